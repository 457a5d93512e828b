import type { notice as en } from '@/locales/en/notice';
import type { SameMessages } from '@/locales/sameMessages';

export const notice: SameMessages<typeof en> = {
  'notice.success': 'Succès',
  'notice.warning': 'Avertissement',
  'notice.error': 'Erreur',
};
