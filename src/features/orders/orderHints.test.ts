import type { Order } from '@/api/orders';
import { orderStateOf } from '@/domain/orderState';
import { canReturnSomething, deliveryHintsOf, orderHintOf } from './orderHints';

const order: Order = {
  id: 'o1',
  number: 'P-1',
  status: 'toPay',
  currency: 'USD',
  lines: [],
  pieces: 1,
  priceLines: [],
  total: 100,
  placedAt: '2026-11-20T10:00:00Z',
  payBefore: '2026-11-20T10:30:00Z',
  address: null,
  note: '',
  timeline: [],
  cancelReason: null,
  parcel: null,
  yields: [],
  can: { pay: true, cancel: true, changeAddress: true },
};
/** Ms; before the ticket expires. */
const now = Date.parse('2026-11-21T00:00:00Z');
const ticket = {
  kind: 'ticket',
  name: 'Cinema night',
  code: 'A',
  ticketId: 't1',
  validUntil: '2026-11-28T00:00:00Z',
  state: 'unused',
} as const;

const presaleLine: Order['lines'][number] = {
  skuId: 's1',
  goodsId: 'g1',
  name: 'Day pack',
  skuText: '',
  picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 20 },
  price: 100,
  quantity: 1,
  subtotal: 100,
  isVirtual: false,
  shipsOn: '2026-12-15',
};

