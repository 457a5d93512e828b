import { renderHook } from '@testing-library/react';
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
    expect(moment(noon('2026-01-01'))).toBe('1 Jan, 12:00');
    expect(weekday('2026-12-31')).toMatch(/^Thu,? 31 Dec$/);
  });

  test.each([
    ['2025-11-20', '20 Nov 2025, 12:00', 'Thu, 20 Nov 2025'],
    ['2027-01-05', '5 Jan 2027, 12:00', 'Tue, 5 Jan 2027'],
  ])('of another year has its year: %s', async (day, moment, weekday) => {
    const formats = await formatsAt(noon('2026-11-20'));
    expect(formats.moment(noon(day))).toBe(moment);
    expect(formats.weekday(day)).toBe(weekday);
  });

  test('has the year of the calendar of the customer, at the turn of the year too', async () => {
    const lastMinute = new Date(2026, 11, 31, 23, 59).toISOString();
    const nextMinute = new Date(2027, 0, 1, 0, 0).toISOString();
    expect((await formatsAt(lastMinute)).moment(nextMinute)).toBe('1 Jan 2027, 00:00');
    expect((await formatsAt(lastMinute)).weekday('2027-01-01')).toBe('Fri, 1 Jan 2027');
    expect((await formatsAt(nextMinute)).moment(lastMinute)).toBe('31 Dec 2026, 23:59');
    expect((await formatsAt(nextMinute)).moment(nextMinute)).toBe('1 Jan, 00:00');
  });

  test('has its year in Chinese too', async () => {
    const { moment, weekday } = await formatsAt(noon('2026-11-20'), 'zh-CN');
    expect(moment(noon('2025-11-20'))).toBe('2025年11月20日 12:00');
    expect(moment(noon('2026-11-20'))).toBe('11月20日 12:00');
    expect(weekday('2027-01-05')).toBe('2027年1月5日周二');
  });
});
