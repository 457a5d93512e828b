/** Messages of the pages of orders: the search, parcels, and what a cancelled order gives back. */
export const orderSearch = {
  'order.parcel.scans': 'Where your parcel has been',
  'order.parcel.all': 'Show all {count}',
  'order.parcel.fewer': 'Show fewer',
  'order.deliveryKind': 'Delivery',
  'order.search': 'Search your orders',
  'order.search.month': 'Month',
  'order.search.anyMonth': 'Any month',
  'order.search.found': { one: '{count} order found', other: '{count} orders found' },
  'order.search.none': 'No orders found',
  'order.search.none.text': 'Try another word or month.',
  'order.search.clear': 'Show all orders',
  'order.cancelledBack': 'Order canceled. You get back {amount}.',
} as const;
