export const tickets: Readonly<Record<string, string>> = {
  'ticket event': 'Ticket Eintrittskarte',
  'Show the code at the counter. Single use.': 'Zeig den Code an der Kasse. Einmal gültig.',
  'No refund once used.': 'Keine Erstattung nach der Einlösung.',
  'Cinema night': 'Kinoabend',
  'Two seats, any film, any evening this month.': 'Zwei Plätze, jeder Film, jeder Abend in diesem Monat.',
  'The Lantern has one screen, red chairs and an usher who tells you the running time. Choose the film when you get there.':
    'Das Laternenkino hat einen Saal, rote Sessel und jemanden am Einlass, der dir sagt, wie lang der Film dauert. Den Film suchst du dir vor Ort aus.',
  'Two seats side by side, also at weekends': 'Zwei Plätze nebeneinander, auch am Wochenende',
  'Valid for 30 days from today': '30 Tage gültig, ab heute',
  'Be there ten minutes early on Fridays': 'Freitags bitte zehn Minuten früher da sein',
  'Two seats, any film': 'Zwei Plätze, jeder Film',
  'Lantern Cinema': 'Laternenkino',
  'Good for every regular showing; not for premieres and festivals.':
    'Für jede reguläre Vorstellung, nicht für Premieren und Festivals.',
  'Chamber concert by candlelight': 'Kammerkonzert bei Kerzenlicht',
  'A quartet, four hundred candles, no microphones.': 'Ein Quartett, vierhundert Kerzen, kein Mikrofon.',
  'Haydn, Ravel and one piece that was finished last month, in a hall where you can hear the bow touch the string.':
    'Haydn, Ravel und ein Stück, das letzten Monat fertig wurde, in einem Saal, in dem du hörst, wie der Bogen die Saite berührt.',
  'Saturdays at eight, doors at half past seven. Seventy minutes without an intermission.':
    'Samstags um acht, Einlass ab halb acht. Siebzig Minuten ohne Pause.',
  Seat: 'Platz',
  Balcony: 'Balkon',
  Orchestra: 'Parkett',
  'First row': 'Erste Reihe',
  'One seat, any Saturday': 'Ein Platz, an einem Samstag deiner Wahl',
  'Old Customs Hall': 'Altes Zollhaus',
  'Latecomers are let in after the first movement.':
    'Nach Beginn ist der Einlass erst wieder nach dem ersten Satz möglich.',
  'Museum day': 'Museumstag',
  'In and out as often as you like, from ten to six.': 'Rein und raus, so oft du willst, von zehn bis sechs.',
  'All four wings and the print room, where they bring you the drawing you ask for and leave you alone with it.':
    'Alle vier Flügel und das Grafikkabinett, wo man dir die Zeichnung bringt, die du dir wünschst, und dich mit ihr allein lässt.',
  'Closed on Mondays. Bags go in the cloakroom, sketchbooks do not.':
    'Montags geschlossen. Taschen gehören in die Garderobe, Skizzenbücher nicht.',
  For: 'Für',
  Adult: 'Erwachsene',
  Child: 'Kinder',
  Family: 'Familie',
  'One day, all wings': 'Ein Tag, alle Flügel',
  'Museum on the Hill': 'Museum auf dem Hügel',
  'A family is two adults and up to three children.': 'Eine Familie sind zwei Erwachsene und bis zu drei Kinder.',
  'Sunrise balloon ride': 'Ballonfahrt bei Sonnenaufgang',
  'An hour above the vineyards, breakfast where you land.':
    'Eine Stunde über den Weinbergen, Frühstück dort, wo du landest.',
  'We meet in the dark, help to unroll nine hundred pounds of silk, and are at two thousand feet when the sun is.':
    'Wir treffen uns im Dunkeln, rollen gemeinsam vierhundert Kilo Seide aus und sind auf 600 Metern, wenn die Sonne es auch ist.',
  'Eight in the basket, one of them the pilot': 'Acht im Korb, eine davon steuert',
  'From 4 ft tall and ten years old; not while pregnant':
    'Ab 1,20 m und zehn Jahren; nicht während einer Schwangerschaft',
  'Too much wind? Another morning is arranged': 'Zu viel Wind? Wir finden einen anderen Morgen',
  'One place, weather permitting': 'Ein Platz, wenn das Wetter mitspielt',
  'Vineyard Meadow': 'Weinbergwiese',
  'Call the evening before to hear whether we fly.': 'Ruf am Abend vorher an, dann weißt du, ob wir fahren.',
  'Three slow turns over the lights of the harbor.': 'Drei langsame Runden über den Lichtern am Hafen.',
  'A cabin to yourselves for a quarter of an hour. It stops at the top; that is not a fault.':
    'Eine Gondel für euch allein, eine Viertelstunde lang. Oben hält sie an; das ist keine Störung.',
  'Every day from sunset to eleven, also in rain, which is when it is best.':
    'Täglich von Sonnenuntergang bis elf, auch bei Regen, und dann ist es am schönsten.',
  'One cabin, up to four people': 'Eine Gondel, bis zu vier Personen',
  'Harbor Pier 3': 'Hafen, Pier 3',
};
