import type { deletion as en } from '@/locales/en/deletion';
import type { SameMessages } from '@/locales/sameMessages';

export const deletion: SameMessages<typeof en> = {
  'deletion.intro': 'Ein gelöschtes Konto lässt sich nicht wiederherstellen. Das geht mit ihm verloren:',
  'deletion.losses': 'Was du verlierst',
  'deletion.nothing': 'Dein Profil und deine Anmeldung. Mehr ist in diesem Konto nicht.',
  'deletion.loss.balance': 'Guthaben',
  'deletion.loss.coupons': 'Gutscheine, die noch gelten',
  'deletion.loss.tickets': 'Ungenutzte Codes und Tickets',
  'deletion.loss.orders': 'Bestellungen in deiner Übersicht',
  'deletion.loss.addresses': 'Adressen',
  'deletion.loss.alerts': 'Benachrichtigungen',
  'deletion.loss.saved': 'Gemerkte Artikel',
  'deletion.kept':
    'Auch dein Profil wird gelöscht, auf allen Geräten. Belege von Bestellungen hebt der Shop auf, wie es das Gesetz verlangt, ohne deinen Namen und deine Adresse. Bewertungen bleiben ohne deinen Namen stehen, und verschenkte Geschenke gelten weiter.',
  'deletion.blocked': 'Schließ das zuerst ab',
  'deletion.blockedText': 'Solange noch etwas offen ist, lässt sich das Konto nicht löschen.',
  'deletion.blocker.openOrders': {
    one: '{count} Bestellung ist noch nicht abgeschlossen',
    other: '{count} Bestellungen sind noch nicht abgeschlossen',
  },
  'deletion.blocker.openReturns': {
    one: '{count} Rücksendung ist noch nicht abgeschlossen',
    other: '{count} Rücksendungen sind noch nicht abgeschlossen',
  },
  'deletion.blocker.pendingWithdrawals': {
    one: '{count} Auszahlung ist noch unterwegs',
    other: '{count} Auszahlungen sind noch unterwegs',
  },
  'deletion.toOrders': 'Zu den Bestellungen',
  'deletion.toWithdrawals': 'Zu den Auszahlungen',
  'deletion.confirm': 'Bestätige, dass du es bist',
  'deletion.confirmText': 'Wir schicken einen Code an {phone}.',
  'deletion.codeHint': { one: '{count} Ziffer aus der Nachricht', other: '{count} Ziffern aus der Nachricht' },
  'deletion.sentTo': 'Gesendet an {phone}.',
  'deletion.canResend': 'Keine Nachricht an {phone} angekommen? Fordere einen neuen Code an.',
  'deletion.keep': 'Konto behalten',
  'deletion.submit': 'Konto endgültig löschen',
  'deletion.busy': 'Wird gelöscht …',
  'deletion.open': 'In deinem Konto ist noch etwas offen. Die Liste ist jetzt aktuell.',
  'deletion.done': 'Konto gelöscht',
};
