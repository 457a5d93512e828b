import { orderResultOf } from './orderResult';

const unpaid = { status: 'toPay', cancelReason: null } as const;
const facts = { order: unpaid, step: 'idle', isUnderWay: false, isAsking: false } as const;

describe('where an order stands', () => {
  test('a placed order waits for its payment', () => {
    expect(orderResultOf(facts)).toBe('toPay');
  });

  test.each(['toShip', 'toReceive', 'done'] as const)('an order in the state %s is paid, whatever this screen knows', (status) => {
    expect(orderResultOf({ ...facts, order: { status, cancelReason: null }, step: 'unknown', isUnderWay: true })).toBe('paid');
  });

  test('an order that was not paid in time is told apart from one that was cancelled', () => {
    expect(orderResultOf({ ...facts, order: { status: 'cancelled', cancelReason: 'expired' } })).toBe('expired');
    expect(orderResultOf({ ...facts, order: { status: 'cancelled', cancelReason: 'changedMind' } })).toBe('cancelled');
  });

  test('a lost answer is checked, never called failed', () => {
    expect(orderResultOf({ ...facts, step: 'checking' })).toBe('checking');
    expect(orderResultOf({ ...facts, step: 'unknown' })).toBe('unknown');
  });

  test('a refused payment leaves the order to pay', () => {
    expect(orderResultOf({ ...facts, step: 'refused' })).toBe('toPay');
  });

  test('a payment under way is asked for a while, then on request', () => {
    expect(orderResultOf({ ...facts, step: 'done', isUnderWay: true, isAsking: true })).toBe('processing');
    expect(orderResultOf({ ...facts, step: 'done', isUnderWay: true })).toBe('stillProcessing');
  });
});