describe('what an order says about itself', () => {
  test('a paid order with a presale product ships later, and is packed from that day on', () => {
    const paid: Order = { ...order, status: 'toShip', lines: [presaleLine, { ...presaleLine, shipsOn: null }] };
    expect(orderHintOf(paid, now)).toEqual({
      kind: 'label',
      labelKey: 'order.shipsFrom',
      moment: '2026-12-15',
      look: 'weekday',
    });
    expect(orderHintOf(paid, Date.parse('2026-12-15T08:00:00Z'))).toEqual({ kind: 'label', labelKey: 'order.packing' });
  });

  test('an unpaid order is urgent and shows until when it is held', () => {
    expect(orderStateOf(order, now)).toEqual({ labelKey: 'order.state.toPay', tone: 'urgent' });
    expect(orderHintOf(order, now)).toEqual({ kind: 'hold', until: '2026-11-20T10:30:00Z' });
  });

  test('a finished order that gave a ticket is good news and says until when the ticket is valid', () => {
    const done: Order = { ...order, status: 'done', yields: [ticket] };
    expect(orderStateOf(done, now)).toEqual({ labelKey: 'order.state.ticketReady', tone: 'good' });
    expect(orderHintOf(done, now)).toEqual({
      kind: 'label',
      labelKey: 'order.validUntil',
      name: 'Cinema night',
      moment: ticket.validUntil,
      look: 'date',
    });
  });

  test('a finished order that gave a code only says that the code is ready', () => {
    const done: Order = {
      ...order,
      status: 'done',
      yields: [{ ...ticket, kind: 'code', ticketId: null, validUntil: null }],
    };
    expect(orderStateOf(done, now).labelKey).toBe('order.state.codeReady');
  });

  test('a ticket that ran out is ready no more, whether the API says so or its time is over', () => {
    const ranOut: Order = { ...order, status: 'done', yields: [{ ...ticket, state: 'expired' }] };
    const quiet = { kind: 'label', labelKey: 'ticket.ranOutOn', moment: ticket.validUntil, look: 'date' };
    expect(orderStateOf(ranOut, now)).toEqual({ labelKey: 'order.state.done', tone: 'quiet' });
    expect(orderHintOf(ranOut, now)).toEqual(quiet);
    const later = Date.parse('2026-11-28T00:00:00Z');
    const left: Order = { ...order, status: 'done', yields: [ticket] };
    expect(orderStateOf(left, later)).toEqual({ labelKey: 'order.state.done', tone: 'quiet' });
    expect(orderHintOf(left, later)).toEqual(quiet);
  });

  test('of several tickets those that still count are mentioned', () => {
    const later = { ...ticket, code: 'B', validUntil: '2026-12-24T00:00:00Z' };
    const done: Order = { ...order, status: 'done', yields: [{ ...ticket, state: 'used' }, later] };
    expect(orderStateOf(done, now).labelKey).toBe('order.state.ticketReady');
    expect(orderHintOf(done, now)).toMatchObject({ labelKey: 'order.validUntil', moment: later.validUntil });
  });

  test('a used ticket is ready no more, and says so', () => {
    const done: Order = { ...order, status: 'done', yields: [{ ...ticket, state: 'used' }] };
    expect(orderStateOf(done, now)).toEqual({ labelKey: 'order.state.done', tone: 'quiet' });
    expect(orderHintOf(done, now)).toEqual({ kind: 'label', labelKey: 'ticket.used' });
  });

  test('a parcel that arrived says when', () => {
    const done: Order = {
      ...order,
      status: 'done',
      lines: [presaleLine],
      timeline: [
        { event: 'paid', at: '2026-11-20T10:05:00Z' },
        { event: 'delivered', at: '2026-11-23T09:00:00Z' },
      ],
    };
    expect(orderHintOf(done, now)).toEqual({
      kind: 'label',
      labelKey: 'order.deliveredOn',
      moment: '2026-11-23T09:00:00Z',
    });
  });

  test('codes do not arrive: their order says when it was paid', () => {
    const done: Order = {
      ...order,
      status: 'done',
      lines: [{ ...presaleLine, isVirtual: true, shipsOn: null }],
      timeline: [
        { event: 'paid', at: '2026-11-20T10:05:00Z' },
        { event: 'delivered', at: '2026-11-20T10:05:00Z' },
      ],
    };
    expect(orderHintOf(done, now)).toMatchObject({ labelKey: 'order.paidOn' });
  });

  test('an open order says when it is sent and arrives, as long as the days have not passed', () => {
    const open: Order = { ...order, lines: [presaleLine], arrivesOn: '2026-12-18' };
    expect(deliveryHintsOf(open, now)).toEqual([
      { labelKey: 'order.shipsFrom', day: '2026-12-15' },
      { labelKey: 'order.arrives', day: '2026-12-18' },
    ]);
    // The hint of a paid order has the day already.
    expect(deliveryHintsOf({ ...open, status: 'toShip' }, now)).toEqual([
      { labelKey: 'order.arrives', day: '2026-12-18' },
    ]);
    expect(deliveryHintsOf({ ...open, status: 'done' }, now)).toEqual([]);
    expect(deliveryHintsOf(open, Date.parse('2026-12-19T00:00:00Z'))).toEqual([]);
  });

  test('a delivered order can be returned until its last day; without one the desk decides, and codes never', () => {
    const done: Order = { ...order, status: 'done', lines: [presaleLine] };
    expect(canReturnSomething({ ...done, returnUntil: '2026-11-21' }, now)).toBe(true);
    expect(canReturnSomething({ ...done, returnUntil: '2026-11-20' }, now)).toBe(false);
    expect(canReturnSomething({ ...done, returnUntil: null }, now)).toBe(false);
    expect(canReturnSomething(done, now)).toBe(true);
    expect(canReturnSomething({ ...done, lines: [{ ...presaleLine, isVirtual: true }] }, now)).toBe(false);
    expect(canReturnSomething({ ...done, status: 'toReceive' }, now)).toBe(false);
  });

  test('a day of delivery counts until it is over, and a day of sending until it has come', () => {
    const open: Order = { ...order, lines: [presaleLine], arrivesOn: '2026-12-15' };
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
    const daysAt = (day: string) => deliveryHintsOf(open, at(day)).map(({ labelKey }) => labelKey);
    expect(daysAt('2026-12-14')).toEqual(['order.shipsFrom', 'order.arrives']);
    expect(daysAt('2026-12-15')).toEqual(['order.arrives']);
    expect(daysAt('2026-12-16')).toEqual([]);
    expect(deliveryHintsOf({ ...open, status: 'cancelled' }, at('2026-12-14'))).toEqual([]);
  });

  test('an order on its way says when it was shipped, and nothing where that is not known', () => {
    const sent: Order = {
      ...order,
      status: 'toReceive',
      timeline: [
        { event: 'paid', at: '2026-11-20T10:05:00Z' },
        { event: 'shipped', at: '2026-11-21T10:05:00Z' },
      ],
    };
    expect(orderStateOf(sent, now)).toEqual({ labelKey: 'order.state.toReceive', tone: 'plain' });
    expect(orderHintOf(sent, now)).toEqual({
      kind: 'label',
      labelKey: 'order.shippedOn',
      moment: '2026-11-21T10:05:00Z',
    });
    expect(orderHintOf({ ...sent, timeline: [] }, now)).toBeUndefined();
  });

  test('what is not known is not said', () => {
    expect(orderHintOf({ ...order, payBefore: null }, now)).toBeUndefined();
    expect(orderHintOf({ ...order, status: 'done' }, now)).toBeUndefined();
    expect(orderHintOf({ ...order, status: 'cancelled' }, now)).toBeUndefined();
    const endless: Order = { ...order, status: 'done', yields: [{ ...ticket, validUntil: null }] };
    expect(orderHintOf(endless, now)).toBeUndefined();
  });

  test.each([
    ['tooSlow', 'order.youCancelled.tooSlow'],
    ['expired', 'order.reason.expired'],
    // The customer or the shop: it is not known who cancelled.
    ['other', undefined],
  ] as const)('an order cancelled with the reason %s says who cancelled it and why', (cancelReason, labelKey) => {
    const hint = orderHintOf({ ...order, status: 'cancelled', cancelReason }, now);
    expect(hint).toEqual(labelKey && { kind: 'label', labelKey });
  });
});
