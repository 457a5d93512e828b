import type { search as en } from '@/locales/en/search';
import type { SameMessages } from '@/locales/sameMessages';

export const search: SameMessages<typeof en> = {
  'shell.searchClear': 'Effacer la recherche',
};
