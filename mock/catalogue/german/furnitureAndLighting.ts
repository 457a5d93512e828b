export const furnitureAndLighting: Readonly<Record<string, string>> = {
  'Slow Evening sofa with reading lamp': 'Sofa Langsamer Abend mit Leselampe',
  'Deep enough to lie in, with the light already in the right place.':
    'Tief genug zum Liegen, und das Licht ist schon am richtigen Platz.',
  'A beech frame, springs tied by hand, and cushions of feather over foam, which means soft first and firm then.':
    'Ein Gestell aus Buche, von Hand verschnürte Federn und Kissen aus Federn über Schaumstoff: erst weich, dann fest.',
  'Covers come off and go in a cold wash': 'Die Bezüge lassen sich abnehmen und kalt waschen',
  'Two seats 66 inches, three seats 84 inches, seat depth 24 inches':
    'Zweisitzer 168 cm, Dreisitzer 214 cm, Sitztiefe 62 cm',
  'The lamp swings over either shoulder; bulb included':
    'Die Lampe schwenkt über beide Schultern; Leuchtmittel liegt bei',
  Delivery: 'Lieferung',
  'Two people carry it to the room you choose and take the packing away. Moss is woven for two seats only.':
    'Zwei Leute tragen es in das Zimmer deiner Wahl und nehmen die Verpackung mit. Moos wird nur für den Zweisitzer gewebt.',
  Seats: 'Sitze',
  Two: 'Zwei',
  Three: 'Drei',
  Fabric: 'Stoff',
  Lamp: 'Lampe',
  'On the left': 'Links',
  'On the right': 'Rechts',
  'Evening bulbs, set of three': 'LED-Lampen Abendlicht, drei Stück',
  'The color of six o’clock, at any hour.': 'Die Farbe von sechs Uhr abends, zu jeder Stunde.',
  'They dim from lamplight to candle, and grow warmer as they do, the way a real flame would.':
    'Sie dimmen von Lampenlicht bis Kerze und werden dabei wärmer, wie eine echte Flamme.',
  '2,700 K down to 1,900 K, no flicker on camera': '2.700 K bis 1.900 K, kein Flimmern im Video',
  'Fits E26 sockets, about 20 years of evenings': 'Für Fassungen E26, etwa 20 Jahre voller Abende',
  Brightness: 'Helligkeit',
  'Soft, 470 lm': 'Sanft, 470 lm',
  'Bright, 806 lm': 'Hell, 806 lm',
  'Kitchen chair No. 4': 'Küchenstuhl Nr. 4',
  'The chair that guests choose without knowing why.': 'Der Stuhl, den Gäste wählen, ohne zu wissen, warum.',
  'Solid wood, pegged and not screwed, with a back that bends exactly where yours does.':
    'Massivholz, gedübelt statt geschraubt, mit einer Lehne, die genau dort nachgibt, wo du es tust.',
  'Oiled by hand; a rub with a cloth twice a year keeps it as it is. Up to six in one order.':
    'Von Hand geölt; zweimal im Jahr mit dem Tuch darüber, und er bleibt, wie er ist. Bis zu sechs pro Bestellung.',
  Wood: 'Holz',
  Oak: 'Eiche',
};
