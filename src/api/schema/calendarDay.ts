/**
 * Calendar days, the one place that derives them from moments. Whatever compares days, months or years uses the days of the shop,
 * in its time zone (`timeZone` in shop.config.ts), wherever the customer is. A calendar day is `YYYY-MM-DD`.
 */
const MS_PER_DAY = 86_400_000;

// Creating a format takes a hundred times as long as using it.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of dates, kept by its name and zone. Without a zone it is the device's; one that the device does not know is UTC.
 */
export function dateFormat(
  name: string,
  timeZone: string | undefined,
  tag: string,
  look: () => Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name}|${timeZone}`;
  let format = dateFormats.get(key);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat(tag, { ...look(), timeZone });
    } catch {
      format = dateFormat(name, 'UTC', tag, look);
    }
    dateFormats.set(key, format);
  }
  return format;
}

// `28/11/2026` in British English.
const calendarDayOptions = () => ({ day: '2-digit', month: '2-digit', year: 'numeric' }) as const;

/** The calendar day of a moment (ISO 8601 or ms) in a time zone, or of the device without one. Empty for an unreadable moment. */
export function calendarDayIn(timeZone: string | undefined, moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(+date)
    ? ''
    : dateFormat('day', timeZone, 'en-GB', calendarDayOptions).format(date).split('/').reverse().join('-');
}

/** The shop's calendar day of a moment (ISO 8601 or ms). Empty for an unreadable moment. */
export const shopDay = (moment: string | number): string => calendarDayIn(SHOP.timeZone, moment);

/** How many calendar days of the shop a moment lies before another one; negative after it, NaN for an unreadable one. */
export const shopDaysBetween = (earlier: string | number, later: string | number): number =>
  (Date.parse(shopDay(later)) - Date.parse(shopDay(earlier))) / MS_PER_DAY;
