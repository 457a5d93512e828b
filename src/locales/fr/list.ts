import type { list as en } from '@/locales/en/list';
import type { SameMessages } from '@/locales/sameMessages';

export const list: SameMessages<typeof en> = {
  'list.more': 'Afficher plus',
  'list.end': 'C’est tout',
  'list.shown': '{shown} sur {total}',
};
