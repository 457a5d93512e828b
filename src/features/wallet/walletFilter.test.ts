import type { WalletEntry } from '@/api/wallet';
import { shopMonthOf, walletChoices, walletFilterOf, walletMonths } from './walletFilter';

const entry = (id: string, kind: WalletEntry['kind'], amount: number, at: string): WalletEntry => ({
  id,
  kind,
  amount,
  at,
  title: id,
  balanceAfter: 0,
  orderId: null,
  operationId: null,
});
const entries = [
  entry('d', 'payment', -300, '2026-11-20T12:00:00.000+00:00'),
  entry('c', 'refund', 500, '2026-11-02T12:00:00.000+00:00'),
  entry('b', 'payment', -200, '2026-10-20T12:00:00.000+00:00'),
  entry('a', 'topUp', 1_000, '2026-09-20T12:00:00.000+00:00'),
];
const all = { kind: undefined, month: undefined };

describe('the filter of the wallet', () => {
  test('is read from the query, and what makes no sense is left out', () => {
    expect(walletFilterOf({ kind: 'refund', month: '2026-11' })).toEqual({ kind: 'refund', month: '2026-11' });
    expect(walletFilterOf({ kind: 'gold', month: '2026-13' })).toEqual(all);
    expect(walletFilterOf({ month: '<b>' })).toEqual(all);
  });

  test('offers what occurs, newest month first, and what is chosen anyway', () => {
    expect(walletChoices(entries, all)).toEqual({
      kinds: ['payment', 'refund', 'topUp'],
      months: ['2026-11', '2026-10', '2026-09'],
    });
    expect(walletChoices(entries, { kind: 'reward', month: '2025-01' })).toEqual({
      kinds: ['payment', 'refund', 'reward', 'topUp'],
      months: ['2026-11', '2026-10', '2026-09', '2025-01'],
    });
  });
});

describe('the log', () => {
  const seen = (filter: Parameters<typeof walletMonths>[1]) =>
    walletMonths(entries, filter).map(({ month, entries: rows, came, went }) => [
      month,
      rows.map(({ id }) => id).join(''),
      came,
      went,
    ]);

  test('goes month by month, with what came and what went', () => {
    expect(seen(all)).toEqual([
      ['2026-11', 'dc', 500, 300],
      ['2026-10', 'b', 0, 200],
      ['2026-09', 'a', 1_000, 0],
    ]);
  });

  test('shows one kind, one month, or both', () => {
    expect(seen({ kind: 'payment', month: undefined })).toEqual([
      ['2026-11', 'd', 0, 300],
      ['2026-10', 'b', 0, 200],
    ]);
    expect(seen({ kind: undefined, month: '2026-10' })).toEqual([['2026-10', 'b', 0, 200]]);
    expect(seen({ kind: 'topUp', month: '2026-10' })).toEqual([]);
  });

  test('counts a moment to the month of the shop', () => {
    expect(shopMonthOf('2026-12-31T23:59:59.999Z')).toBe('2026-12');
    expect(shopMonthOf('2027-01-01T00:00:00+00:00')).toBe('2027-01');
  });
});
