import type { OrderStatus } from '../src/api/orders';
import { couponTransitions, type CouponEvent } from './domain/coupons';
import { orderTransitions, statusAfter, type OrderEvent } from './domain/orderStates';
import type { CouponState, OrderRow } from './domain/rows';
import { ShopError } from './shopError';

const statuses: OrderStatus[] = ['toPay', 'toShip', 'toReceive', 'done', 'cancelled'];
const events: OrderEvent[] = ['pay', 'handOver', 'cancel', 'expire', 'ship', 'deliver', 'refund'];

/** The expected transitions: status and event → next status. Not derived from `orderTransitions`. */
const allowed = new Map<string, OrderStatus>([
  ['toPay pay', 'toShip'],
  ['toPay handOver', 'done'],
  ['toPay cancel', 'cancelled'],
  ['toPay expire', 'cancelled'],
  ['toShip ship', 'toReceive'],
  ['toShip cancel', 'cancelled'],
  ['toReceive deliver', 'done'],
  ['toShip refund', 'cancelled'],
  ['toReceive refund', 'cancelled'],
  ['done refund', 'cancelled'],
]);

const orderIn = (status: OrderStatus, cancelReason: OrderRow['cancelReason'] = null): OrderRow => ({
  id: 'order',
  customerId: 'ada',
  number: 'P-1',
  operationId: 'op',
  status,
  currency: 'USD',
  lines: [],
  priceLines: [],
  total: 0,
  balanceUsed: 0,
  couponId: null,
  discountCode: null,
  placedAt: 0,
  payBefore: 0,
  shipsFrom: null,
  address: null,
  note: '',
  timeline: [],
  cancelReason,
  cancelText: '',
  parcel: null,
  yields: [],
});

const codeOf = (step: () => unknown): string => {
  try {
    step();
  } catch (error) {
    if (error instanceof ShopError) return error.errorCode;
  }
  return 'none';
};

describe.each(statuses)('an order with the status %s', (status) => {
  test.each(events)('allows or refuses the event "%s"', (event) => {
    const to = allowed.get(`${status} ${event}`);
    if (to) expect(statusAfter(orderIn(status), event)).toBe(to);
    else expect(codeOf(() => statusAfter(orderIn(status), event))).toBe('ORDER_STATE');
  });
});

test('there are no other transitions of an order', () => {
  const steps = statuses.flatMap((from) =>
    Object.entries(orderTransitions[from]).map(([event, to]) => [`${from} ${event}`, to]),
  );
  expect(new Map(steps.map(([step = '', to]) => [step, to]))).toEqual(allowed);
});

test('an event on an expired order throws ORDER_EXPIRED', () => {
  expect(codeOf(() => statusAfter(orderIn('cancelled', 'expired'), 'pay'))).toBe('ORDER_EXPIRED');
});

test('a coupon is held before it is spent, and can be released from both states', () => {
  const states: CouponState[] = ['free', 'held', 'spent'];
  const moves: CouponEvent[] = ['hold', 'spend', 'release'];
  const table = states.map((state) => moves.map((event) => couponTransitions[state][event] ?? null));
  expect(table).toEqual([
    ['held', null, null],
    [null, 'spent', 'free'],
    [null, null, 'free'],
  ]);
});
