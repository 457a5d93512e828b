import type { demoCode as en } from '@/locales/en/demoCode';
import type { SameMessages } from '@/locales/sameMessages';

export const demoCode: SameMessages<typeof en> = {
  'login.demoFrom.phone': 'Demo-SMS · nicht wirklich gesendet',
  'login.demoFrom.email': 'Demo-E-Mail · es wurde nichts wirklich gesendet',
  'login.demoText': 'Dein Code ist {code}',
  'login.demoUse': 'Diesen Code verwenden',
};
