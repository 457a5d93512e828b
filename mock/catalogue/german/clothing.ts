export const clothing: Readonly<Record<string, string>> = {
  winter: 'Winter',
  'First Frost coat': 'Mantel Erster Frost',
  'Wool from one valley, cut to be worn over everything.':
    'Wolle aus einem einzigen Tal, geschnitten, um über alles zu passen.',
  'Boiled wool keeps the wind out without a lining that crackles. Pockets deep enough for gloves and a paperback.':
    'Walkwolle hält den Wind ab, ohne dass ein Futter knistert. Taschen, tief genug für Handschuhe und ein Taschenbuch.',
  'The cut is generous: take your usual size, or one less if you like it close. Ink is made from S to L.':
    'Der Schnitt ist großzügig: Nimm deine übliche Größe, oder eine kleiner, wenn du es enger magst. Tinte gibt es von S bis L.',
  Camel: 'Kamel',
  XS: 'XS',
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  'Paper Plane sneakers': 'Sneaker Papierflieger',
  '6.7 oz a shoe, and nothing to break in.': '190 g pro Schuh und nichts einzulaufen.',
  'Knitted in one piece on a sole that rolls. Good for six miles of city or three of running.':
    'Aus einem Stück gestrickt, auf einer Sohle, die abrollt. Gut für zehn Kilometer Stadt oder fünf im Laufschritt.',
  'US sizes, men’s and women’s. Runs true to size. Between two, take the larger: feet grow by evening.':
    'US-Größen für Herren und Damen. Fällt normal aus. Im Zweifel die größere: Füße wachsen bis zum Abend.',
  'Odd Pair socks, three pairs': 'Socken Ungleiches Paar, drei Paar',
  'Six different socks that all go together.': 'Sechs verschiedene Socken, die alle zusammenpassen.',
  'Knitted so that any two are a pair. Losing one has no consequences any more.':
    'So gestrickt, dass je zwei ein Paar sind. Eine zu verlieren bleibt ohne Folgen.',
  '80% organic cotton, flat toe seam, machine wash warm.': '80 % Bio-Baumwolle, flache Zehennaht, bei 40 °C waschbar.',
  'M 4–7 / W 5.5–8.5': 'M 4–7 / W 5,5–8,5',
  'M 8–11 / W 9.5–12.5': 'M 8–11 / W 9,5–12,5',
  'Long Way Home scarf': 'Schal Langer Heimweg',
  'Six and a half feet of lambswool, enough for two on a bench.':
    'Zwei Meter Lammwolle, genug für zwei auf einer Bank.',
  'Woven on a loom from 1958 and brushed with teasels. It does not itch; we asked the ones who always say it does.':
    'Gewebt auf einem Webstuhl von 1958 und mit Karden gebürstet. Er kratzt nicht; wir haben die gefragt, die das sonst immer sagen.',
  'The last three of this red. The next dye lot will be close, not equal.':
    'Die letzten drei in diesem Rot. Die nächste Färbung wird ähnlich, nicht gleich.',
  'Bicycle gloves': 'Fahrradhandschuhe',
  'Warm at 40°F, and they still ring the bell.': 'Warm bei 5 °C, und klingeln kannst du trotzdem.',
  'Wind stops at the back of the hand, grip begins at the palm, and two fingertips talk to a phone.':
    'Am Handrücken endet der Wind, an der Handfläche beginnt der Griff, und zwei Fingerspitzen bedienen das Handy.',
  'Measure around the palm: S to 7 inches, M to 8, L to 8.5.':
    'Miss rund um die Handfläche: S bis 18 cm, M bis 20, L bis 22.',
  'Four Seasons umbrella': 'Regenschirm Vier Jahreszeiten',
  'Turns inside out and back again, on purpose.': 'Klappt um und wieder zurück, mit Absicht.',
  'Eight fiberglass ribs, a wooden handle, and cloth that is dry after one shake.':
    'Acht Streben aus Glasfaser, ein Holzgriff und Stoff, der nach einmal Schütteln trocken ist.',
  'Over three feet across when open. Left on a train? Quote the number on the handle and the second one costs half.':
    'Aufgespannt gut einen Meter breit. Im Zug vergessen? Nenn uns die Nummer am Griff, und der zweite kostet die Hälfte.',
  Length: 'Länge',
  Long: 'Lang',
  Folding: 'Faltbar',
  'M 4 / W 5.5': 'M 4 / W 5,5',
  'M 5 / W 6.5': 'M 5 / W 6,5',
  'M 5.5 / W 7': 'M 5,5 / W 7',
  'M 6.5 / W 8': 'M 6,5 / W 8',
  'M 7 / W 8.5': 'M 7 / W 8,5',
  'M 8 / W 9.5': 'M 8 / W 9,5',
  'M 8.5 / W 10': 'M 8,5 / W 10',
  'M 9.5 / W 11': 'M 9,5 / W 11',
  'M 10 / W 11.5': 'M 10 / W 11,5',
  'M 11 / W 12.5': 'M 11 / W 12,5',
};
