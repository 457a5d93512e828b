import { orderResultOf } from './orderResult';

const unpaid = { status: 'toPay', cancelReason: null } as const;
const facts = {
  order: unpaid,
  status: 'idle',
  isRequested: false,
  hasFailed: false,
  isInProgress: false,
  isFetching: false,
} as const;

describe('where an order is', () => {
  test('a placed order waits for its payment', () => {
    expect(orderResultOf(facts)).toBe('toPay');
  });

  test.each(['toShip', 'toReceive', 'done'] as const)(
    'an order in the state %s is paid, whatever this screen knows',
    (status) => {
      expect(
        orderResultOf({ ...facts, order: { status, cancelReason: null }, status: 'unknown', isInProgress: true }),
      ).toBe('paid');
    },
  );

  test('an order that was not paid in time is distinguished from one that was cancelled', () => {
    expect(orderResultOf({ ...facts, order: { status: 'cancelled', cancelReason: 'expired' } })).toBe('expired');
    expect(orderResultOf({ ...facts, order: { status: 'cancelled', cancelReason: 'changedMind' } })).toBe('cancelled');
  });

  test('a lost answer is checked, never called failed', () => {
    expect(orderResultOf({ ...facts, status: 'reconciling' })).toBe('reconciling');
    expect(orderResultOf({ ...facts, status: 'unknown' })).toBe('unknown');
  });

  test('a payment that failed leaves the order to pay, and says so', () => {
    expect(orderResultOf({ ...facts, status: 'refused', hasFailed: true })).toBe('notPaid');
    expect(orderResultOf({ ...facts, hasFailed: true })).toBe('notPaid');
  });

  test('after a failure the next payment counts', () => {
    expect(orderResultOf({ ...facts, hasFailed: true, status: 'reconciling' })).toBe('reconciling');
    expect(orderResultOf({ ...facts, hasFailed: true, isInProgress: true, isFetching: true })).toBe('processing');
  });

  test('the payment that the checkout has requested is under way until it is answered', () => {
    expect(orderResultOf({ ...facts, isRequested: true })).toBe('paying');
    expect(orderResultOf({ ...facts, isRequested: true, status: 'sending' })).toBe('paying');
    expect(orderResultOf({ ...facts, isRequested: true, status: 'reconciling' })).toBe('reconciling');
    expect(orderResultOf({ ...facts, isRequested: true, status: 'refused', hasFailed: true })).toBe('notPaid');
    const paid = { status: 'toShip', cancelReason: null } as const;
    expect(orderResultOf({ ...facts, isRequested: true, order: paid })).toBe('paid');
  });

  test('a payment under way is asked for a while, then on request', () => {
    expect(orderResultOf({ ...facts, status: 'done', isInProgress: true, isFetching: true })).toBe('processing');
    expect(orderResultOf({ ...facts, status: 'done', isInProgress: true })).toBe('stillProcessing');
  });
});
