import type { inbox as en } from '@/locales/en/inbox';
import type { SameMessages } from '@/locales/sameMessages';

export const inbox: SameMessages<typeof en> = {
  'inbox.unread': { one: '{count} ungelesen', other: '{count} ungelesen' },
  'inbox.allRead': 'Alles gelesen',
  'inbox.markAll': 'Alle als gelesen markieren',
  'inbox.isUnread': 'Ungelesen:',
  'inbox.all': 'Alle Mitteilungen',
  'inbox.signedOut': 'Melde dich an, um von deinen Bestellungen zu hören.',
  'inbox.empty': 'Noch nichts Neues',
  'inbox.empty.text': 'Hier erscheint Neues zu deinen Bestellungen und vom Shop.',
  'inbox.period.today': 'Heute',
  'inbox.period.week': 'Diese Woche',
  'inbox.period.earlier': 'Früher',
  'inbox.part.customer': 'Dein Konto',
  'inbox.part.orders': 'Bestellungen',
  'inbox.part.coupons': 'Gutscheine',
  'inbox.part.articles': 'Neues vom Shop',
  'inbox.order.toPay': 'Reserviert, bis du bezahlst',
  'inbox.order.presale': 'Bezahlt, wartet auf den Versand',
  'inbox.order.ready': 'Dein Code ist da',
  'inbox.order.shipped': 'Unterwegs zu dir',
  'inbox.order.delivered': 'Zugestellt',
  'inbox.order.lapsed': 'Storniert, weil nicht rechtzeitig bezahlt wurde',
  'inbox.order.refunded': 'Erstattet',
  'inbox.coupon': 'Ein Gutschein läuft bald ab',
  'inbox.coupon.until': '{name}, gültig bis {when}',
};
