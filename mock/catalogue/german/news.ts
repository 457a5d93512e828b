export const news: Readonly<Record<string, string>> = {
  'The autumn edit is here': 'Die Herbstauswahl ist da',
  'Lamps, cups, wool and other reasons to stay in.': 'Lampen, Tassen, Wolle und andere Gründe, zu Hause zu bleiben.',
  'Every October we walk through the shop at dusk and set aside what we would want at home. This year it is a sofa with its own lamp, a cup that stays warm, and a candle that smells of the pencil and then of the forest.':
    'Jeden Oktober gehen wir in der Dämmerung durch den Shop und legen beiseite, was wir selbst zu Hause haben wollen. Dieses Jahr sind es ein Sofa mit eigener Lampe, eine Tasse, die warm hält, und eine Kerze, die erst nach dem Bleistift riecht und dann nach dem Wald.',
  'The autumn coupon takes $15 off orders over $100. It’s already in your account.':
    'Mit dem Herbstgutschein sparst du 15 $ ab 100 $. Er liegt schon in deinem Konto.',
  'We now sell one telescope': 'Wir haben jetzt ein Teleskop',
  'It took two years to choose. Saturn helped.': 'Die Wahl hat zwei Jahre gedauert. Saturn hat geholfen.',
  'We tried eleven on the roof, in fog and with children. Ten were for people who like telescopes. This one is for people who like looking.':
    'Elf haben wir ausprobiert, auf dem Dach, bei Nebel und mit Kindern. Zehn waren für Leute, die Teleskope mögen. Dieses ist für Leute, die gern schauen.',
  'The maker finishes eight a month. When they’re gone, save it, and you’ll see when the next ones are here.':
    'Acht davon werden im Monat fertig. Wenn alle weg sind, merk es dir, dann siehst du, wann die nächsten da sind.',
  'No more plastic tape': 'Kein Plastikklebeband mehr',
  'Our parcels now go in the paper recycling as they are.':
    'Unsere Pakete können jetzt so, wie sie sind, ins Altpapier.',
  'Starting this month, our boxes close with paper tape, and plants stand in a collar of straw instead of foam.':
    'Ab diesem Monat verschließen wir Kartons mit Papierband, und Pflanzen stehen in einem Kragen aus Stroh statt aus Schaumstoff.',
  'What you can do': 'Was du tun kannst',
  'Keep the box: returns travel well in it.': 'Heb den Karton auf: Rücksendungen reisen gut darin.',
  'Cut the tape along the fold. It tears straight; we practiced.':
    'Schneide das Band an der Kante auf. Es reißt gerade; wir haben geübt.',
  'The service desk stays an hour longer': 'Unser Service bleibt eine Stunde länger',
  'Every day from 8 AM to 9 PM Pacific.': 'Täglich von 8 bis 21 Uhr pazifischer Zeit.',
  'Many of you write after supper. So do we, now: the chat is open until 9 PM every day, Sundays included. The phone keeps its hours, 9 AM to 6 PM.':
    'Viele von euch schreiben nach dem Abendessen. Jetzt wir auch: Der Chat ist täglich bis 21 Uhr offen, auch sonntags. Am Telefon bleibt es bei 9 bis 18 Uhr.',
  'All times are Pacific; the service page shows whether someone is there right now.':
    'Alle Zeiten sind pazifische Zeit; auf der Serviceseite siehst du, ob gerade jemand da ist.',
};
