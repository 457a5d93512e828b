import type { shellShared as en } from '@/locales/en/shellShared';
import type { SameMessages } from '@/locales/sameMessages';

export const shellShared: SameMessages<typeof en> = {
  'shell.virtual': 'Numérique',
  'shell.account': 'Compte',
  'shell.motto': SHOP.motto.fr,
  'shell.agreed': 'Informations légales',
  'shell.agreement': 'Conditions d’utilisation',
  'shell.privacy': 'Confidentialité',
  'shell.withdrawal': 'Droit de rétractation',
  'shell.imprint': 'Mentions légales',
};
