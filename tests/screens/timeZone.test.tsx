/**
 * Days and months on a device west of Greenwich.
 *
 * @jest-environment ./tests/setup/westernZone.cjs
 */
import { renderHook, screen, within } from '@testing-library/react';
import { monthOf, walletMonths } from '@/features/wallet/walletFilter';
import { useDateFormat } from '@/hooks/useDateFormat';
import { loadLocale } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { buyer } from '../setup/checkoutSteps';
import { shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const HOUR = 3_600_000;

test('this file runs in a time zone of its own', () => {
  expect(new Date('2026-11-20T00:00:00Z').getTimezoneOffset()).toBe(210);
});

test.each([
  ['en', ['Nov 28, 2026', 'Sat, Nov 28', 'November 2026', 'Nov 27, 2026', 'Nov 27, 10:30 PM']],
  ['zh-CN', ['2026年11月28日', '11月28日周六', '2026年11月', '2026年11月27日', '11月27日 22:30']],
  ['de', ['28. Nov. 2026', 'Sa., 28. Nov.', 'November 2026', '27. Nov. 2026', '27. Nov., 22:30']],
] as const)(
  'in %s a calendar day and month are the same as everywhere, a moment is local',
  async (language, expected) => {
    await loadLocale(language);
    const { result } = renderHook(() => useDateFormat());
    const { date, weekday, month, moment } = result.current;
    const at = '2026-11-28T02:00:00+00:00';
    expect([date('2026-11-28'), weekday('2026-11-28'), month('2026-11'), date(at), moment(at)]).toEqual(expected);
  },
);

test('the month of a wallet entry is that of its local date', () => {
  expect(monthOf('2026-12-01T02:00:00+00:00')).toBe('2026-11');
  expect(monthOf('2026-12-01T11:00:00+08:00')).toBe('2026-11');
  expect(monthOf('2027-01-01T03:29:59.999Z')).toBe('2026-12');
  expect(monthOf('2027-01-01T03:30:00.000Z')).toBe('2027-01');
});

test('a filter by month takes the entries of that local month', () => {
  const entry = (id: string, at: string) =>
    ({ id, at, kind: 'topUp', title: id, amount: 100, balanceAfter: 0, orderId: null, operationId: null }) as const;
  const entries = [entry('b', '2026-12-01T04:00:00Z'), entry('a', '2026-12-01T03:00:00Z')];
  const found = walletMonths(entries, { kind: undefined, month: '2026-11' });
  expect(found.map(({ month, entries: rows }) => [month, rows.map(({ id }) => id)])).toEqual([['2026-11', ['a']]]);
});

test.each(platforms)('the wallet on %s shows an entry under the month that its date names', async (platform) => {
  shopOfTest().pass(10 * 24 * HOUR + 8 * HOUR);
  await openPage(pathOf(platform, 'wallet'), { as: buyer('MONEY-PLEASE') });
  const november = within(await screen.findByRole('region', { name: 'November 2026' }));
  expect(november.getByText(/Nov 30, 10:30 PM/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'December 2026' })).toBeNull();
});
