import { useMemo } from 'react';
import { dateFormat, calendarDayIn } from '@/api/schema/calendarDay';
import { isTwelveHour, localeTag } from '@/lib/localeTag';
import { serverClock } from '@/lib/sharedServerClock';
import { useTranslation } from './useTranslation';

/** Dates of another year than the current one contain the year. Moments are in the time zone of the device. */
export interface DateFormats {
  /** `Nov 20, 6:42 PM`; of another year `Nov 20, 2025, 6:42 PM`. */
  moment: (at: string) => string;
  /** The same in the time zone of the shop, for what is listed by the shop's days or months. */
  booked: (at: string) => string;
  /** `Nov 28, 2026`. */
  date: (day: string) => string;
  /** `Tue, Nov 24`; of another year `Tue, Jan 5, 2027`. */
  weekday: (day: string) => string;
  /** `November 2026`, of `YYYY-MM`. */
  month: (month: string) => string;
}

const momentOptions = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const dateOptions = {
  moment: momentOptions,
  booked: momentOptions,
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<keyof DateFormats, object>;

/**
 * Formats times in the language in use, as the region of the browser writes them. The examples are American. A calendar day (`YYYY-MM-DD`) or month is the same in
 * every time zone.
 */
export function useDateFormat(): DateFormats {
  const { language } = useTranslation();
  return useMemo(() => {
    const tag = localeTag(language);
    const as = (look: keyof DateFormats) => (text: string) => {
      const date = new Date(text);
      if (Number.isNaN(+date)) return '—';
      const isDay = text.length <= 10;
      const zone = isDay || look === 'booked' ? SHOP.timeZone : undefined;
      const year = (isDay ? text : calendarDayIn(zone, text)).slice(0, 4);
      const isOtherYear = !calendarDayIn(zone, serverClock.now()).startsWith(year);
      return dateFormat(tag + look + isOtherYear, isDay ? 'UTC' : zone, tag, () => ({
        ...dateOptions[look],
        // `09:05`, but `9:05 AM`.
        ...('hour' in dateOptions[look] && !isTwelveHour(tag) && { hour: '2-digit' }),
        ...(isOtherYear && { year: 'numeric' }),
      })).format(date);
    };
    return { moment: as('moment'), booked: as('booked'), date: as('date'), weekday: as('weekday'), month: as('month') };
  }, [language]);
}
