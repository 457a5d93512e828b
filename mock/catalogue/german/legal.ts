export const legal: Readonly<Record<string, string>> = {
  Agreement: 'Nutzungsbedingungen',
  'What you can expect of us, and we of you.': 'Was du von uns erwarten kannst, und wir von dir.',
  '1. Who we are': '1. Wer wir sind',
  '2. Your account': '2. Dein Konto',
  'You sign in with your phone and a one-time code. One phone is one account. Please don’t share your codes with anyone; we never ask for them.':
    'Du meldest dich mit deinem Telefon und einem Einmalcode an. Ein Telefon ist ein Konto. Bitte gib deine Codes nicht weiter; wir fragen nie danach.',
  '3. Orders and prices': '3. Bestellungen und Preise',
  'The price that you confirm is the price that you pay. If anything changes in the meantime, we show you and ask again.':
    'Der Preis, den du bestätigst, ist der Preis, den du zahlst. Ändert sich in der Zwischenzeit etwas, zeigen wir es dir und fragen noch einmal.',
  'An order is held for 30 minutes. If unpaid, it is canceled and everything goes back.':
    'Eine Bestellung ist 30 Minuten reserviert. Ohne Zahlung wird sie storniert, und alles kommt zurück.',
  'You may cancel until the order ships.': 'Bis zum Versand kannst du stornieren.',
  '4. Delivery and returns': '4. Lieferung und Rückgabe',
  'The product page names the delivery day and the return period. The risk is ours until the items are in your hands.':
    'Der Liefertag und die Rückgabefrist stehen auf der Produktseite. Das Risiko tragen wir, bis du die Artikel in den Händen hältst.',
  '5. Digital items': '5. Digitale Artikel',
  'Codes and tickets are delivered at once and therefore can’t be returned. If one does not work, we replace it or refund you.':
    'Codes und Tickets werden sofort geliefert und lassen sich deshalb nicht zurückgeben. Funktioniert einer nicht, bekommst du Ersatz oder eine Erstattung.',
  '6. Balance': '6. Guthaben',
  'Your balance is yours. You may spend it here or withdraw it; the fee is shown before you confirm.':
    'Dein Guthaben gehört dir. Du kannst es hier ausgeben oder dir auszahlen lassen; die Gebühr siehst du vor dem Bestätigen.',
  '7. If we disagree': '7. Wenn wir uns nicht einig sind',
  'Write to the service desk first; a person answers within two days. Your rights under the law of your country stay as they are.':
    'Schreib zuerst unserem Service; innerhalb von zwei Tagen antwortet dir ein Mensch. Deine Rechte nach dem Recht deines Landes bleiben davon unberührt.',
  Privacy: 'Datenschutz',
  'What we know about you, why, and for how long.': 'Was wir über dich wissen, warum und wie lange.',
  'Short version: we keep what an order needs, we sell none of it, and there are no trackers in this shop.':
    'Kurz gesagt: Wir behalten, was eine Bestellung braucht, verkaufen nichts davon, und in diesem Shop gibt es keine Tracker.',
  'What we keep': 'Was wir speichern',
  'Your phone, nickname and picture, as long as you have an account':
    'Deine Telefonnummer, deinen Namen im Shop und dein Bild, solange du ein Konto hast',
  'Addresses, until you remove them': 'Adressen, bis du sie entfernst',
  'Orders, payments and withdrawals, for as long as tax law requires':
    'Bestellungen, Zahlungen und Auszahlungen, solange das Steuerrecht es verlangt',
  'What stays on your device': 'Was auf deinem Gerät bleibt',
  'Your bag and saved items, your searches, your language and theme, and a copy of the tickets you opened. Clearing the data of this site in your browser removes all of it.':
    'Dein Warenkorb und was du dir gemerkt hast, deine Suchen, Sprache und Design und eine Kopie der Tickets, die du geöffnet hast. Wenn du die Daten dieser Seite im Browser löschst, ist alles weg.',
  'Who else sees it': 'Wer es noch sieht',
  'The carrier sees name, address and phone. The bank sees a payment. Nobody else sees anything.':
    'Der Paketdienst sieht Name, Adresse und Telefonnummer. Die Bank sieht eine Zahlung. Sonst sieht niemand etwas.',
  Pictures: 'Bilder',
  'A photo you choose as your picture is cropped on your device; only the small version is uploaded.':
    'Ein Foto, das du als Bild wählst, wird auf deinem Gerät zugeschnitten; nur die kleine Fassung wird hochgeladen.',
  'Your rights': 'Deine Rechte',
  'Ask us what we know, or have it corrected or deleted: <strong>privacy@shop.example</strong>. This is a demonstration shop; please don’t enter real personal information.':
    'Frag uns, was wir wissen, oder lass es berichtigen oder löschen: <strong>privacy@shop.example</strong>. Das hier ist ein Demo-Shop; bitte gib keine echten persönlichen Daten ein.',
  '{shop} is a demonstration shop. Nothing here is really sold, charged or sent. An operator who uses this storefront replaces this text with their own.':
    '{shop} ist ein Demo-Shop. Hier wird nichts wirklich verkauft, abgebucht oder verschickt. Wer diese Storefront betreibt, ersetzt diesen Text durch einen eigenen.',
};
