import type { demoCode as en } from '@/locales/en/demoCode';
import type { SameMessages } from '@/locales/sameMessages';

export const demoCode: SameMessages<typeof en> = {
  'login.demoFrom.phone': 'SMS de démonstration · rien n’a été envoyé',
  'login.demoFrom.email': 'E-mail de démonstration · rien n’a été réellement envoyé',
  'login.demoText': 'Votre code est {code}',
  'login.demoUse': 'Utiliser ce code',
};
