import type { shellShared as en } from '@/locales/en/shellShared';
import type { SameMessages } from '@/locales/sameMessages';

export const shellShared: SameMessages<typeof en> = {
  'shell.virtual': 'Digitales',
  'shell.account': 'Konto',
  'shell.motto': SHOP.motto.de,
  'shell.agreed': 'Rechtliches',
  'shell.agreement': 'Nutzungsbedingungen',
  'shell.privacy': 'Datenschutz',
  'shell.withdrawal': 'Widerruf',
  'shell.imprint': 'Impressum',
};
