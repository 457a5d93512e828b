export const coffee: Readonly<Record<string, string>> = {
  'coffee maker brewer': 'Kaffeemaschine Kaffeebereiter',
  'Slow Morning cup': 'Tasse Langsamer Morgen',
  'Thick walls, wide saucer, still warm at the last page.':
    'Dicke Wand, breite Untertasse, auf der letzten Seite noch warm.',
  'Stoneware, thrown on a wheel and glazed twice. It weighs what a cup should weigh at seven in the morning.':
    'Steinzeug, auf der Scheibe gedreht und zweimal glasiert. Sie wiegt, was eine Tasse um sieben Uhr morgens wiegen sollte.',
  'Holds 8 fl oz: a flat white and a little courage': 'Fasst 240 ml: einen Flat White und etwas Mut',
  'Saucer with room for two cookies': 'Untertasse mit Platz für zwei Kekse',
  'Dishwasher and microwave are fine': 'Spülmaschine und Mikrowelle sind kein Problem',
  'Every piece differs by a shade. We think that is the point.':
    'Jedes Stück hat einen eigenen Farbton. Genau darum geht es uns.',
  'Two-cup teapot': 'Teekanne für zwei',
  'Pours without a drip. We held a competition.': 'Gießt, ohne zu tropfen. Wir haben einen Wettbewerb gemacht.',
  'Enameled cast iron with a steel basket that lifts out when the tea has had enough.':
    'Emailliertes Gusseisen mit einem Stahlsieb, das herauskommt, wenn der Tee genug hat.',
  '20 fl oz, warm for an hour. Not for the stove: boil the water elsewhere and let the pot be a pot.':
    '600 ml, eine Stunde warm. Nicht für den Herd: Koch das Wasser woanders und lass die Kanne eine Kanne sein.',
  Cherry: 'Kirsche',
  Celadon: 'Seladon',
  'Weekday beans': 'Kaffeebohnen Werktag',
  'Hazelnut, brown sugar, no surprises before nine.': 'Haselnuss, brauner Zucker, keine Überraschungen vor neun.',
  'Two farms, one in Huila and one in Sidama, roasted on Tuesdays and sent the same day.':
    'Zwei Farmen, eine in Huila und eine in Sidama; dienstags geröstet und am selben Tag verschickt.',
  Grind: 'Mahlung',
  'Whole, if you own a grinder': 'Ganz, wenn du eine Mühle hast',
  'Filter, for paper, press and syphon': 'Filter, für Papier, Stempelkanne und Syphon',
  'Espresso, in small bags only, because it fades': 'Espresso, nur in kleinen Beuteln, weil er schnell nachlässt',
  Weight: 'Gewicht',
  '9 oz': '250 g',
  '2.2 lb': '1 kg',
  Whole: 'Ganz',
  Filter: 'Filter',
  Espresso: 'Espresso',
  'Courtyard jasmine tea': 'Jasmintee Innenhof',
  'Green tea that spent five nights beside fresh blossom.': 'Grüner Tee, der fünf Nächte neben frischen Blüten lag.',
  'Spring leaves from Fujian, scented five times and sifted clean, so that only the fragrance stays.':
    'Frühlingsblätter aus Fujian, fünfmal beduftet und sauber gesiebt, damit nur der Duft bleibt.',
  'Water at 185°F, two minutes; the same leaves give three cups.':
    'Wasser mit 85 °C, zwei Minuten; dieselben Blätter reichen für drei Tassen.',
  Form: 'Form',
  '20 bags': '20 Beutel',
  '3.5 oz loose': '100 g lose',
  'Orchard honey': 'Honig vom Obstgarten',
  'Apple blossom, one summer, eleven hives.': 'Apfelblüte, ein Sommer, elf Bienenstöcke.',
  'Spun cold and left alone. It sets in winter, which is how you know that nobody heated it.':
    'Kalt geschleudert und in Ruhe gelassen. Im Winter wird er fest; daran erkennst du, dass ihn niemand erhitzt hat.',
  '12 oz in a glass jar; bring five jars back to any of our counters and the sixth is on us.':
    '350 g im Glas; bring fünf Gläser an eine unserer Theken zurück, und das sechste geht auf uns.',
  'Laboratory coffee syphon': 'Labor-Syphon für Kaffee',
  'Breakfast with applause.': 'Frühstück mit Applaus.',
  'The water climbs, the coffee steeps, the flame goes out, and it all falls back through cloth, clear as tea.':
    'Das Wasser steigt, der Kaffee zieht, die Flamme geht aus, und alles fällt durch das Tuch zurück, klar wie Tee.',
  'Borosilicate glass for three cups; spare parts for ten years':
    'Borosilikatglas für drei Tassen; zehn Jahre lang Ersatzteile',
  'Burner, three cloth filters and a bamboo paddle included':
    'Brenner, drei Stofffilter und ein Bambusspatel liegen bei',
  'Sixty-eight percent chocolate with candied orange peel, roasted almonds and sea salt':
    'Schokolade, 68 Prozent, mit kandierter Orangenschale, gerösteten Mandeln und Meersalz',
  'Breaks with a snap and keeps for as long as you do not open it.':
    'Bricht mit einem Knacken und hält, solange du sie nicht öffnest.',
  'Cocoa from Piura, ground for three days by a maker of four people. The salt comes last and you will notice.':
    'Kakao aus Piura, drei Tage gemahlen in einer Manufaktur aus vier Leuten. Das Salz kommt zuletzt, und du wirst es merken.',
  '2.5 oz. Contains almonds; made in a room where milk is used.':
    '70 g. Enthält Mandeln; hergestellt in einem Raum, in dem Milch verarbeitet wird.',
};
