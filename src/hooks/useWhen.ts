import { useMemo } from 'react';
import { useWords } from './useWords';

export interface WhenFormats {
  /** `20 Nov, 18:42`. */
  moment: (at: string) => string;
  /** `28 Nov 2026`. */
  date: (day: string) => string;
  /** `Tue 24 Nov`. */
  weekday: (day: string) => string;
  /** `November 2026`, of `YYYY-MM`. */
  month: (month: string) => string;
}

/** Times for people in the language in use. A calendar day (`YYYY-MM-DD`) or month is the same in every time zone. */
export function useWhen(): WhenFormats {
  const { language } = useWords();
  return useMemo(() => {
    const tag = language === 'en' ? 'en-GB' : language;
    const isDay = (text: string) => text.length <= 10;
    const format = (text: string, options: Intl.DateTimeFormatOptions) => {
      const date = new Date(text);
      if (Number.isNaN(date.getTime())) return '—';
      return new Intl.DateTimeFormat(tag, isDay(text) ? { ...options, timeZone: 'UTC' } : options).format(date);
    };
    return {
      moment: (at) => format(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
      date: (day) => format(day, { day: 'numeric', month: 'short', year: 'numeric' }),
      weekday: (day) => format(day, { weekday: 'short', day: 'numeric', month: 'short' }),
      month: (month) => format(month, { month: 'long', year: 'numeric' }),
    };
  }, [language]);
}
