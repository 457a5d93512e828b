export const play: Readonly<Record<string, string>> = {
  'plush teddy': 'Plüsch Teddy',
  'board game': 'Brettspiel',
  'wireless video game console': 'kabellos Videospiel Konsole',
  'wireless bluetooth video game console': 'kabellos Bluetooth Videospiel Konsole',
  'Good Loser controller': 'Controller Guter Verlierer',
  'Sticks that do not drift, so that there is no excuse.':
    'Sticks, die nicht driften. Damit gibt es keine Ausrede mehr.',
  'Magnetic sticks without a contact to wear out, triggers with a short and a long way, and a grip that survives a rematch.':
    'Magnetische Sticks ohne Kontakte, die sich abnutzen, Trigger mit kurzem und langem Weg und ein Griff, der jede Revanche übersteht.',
  'Pairs with consoles, computers, phones and televisions':
    'Koppelt sich mit Konsolen, Computern, Handys und Fernsehern',
  '30 hours; plays on while it charges': '30 Stunden; beim Laden geht das Spiel weiter',
  Rose: 'Rose',
  Ice: 'Eis',
  'Coin-op joystick': 'Münz-Joystick',
  'Eight clicks, one red ball, no coins needed.': 'Acht Klicks, eine rote Kugel, keine Münzen nötig.',
  'The parts come from the people who still repair arcade halls. Heavy enough to stay on the table when it gets close.':
    'Die Teile stammen von Leuten, die noch immer Spielhallen reparieren. Schwer genug, um auf dem Tisch zu bleiben, wenn es eng wird.',
  'USB-C and wireless; the plate lifts off with two screws, for those who like to change the springs.':
    'USB-C und kabellos; die Platte löst du mit zwei Schrauben, falls du gern Federn tauschst.',
  'Slow Rain jigsaw': 'Puzzle Langsamer Regen',
  'A painted street that takes a whole wet weekend.': 'Eine gemalte Straße für ein ganzes verregnetes Wochenende.',
  'Thick board, linen print, and no two pieces alike. The box holds a sheet of felt, so that the table can be laid for dinner.':
    'Dicke Pappe, Leinenstruktur und kein Teil wie das andere. Eine Filzmatte liegt bei, damit der Tisch zum Essen gedeckt werden kann.',
  'A piece missing? Write to us with a photo of the hole, and we cut it for you.':
    'Ein Teil fehlt? Schick uns ein Foto der Lücke, und wir schneiden es dir.',
  Motif: 'Motiv',
  Orchard: 'Obstgarten',
  Pieces: 'Teile',
  '500': '500',
  '1,000': '1.000',
  '2,000': '2.000',
  'Train Table travel chess': 'Reiseschach Zugtisch',
  'Magnets strong enough for a mountain line.': 'Magnete, stark genug für eine Bergbahn.',
  'Thirty-two weighted pieces in a folding board the size of a paperback. Closed, it keeps the game exactly as you left it.':
    'Zweiunddreißig beschwerte Figuren in einem Klappbrett, groß wie ein Taschenbuch. Zugeklappt bleibt die Partie genau so stehen, wie du sie verlassen hast.',
  'Boxwood and rosewood, felt underneath, rules in four languages.':
    'Buchsbaum und Palisander, Filz darunter, Regeln in vier Sprachen.',
  'Big Sky kite': 'Drachen Weiter Himmel',
  'Flies in a breeze that only just moves leaves.': 'Fliegt bei einer Brise, die kaum die Blätter bewegt.',
  'Ripstop cloth on carbon rods, 55 inches across, 130 feet of line on a reel that a child can brake.':
    'Ripstop auf Karbonstäben, 1,4 m Spannweite, 40 m Schnur auf einer Spule, die ein Kind bremsen kann.',
  'Two spare rods are in the bag, because there are trees.': 'Zwei Ersatzstäbe liegen bei, denn es gibt Bäume.',
  'Bear of few words': 'Bär der wenigen Worte',
  'Listens well. Machine-washable, cold.': 'Hört gut zu. Kalt waschbar.',
  'Wool outside, recycled filling inside, stitched eyes that do not come off in a small mouth.':
    'Außen Wolle, innen recycelte Füllung, und gestickte Augen, die in keinem kleinen Mund landen.',
  'Tested for newborns and held, on average, by people of thirty-four.':
    'Geprüft für Neugeborene und im Schnitt gehalten von Vierunddreißigjährigen.',
  'Small, 11 inches': 'Klein, 28 cm',
  'Big, 18 inches': 'Groß, 45 cm',
  'Side Street skateboard': 'Skateboard Seitenstraße',
  'Seven layers of maple, set up and ready to roll.': 'Sieben Lagen Ahorn, fertig aufgebaut.',
  'Pressed, drilled and assembled one at a time. Hard wheels for parks and ledges, soft ones for streets with a history.':
    'Einzeln gepresst, gebohrt und montiert. Harte Rollen für Parks und Kanten, weiche für Straßen mit Geschichte.',
  'Which width?': 'Welche Breite?',
  '<strong>8.0</strong> for shoes up to US men’s 8': '<strong>8,0</strong> bis Schuhgröße 41',
  '<strong>8.25</strong> for almost everybody': '<strong>8,25</strong> für fast alle',
  '<strong>8.5</strong> for ramps and large feet, with hard wheels only':
    '<strong>8,5</strong> für Rampen und große Füße, nur mit harten Rollen',
  Width: 'Breite',
  '8.0″': '8,0″',
  '8.25″': '8,25″',
  '8.5″': '8,5″',
  Wheels: 'Rollen',
  Hard: 'Hart',
  Soft: 'Weich',
  Art: 'Design',
  'Plain plum': 'Pflaume uni',
  Comet: 'Komet',
};
