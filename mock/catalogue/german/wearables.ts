export const wearables: Readonly<Record<string, string>> = {
  'jewelry jewellery': 'Schmuck',
  'camping hiking': 'Camping Wandern',
  'Orbit watch': 'Uhr Orbit',
  'Two hands, one crown, five years on a battery.': 'Zwei Zeiger, eine Krone, fünf Jahre mit einer Batterie.',
  'A dial you can read without your glasses, under sapphire glass that keys and door frames have failed to scratch.':
    'Ein Zifferblatt, das du ohne Brille lesen kannst, unter Saphirglas, dem Schlüssel und Türrahmen nichts anhaben konnten.',
  'Swiss quartz, ten seconds a year': 'Schweizer Quarzwerk, zehn Sekunden im Jahr',
  'Good for swimming, 10 bar': 'Zum Schwimmen geeignet, 10 bar',
  'Straps change without a tool': 'Armbänder wechselst du ohne Werkzeug',
  'Which size?': 'Welche Größe?',
  '38 mm sits well on wrists up to 6.7 inches, 42 mm above. The steel strap is made for 42 mm only.':
    '38 mm sitzt gut an Handgelenken bis 17 cm, 42 mm darüber. Das Stahlband gibt es nur für 42 mm.',
  Case: 'Gehäuse',
  '38 mm': '38 mm',
  '42 mm': '42 mm',
  Strap: 'Armband',
  Steel: 'Stahl',
  'Golden Hour sunglasses': 'Sonnenbrille Goldene Stunde',
  'For the low sun of four in the afternoon.': 'Für die tiefe Sonne um vier am Nachmittag.',
  'Lenses that cut glare from water and windshields but leave the colors of the evening alone.':
    'Gläser, die Spiegelungen von Wasser und Windschutzscheiben nehmen, aber die Farben des Abends lassen.',
  'Polarized, full UVA and UVB protection': 'Polarisiert, voller Schutz vor UVA und UVB',
  'Hinges with five barrels, for people who sit on them':
    'Fünffach gelagerte Scharniere, für alle, die sich draufsetzen',
  'Comes with a cloth that is also the pouch': 'Mit einem Tuch, das zugleich die Hülle ist',
  Lens: 'Gläser',
  Honey: 'Honig',
  Slate: 'Schiefer',
  'Late Chapter reading glasses': 'Lesebrille Spätes Kapitel',
  'One pair for the bedside, one for the bag, one to lose.': 'Eine fürs Bett, eine für die Tasche, eine zum Verlieren.',
  'Light frames that stay put when you read lying down, with a coating that sheds fingerprints and lamp glare.':
    'Leichte Fassungen, die auch im Liegen nicht rutschen, mit einer Beschichtung gegen Fingerabdrücke und Lampenreflexe.',
  'Not sure of the strength? Hold this page at arm’s length: if it is blurred, begin with <strong>+1.5</strong>.':
    'Unsicher bei der Stärke? Halt diese Seite eine Armlänge weit weg: Ist sie unscharf, fang mit <strong>+1,5</strong> an.',
  Strength: 'Stärke',
  '+1.0': '+1,0',
  '+1.5': '+1,5',
  '+2.0': '+2,0',
  '+2.5': '+2,5',
  Frame: 'Fassung',
  Clear: 'Transparent',
  'Even Pace stopwatch': 'Stoppuhr Gleichmaß',
  'A button you can find with gloves on.': 'Ein Knopf, den du auch mit Handschuhen findest.',
  'Mechanical, wound by hand, and silent when stopped. It times laps, eggs and speeches to a fifth of a second.':
    'Mechanisch, von Hand aufgezogen und angehalten ganz still. Sie stoppt Runden, Eier und Reden auf eine Fünftelsekunde.',
  'Runs eight hours on one winding. Comes on a cord of waxed cotton.':
    'Läuft acht Stunden mit einem Aufzug. Kommt an einer Kordel aus gewachster Baumwolle.',
  'True North compass': 'Kompass Wahrer Norden',
  'Brass, liquid-filled, and never out of signal.': 'Messing, flüssigkeitsgefüllt und nie ohne Empfang.',
  'The needle settles in two seconds and glows until midnight after an afternoon in the sun.':
    'Die Nadel beruhigt sich in zwei Sekunden und leuchtet nach einem Nachmittag in der Sonne bis Mitternacht.',
  'Declination is set once, with the small key': 'Die Missweisung stellst du einmal ein, mit dem kleinen Schlüssel',
  '2 inches across, 3.2 oz, lid with a mirror': '5 cm Durchmesser, 90 g, Deckel mit Spiegel',
  'Tidewater ring': 'Ring Gezeiten',
  'Recycled silver around a blue topaz, set low so that it never catches.':
    'Recyceltes Silber um einen blauen Topas, tief gefasst, damit er nirgends hängen bleibt.',
  'Cast and polished by two people in one room. Each stone is its own blue; yours will be near the picture, not equal to it.':
    'Gegossen und poliert von zwei Menschen in einem Raum. Jeder Stein hat sein eigenes Blau; deiner wird dem Bild nahekommen, nicht gleichen.',
  '925 silver, stone of 6 mm': '925er Silber, Stein mit 6 mm',
  'One free change of size within a year': 'Innerhalb eines Jahres einmal kostenlos in eine andere Größe getauscht',
  'Ring size': 'Ringgröße',
  'Clear Lane swim goggles': 'Schwimmbrille Freie Bahn',
  'No fog, no rings around the eyes.': 'Kein Beschlagen, keine Ringe um die Augen.',
  'Soft seals, a nose bridge that adapts by itself, and a coating that survives a year of chlorine.':
    'Weiche Dichtungen, ein Nasensteg, der sich selbst anpasst, und eine Beschichtung, die ein Jahr Chlor übersteht.',
  'Back at the end of the month. Save them and you will see them return.':
    'Ende des Monats wieder da. Merk sie dir, dann siehst du, wann.',
  Regular: 'Normal',
  Lagoon: 'Lagune',
};
