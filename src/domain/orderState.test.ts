import { canBuyAgain, isPaid, timeOfOrderEvent } from './orderState';

describe('an order', () => {
  test('an order is paid by its event or by its payments, also when it was cancelled later', () => {
    expect(isPaid({ timeline: [], payments: undefined })).toBe(false);
    expect(isPaid({ timeline: [], payments: [] })).toBe(false);
    expect(isPaid({ timeline: [{ event: 'placed', at: '2026-11-20T10:00:00Z' }], payments: null })).toBe(false);
    expect(isPaid({ timeline: [{ event: 'paid', at: '2026-11-20T10:05:00Z' }] })).toBe(true);
    expect(isPaid({ timeline: [], payments: [{ name: 'Card', amount: 100 }] })).toBe(true);
  });

  test('the latest of several events of a kind counts', () => {
    const timeline = [
      { event: 'addressChanged', at: '2026-11-20T10:05:00Z' },
      { event: 'addressChanged', at: '2026-11-20T11:05:00Z' },
    ] as const;
    expect(timeOfOrderEvent({ timeline: [...timeline] }, 'addressChanged')).toBe('2026-11-20T11:05:00Z');
    expect(timeOfOrderEvent({ timeline: [] }, 'paid')).toBeUndefined();
  });

  test.each([
    ['toPay', false],
    ['toShip', false],
    ['toReceive', false],
    ['done', true],
    ['cancelled', true],
  ] as const)('that is %s can be bought again: %s', (status, can) => expect(canBuyAgain({ status })).toBe(can));
});
