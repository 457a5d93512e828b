import type { problem as en } from '@/locales/en/problem';
import type { SameMessages } from '@/locales/sameMessages';

export const problem: SameMessages<typeof en> = {
  'problem.linkCut': 'Das Ende fehlt. Vielleicht wurde der Link beim Kopieren abgeschnitten.',
  'problem.offline.kept': 'Deine Eingaben sind noch da.',
  'problem.notDone': 'Das hat nicht geklappt. Du kannst es bedenkenlos noch einmal versuchen.',
  'problem.checking': 'Wir prüfen, was passiert ist …',
  'problem.unknown': 'Das können wir noch nicht bestätigen. Erneutes Prüfen führt nichts doppelt aus.',
  'problem.checkAgain': 'Noch einmal prüfen',
  'problem.tooMany': 'Zu viele Versuche. Versuch es in {time} noch einmal.',
  'problem.404.title': 'Seite nicht gefunden',
  'problem.404.text': 'Der Link ist vielleicht veraltet oder vertippt. Hier geht es weiter:',
  'problem.off.title': 'Diese Seite haben wir nicht',
  'problem.off.text': 'Wohin der Link führt, das gibt es in diesem Shop nicht. Das hier schon:',
};
