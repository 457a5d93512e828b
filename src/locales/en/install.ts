/** Messages of the offer to install the shop as an app. */
export const install = {
  'install.title': 'Keep {name} on your home screen',
  'install.title.pc': 'Keep {name} one click away',
  'install.text': 'It opens faster, and your tickets are there even offline.',
  'install.textPlain': 'It opens faster, in a window of its own.',
  'install.share': 'Tap Share in the browser, then “Add to Home Screen”.',
  'install.accept': 'Install',
  'install.later': 'Not now',
  'install.never': 'Don’t ask again',
} as const;
