import { act } from '@testing-library/react';
import type { Order } from '@/api/orders';
import { renderShopHook } from '../../../tests/setup/shopHook';
import type { OrderResult } from './orderResult';
import { useOrderResultLabels } from './useOrderResultLabels';

afterEach(() => void Object.assign(SHOP.features, { coupons: true }));

const line: Order['lines'][number] = {
  skuId: 's1',
  goodsId: 'g1',
  name: 'Cup',
  skuText: '',
  picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 20 },
  price: 100,
  quantity: 1,
  subtotal: 100,
  isVirtual: false,
};
const order: Order = {
  id: 'o1',
  number: 'P-1',
  status: 'toPay',
  currency: 'USD',
  lines: [line],
  pieces: 1,
  priceLines: [],
  total: 10_000,
  placedAt: '2026-11-20T10:00:00Z',
  payBefore: '2026-11-20T10:30:00Z',
  address: {
    id: 'a',
    recipient: 'Ada',
    phone: '+14155550160',
    region: 'CA',
    city: 'Oakland',
    street: '1 Main Street',
    postcode: '',
    isDefault: true,
  },
  note: '',
  timeline: [],
  cancelReason: null,
  parcel: null,
  yields: [],
  can: { pay: true, cancel: true, changeAddress: true },
};
const attempt = (state: 'waiting' | 'declined' | 'cancelled' | 'returned', note = '') =>
  ({ operationId: 'x', name: 'Bank', amount: 9_000, redirectUrl: null, note, state }) as NonNullable<Order['attempt']>;

async function labelsOf(facts: Partial<Order>, result: OrderResult) {
  const { now } = await renderShopHook(() => useOrderResultLabels({ ...order, ...facts }, result));
  // The days of products that cannot be fetched are left out.
  await act(async () => undefined);
  return now();
}

const declined = 'Your payment was declined (Bank). You weren’t charged. Try a card.';
const unheard =
  'Bank hasn’t confirmed your payment yet. Your order updates by itself as soon as it does. If you didn’t finish paying, you can go on or choose another way.';
const mayReturn = 'Bank hasn’t confirmed your payment. If you were charged $90.00, you get it back automatically.';
const closed = 'Your payment arrived after this order was closed. $90.00 goes back to: Bank.';
const returned = { amount: 4_000, name: 'Wallet balance', coupon: false };
const cancelled = { status: 'cancelled', cancelReason: 'other' } as const;

test.each<[OrderResult, string, Partial<Order>, string, string]>([
  ['toPay', 'reserved', {}, 'open', 'Order P-1: we’re holding these items for you.'],
  [
    'notPaid',
    'declined before, with the note of the provider',
    { attempt: attempt('declined', 'Try a card.') },
    'failed',
    declined,
  ],
  [
    'notPaid',
    'given up before',
    { attempt: attempt('cancelled') },
    'failed',
    'You canceled the payment (Bank). You weren’t charged.',
  ],
  ['notPaid', 'refused for a reason that nobody knows', {}, 'failed', 'Order P-1: we’re holding these items for you.'],
  ['paying', 'being sent', {}, 'busy', 'Order P-1'],
  [
    'toPay',
    'set aside while it waits',
    { attempt: attempt('waiting') },
    'open',
    'Order P-1: we’re holding these items for you.',
  ],
  [
    'reconciling',
    'unclear',
    {},
    'busy',
    'We lost the reply, so we’re checking your order. You won’t be charged twice.',
  ],
  ['unknown', 'unclear', {}, 'open', 'We can’t reach the shop. Check again in a moment; you won’t be charged twice.'],
  [
    'processing',
    'on its way',
    { attempt: attempt('waiting') },
    'busy',
    'It can take a minute. This page updates by itself.',
  ],
  [
    'processing',
    'on its way, with a note',
    { attempt: attempt('waiting', 'Open your app.') },
    'busy',
    'Open your app.',
  ],
  ['stillProcessing', 'not heard of', { attempt: attempt('waiting') }, 'open', unheard],
  ['stillProcessing', 'not named', {}, 'open', 'Check again. If you didn’t finish paying, you can do it now.'],
  ['paid', 'there', { status: 'toShip' }, 'good', 'Order P-1'],
  [
    'paid',
    'there twice',
    { status: 'toShip', attempt: attempt('returned') },
    'good',
    'Order P-1 · We received a second payment. $90.00 goes back to: Bank.',
  ],
  ['paid', 'there, after one that waits', { status: 'toShip', attempt: attempt('waiting') }, 'good', 'Order P-1'],
  ['expired', 'missing', cancelled, 'over', 'The items are available again.'],
  [
    'expired',
    'missing, and the balance is back',
    { ...cancelled, returned },
    'over',
    'The items are available again. $40.00 was returned to: Wallet balance.',
  ],
  ['expired', 'perhaps still coming', { ...cancelled, returned, attempt: attempt('waiting') }, 'over', mayReturn],
  [
    'expired',
    'declined before',
    { ...cancelled, attempt: attempt('declined') },
    'over',
    'The items are available again.',
  ],
  ['cancelled', 'too late', { ...cancelled, returned, attempt: attempt('returned') }, 'over', closed],
  ['cancelled', 'back', { ...cancelled, returned }, 'over', '$40.00 was returned to: Wallet balance.'],
  ['cancelled', 'not needed', cancelled, 'over', ''],
])('as %s, with money that is %s', async (result, _what, facts, tone, text) => {
  const { head, next } = await labelsOf(facts, result);
  expect([head.tone, head.text]).toEqual([tone, text]);
  if (result !== 'paid') expect(next).toEqual([]);
});

