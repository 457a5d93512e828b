export const audio: Readonly<Record<string, string>> = {
  'podcast recording': 'Podcast Aufnahme',
  'wireless bluetooth waterproof': 'kabellos Bluetooth wasserdicht',
  'wireless bluetooth noise cancelling over-ear': 'kabellos Bluetooth Geräuschunterdrückung over-ear',
  'Cloud Nine headphones': 'Kopfhörer Wolke Neun',
  'Forty hours of quiet. Folds flat, charges in the time of a coffee.':
    'Vierzig Stunden Ruhe. Flach faltbar und in einer Kaffeepause geladen.',
  'Soft cushions, a light band, and an off switch for the world: three microphones a side cancel trains, fans and open offices.':
    'Weiche Polster, ein leichter Bügel und ein Ausschalter für die Welt: Drei Mikrofone pro Seite dämpfen Züge, Lüfter und Großraumbüros.',
  '<strong>40 hours</strong> on one charge, noise canceling included':
    '<strong>40 Stunden</strong> mit einer Ladung, auch mit Geräuschunterdrückung',
  'Full again in 40 minutes; ten on the cable give ten hours':
    'In 40 Minuten wieder voll; zehn Minuten am Kabel reichen für zehn Stunden',
  'Two devices at once, so that the call finds you': 'Zwei Geräte zugleich, damit dich jeder Anruf erreicht',
  '8 oz, folds to a flat 1.6 inches': '228 g, flach gefaltet nur 4 cm dick',
  'Headphones, a 3 ft USB-C cable and a 3.5 mm cable. The bundle adds a hard case of pressed felt, made for Blossom only.':
    'Kopfhörer, ein USB-C-Kabel (1 m) und ein 3,5-mm-Kabel. Im Set liegt ein festes Etui aus gepresstem Filz bei, nur in Blüte.',
  Blossom: 'Blüte',
  Graphite: 'Graphit',
  Sage: 'Salbei',
  Bundle: 'Set',
  Alone: 'Ohne Etui',
  'With case': 'Mit Etui',
  'Harbor radio': 'Hafenradio',
  'FM, long wave and a handle. Finds the station by feel.':
    'UKW, Langwelle und ein Griff. Den Sender findest du mit den Fingern.',
  'One large dial that clicks at your five stations, one for the volume, and nothing that asks for an update.':
    'Ein großer Drehknopf, der bei deinen fünf Sendern klickt, einer für die Lautstärke und nichts, das ein Update will.',
  'Plugs in, or runs 90 hours on four AA batteries': 'Mit Netzkabel, oder 90 Stunden mit vier AA-Batterien',
  'Wooden cabinet, 10 × 6 inches, 3 lb': 'Holzgehäuse, 26 × 15 cm, 1,4 kg',
  'Headphone socket for late matches': 'Kopfhörerbuchse für späte Spiele',
  'Windowsill speaker': 'Lautsprecher Fensterbank',
  'A full room of sound from something the size of a loaf.': 'Füllt ein Zimmer mit Klang und ist so groß wie ein Brot.',
  'Made to stand with its back to a window or wall, which it uses to carry the bass.':
    'Gebaut, um mit dem Rücken an Fenster oder Wand zu stehen. So trägt der Bass.',
  '18 hours on a charge; the handle is the charger': '18 Stunden pro Ladung; der Griff ist das Ladegerät',
  'Two of them find each other and become a pair': 'Zwei davon finden einander und werden ein Paar',
  'Rain does not trouble it (IPX5)': 'Regen macht ihm nichts aus (IPX5)',
  Chalk: 'Kreide',
  'Rain on Tin Roofs, on CD': 'Regen auf Blechdächern, CD',
  'Seventy-one minutes of weather, recorded in one night.': 'Einundsiebzig Minuten Wetter, aufgenommen in einer Nacht.',
  'Three microphones under three roofs, and no music at all. People put it on to sleep, to write and to soothe dogs.':
    'Drei Mikrofone unter drei Dächern und kein einziger Ton Musik. Manche schlafen damit ein, manche schreiben, manche beruhigen ihren Hund.',
  'The booklet names the roofs, the hours and the wind.': 'Im Heft stehen Dächer, Uhrzeiten und Wind.',
  'Little Stage microphone': 'Mikrofon Kleine Bühne',
  'Makes a kitchen sound like a studio, or at least a smaller kitchen.':
    'Macht aus der Küche ein Studio, mindestens aber eine kleinere Küche.',
  'Plug it in by USB-C and speak. It hears what stands in front of it and politely ignores the dishwasher behind.':
    'Per USB-C anschließen und sprechen. Es hört, was vor ihm steht, und überhört höflich die Spülmaschine dahinter.',
  'Mute by touch, with a light that cannot lie': 'Stumm per Berührung, mit einem Licht, das nicht lügen kann',
  'Listen to yourself through its own headphone socket': 'Hör dir über die eigene Kopfhörerbuchse selbst zu',
  'The arm clamps to tables up to 2 inches thick': 'Der Arm lässt sich an Tische bis 5 cm Dicke klemmen',
  'With stand': 'Mit Tischständer',
  'With arm': 'Mit Arm',
  'Corner Keys travel piano, 49 keys': 'Reisepiano Corner Keys, 49 Tasten',
  'Real weight under the fingers, 8.6 lb on the shoulder.':
    'Echtes Gewicht unter den Fingern, 3,9 kg auf der Schulter.',
  'Wooden keys with hammers, four sounds that were worth keeping, and a music stand that is also the lid.':
    'Holztasten mit Hämmern, vier Klänge, die bleiben durften, und ein Notenpult, das zugleich der Deckel ist.',
  'Nine hours on battery, USB-C and a pedal in the box': 'Neun Stunden mit Akku, USB-C-Kabel und Pedal liegen bei',
  'Two headphone sockets, for teacher and pupil': 'Zwei Kopfhörerbuchsen, für Lehrerin und Schüler',
  'Porch banjo, five strings': 'Verandabanjo, fünf Saiten',
  'Bright, forgiving, and loud enough for one neighbor.': 'Hell, nachsichtig und laut genug für genau eine Nachbarin.',
  'Maple rim, rosewood fingerboard, a calfskin-look head that does not mind damp evenings.':
    'Zarge aus Ahorn, Griffbrett aus Palisander und ein Fell in Kalbslederoptik, dem feuchte Abende nichts ausmachen.',
  'Set up by hand before it leaves us, with a booklet of twelve tunes that begin with one chord.':
    'Von Hand eingestellt, bevor es zu dir reist, mit einem Heft voll Stücke: zwölf, die mit einem Akkord beginnen.',
  'Strung for': 'Bespannt für',
  'Right hand': 'Rechte Hand',
  'Left hand': 'Linke Hand',
};
