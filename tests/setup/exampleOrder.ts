/** An unpaid order of two lines, and what is different when it is paid or cancelled. */
import type { Order } from '@/api/orders';

export const orderLine: Order['lines'][number] = {
  skuId: 's1',
  goodsId: 'g1',
  name: 'Cup',
  skuText: 'Oat',
  picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 20 },
  price: 1_250,
  quantity: 2,
  subtotal: 2_500,
  isVirtual: false,
};
export const order: Order = {
  id: 'o1',
  number: 'P-1',
  status: 'toPay',
  currency: 'USD',
  lines: [orderLine, { ...orderLine, skuId: 's2', name: 'Pot', skuText: '', price: 900, quantity: 1, subtotal: 900 }],
  pieces: 3,
  priceLines: [{ kind: 'goods', amount: 3_400 }],
  total: 3_400,
  value: 3_400,
  placedAt: '2025-11-20T10:00:00Z',
  payBefore: null,
  address: null,
  note: '',
  timeline: [{ event: 'placed', at: '2025-11-20T10:00:00Z' }],
  cancelReason: null,
  parcel: null,
  yields: [],
  can: { pay: true, cancel: true, changeAddress: true },
};
export const paidEvent = { event: 'paid', at: '2025-11-21T10:00:00Z' } as const;
export const paid: Partial<Order> = {
  status: 'toShip',
  timeline: [...order.timeline, paidEvent],
  payments: [{ name: 'Card', amount: 3_400 }],
  can: { pay: false, cancel: true, changeAddress: true },
};
export const cancelled: Partial<Order> = {
  status: 'cancelled',
  cancelReason: 'other',
  can: { pay: false, cancel: false, changeAddress: false },
};
