export const reviewsOfDevices: Readonly<Record<string, string>> = {
  'Wore them through a nine-hour flight and forgot they were on. The baby two rows ahead turned into a faint rumor. Charged them once in two weeks of commuting.':
    'Auf einem Neunstundenflug getragen und vergessen, dass sie da sind. Das Baby zwei Reihen weiter vorn war nur noch ein leises Gerücht. In zwei Wochen Pendeln einmal geladen.',
  'Warm sound, great cushions. One star off because switching between my laptop and my phone takes a second longer than I would like.':
    'Warmer Klang, großartige Polster. Ein Stern weniger, weil der Wechsel zwischen Laptop und Handy eine Sekunde länger dauert, als mir lieb ist.',
  'Open-plan office, next to the coffee machine. I finally hear my own thoughts. The felt case is worth the extra money.':
    'Großraumbüro, direkt neben der Kaffeemaschine. Endlich höre ich meine eigenen Gedanken. Das Filzetui ist den Aufpreis wert.',
  'They sound lovely but pinch my glasses after an hour. I have a wide head, so maybe it is me. The return was easy, refund came in three days.':
    'Klingen wunderbar, drücken aber nach einer Stunde auf die Brille. Ich habe einen breiten Kopf, vielleicht liegt es an mir. Rückgabe war einfach, Erstattung kam nach drei Tagen.',
  'Ten minutes on the cable while I pack, and they last the whole day. That alone.':
    'Zehn Minuten am Kabel, während ich packe, und sie halten den ganzen Tag. Allein dafür.',
  'Sits in the kitchen window with its back to the glass, exactly as they say, and the bass is silly for its size.':
    'Steht im Küchenfenster mit dem Rücken zum Glas, genau wie beschrieben, und der Bass ist für die Größe unverschämt.',
  'Survived a barbecue in the rain. The handle is the charger, which is clever until someone else carries it off.':
    'Hat ein Grillfest im Regen überlebt. Der Griff ist das Ladegerät, das ist schlau, bis ihn jemand wegträgt.',
  'Good sound, but two of them took me three tries to pair.':
    'Guter Klang, aber zwei zu koppeln hat drei Versuche gebraucht.',
  'My father is 84 and found his station without his glasses. That dial clicks like a good door.':
    'Mein Vater ist 84 und hat seinen Sender ohne Brille gefunden. Der Knopf klickt wie eine gute Tür.',
  'Beautiful wood. I would have liked one more preset.':
    'Schönes Holz. Eine Stationstaste mehr hätte ich mir gewünscht.',
  'The first camera in years that I take along without thinking about it. The shutter dial has weight, the files need almost no work.':
    'Die erste Kamera seit Jahren, die ich mitnehme, ohne nachzudenken. Das Zeitenrad hat Gewicht, die Dateien brauchen kaum Bearbeitung.',
  'Bought it for one trip. Came home with 600 pictures and kept half of them, which never happens.':
    'Für eine einzige Reise gekauft. Mit 600 Bildern heimgekommen und die Hälfte behalten, das passiert mir sonst nie.',
  'Great pictures, slow to wake up. I missed the dog every time.':
    'Tolle Bilder, wacht aber langsam auf. Den Hund habe ich jedes Mal verpasst.',
  'Saturn’s rings, from a driveway, on a school night. Nobody went to bed on time.':
    'Die Ringe des Saturn, in einer Einfahrt, an einem Schultag. Niemand kam pünktlich ins Bett.',
  'Optics are superb. The tripod is heavier than the listing suggests, and carrying it upstairs is a two-person job.':
    'Die Optik ist hervorragend. Das Stativ ist schwerer als gedacht, und die Treppe hoch braucht es zwei.',
  'Second movie night this week. A white sheet, two thumbtacks, and the neighbors’ kids on the lawn.':
    'Der zweite Filmabend diese Woche. Ein weißes Laken, zwei Reißzwecken und die Nachbarskinder auf dem Rasen.',
  'Needs real darkness; before nine in summer it looks pale. After that it is wonderful.':
    'Braucht echte Dunkelheit; vor neun sieht es im Sommer blass aus. Danach ist es wunderbar.',
  'The fan is quiet but not silent. Fine for comedies, less so for the slow ones.':
    'Der Lüfter ist leise, aber nicht still. Für Komödien gut, für die langsamen Filme weniger.',
  'Fits small hands, survived two falls from the sofa and one thrown in anger. I am still losing, comfortably.':
    'Passt in kleine Hände und hat zwei Stürze vom Sofa und einen Wutwurf überlebt. Ich verliere weiter, aber bequem.',
  'The sticks do not drift after four months of daily play. That is the whole review.':
    'Nach vier Monaten täglich driften die Sticks nicht. Das ist die ganze Bewertung.',
  'The 400 is my new everyday film. Skin looks like skin, greens stay calm.':
    'Der 400er ist mein neuer Alltagsfilm. Haut sieht aus wie Haut, Grün bleibt ruhig.',
  'The Okafor family': 'Familie Okafor',
};
