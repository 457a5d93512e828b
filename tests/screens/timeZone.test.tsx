/**
 * Days and months: those of the shop, on a device on either side of the date line. Only a moment is shown in the device's time zone.
 *
 * @jest-environment ./tests/setup/movingDevice.cjs
 */
import { renderHook, screen, within } from '@testing-library/react';
import { groupByPeriod, type InboxEntry } from '@/features/inbox/inboxEntries';
import { canReturnSomething, deliveryHintsOf, orderHintOf } from '@/features/orders/orderHints';
import { shopMonthOf, walletMonths } from '@/features/wallet/walletFilter';
import { useDateFormat } from '@/hooks/useDateFormat';
import type { Order } from '@/api/orders';
import { shopDay, shopDaysBetween } from '@/api/schema/calendarDay';
import { loadLocale } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { buyer } from '../setup/checkoutSteps';
import { shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

declare const moveDevice: (zone: string) => void;

const HOUR = 3_600_000;
const shopIn = (timeZone: string) => Object.assign(SHOP, { timeZone });

/** UTC+14 and UTC−11, with their offsets in minutes as `getTimezoneOffset` gives them. */
const devices = [
  { zone: 'Pacific/Kiritimati', offset: -840 },
  { zone: 'Pacific/Pago_Pago', offset: 660 },
] as const;
/** The moments on both sides of midnight in the shop, when 20 November ends there. */
const shops = [
  { zone: 'Asia/Tokyo', before: '2026-11-20T14:59:59.999Z', after: '2026-11-20T15:00:00.000Z' },
  { zone: 'America/Los_Angeles', before: '2026-11-21T07:59:59.999Z', after: '2026-11-21T08:00:00.000Z' },
  { zone: 'UTC', before: '2026-11-20T23:59:59.999Z', after: '2026-11-21T00:00:00.000Z' },
] as const;
const cases = devices.flatMap((device) => shops.map((shop) => ({ ...shop, device, name: device.zone })));

describe.each(cases)('a device in $name and a shop in $zone', ({ zone, before, after, device }) => {
  beforeEach(() => {
    moveDevice(device.zone);
    shopIn(zone);
  });
  const [last, next] = [Date.parse(before), Date.parse(after)];

  test('the device has its zone', () => expect(new Date(before).getTimezoneOffset()).toBe(device.offset));

  test('the day changes at midnight of the shop', () => {
    expect([shopDay(before), shopDay(after), shopDay(last), shopDay(next)]).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(shopDaysBetween(before, after)).toBe(1);
    expect(shopDaysBetween(after, before)).toBe(-1);
    expect(shopDaysBetween(before, last - 23 * HOUR)).toBe(0);
  });

  test('an order can be returned, is sent and arrives by the days of the shop', () => {
    const lines = [{ isVirtual: false, shipsOn: '2026-11-21' }] as never;
    const done = { status: 'done', lines, returnUntil: '2026-11-20' } as const;
    expect([canReturnSomething(done, last), canReturnSomething(done, next)]).toEqual([true, false]);
    const open = { status: 'toPay', lines, arrivesOn: '2026-11-20' } as never;
    expect(deliveryHintsOf(open, last)).toEqual([
      { labelKey: 'order.shipsFrom', day: '2026-11-21' },
      { labelKey: 'order.arrives', day: '2026-11-20' },
    ]);
    expect(deliveryHintsOf(open, next)).toEqual([]);
    const paid = { status: 'toShip', lines } as unknown as Order;
    expect(orderHintOf(paid, last)).toMatchObject({ labelKey: 'order.shipsFrom', moment: '2026-11-21' });
    expect(orderHintOf(paid, next)).toEqual({ kind: 'label', labelKey: 'order.packing' });
  });

  test('the inbox begins a new day at midnight of the shop', () => {
    const entry = (id: string, at: number) => ({ kind: 'article', id, at, article: {} }) as InboxEntry;
    const DAY = 24 * HOUR;
    const entries = [
      entry('now', next),
      entry('yesterday', last),
      entry('six days', next - 6 * DAY),
      entry('old', last - 6 * DAY),
    ];
    const periods = (now: number) =>
      groupByPeriod(entries, now).map(({ period, entries: rows }) => [period, rows.map(({ id }) => id)]);
    expect(periods(next)).toEqual([
      ['today', ['now']],
      ['week', ['yesterday', 'six days']],
      ['earlier', ['old']],
    ]);
    expect(periods(last)).toEqual([
      ['today', ['now', 'yesterday']],
      ['week', ['six days', 'old']],
    ]);
  });
});

test('a week with a change of the clocks has seven days', () => {
  shopIn('America/Los_Angeles');
  // Summer time ends on 1 November.
  expect(shopDaysBetween('2026-10-31T07:30:00Z', '2026-11-07T08:30:00Z')).toBe(7);
  expect(shopDaysBetween('2026-11-01T07:00:00Z', '2026-11-02T07:59:00Z')).toBe(0);
});

test('an unreadable moment is of no day, and a zone that the device does not know is UTC', () => {
  expect([shopDay('soon'), shopMonthOf(''), shopDaysBetween('soon', 0)]).toEqual(['', '', NaN]);
  shopIn('Mars/Olympus');
  expect(shopDay('2026-11-20T23:59:59Z')).toBe('2026-11-20');
});

describe('the wallet', () => {
  const entry = (id: string, at: string) =>
    ({ id, at, kind: 'topUp', title: id, amount: 100, balanceAfter: 0, orderId: null, operationId: null }) as const;

  test.each(devices)('counts an entry to the month of the shop on a device in $zone', ({ zone }) => {
    moveDevice(zone);
    shopIn('Asia/Tokyo');
    expect(shopMonthOf('2026-11-30T14:59:59.999Z')).toBe('2026-11');
    expect(shopMonthOf('2026-12-01T00:00:00+09:00')).toBe('2026-12');
    expect(shopMonthOf('2026-12-31T15:00:00Z')).toBe('2027-01');
    const entries = [entry('b', '2026-11-30T15:00:00Z'), entry('a', '2026-11-30T14:00:00Z')];
    const found = walletMonths(entries, { kind: undefined, month: '2026-11' });
    expect(found.map(({ month, entries: rows }) => [month, rows.map(({ id }) => id)])).toEqual([['2026-11', ['a']]]);
  });

  describe.each(platforms)('on %s', (platform) => {
    test.each([
      ['Pacific/Kiritimati', 'America/Los_Angeles', 'November 2026', /Nov 30, 6:00 PM/],
      ['Pacific/Pago_Pago', 'Asia/Tokyo', 'December 2026', /Dec 1, 11:00 AM/],
    ])(
      'in %s shows an entry of a shop in %s under the month that its date names',
      async (device, zone, month, date) => {
        moveDevice(device);
        shopIn(zone);
        shopOfTest().pass(10 * 24 * HOUR + 8 * HOUR);
        await openPage(pathOf(platform, 'wallet'), { as: buyer('MONEY-PLEASE') });
        const region = within(await screen.findByRole('region', { name: /2026$/ }));
        expect(region.getByText(date)).toBeVisible();
        expect(screen.getByRole('region', { name: month })).toBeVisible();
        expect(screen.getByRole('option', { name: month })).toBeInTheDocument();
      },
    );
  });
});

describe('the texts', () => {
  beforeAll(() => {
    moveDevice('America/St_Johns');
    shopIn('UTC');
  });
  test.each([
    ['en', ['Nov 28, 2026', 'Sat, Nov 28', 'November 2026', 'Nov 27, 2026', 'Nov 27, 10:30 PM', 'Nov 28, 2:00 AM']],
    ['zh-CN', ['2026年11月28日', '11月28日周六', '2026年11月', '2026年11月27日', '11月27日 22:30', '11月28日 02:00']],
    ['de', ['28. Nov. 2026', 'Sa., 28. Nov.', 'November 2026', '27. Nov. 2026', '27. Nov., 22:30', '28. Nov., 02:00']],
  ] as const)(
    'in %s a calendar day and month are the same as everywhere, a moment is local, and one of a list by days is of the shop',
    async (language, expected) => {
      await loadLocale(language);
      const { result } = renderHook(() => useDateFormat());
      const { date, weekday, month, moment, booked } = result.current;
      const at = '2026-11-28T02:00:00+00:00';
      expect([date('2026-11-28'), weekday('2026-11-28'), month('2026-11'), date(at), moment(at), booked(at)]).toEqual(
        expected,
      );
    },
  );
});
