import type { deletionEntry as en } from '@/locales/en/deletionEntry';
import type { SameMessages } from '@/locales/sameMessages';

export const deletionEntry: SameMessages<typeof en> = {
  'profile.delete': 'Supprimer le compte',
};
