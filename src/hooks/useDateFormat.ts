import { useMemo } from 'react';
import { isTwelveHour, localeTag } from '@/lib/localeTag';
import { serverClock } from '@/lib/sharedServerClock';
import { useTranslation } from './useTranslation';

/** Dates of another year than the shop's current one contain the year. */
export interface WhenFormats {
  /** `Nov 20, 6:42 PM`; of another year `Nov 20, 2025, 6:42 PM`. */
  moment: (at: string) => string;
  /** `Nov 28, 2026`. */
  date: (day: string) => string;
  /** `Tue, Nov 24`; of another year `Tue, Jan 5, 2027`. */
  weekday: (day: string) => string;
  /** `November 2026`, of `YYYY-MM`. */
  month: (month: string) => string;
}

const looks = {
  moment: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<keyof WhenFormats, Intl.DateTimeFormatOptions>;

// Creating a format takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, look: keyof WhenFormats, isDay: boolean, isOtherYear: boolean): Intl.DateTimeFormat {
  const name = `${tag}|${look}|${isDay}|${isOtherYear}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, {
    ...looks[look],
    // `09:05`, but `9:05 AM`.
    ...(look === 'moment' && !isTwelveHour(tag) && { hour: '2-digit' }),
    ...(isOtherYear && { year: 'numeric' }),
    ...(isDay && { timeZone: 'UTC' }),
  });
  formats.set(name, made);
  return made;
}

/**
 * Formats times in the language in use, as the region of the browser writes them. The examples are American. A calendar day (`YYYY-MM-DD`) or month is the same in
 * every time zone.
 */
export function useDateFormat(): WhenFormats {
  const { language } = useTranslation();
  return useMemo(() => {
    const tag = localeTag(language);
    const as = (look: keyof WhenFormats) => (text: string) => {
      const date = new Date(text);
      if (Number.isNaN(date.getTime())) return '—';
      const isDay = text.length <= 10;
      const year = isDay ? date.getUTCFullYear() : date.getFullYear();
      return formatOf(tag, look, isDay, year !== new Date(serverClock.now()).getFullYear()).format(date);
    };
    return { moment: as('moment'), date: as('date'), weekday: as('weekday'), month: as('month') };
  }, [language]);
}
