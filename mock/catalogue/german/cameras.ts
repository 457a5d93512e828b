export const cameras: Readonly<Record<string, string>> = {
  'camping hiking lamp': 'Camping Wandern Lampe',
  'Field camera F2': 'Feldkamera F2',
  'A dial for light, a dial for time, and a window to look through.':
    'Ein Rad für das Licht, eins für die Zeit und ein Fenster zum Durchsehen.',
  'The F2 wakes before it reaches your eye. Everything that matters is a wheel on the outside; the menu has a single page.':
    'Die F2 ist wach, bevor sie dein Auge erreicht. Alles Wichtige ist ein Rad außen; das Menü hat eine einzige Seite.',
  '35 mm f/2 lens, sharp to the corners from f/2.8': '35-mm-Objektiv f/2, ab f/2,8 scharf bis in die Ecken',
  '26 megapixels, or a square of 17': '26 Megapixel, oder ein Quadrat mit 17',
  'A shutter you hear only when you want to': 'Ein Verschluss, den du nur hörst, wenn du willst',
  '15 oz with battery; 400 pictures a charge': '425 g mit Akku; 400 Bilder pro Ladung',
  'Camera, battery, leather strap, lens cap and a spare for the one you will lose.':
    'Kamera, Akku, Lederriemen, Objektivdeckel und ein zweiter für den, den du verlieren wirst.',
  Silver: 'Silber',
  Black: 'Schwarz',
  'Weekend camcorder': 'Camcorder Wochenende',
  'One red button. Birthdays, first steps, dogs at the sea.':
    'Ein roter Knopf. Geburtstage, erste Schritte, Hunde am Meer.',
  'It does one thing and keeps at it for three hours: steady pictures, clear voices, a zoom that does not hunt.':
    'Er kann eine Sache, und die drei Stunden lang: ruhige Bilder, klare Stimmen, ein Zoom, der nicht sucht.',
  '4K at 30 frames, stabilized in the lens': '4K mit 30 Bildern, im Objektiv stabilisiert',
  'A screen that turns to face whoever is talking': 'Ein Display, das sich zu dem dreht, der gerade spricht',
  'Plays straight to a television by HDMI': 'Läuft über HDMI direkt am Fernseher',
  'Backyard Observatory telescope': 'Teleskop Gartensternwarte',
  'Saturn’s rings from the garden, found for you in a minute.':
    'Die Ringe des Saturn aus dem Garten, in einer Minute für dich gefunden.',
  'Switch it on, let it look at three stars, and it knows where it stands. Then choose a planet and step up to the eyepiece.':
    'Schalt es ein und lass es drei Sterne ansehen, dann weiß es, wo es steht. Such dir einen Planeten aus und tritt ans Okular.',
  'Mirror of <strong>114 mm</strong>, from 45 to 200 times': 'Spiegel mit <strong>114 mm</strong>, 45- bis 200-fach',
  '24 lb in all; up in five minutes': 'Zusammen 11 kg; in fünf Minuten aufgebaut',
  'The mount follows the sky, so that children have time to look':
    'Die Montierung folgt dem Himmel, damit Kinder Zeit zum Schauen haben',
  'Comes in two boxes with a carrier who brings them to the door. One per order: we build eight a month.':
    'Kommt in zwei Paketen, die bis an die Tür getragen werden. Eins pro Bestellung: Wir bauen acht im Monat.',
  'Quiet Grain film, three rolls': 'Film Quiet Grain, drei Rollen',
  'Color negative 35 mm with skies that stay in the picture.':
    'Farbnegativfilm für Kleinbild, mit Himmeln, die im Bild bleiben.',
  'Soft reds, honest greens, and latitude enough for a camera older than you.':
    'Weiche Rottöne, ehrliches Grün und Spielraum genug für eine Kamera, die älter ist als du.',
  'Process C-41 at any lab. Keep it in the fridge until the month on the box; ISO 800 is rolled at 36 only.':
    'Prozess C-41 in jedem Labor. Bis zum Monat auf der Schachtel im Kühlschrank aufheben; ISO 800 gibt es nur mit 36 Bildern.',
  Speed: 'Empfindlichkeit',
  'ISO 100': 'ISO 100',
  'ISO 400': 'ISO 400',
  'ISO 800': 'ISO 800',
  Frames: 'Bilder',
  '24': '24',
  '36': '36',
  'Bedsheet Cinema projector with tripod, felt carrying bag and 33 ft cable':
    'Beamer Bettlakenkino mit Stativ, Filztasche und 10-m-Kabel',
  'Any white wall, any warm evening.': 'Jede weiße Wand, jeder warme Abend.',
  'It squares the picture by itself, finds the focus by itself, and is quieter than the popcorn.':
    'Er rückt das Bild selbst gerade, stellt selbst scharf und ist leiser als das Popcorn.',
  'Up to 8 ft wide from 10 ft away': 'Bis 2,5 m breit aus 3 m Abstand',
  '700 lumens: curtains by day, nothing by night': '700 Lumen: tagsüber Vorhänge zu, nachts nichts',
  'Two and a half hours on battery, which is most films':
    'Zweieinhalb Stunden mit Akku, das reicht für die meisten Filme',
  'Kitchen Table microscope': 'Mikroskop Küchentisch',
  'An onion is a city. See for yourself.': 'Eine Zwiebel ist eine Stadt. Sieh selbst.',
  'Metal body, glass lenses and a lamp from above and below. Strong enough for ten-year-olds, exact enough for their parents.':
    'Metallgehäuse, Glaslinsen und Licht von oben und unten. Robust genug für Zehnjährige, genau genug für ihre Eltern.',
  '40, 100 and 400 times': '40-, 100- und 400-fach',
  'Twelve slides, five of them empty and waiting': 'Zwölf Objektträger, fünf davon leer und voller Erwartung',
  'A clip that holds a phone to the eyepiece': 'Ein Halter für das Handy am Okular',
  'Night Walk flashlight': 'Taschenlampe Nachtspaziergang',
  'Warm light first, bright light when you mean it.': 'Erst warmes Licht, helles, wenn du es ernst meinst.',
  'One press for the path, two for the far end of it. The ring turns the beam from a pool into a pencil.':
    'Einmal drücken für den Weg, zweimal für sein fernes Ende. Der Ring macht aus dem Lichtkreis einen Strahl.',
  'Charges by USB-C, floats, and hangs from its tail.': 'Lädt per USB-C, schwimmt und hängt am Ende auf.',
};
