import type { steps as en } from '@/locales/en/steps';
import type { SameMessages } from '@/locales/sameMessages';

export const steps: SameMessages<typeof en> = {
  'steps.done': 'terminé',
  'steps.now': 'en cours',
  'steps.open': 'à venir',
};
