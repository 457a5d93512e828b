export const accountHelp: Readonly<Record<string, string>> = {
  Returns: 'Rückgabe',
  'Thirty days for most things, no reason needed.': 'Dreißig Tage für fast alles, ganz ohne Gründe.',
  'You can return most items within <strong>30 days</strong>, plants within seven. Food, cut flowers, bulbs and digital items can’t be returned; the product page says so before you buy.':
    'Die meisten Artikel kannst du innerhalb von <strong>30 Tagen</strong> zurückgeben, Pflanzen innerhalb von sieben. Lebensmittel, Schnittblumen, Zwiebeln und digitale Artikel sind ausgenommen; das steht vor dem Kauf auf der Produktseite.',
  'Give the service desk your order number, such as P-204417.':
    'Nenn unserem Service deine Bestellnummer, zum Beispiel P-204417.',
  'We email you a label. Any box will do; the original is best.':
    'Du bekommst ein Etikett per E-Mail. Jeder Karton ist recht, der ursprüngliche am besten.',
  'Once it’s back with us, the refund is in your balance within two days.':
    'Sobald alles wieder bei uns ist, hast du den Betrag innerhalb von zwei Tagen auf deinem Guthaben.',
  'Arrived broken? Keep it and send us a photo. We’ll send a replacement or your money back, whichever you prefer.':
    'Kaputt angekommen? Behalt es und schick uns ein Foto. Du bekommst Ersatz oder dein Geld zurück, ganz wie du willst.',
  'return policy refund exchange send money back broken damaged':
    'rückgaberecht zurückgeben zurückschicken retoure rücksendung umtausch umtauschen geld zurück kaputt beschädigt widerruf',
  'Using tickets and codes': 'Tickets und Codes benutzen',
  'Show the code at the counter. It works offline, too.': 'Zeig den Code an der Kasse. Das geht auch offline.',
  'After payment, tickets are under Account, Tickets. Open one and hold the code under the scanner, or read out the letters below it.':
    'Nach der Zahlung findest du deine Tickets unter Konto, Tickets. Öffne eins und halt den Code unter den Scanner, oder lies die Zeichen darunter vor.',
  'The code stays bright in dark mode, because scanners like it that way.':
    'Der Code bleibt auch im dunklen Design hell, weil Scanner es so mögen.',
  'A ticket you’ve opened once can be shown offline; the page says when it was last updated.':
    'Ein Ticket, das du einmal geöffnet hast, lässt sich auch offline zeigen; auf der Seite steht, wann es zuletzt aktualisiert wurde.',
  'Each ticket is single use. Used and expired ones stay in the list, so you can look them up.':
    'Jedes Ticket gilt einmal. Benutzte und abgelaufene bleiben in der Liste, damit du nachsehen kannst.',
  'Codes for gift cards and memberships are in the order itself, with a button to copy them.':
    'Codes für Geschenkkarten und Mitgliedschaften stehen direkt in der Bestellung, mit einem Knopf zum Kopieren.',
  'Balance and withdrawals': 'Guthaben und Auszahlungen',
  'From $10, usually in your account the next day.': 'Ab 10 $, meist am nächsten Tag auf deinem Konto.',
  'Rewards, redeemed codes and refunds of what your balance paid become balance. Use it at checkout with one switch, or withdraw it.':
    'Prämien, eingelöste Codes und Erstattungen dessen, was dein Guthaben bezahlt hat, werden zu Guthaben. Nutz es an der Kasse mit einem Schalter, oder lass es dir auszahlen.',
  Withdrawals: 'Auszahlungen',
  'The minimum is <strong>$10.00</strong>.': 'Der kleinste Betrag ist <strong>10,00 $</strong>.',
  'The fee is <strong>$0.50 and 0.6%</strong> of the amount; you’ll see what you receive before you confirm.':
    'Die Gebühr beträgt <strong>0,50 $ und 0,6 %</strong> des Betrags; was du bekommst, siehst du vor dem Bestätigen.',
  'We review it within two hours and pay within a day.':
    'Wir prüfen innerhalb von zwei Stunden und zahlen innerhalb eines Tages aus.',
  'If the bank refuses, the whole amount returns to your balance, and the withdrawal says why.':
    'Lehnt die Bank ab, kommt der ganze Betrag zurück auf dein Guthaben, und bei der Auszahlung steht der Grund.',
  'What’s on hold': 'Was reserviert ist',
  'Balance reserved for an unpaid order is on hold until you pay or cancel it.':
    'Guthaben für eine unbezahlte Bestellung ist reserviert, bis du bezahlst oder stornierst.',
  'Signing in and your account': 'Anmeldung und Konto',
  'A phone number and a code. No password to forget.':
    'Eine Telefonnummer und ein Code. Kein Passwort, das man vergisst.',
  'Enter your phone number, and we’ll text you six digits. They’re good for ten minutes and five tries; you can get another code after a minute.':
    'Gib deine Telefonnummer ein, und wir schicken dir sechs Ziffern per SMS. Sie gelten zehn Minuten und fünf Versuche lang; nach einer Minute kannst du einen neuen Code anfordern.',
  'You stay signed in for 30 days on this device, or until you sign out.':
    'Du bleibst auf diesem Gerät 30 Tage angemeldet, oder bis du dich abmeldest.',
  'New number? Change it under Account; you need to be able to receive a code on the new number.':
    'Neue Nummer? Ändere sie im Konto; du brauchst dazu einen Code, den wir an die neue Nummer schicken.',
  'The service desk may ask for your service code. It is under Account, Service, and it never gives access to your account.':
    'Unser Service fragt vielleicht nach deinem Servicecode. Du findest ihn unter Konto, Service, und er gibt niemandem Zugang zu deinem Konto.',
  'To close your account, contact us through any channel. We delete it within seven days once no order is in progress.':
    'Wenn du dein Konto schließen willst, melde dich auf irgendeinem Weg bei uns. Wir löschen es innerhalb von sieben Tagen, sobald keine Bestellung mehr offen ist.',
};
