import type { error as en } from '@/locales/en/error';
import type { SameMessages } from '@/locales/sameMessages';

export const error: SameMessages<typeof en> = {
  'problem.responseStatus': 'Antwort mit Status {status}',
  'problem.noResponse': 'Keine Antwort. Bitte versuch es noch einmal.',
  'problem.request': 'Die Anfrage ging nicht raus. Bitte versuch es noch einmal.',
  'problem.notLoaded': 'Das konnten wir nicht laden',
  'problem.retry': 'Noch einmal versuchen',
  'problem.offline.title': 'Du bist offline',
  'problem.offline.text': 'Dafür brauchst du eine Verbindung.',
  'problem.line.title': 'Wir erreichen den Shop nicht',
  'problem.line.text': 'Die Verbindung ist langsam oder weg. Versuch es gleich noch einmal.',
  'problem.shop.title': 'Bei uns ist etwas schiefgelaufen',
  'problem.shop.text': 'Bitte versuch es gleich noch einmal.',
  'problem.malformed.title': 'Die Antwort des Shops war nicht lesbar',
  'problem.malformed.text': 'Versuch es bitte später noch einmal.',
  'problem.notFound.title': 'Nicht gefunden',
  'problem.notFound.text': 'Vielleicht wurde es entfernt, oder der Link ist unvollständig.',
  'problem.signedOut.title': 'Bitte melde dich an',
  'problem.signedOut.text': 'Ein Einmalcode genügt.',
  'problem.signIn': 'Anmelden',
  'problem.home': 'Zur Startseite',
  'problem.hall': 'Alle Produkte ansehen',
  'problem.page.title': 'Hier ist etwas schiefgelaufen',
  'problem.page.text': 'Deine Bestellungen und Eingaben sind sicher. Lade neu oder geh zur Startseite.',
  'problem.reload': 'Neu laden',
  'problem.rowsLeftOut': {
    one: '{count} Eintrag war nicht lesbar und fehlt hier.',
    other: '{count} Einträge waren nicht lesbar und fehlen hier.',
  },
};
