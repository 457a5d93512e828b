import type { pay as en } from '@/locales/en/pay';
import type { SameMessages } from '@/locales/sameMessages';

export const pay: SameMessages<typeof en> = {
  'checkout.pay.title': 'Wie möchtest du bezahlen?',
  'checkout.pay.order': 'Bestellung {number}',
  'checkout.pay.methods': 'Zahlungsarten',
  'checkout.pay.unusable': 'Für diese Bestellung nicht möglich',
  'checkout.pay.other': 'Andere Zahlungsart wählen',
  'checkout.pay.notOpened':
    'Die Bezahlseite lässt sich nicht öffnen, dort wurde also nichts abgebucht. Prüf noch einmal oder melde dich bei uns, wenn es so bleibt.',
  'checkout.pay.declined': 'Deine Zahlung wurde abgelehnt ({name}). Es wurde nichts abgebucht.',
  'checkout.pay.cancelled': 'Du hast die Zahlung abgebrochen ({name}). Es wurde nichts abgebucht.',
  'checkout.pay.unheard':
    '{name} hat deine Zahlung noch nicht bestätigt. Sobald das geschieht, aktualisiert sich deine Bestellung von selbst. Falls du nicht fertig bezahlt hast, kannst du weitermachen oder eine andere Zahlungsart wählen.',
  'checkout.pay.returned':
    'Deine Zahlung kam an, als diese Bestellung schon geschlossen war. {amount} gehen zurück an: {name}.',
  'checkout.pay.returnedTwice': 'Bei uns kam eine zweite Zahlung an. {amount} gehen zurück an: {name}.',
  'checkout.pay.mayReturn':
    '{name} hat deine Zahlung nicht bestätigt. Falls dir {amount} abgebucht wurden, bekommst du sie automatisch zurück.',
};
