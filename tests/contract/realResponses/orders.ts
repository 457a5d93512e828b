/** `/api/user/order`: lists, details, placing, paying, cancelling. */
import { list, photo, success, type Exchange } from './exchange';

export const order = {
  id: 'o-1',
  number: 'P-204417',
  status: 'toShip',
  currency: 'EUR',
  lines: [
    {
      skuId: 's-red',
      goodsId: 'g-204',
      name: 'Reading lamp',
      skuText: 'Red',
      picture: photo,
      price: 4_950,
      quantity: 2,
      subtotal: 9_900,
      isVirtual: true,
    },
  ],
  pieces: 2,
  priceLines: [
    { kind: 'goods', amount: 9_900 },
    { kind: 'coupon', amount: -1_000 },
  ],
  total: 8_900,
  placedAt: '2026-03-04T09:30:00+08:00',
  payBefore: '2026-03-04T10:00:00+08:00',
  address: {
    id: 'ad-1',
    recipient: 'Mei Lin',
    phone: '+8613800138000',
    region: 'Zhejiang',
    city: 'Hangzhou',
    street: '1 West Lake Road',
    postcode: '310000',
    isDefault: true,
  },
  delivery: { name: 'Parcel locker', kind: 'pickUp', addressLines: ['Locker 12', '1 West Lake Road'] },
  note: 'Ring twice',
  timeline: ['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'addressChanged'].map((event) => ({
    event,
    at: '2026-03-04T09:31:00+08:00',
  })),
  cancelReason: 'changedMind',
  parcel: {
    carrier: 'SF Express',
    number: 'SF1234567890',
    scans: [
      { at: '2026-03-05T18:00:00+08:00', text: 'Picked up', location: 'Shanghai' },
      { at: '2026-03-06T08:10:00+08:00', text: 'Out for delivery', location: 'Hangzhou' },
    ],
    window: { from: '2026-03-06T14:00:00+08:00', to: '2026-03-06T17:00:00+08:00' },
  },
  yields: [
    {
      kind: 'code',
      name: 'Gift card',
      code: 'ABCD-EFGH',
      ticketId: null,
      validUntil: '2027-03-04T00:00:00+08:00',
      state: 'used',
      gift: {
        token: 'k3m9x2q8v7b5n4c6z8w2a7s9d4f6g3h5',
        designId: 'birthday',
        message: 'Enjoy it',
        from: 'Mei',
        opensOn: '2026-12-24',
        openedAt: '2026-12-24T08:00:00+08:00',
        changedAt: '2026-03-04T09:40:00+08:00',
      },
      canGift: false,
    },
    { kind: 'ticket', name: 'Concert', code: 'K7QF-2MXA', ticketId: 't-1', validUntil: null, state: 'expired' },
  ],
  can: { pay: true, cancel: true, changeAddress: true },
  paymentMethods: [
    { id: 'visa', name: 'Visa ·· 4242', icon: 'card', note: '', isUsable: true, reason: null, isLastUsed: true },
    {
      id: 'wallet',
      name: 'Wallet',
      icon: 'https://img.example/wallet.png',
      note: 'No fees',
      isUsable: false,
      reason: 'Not enough',
      isLastUsed: false,
    },
  ],
  attempt: {
    operationId: '6f9619ff-8b86-4011-b42d-00c04fc964f2',
    name: 'Bank',
    state: 'waiting',
    note: 'Confirm in the app',
    redirectUrl: 'https://pay.example/o-1',
    amount: 8_900,
  },
};
const statuses = ['toPay', 'toShip', 'toReceive', 'done', 'cancelled'];
const operationId = '6f9619ff-8b86-4011-b42d-00c04fc964f1';

export const orders: Readonly<Record<string, Exchange>> = {
  getUnpaidOrders: {
    method: 'GET',
    path: '/api/user/order/unpay',
    request: { current: 1, pageSize: 10 },
    response: list(order),
  },
  getOrders: {
    method: 'GET',
    path: '/api/user/order/list',
    request: { current: 1, pageSize: 10, status: 'toShip', keyword: 'cup', month: '2026-11', operationId },
    response: success({
      list: statuses.map((status) => ({ ...order, status })),
      total: 25,
      counts: { toPay: 1, toShip: 2, toReceive: 3, done: 4, cancelled: 5 },
      filters: { months: ['2026-11', '2026-10'] },
    }),
  },
  getOrderDetail: {
    method: 'GET',
    path: '/api/user/order/detail',
    request: { id: 'o-1' },
    response: success(order),
  },
  confirmOrder: {
    method: 'POST',
    path: '/api/user/order/confirm',
    request: {
      operationId,
      lines: [{ skuId: 's-red', quantity: 2 }],
      addressId: 'ad-1',
      couponId: 'cp-1',
      discountCode: 'HELLO',
      useBalance: true,
      note: 'Ring twice',
      isAgreed: true,
      isPresaleAccepted: true,
      expectedTotal: 8_900,
    },
    response: success({ ...order, status: 'toPay' }),
  },
  payOrder: {
    method: 'POST',
    path: '/api/user/order/pay',
    request: {
      operationId,
      orderId: 'o-1',
      expectedTotal: 8_900,
      methodId: 'visa',
      returnUrl: 'https://shop.example/#/h5/components/orderSuccess?id=o-1',
      cancelUrl: 'https://shop.example/#/h5/components/orderSuccess?id=o-1&payment=cancelled',
      platform: 'h5',
    },
    response: success({ state: 'processing', redirectUrl: 'https://pay.example/o-1', order }),
  },
  cancelOrder: {
    method: 'GET',
    path: '/api/user/order/cancel',
    request: { id: 'o-1', reason: 'foundCheaper', text: 'Next door' },
    response: success({ ...order, status: 'cancelled', cancelReason: 'foundCheaper' }),
  },
};
