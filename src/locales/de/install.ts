import type { install as en } from '@/locales/en/install';
import type { SameMessages } from '@/locales/sameMessages';

export const install: SameMessages<typeof en> = {
  'install.title': '{name} auf deinem Startbildschirm',
  'install.title.pc': '{name} mit einem Klick',
  'install.text': 'Öffnet schneller, und deine Tickets hast du auch offline dabei.',
  'install.textPlain': 'Öffnet schneller, in einem eigenen Fenster.',
  'install.share': 'Tippe im Browser auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
  'install.accept': 'Installieren',
  'install.later': 'Jetzt nicht',
  'install.never': 'Nicht mehr fragen',
};
