export const purchaseHelp: Readonly<Record<string, string>> = {
  'Delivery times and costs': 'Lieferzeiten und Versandkosten',
  'Free over $49, usually at your door in three days.': 'Ab 49 $ kostenlos, meist in drei Tagen bei dir.',
  'Delivery costs <strong>$5.90</strong> and is free over <strong>$49</strong>. What counts is the price of your items before coupons, so a coupon never makes delivery cost more.':
    'Der Versand kostet <strong>5,90 $</strong> und ist ab <strong>49 $</strong> kostenlos. Es zählt der Preis deiner Artikel vor Gutscheinen; ein Gutschein macht den Versand also nie teurer.',
  'When it arrives': 'Wann es ankommt',
  'Items marked “Ships today” leave us a few hours after you pay. Until when you can order for a certain day stands beside the buttons.':
    'Artikel mit „Versand heute“ gehen wenige Stunden nach der Zahlung raus. Bis wann du für welchen Tag bestellen kannst, steht neben den Knöpfen.',
  'Most things arrive in three days. Furniture, instruments and the telescope take longer; the product page says how long.':
    'Das meiste ist in drei Tagen da. Möbel, Instrumente und das Teleskop brauchen länger; wie lange, steht auf der Produktseite.',
  'You get gift cards, tickets and memberships right after payment.':
    'Geschenkkarten, Tickets und Mitgliedschaften bekommst du gleich nach der Zahlung.',
  'Where it goes': 'Wohin es geht',
  'You can change the address until the parcel ships: open the order and choose “Change address”. After that, the carrier and tracking number are in the order.':
    'Die Adresse kannst du ändern, bis das Paket rausgeht: Öffne die Bestellung und wähl „Adresse ändern“. Danach stehen Paketdienst und Sendungsnummer in der Bestellung.',
  'shipping post parcel postage track': 'versand lieferung paket porto post sendung verfolgen',
  'Payment and your 30-minute hold': 'Zahlung und 30 Minuten Reservierung',
  'We hold your order for half an hour. Then the items go back on the shelf.':
    'Wir reservieren deine Bestellung eine halbe Stunde. Danach kommen die Artikel zurück ins Regal.',
  'When you place an order, everything in it is yours for <strong>30 minutes</strong>. The clock beside the order shows how long is left, on the shop’s time.':
    'Wenn du bestellst, gehört alles darin <strong>30 Minuten</strong> lang dir. Die Uhr neben der Bestellung zeigt, wie viel Zeit bleibt, nach der Uhr des Shops.',
  'If the half hour passes, the order is canceled automatically. The items, the coupon and the balance you used all go back where they were.':
    'Ist die halbe Stunde vorbei, wird die Bestellung automatisch storniert. Artikel, Gutschein und benutztes Guthaben kommen dorthin zurück, wo sie waren.',
  'You can pay by card, on the page of your bank, with Plum Pay or from your balance. If a payment is declined, you aren’t charged and can choose another way while your order is reserved.':
    'Du kannst mit Karte bezahlen, auf der Seite deiner Bank, mit Plum Pay oder mit deinem Guthaben. Wird eine Zahlung abgelehnt, buchen wir nichts ab, und du kannst eine andere Zahlungsart wählen, solange die Bestellung reserviert ist.',
  'If the connection breaks while you pay': 'Wenn beim Bezahlen die Verbindung abbricht',
  'You are never charged twice. The page checks with us what happened to the payment and tells you, even if you reload it or come back tomorrow.':
    'Du zahlst nie doppelt. Die Seite fragt bei uns nach, was aus der Zahlung geworden ist, und sagt es dir, auch wenn du neu lädst oder morgen wiederkommst.',
  'Changing your mind': 'Anders überlegt',
  'You can cancel an order until it ships. What you paid goes back right away to what you paid with.':
    'Du kannst eine Bestellung bis zum Versand stornieren. Was du bezahlt hast, geht sofort dorthin zurück, womit du bezahlt hast.',
  'pay card wallet': 'bezahlen karte wallet zahlungsart',
  'Coupons, discount codes and redeem codes': 'Gutscheine, Rabattcodes und Einlösecodes',
  'Three things that sound alike, and where each belongs.': 'Drei Dinge, die ähnlich klingen, und wohin sie gehören.',
  '<strong>Coupons</strong> are in your account. At checkout we apply the one that saves the most, and the others say why they can’t be used.':
    '<strong>Gutscheine</strong> liegen in deinem Konto. An der Kasse nehmen wir den, der am meisten spart; bei den anderen steht, warum sie nicht gehen.',
  '<strong>Discount codes</strong> are words you enter at checkout, from a newsletter for example. Most can be combined with a coupon; those that can’t say so.':
    '<strong>Rabattcodes</strong> gibst du an der Kasse ein, zum Beispiel aus einem Newsletter. Die meisten lassen sich mit einem Gutschein kombinieren; wo nicht, steht es dabei.',
  '<strong>Redeem codes</strong> are worth something by themselves: balance, a coupon, a ticket or an item. Enter them under Account, Redeem a code.':
    '<strong>Einlösecodes</strong> sind selbst etwas wert: Guthaben, einen Gutschein, ein Ticket oder einen Artikel. Gib sie unter Konto, Code einlösen ein.',
  'Capitals, spaces and dashes don’t matter. After ten wrong redeem codes we take an hour’s break, so that nobody can guess yours.':
    'Großbuchstaben, Leerzeichen und Striche spielen keine Rolle. Nach zehn falschen Einlösecodes machen wir eine Stunde Pause, damit niemand deine errät.',
  'One coupon and one discount code per order. Neither applies to gift cards, tickets and other digital items.':
    'Ein Gutschein und ein Rabattcode pro Bestellung. Beide gelten nicht für Geschenkkarten, Tickets und andere digitale Artikel.',
  'voucher discount promo gift card': 'voucher rabatt promo geschenkkarte coupon',
  'What presale means': 'Was eine Vorbestellung ist',
  'Yours before it is made. Here is what you agree to.': 'Deins, bevor es fertig ist. Dem stimmst du zu:',
  'Some things are sold before they are in stock: sewn, grown or printed for those who ordered. The product page names the day they ship.':
    'Manches verkaufen wir, bevor es auf Lager ist: genäht, gezogen oder gedruckt für alle, die bestellt haben. Auf der Produktseite steht, ab wann es rausgeht.',
  'Read and accept the presale terms before you order.':
    'Lies die Bedingungen der Vorbestellung und stimm ihnen zu, bevor du bestellst.',
  'Pay now, at the presale price.': 'Bezahl jetzt, zum Preis der Vorbestellung.',
  'Cancel any time before it ships, for a full refund.':
    'Bis zum Versand kannst du jederzeit stornieren und bekommst alles zurück.',
  'An order with presale items ships in one parcel on the later day. In a hurry? Order the other items separately.':
    'Eine Bestellung mit Vorbestelltem geht zusammen in einem Paket raus, am späteren Tag. Eilig? Bestell die anderen Artikel extra.',
};
