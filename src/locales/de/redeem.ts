import type { redeem as en } from '@/locales/en/redeem';
import type { SameMessages } from '@/locales/sameMessages';

export const redeem: SameMessages<typeof en> = {
  'redeem.intro':
    'Von einer Geschenkkarte, aus einem Brief, geschenkt bekommen: Gib den Code ein, und was dahintersteckt, gehört dir.',
  'redeem.label': 'Dein Einlösecode',
  'redeem.hint':
    'Großbuchstaben, Leerzeichen und Striche spielen keine Rolle. Du kannst auch die ganze Nachricht einfügen.',
  'redeem.do': 'Einlösen',
  'redeem.doing': 'Wird eingelöst …',
  'redeem.checking': 'Wird geprüft …',
  'redeem.unknown': 'Das können wir noch nicht bestätigen. Prüf noch einmal: Ein Code zählt immer nur einmal.',
  'redeem.fault.missing': 'Gib den Code ein',
  'redeem.fault.tooLong': 'So lang ist keiner unserer Codes. Gib nur den Code ein.',
  'redeem.fault.offline': 'Du bist offline. Es wurde nichts gesendet, und dein Code gilt weiter.',
  'redeem.fault.unknown': 'Diesen Code kennen wir nicht. Prüf ihn und versuch es noch einmal.',
  'redeem.fault.used': 'Dieser Code wurde schon eingelöst. Warst du das? Hier findest du es:',
  'redeem.fault.expired': 'Dieser Code ist abgelaufen.',
  'redeem.fault.once': 'Diesen Code hast du schon eingelöst. Hier findest du es:',
  'redeem.fault.tooMany': 'Zu viele Codes, die wir nicht kennen.',
  'redeem.wait': 'In {time} kannst du es wieder versuchen.',
  'redeem.places': 'Was du hast',
  'redeem.got.amount': '{amount} sind auf deinem Guthaben',
  'redeem.got.balance': 'Ist auf deinem Guthaben',
  'redeem.got.coupon': 'Du hast einen Gutschein bekommen',
  'redeem.got.ticket': 'Du hast ein Ticket bekommen',
  'redeem.yours': 'Das hier gehört dir',
  'redeem.got.goods': 'Deins: {name}',
  'redeem.got.goodsByCoupon': 'Du hast einen Gutschein für ein Stück bekommen.',
  'redeem.got.deliveryExtra': 'Du hast einen Gutschein für ein Stück bekommen; der Versand kommt dazu.',
  'redeem.way.wallet': 'Zur Wallet',
  'redeem.way.coupons': 'Zu den Gutscheinen',
  'redeem.way.tickets': 'Zu den Tickets',
  'redeem.way.order': 'Jetzt bestellen',
  'redeem.way.goods': 'Artikel ansehen',
  'redeem.way.orders': 'Zu den Bestellungen',
  'redeem.another': 'Weiteren Code einlösen',
};
