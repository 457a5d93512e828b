import type { message as en } from '@/locales/en/message';
import type { SameMessages } from '@/locales/sameMessages';

export const message: SameMessages<typeof en> = {
  'message.title': 'Nachricht an den Shop',
  'message.label': 'Deine Nachricht',
  'message.gift.label': 'Dein Grußtext',
  'message.hint': 'Klingel kaputt? Ein besserer Zeitpunkt? Schreib uns, was wir wissen sollten.',
  'message.gift.hint': 'Wir drucken ihn auf eine Karte und legen sie ins Paket.',
  'message.gift.title': 'Grußkarte',
  'message.rows': 'Nachricht und Grußkarte',
  'message.add': 'Hinzufügen',
  'message.count': '{used} von {max}',
  'message.left': { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  'message.kept': 'Für deine nächste Bestellung gespeichert.',
  'message.clear': 'Leeren',
};
