import type { settings as en } from '@/locales/en/settings';
import type { SameMessages } from '@/locales/sameMessages';

export const settings: SameMessages<typeof en> = {
  'settings.language': 'Langue',
  'settings.theme': 'Apparence',
  'settings.theme.system': 'Système',
  'settings.theme.light': 'Claire',
  'settings.theme.dark': 'Sombre',
  'settings.pageSet': 'Affichage',
  'settings.pageSet.h5': 'Mobile',
  'settings.pageSet.pc': 'Ordinateur',
};
