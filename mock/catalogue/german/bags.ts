export const bags: Readonly<Record<string, string>> = {
  'hiking school': 'Wandern Schule',
  'Day pack 18 L': 'Tagesrucksack 18 l',
  'A laptop, a lunch, a sweater, and a hand free.': 'Laptop, Mittagessen, Pullover und eine freie Hand.',
  'Opens flat like a suitcase, closes like a lunch bag. The back is stiff where the laptop is and soft where you are.':
    'Öffnet sich flach wie ein Koffer und schließt wie eine Brotdose. Der Rücken ist fest, wo der Laptop sitzt, und weich, wo du bist.',
  'Recycled nylon, sealed seams, 1.4 lb': 'Recyceltes Nylon, versiegelte Nähte, 640 g',
  'Sleeve for 14 inches, pocket for a 1-quart bottle': 'Fach für 14 Zoll, Tasche für eine 1-Liter-Flasche',
  'Repaired free for ten years': 'Zehn Jahre kostenlos repariert',
  Presale: 'Vorbestellung',
  'This batch is being sewn now. Order today and it is yours before anybody else’s.':
    'Diese Serie wird gerade genäht. Bestell heute, und er gehört dir vor allen anderen.',
  Raspberry: 'Himbeere',
  Fern: 'Farn',
  'The day pack is sewn to order. You pay now, we ship on the date above, and until then you may cancel at any time for a full refund.':
    'Der Rucksack wird auf Bestellung genäht. Du zahlst jetzt, wir verschicken ab dem Datum oben, und bis dahin kannst du jederzeit stornieren und bekommst alles zurück.',
  'Two Nights suitcase': 'Koffer Zwei Nächte',
  'Rolls without a sound past the night porter.': 'Rollt lautlos am Nachtportier vorbei.',
  'A polycarbonate shell that dents out again, four wheels on rubber, and a lid pocket for what must not crease.':
    'Eine Schale aus Polycarbonat, die jede Delle wieder hergibt, vier Räder auf Gummi und ein Fach im Deckel für alles, was nicht knittern darf.',
  'Cabin: 22 × 15 × 8 inches, 5.3 lb': 'Kabine: 55 × 38 × 20 cm, 2,4 kg',
  'Week: 26 × 18 × 11 inches, 7.3 lb': 'Woche: 66 × 45 × 28 cm, 3,3 kg',
  Cabin: 'Kabine',
  Week: 'Woche',
  Fjord: 'Fjord',
  Brick: 'Ziegel',
};
