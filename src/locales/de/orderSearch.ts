import type { orderSearch as en } from '@/locales/en/orderSearch';
import type { SameMessages } from '@/locales/sameMessages';

export const orderSearch: SameMessages<typeof en> = {
  'order.parcel.scans': 'Stationen deines Pakets',
  'order.parcel.all': 'Alle {count} zeigen',
  'order.parcel.fewer': 'Weniger zeigen',
  'order.deliveryKind': 'Versandart',
  'order.search': 'Bestellungen durchsuchen',
  'order.search.month': 'Monat',
  'order.search.anyMonth': 'Alle Monate',
  'order.search.found': { one: '{count} Bestellung gefunden', other: '{count} Bestellungen gefunden' },
  'order.search.none': 'Keine Bestellung gefunden',
  'order.search.none.text': 'Versuch ein anderes Wort oder einen anderen Monat.',
  'order.search.clear': 'Alle Bestellungen zeigen',
  'order.cancelledBack': 'Bestellung storniert. Du bekommst {amount} zurück.',
};
