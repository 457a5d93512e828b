export const plants: Readonly<Record<string, string>> = {
  'houseplant succulent': 'Zimmerpflanze Sukkulente',
  'houseplant indoor': 'Zimmerpflanze',
  'Desk monstera': 'Schreibtisch-Monstera',
  'A young plant with big plans. First split leaf by spring.':
    'Eine junge Pflanze mit großen Plänen. Erstes geteiltes Blatt bis zum Frühling.',
  'Raised from a cutting of ours, potted today in terracotta with a saucer.':
    'Aus einem eigenen Steckling gezogen, heute in Terrakotta getopft, mit Untersetzer.',
  Care: 'Pflege',
  'Light: near a window, out of the midday sun': 'Licht: am Fenster, ohne Mittagssonne',
  'Water: when the top inch is dry': 'Wasser: wenn die oberen 2 cm trocken sind',
  'Do not let cats and toddlers chew it': 'Nichts für Katzen und Kleinkinder, die daran kauen',
  'If it arrives tired, send a photo within seven days and we send another.':
    'Kommt sie müde an, schick uns innerhalb von sieben Tagen ein Foto, und wir schicken eine neue.',
  'Patient cactus': 'Geduldiger Kaktus',
  'Water it on the first of the month and otherwise admire it.':
    'Gieß ihn am Ersten des Monats und bewundere ihn sonst nur.',
  'Eight years old, 9 inches tall, and in no hurry. Puts out one arm every decade or so.':
    'Acht Jahre alt, 22 cm hoch und ohne Eile. Treibt etwa alle zehn Jahre einen Arm.',
  'Wants your sunniest sill and forgives a forgotten summer. Packed in a collar of straw, so that nobody is pricked.':
    'Wünscht sich deine sonnigste Fensterbank und verzeiht einen vergessenen Sommer. In einem Kragen aus Stroh verpackt, damit sich niemand sticht.',
  Pot: 'Topf',
  Sand: 'Sand',
  'Giant sunflower seeds': 'Riesensonnenblumen, Samen',
  'Ten feet by August, if the snails agree.': 'Drei Meter bis August, wenn die Schnecken einverstanden sind.',
  'Forty seeds from last year’s tallest row. Sow from April, a finger deep and a step apart.':
    'Vierzig Samen aus der höchsten Reihe vom letzten Jahr. Ab April säen, einen Finger tief und einen Schritt auseinander.',
  'Leave the heads standing in autumn: the finches have waited, too.':
    'Lass die Köpfe im Herbst stehen: Die Finken haben auch gewartet.',
  'Tulip bulbs, twenty': 'Tulpenzwiebeln, zwanzig Stück',
  'Dug up, dried, and sent when it is time to plant them.':
    'Ausgegraben, getrocknet und verschickt, wenn es Zeit zum Pflanzen ist.',
  'Large bulbs from one grower, three kinds that open one after another and keep a bed in flower for six weeks.':
    'Große Zwiebeln aus einer Gärtnerei, drei Sorten, die nacheinander aufgehen und ein Beet sechs Wochen lang blühen lassen.',
  'They ship in the first cold week. Plant at once, twice as deep as the bulb is tall.':
    'Wir verschicken sie in der ersten kalten Woche. Gleich pflanzen, doppelt so tief, wie die Zwiebel hoch ist.',
  Blush: 'Rosé',
  Flame: 'Flamme',
  Mixed: 'Gemischt',
  'Bulbs ship when the ground is cold enough, on the date above. You pay now and may cancel until then for a full refund.':
    'Die Zwiebeln gehen raus, wenn der Boden kalt genug ist, ab dem Datum oben. Du zahlst jetzt und kannst bis dahin stornieren und bekommst alles zurück.',
  'Parlor palm': 'Bergpalme',
  'Likes shade, company and being talked to.': 'Mag Schatten, Gesellschaft und ein gutes Gespräch.',
  'It asks for little light and gives back the air of a better hotel. Safe for cats, children and absent-minded owners.':
    'Sie braucht wenig Licht und gibt dafür die Luft eines besseren Hotels. Sicher für Katzen, Kinder und zerstreute Menschen.',
  'Small 16 inches, for a shelf': 'Klein: 40 cm, fürs Regal',
  'Medium 32 inches, for a corner': 'Mittel: 80 cm, für die Ecke',
  'Large 5 feet, for a statement': 'Groß: 150 cm, als Ansage',
  Medium: 'Mittel',
  Large: 'Groß',
  'Friday bouquet': 'Freitagsstrauß',
  'Whatever was best at the market this morning.': 'Was heute früh auf dem Markt am schönsten war.',
  'Cut before sunrise, tied by nine, at your door tomorrow with its feet in water.':
    'Vor Sonnenaufgang geschnitten, um neun gebunden und morgen mit den Füßen im Wasser an deiner Tür.',
  'We choose the flowers and promise a week in the vase. A card with your own words goes with it: write them in the note.':
    'Wir wählen die Blumen und versprechen eine Woche in der Vase. Eine Karte mit deinen Worten kommt mit: Schreib sie in die Notiz.',
  Posy: 'Sträußchen',
  Full: 'Üppig',
  Grand: 'Prachtvoll',
  'Bowl lotus': 'Schalenlotus',
  'A pond for a balcony, in a 12-inch bowl.': 'Ein Teich für den Balkon, in einer 30-cm-Schale.',
  'One rhizome that is awake, clay to set it in, and a page of patience. Flowers in its first summer.':
    'Ein Rhizom, das schon wach ist, Lehm zum Einsetzen und eine Seite Geduld. Blüht im ersten Sommer.',
  'The ponds sleep until March. Save it, and you will see when it is back.':
    'Die Teiche schlafen bis März. Merk ihn dir, dann siehst du, wann er wieder da ist.',
};
