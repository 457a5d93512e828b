export const homeAccessories: Readonly<Record<string, string>> = {
  'Kind alarm clock': 'Netter Wecker',
  'Two bells that begin as a whisper.': 'Zwei Glocken, die mit einem Flüstern beginnen.',
  'It rings softly for a minute, then as loudly as needed. No screen, no blue light, no news.':
    'Eine Minute klingelt er leise, dann so laut wie nötig. Kein Display, kein blaues Licht, keine Nachrichten.',
  'Silent movement, one AA battery a year, a light for the dial that you press with your whole hand.':
    'Lautloses Werk, eine AA-Batterie im Jahr, und das Licht fürs Zifferblatt drückst du mit der ganzen Hand.',
  Poppy: 'Mohn',
  Butter: 'Butter',
  'Long-burning candle': 'Langzeitkerze',
  'Rapeseed wax and a cotton wick, poured this month.': 'Rapswachs und ein Docht aus Baumwolle, diesen Monat gegossen.',
  'Fig smells of the leaf and not of the jam; cedar of the pencil, then of the forest.':
    'Feige riecht nach dem Blatt und nicht nach Marmelade, Zeder erst nach dem Bleistift, dann nach dem Wald.',
  'Let it melt to the rim on the first evening, and it will burn flat to the end.':
    'Lass sie am ersten Abend bis zum Rand schmelzen, dann brennt sie gleichmäßig herunter.',
  Scent: 'Duft',
  'No scent': 'Ohne Duft',
  'Fig leaf': 'Feigenblatt',
  Cedar: 'Zeder',
  'Burns for': 'Brenndauer',
  '30 hours': '30 Stunden',
  '60 hours': '60 Stunden',
  'Saturday market basket': 'Marktkorb Samstag',
  'Holds two loaves, a bunch of leeks and the flowers on top.': 'Zwei Brote, ein Bund Lauch und obendrauf die Blumen.',
  'Willow, soaked and woven in one go, with a handle that does not creak.':
    'Weide, gewässert und in einem Zug geflochten, mit einem Henkel, der nicht knarzt.',
  '15 × 10 inches, carries 20 lb. Air it after rain and it outlives the car.':
    '38 × 26 cm, trägt 9 kg. Nach dem Regen lüften, dann überlebt er das Auto.',
  'Hallway mirror': 'Flurspiegel',
  'The last opinion before the door.': 'Die letzte Meinung vor der Tür.',
  'Beveled glass in a frame of gilded lime wood, made by a frame-maker who mostly works for museums.':
    'Facettiertes Glas in einem Rahmen aus vergoldetem Lindenholz, aus einer Werkstatt, die sonst meist für Museen arbeitet.',
  '25 × 19 inches, 10 lb, hangs either way; two screws and a paper template are in the box.':
    '62 × 48 cm, 4,5 kg, hängt hoch oder quer; zwei Schrauben und eine Papierschablone liegen bei.',
  'Sunday pan': 'Sonntagspfanne',
  'Eggs slide on Monday already.': 'Schon am Montag gleiten die Eier.',
  'Carbon steel, half the weight of cast iron, seasoned three times in our oven so that yours begins where others end.':
    'Karbonstahl, halb so schwer wie Gusseisen und dreimal in unserem Ofen eingebrannt, damit deine dort anfängt, wo andere aufhören.',
  'For every stovetop, induction and campfire included': 'Für jeden Herd, Induktion und Lagerfeuer inklusive',
  'No coating, so nothing to scratch off': 'Keine Beschichtung, also nichts, was sich abkratzt',
  Diameter: 'Durchmesser',
  '9.5 inches': '24 cm',
  '11 inches': '28 cm',
};
