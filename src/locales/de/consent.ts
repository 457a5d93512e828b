import type { consent as en } from '@/locales/en/consent';
import type { SameMessages } from '@/locales/sameMessages';

export const consent: SameMessages<typeof en> = {
  'consent.title': 'Dürfen wir aus deinem Besuch lernen?',
  'consent.text':
    'Wir möchten sehen, welche Seiten genutzt werden und was nicht funktioniert: keine Namen, keine Adressen, keine Bestellnummern. Deine Antwort kannst du jederzeit in den Einstellungen ändern.',
  'consent.privacy': 'Datenschutzerklärung',
  'consent.accept': 'Erlauben',
  'consent.refuse': 'Nicht erlauben',
  'consent.scripts':
    'Dienste anderer Firmen helfen uns, Besuche zu zählen, und erfahren, was du dir hier ansiehst. Deine Antwort kannst du jederzeit in den Einstellungen ändern.',
  'consent.acceptSelection': 'Auswahl erlauben',
  'consent.acceptAll': 'Alles erlauben',
  'consent.setting': 'Nutzung und Fehler',
  'consent.marketing': 'Werbung',
  'consent.setting.yes': 'Erlaubt',
  'consent.setting.no': 'Nicht erlaubt',
};
