export const giftsAndPasses: Readonly<Record<string, string>> = {
  'Gift card': 'Geschenkkarte',
  'In one minute, for someone who already has a favorite color.':
    'In einer Minute da, für alle, die schon eine Lieblingsfarbe haben.',
  'You get a code right after payment. Share it in a message, on paper, or read out over the phone.':
    'Gleich nach der Zahlung bekommst du einen Code. Verschick ihn als Nachricht, schreib ihn auf oder lies ihn am Telefon vor.',
  'How it is used': 'So funktioniert es',
  'Redeemed under Account, it becomes balance at once': 'Im Konto eingelöst, wird daraus sofort Guthaben',
  'Good for two years, for everything in the shop': 'Zwei Jahre gültig, für alles im Shop',
  'Coupons and discount codes do not apply to it': 'Gutscheine und Rabattcodes gelten nicht dafür',
  Amount: 'Betrag',
  'Phone top-up': 'Handyguthaben',
  'Minutes and data for any prepaid number.': 'Minuten und Daten für jede Prepaid-Nummer.',
  'You receive a sixteen-character voucher that works with all the large carriers of your country.':
    'Du bekommst einen Code mit sechzehn Zeichen, der bei allen großen Anbietern deines Landes gilt.',
  'Enter it in the carrier’s app or menu. It is good for a year and does not expire with the card.':
    'Gib ihn in der App oder im Menü deines Anbieters ein. Er gilt ein Jahr und verfällt nicht mit der Karte.',
  $10: '10 $',
  $20: '20 $',
  $50: '50 $',
  'Long Breath yoga membership': 'Yoga-Mitgliedschaft Langer Atem',
  'Sixty classes a week, none of them a competition.': 'Sechzig Kurse pro Woche, keiner davon ein Wettkampf.',
  'Live and recorded classes from fifteen minutes to ninety, with teachers who remember your bad knee.':
    'Live und als Aufzeichnung, von fünfzehn bis neunzig Minuten, mit Lehrenden, die sich dein schlechtes Knie merken.',
  'Pay, and copy the code': 'Bezahlen und den Code kopieren',
  'Enter it at longbreath.example; the months begin that day':
    'Auf longbreath.example eingeben; die Laufzeit beginnt an diesem Tag',
  'It ends by itself. Nothing renews behind your back.':
    'Sie endet von selbst. Nichts verlängert sich hinter deinem Rücken.',
  Term: 'Laufzeit',
  '1 month': '1 Monat',
  '3 months': '3 Monate',
  '12 months': '12 Monate',
  'Film Club at home, membership': 'Filmclub für zu Hause, Mitgliedschaft',
  'One film a night, chosen by people who have seen them all.':
    'Ein Film pro Abend, ausgesucht von Leuten, die alle gesehen haben.',
  'No endless shelf: each evening at seven one film opens and stays for a week, with a short talk before it.':
    'Kein endloses Regal: Jeden Abend um sieben öffnet ein Film und bleibt eine Woche, mit einer kurzen Einführung davor.',
  'Two screens at once, subtitles in nine languages, no advertising.':
    'Zwei Bildschirme zugleich, Untertitel in neun Sprachen, keine Werbung.',
  'One Hundred Slow Suppers, e-book': 'Hundert langsame Abendessen, E-Book',
  'Each recipe fits on one page and takes one pan.': 'Jedes Rezept passt auf eine Seite und in eine Pfanne.',
  'Written by a night nurse who cooks at eight in the morning. The photographs were taken before anybody was hungry.':
    'Geschrieben von einer Nachtschwester, die um acht Uhr morgens kocht. Die Fotos entstanden, bevor jemand hungrig war.',
  'EPUB and PDF, 240 pages, yours to keep on every device.':
    'EPUB und PDF, 240 Seiten, auf all deinen Geräten für immer deins.',
  $25: '25 $',
  $100: '100 $',
  $200: '200 $',
};