test('a coupon that is back is not mentioned in a shop without coupons', async () => {
  const facts = { ...cancelled, returned: { ...returned, amount: 0, coupon: true } };
  expect((await labelsOf(facts, 'cancelled')).head.text).toBe('Your coupon can be used again.');
  Object.assign(SHOP.features, { coupons: false });
  expect((await labelsOf(facts, 'cancelled')).head.text).toBe('');
});

const toAda = 'We’ll deliver to Ada, 1 Main Street, Oakland, CA.';
const packing = 'We’ll pack it and tell you under “Orders” when it ships.';
const cancelLine = 'Changed your mind? You can cancel until it ships.';
const code = { kind: 'code', name: 'Card', code: 'A', ticketId: null, validUntil: null, state: 'unused' } as const;
const kept = { pay: false, cancel: false, changeAddress: false };

test.each<[string, Partial<Order>, string[]]>([
  ['is packed, and can be cancelled', { status: 'toShip' }, [packing, toAda, cancelLine]],
  [
    'arrives on a day that the order names',
    { status: 'toShip', arrivesOn: '2099-11-24', can: kept },
    ['We’re packing it now. It arrives Tue, Nov 24, 2099.', toAda],
  ],
  [
    'has presale lines, which are sent later, whenever it arrives',
    {
      status: 'toShip',
      arrivesOn: '2099-12-18',
      lines: [line, { ...line, skuId: 's2', shipsOn: '2099-12-15' }],
      can: kept,
    },
    ['Presale items ship from Tue, Dec 15, 2099.', toAda],
  ],
  ['is on its way', { status: 'toReceive', arrivesOn: '2099-11-24', can: kept }, ['It’s on its way to you.', toAda]],
  ['has arrived', { status: 'done', can: kept }, []],
  [
    'gave codes alone',
    { status: 'done', lines: [{ ...line, isVirtual: true }], yields: [code], can: kept },
    ['Codes and tickets also stay in your order.'],
  ],
  ['has codes and an address of no use', { status: 'toShip', lines: [{ ...line, isVirtual: true }], can: kept }, []],
])('the next steps of a paid order that %s', async (_what, facts, next) => {
  expect((await labelsOf(facts, 'paid')).next).toEqual(next);
});

test('an order that the balance pays in full asks for no amount', async () => {
  expect((await labelsOf({}, 'toPay')).pay).toBe('Pay $100.00');
  expect((await labelsOf({ total: 0 }, 'toPay')).pay).toBe('Pay from balance');
});
