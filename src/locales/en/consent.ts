/** Messages about consent. The code that asks for it contains them. */
export const consent = {
  'consent.title': 'May we learn from your visit?',
  'consent.text':
    'We would like to see which pages are used and what breaks: no names, no addresses, no order numbers. You can change your answer in the settings at any time.',
  'consent.privacy': 'Privacy policy',
  'consent.accept': 'Allow',
  'consent.refuse': 'Don’t allow',
  'consent.scripts':
    'Other companies’ services help us to count visits, and learn what you look at here. You can change your answer in the settings at any time.',
  'consent.acceptSelection': 'Allow selection',
  'consent.acceptAll': 'Allow all',
  'consent.setting': 'Usage and errors',
  'consent.marketing': 'Advertising',
  'consent.setting.yes': 'Allowed',
  'consent.setting.no': 'Not allowed',
} as const;
