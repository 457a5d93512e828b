export const settings = {
  'settings.language': 'Language',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'Like the device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.pageSet': 'Pages',
  'settings.pageSet.h5': 'Phone',
  'settings.pageSet.pc': 'Desktop',
} as const;
