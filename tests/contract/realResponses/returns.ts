/** `/api/user/return`: quote, request, cancellation. */
import { photo, success, type Exchange } from './exchange';
import { order } from './orders';

const operationId = '6f9619ff-8b86-4011-b42d-00c04fc964f3';
const line = {
  skuId: 's-red',
  goodsId: 'g-204',
  name: 'Reading lamp',
  skuText: 'Red',
  picture: photo,
  price: 4_950,
  quantity: 2,
  subtotal: 9_900,
  isVirtual: false,
};
const states = ['requested', 'approved', 'sent', 'received', 'refunded', 'exchanged', 'refused', 'cancelled'];
const returned = {
  id: 'r-1',
  number: 'R-30417',
  operationId,
  state: 'approved',
  lines: [
    { ...line, quantity: 1, subtotal: 4_950, reason: 'damaged', exchangedFor: null },
    { ...line, quantity: 1, subtotal: 4_950, reason: 'wrongSize', exchangedFor: 'Blue' },
  ],
  refund: 4_450,
  refunds: [
    { name: 'Balance', amount: 450 },
    { name: 'Visa ·· 4242', amount: 4_000 },
  ],
  code: 'K7QF-2MXA',
  labelUrl: 'https://carrier.example/label/r-1.pdf',
  note: 'Show the code at the counter',
  sendBefore: '2026-03-20',
  parcel: { carrier: 'SF Express', number: 'SF1234567891', trackingUrl: 'https://carrier.example/SF1234567891' },
  timeline: states.map((state) => ({ state, at: '2026-03-06T09:31:00+08:00' })),
  can: { cancel: true },
};
const orderWithReturns = {
  ...order,
  status: 'done',
  returns: states.map((state) => ({ ...returned, id: `r-${state}`, state })),
  can: { ...order.can, return: true },
};

export const returns: Readonly<Record<string, Exchange>> = {
  quoteReturn: {
    method: 'POST',
    path: '/api/user/return/quote',
    request: { orderId: 'o-1', lines: [{ skuId: 's-red', quantity: 1, exchangeSkuId: 's-blue' }] },
    response: success({
      currency: 'EUR',
      lines: [
        {
          ...line,
          returnable: 1,
          refusal: null,
          exchangeFor: [{ skuId: 's-blue', skuText: 'Blue', stock: 3 }],
        },
        { ...line, skuId: 's-card', returnable: 0, refusal: 'Cannot be returned', exchangeFor: [] },
      ],
      refund: 4_450,
      refundOptions: [
        { id: 'card', name: 'Visa ·· 4242', note: 'In three days', parts: [{ name: 'Visa ·· 4242', amount: 4_450 }] },
        { id: 'balance', name: 'Balance', note: 'At once', parts: [] },
      ],
      photoLimit: 3,
      until: '2026-04-04',
      returnsId: 'a-returns',
    }),
  },
  requestReturn: {
    method: 'POST',
    path: '/api/user/return/request',
    request: {
      operationId,
      orderId: 'o-1',
      lines: [{ skuId: 's-red', quantity: 1, exchangeSkuId: null, reason: 'damaged' }],
      text: 'The shade is broken',
      photos: ['data:image/jpeg;base64,AAAA'],
      refundTo: 'card',
      expectedRefund: 4_450,
    },
    response: success(orderWithReturns),
  },
  cancelReturn: {
    method: 'POST',
    path: '/api/user/return/cancel',
    request: { orderId: 'o-1', id: 'r-approved' },
    response: success(orderWithReturns),
  },
};
