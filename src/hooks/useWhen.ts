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

const looks = {
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<keyof WhenFormats, Intl.DateTimeFormatOptions>;

// To make one takes a hundred times as long as to use it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, look: keyof WhenFormats, isDay: boolean): Intl.DateTimeFormat {
  const name = `${tag}|${look}|${isDay}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, isDay ? { ...looks[look], timeZone: 'UTC' } : looks[look]);
  formats.set(name, made);
  return made;
}

/** Times for people in the language in use. A calendar day (`YYYY-MM-DD`) or month is the same in every time zone. */
export function useWhen(): WhenFormats {
  const { language } = useWords();
  return useMemo(() => {
    const tag = language === 'en' ? 'en-GB' : language;
    const as = (look: keyof WhenFormats) => (text: string) => {
      const date = new Date(text);
      return Number.isNaN(date.getTime()) ? '—' : formatOf(tag, look, text.length <= 10).format(date);
    };
    return { moment: as('moment'), date: as('date'), weekday: as('weekday'), month: as('month') };
  }, [language]);
}
