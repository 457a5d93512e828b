import type { settings as en } from '@/locales/en/settings';
import type { SameMessages } from '@/locales/sameMessages';

export const settings: SameMessages<typeof en> = {
  'settings.language': 'Sprache',
  'settings.theme': 'Darstellung',
  'settings.theme.system': 'System',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.pageSet': 'Ansicht',
  'settings.pageSet.h5': 'Mobil',
  'settings.pageSet.pc': 'Desktop',
};
