import type { list as en } from '@/locales/en/list';
import type { SameMessages } from '@/locales/sameMessages';

export const list: SameMessages<typeof en> = {
  'list.more': 'Mehr zeigen',
  'list.end': 'Das ist alles',
  'list.shown': '{shown} von {total}',
};
