import { orderResultOf } from './orderResult';

const unpaid = { status: 'toPay', cancelReason: null } as const;
const facts = { order: unpaid, status: 'idle', isInProgress: false, isFetching: false } as const;

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

  test('a refused payment leaves the order to pay', () => {
    expect(orderResultOf({ ...facts, status: 'refused' })).toBe('toPay');
  });

  test('a payment under way is asked for a while, then on request', () => {
    expect(orderResultOf({ ...facts, status: 'done', isInProgress: true, isFetching: true })).toBe('processing');
    expect(orderResultOf({ ...facts, status: 'done', isInProgress: true })).toBe('stillProcessing');
  });
});
