import { act, renderHook } from '@testing-library/react';
import { loadLocale } from '@/lib/i18n';
import { serverClock } from '@/lib/sharedServerClock';
import { useDateFormat } from './useDateFormat';

/** Formats each text at a time of the shop. */
async function formatsAt(now: string, language: 'en' | 'zh-CN' = 'en') {
  serverClock.sync(now);
  await loadLocale(language, 'front');
  return renderHook(() => useDateFormat()).result.current;
}
const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();

describe('a time', () => {
  test('of this year has no year', async () => {
    const { moment, weekday } = await formatsAt(noon('2026-11-20'));
    expect(moment(noon('2026-01-01'))).toBe('Jan 1, 12:00 PM');
    expect(weekday('2026-12-31')).toBe('Thu, Dec 31');
  });

  test.each([
    ['2025-11-20', 'Nov 20, 2025, 12:00 PM', 'Thu, Nov 20, 2025'],
    ['2027-01-05', 'Jan 5, 2027, 12:00 PM', 'Tue, Jan 5, 2027'],
  ])('of another year has its year: %s', async (day, moment, weekday) => {
    const formats = await formatsAt(noon('2026-11-20'));
    expect(formats.moment(noon(day))).toBe(moment);
    expect(formats.weekday(day)).toBe(weekday);
  });

  test('has the year of the calendar of the customer, at the turn of the year too', async () => {
    const lastMinute = new Date(2026, 11, 31, 23, 59).toISOString();
    const nextMinute = new Date(2027, 0, 1, 0, 0).toISOString();
    expect((await formatsAt(lastMinute)).moment(nextMinute)).toBe('Jan 1, 2027, 12:00 AM');
    expect((await formatsAt(nextMinute)).moment(lastMinute)).toBe('Dec 31, 2026, 11:59 PM');
    expect((await formatsAt(nextMinute)).moment(nextMinute)).toBe('Jan 1, 12:00 AM');
  });

  test('that is a day has the year of the calendar of the shop', async () => {
    expect((await formatsAt('2026-12-31T23:59:59Z')).weekday('2027-01-01')).toBe('Fri, Jan 1, 2027');
    expect((await formatsAt('2027-01-01T00:00:00Z')).weekday('2027-01-01')).toBe('Fri, Jan 1');
    expect((await formatsAt('2026-12-31T23:59:59Z')).booked('2027-01-01T00:00:00Z')).toBe('Jan 1, 2027, 12:00 AM');
  });

  test('has a form for each use', async () => {
    const formats = await formatsAt(noon('2026-11-20'));
    expect(formats.date('2026-11-28')).toBe('Nov 28, 2026');
    expect(formats.month('2026-11')).toBe('November 2026');
    expect(formats.month('2025-02')).toBe('February 2025');
    expect(formats.weekday('2026-11-24')).toBe('Tue, Nov 24');
    expect(formats.booked('2026-11-20T18:42:00Z')).toBe('Nov 20, 6:42 PM');
  });

  test('is written in the language that is chosen while it is shown', async () => {
    await formatsAt(noon('2026-11-20'));
    const { result } = renderHook(() => useDateFormat());
    expect(result.current.date('2026-11-28')).toBe('Nov 28, 2026');
    await act(() => loadLocale('zh-CN', 'front'));
    expect(result.current.date('2026-11-28')).toBe('2026年11月28日');
  });

  test.each(['moment', 'booked', 'date', 'weekday', 'month'] as const)('that is none is a dash: %s', async (look) => {
    const formats = await formatsAt(noon('2026-11-20'));
    expect([formats[look](''), formats[look]('soon')]).toEqual(['—', '—']);
  });

  test('has its year in Chinese too', async () => {
    const { moment, weekday } = await formatsAt(noon('2026-11-20'), 'zh-CN');
    expect(moment(noon('2025-11-20'))).toBe('2025年11月20日 12:00');
    expect(moment(noon('2026-11-20'))).toBe('11月20日 12:00');
    expect(weekday('2027-01-05')).toBe('2027年1月5日周二');
  });

  test.each([
    ['en-GB', '20 Jan, 09:05', '28 Nov 2026'],
    ['en-AU', '20 Jan, 9:05 am', '28 Nov 2026'],
    ['en-DE', '20 Jan, 09:05', '28 Nov 2026'],
  ])('is written as in the region of the browser: %s', async (tag, moment, date) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
    const formats = await formatsAt(noon('2026-11-20'));
    expect(formats.moment(new Date('2026-01-20T09:05:00').toISOString())).toBe(moment);
    expect(formats.date('2026-11-28')).toBe(date);
    jest.restoreAllMocks();
  });
});
