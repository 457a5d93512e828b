import type { docsApi as en } from '@/locales/en/docsApi';
import type { SameMessages } from '@/locales/sameMessages';

export const docsApi: SameMessages<typeof en> = {
  'docs.api.lead':
    'Prüft die API im Einsatz Aufruf für Aufruf gegen den Vertrag. Es wird nur gelesen. „npm run check:api“ tut dasselbe im Terminal und kann auch Schreibvorgänge versuchen.',
  'docs.api.running': { one: 'Prüfung läuft … {count} Aufruf bisher', other: 'Prüfung läuft … {count} Aufrufe bisher' },
  'docs.api.checking': 'Prüfung läuft …',
  'docs.api.again': 'Noch einmal prüfen',
  'docs.api.minimumWorks': '{count} von {of} Aufrufen eines Minimal-Shops funktionieren.',
  'docs.api.counts':
    '{works} funktionieren · {wrong} mit Abweichungen · {missing} fehlen · {failed} Fehler · {notTried} nicht versucht',
  'docs.api.as': 'Gelesen als {name}.',
  'docs.api.asNobody': 'Ohne Anmeldung gelesen. Melde dich an, um auch die Aufrufe von Kunden zu prüfen.',
  'docs.api.minimum': 'Minimal-Shop',
  'docs.api.state.works': 'Funktioniert',
  'docs.api.state.tolerated': 'Funktioniert, mit Abweichungen',
  'docs.api.state.wrong': 'Falsches Feld',
  'docs.api.state.missing': 'Fehlt',
  'docs.api.state.failed': 'Fehler',
  'docs.api.state.unreachable': 'Keine Antwort',
  'docs.api.state.notTried': 'Nicht versucht',
  'docs.api.status': 'Status {status}',
  'docs.api.skip.write': 'Ein Schreibvorgang. Versuch ihn in der Liste der Aufrufe.',
  'docs.api.skip.signIn': 'Braucht eine Anmeldung.',
  'docs.api.skip.needs': 'Braucht {what}, und {call} lieferte keins.',
  'docs.api.needed.product': 'ein Produkt',
  'docs.api.needed.sku': 'eine SKU',
  'docs.api.needed.article': 'einen Artikel',
  'docs.api.needed.quote': 'ein Angebot',
  'docs.api.needed.order': 'eine Bestellung',
  'docs.api.needed.payableOrder': 'eine Bestellung zum Bezahlen',
  'docs.api.needed.cancellableOrder': 'eine Bestellung zum Stornieren',
  'docs.api.needed.ticket': 'ein Ticket',
  'docs.api.needed.balance': 'ein Guthaben',
  'docs.api.needed.address': 'eine Adresse',
};
