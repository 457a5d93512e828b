export const settings = {
  'settings.language': 'Language',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'System',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.pageSet': 'Layout',
  'settings.pageSet.h5': 'Mobile',
  'settings.pageSet.pc': 'Desktop',
} as const;
