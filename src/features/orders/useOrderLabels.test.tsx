/** What an order says about itself: labels of its card, its facts and events, and what it gave back. */
import type { Order } from '@/api/orders';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useOrderHistory } from './useOrderHistory';
import { useOrderLabels } from './useOrderLabels';
import { useReturnedText } from './useReturnedText';

afterEach(() => void Object.assign(SHOP.features, { coupons: true }));

/** A moment of November 2025 by the clock of the device, in whose zone moments are shown. */
const onDevice = (day: number, hour: number, minute = 0) => new Date(2025, 10, day, hour, minute).toISOString();

const line: Order['lines'][number] = {
  skuId: 's1',
  goodsId: 'g1',
  name: 'Cup',
  skuText: '',
  picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 20 },
  price: 100,
  quantity: 2,
  subtotal: 200,
  isVirtual: false,
};
const order: Order = {
  id: 'o1',
  number: 'P-1',
  status: 'toPay',
  currency: 'USD',
  lines: [line],
  pieces: 2,
  priceLines: [],
  total: 200,
  placedAt: onDevice(20, 10),
  payBefore: onDevice(20, 10, 30),
  address: null,
  note: '',
  timeline: [],
  cancelReason: null,
  parcel: null,
  yields: [],
  can: { pay: true, cancel: true, changeAddress: true },
};
const named = (...names: string[]) => names.map((name) => ({ ...line, skuId: name, name }));

async function labelsOf(facts: Partial<Order>) {
  const { now } = await renderShopHook(() => useOrderLabels({ ...order, ...facts }));
  return now();
}

test.each<[readonly string[], string, string]>([
  [['Cup'], 'Cup', 'Cup'],
  [['Cup', 'Pot'], 'Cup and 1 more', 'Cup, Pot'],
  [['Cup', 'Pot', 'Tea'], 'Cup and 2 more', 'Cup, Pot, Tea'],
  [['Cup', 'Pot', 'Tea', 'Tin', 'Jug'], 'Cup and 4 more', 'Cup, Pot, Tea and 2 more'],
])('lines named %j', async (lines, name, names) => {
  const labels = await labelsOf({ lines: named(...lines), pieces: 9 });
  expect([labels.name, labels.names, labels.pieces]).toEqual([name, names, '9 items']);
});

test.each<[string, Partial<Order>, string, string, string, string[]]>([
  ['to pay', {}, 'To pay', 'urgent', '', []],
  [
    'to pay with a presale line',
    { lines: [{ ...line, shipsOn: '2099-12-15' }], arrivesOn: '2099-12-18' },
    'To pay',
    'urgent',
    '',
    ['Ships from Tue, Dec 15, 2099', 'Arrives Fri, Dec 18, 2099'],
  ],
  [
    'to ship',
    { status: 'toShip', arrivesOn: '2099-12-18' },
    'To ship',
    'plain',
    'Being packed',
    ['Arrives Fri, Dec 18, 2099'],
  ],
  [
    'on its way',
    { status: 'toReceive', timeline: [{ event: 'shipped', at: onDevice(21, 10, 5) }] },
    'On its way',
    'plain',
    'Shipped Nov 21, 2025, 10:05 AM',
    [],
  ],
  [
    'delivered',
    { status: 'done', timeline: [{ event: 'delivered', at: onDevice(23, 9) }] },
    'Done',
    'quiet',
    'Delivered Nov 23, 2025, 9:00 AM',
    [],
  ],
  [
    'with a ticket',
    {
      status: 'done',
      yields: [
        {
          kind: 'ticket',
          name: 'Cinema',
          code: 'A',
          ticketId: 't',
          validUntil: new Date(2099, 10, 28).toISOString(),
          state: 'unused',
        },
      ],
    },
    'Ticket ready',
    'good',
    'Cinema, until Nov 28, 2099',
    [],
  ],
  [
    'cancelled',
    { status: 'cancelled', cancelReason: 'tooSlow' },
    'Canceled',
    'quiet',
    'You canceled: taking too long',
    [],
  ],
])('an order %s says its state, its next step and its days', async (_what, facts, state, tone, hint, delivery) => {
  const labels = await labelsOf(facts);
  expect([labels.state, labels.tone, labels.hint, labels.delivery]).toEqual([state, tone, hint, delivery]);
  expect(labels.heldUntil).toBe(facts.status === undefined ? order.payBefore : undefined);
  expect(labels.placedAt).toBe('Nov 20, 2025, 10:00 AM');
});

const back = { amount: 1_250, name: 'Wallet balance', coupon: true };
test.each<[string, Order['returned'], boolean, string]>([
  ['nothing that the API says', undefined, true, ''],
  ['money', { ...back, coupon: false }, true, '$12.50 was returned to: Wallet balance.'],
  ['money and a coupon', back, true, '$12.50 was returned to: Wallet balance. Your coupon can be used again.'],
  ['a coupon alone', { ...back, amount: 0 }, true, 'Your coupon can be used again.'],
  ['money, in a shop without coupons', back, false, '$12.50 was returned to: Wallet balance.'],
])('an order that gave back %s', async (_what, returned, hasCoupons, text) => {
  Object.assign(SHOP.features, { coupons: hasCoupons });
  const { now } = await renderShopHook(() => useReturnedText({ returned, currency: 'USD' }));
  expect(now()).toBe(text);
});

async function historyOf(facts: Partial<Order>) {
  const { now } = await renderShopHook(() => useOrderHistory({ ...order, ...facts }));
  return now();
}

test('the events come newest first, and codes are not delivered but ready', async () => {
  const timeline = [
    { event: 'placed', at: onDevice(20, 10) },
    { event: 'paid', at: onDevice(20, 10, 5) },
    { event: 'delivered', at: onDevice(21, 9) },
  ] as const;
  const { events } = await historyOf({ timeline: [...timeline] });
  expect(events.map(({ name, at, when }) => [name, at, when])).toEqual([
    ['Delivered', onDevice(21, 9), 'Nov 21, 2025, 9:00 AM'],
    ['Paid', onDevice(20, 10, 5), 'Nov 20, 2025, 10:05 AM'],
    ['Placed', onDevice(20, 10), 'Nov 20, 2025, 10:00 AM'],
  ]);
  expect(timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'delivered']);
  const codes = await historyOf({ timeline: [...timeline], lines: [{ ...line, isVirtual: true }] });
  expect(codes.events[0]?.name).toBe('Codes and tickets ready');
});

test.each<[string, Partial<Order>, [string, unknown][]]>([
  ['its number alone', {}, []],
  ['its note', { note: 'Ring twice' }, [['Your note', 'Ring twice']]],
  [
    'gift message and note',
    { giftMessage: 'With love', note: 'Ring twice' },
    [
      ['Gift message', 'With love'],
      ['Your note', 'Ring twice'],
    ],
  ],
  ['its parcel', { parcel: { carrier: 'Post', number: '7', trackingUrl: undefined } }, [['Parcel', expect.anything()]]],
])('the facts of an order have %s', async (_what, facts, rows) => {
  const { facts: shown } = await historyOf(facts);
  expect(shown.map(({ label, value }) => [label, value])).toEqual([['Order number', expect.anything()], ...rows]);
});
