import { isTwelveHour, localeTag } from '@/lib/localeTag';

/**
 * Whether the service desk is open, by the shop's clock in the shop's time zone. Calculated on the device, so that a
 * page that stays open remains correct.
 */
export interface ServiceHours {
  /** `HH:mm` in `timeZone`. */
  opens: string;
  closes: string;
  /** IANA name. */
  timeZone: string;
  isOpenNow: boolean;
}

// Cached: creating a formatter takes about 100 times as long as using it.
const clockFormats = new Map<string, Intl.DateTimeFormat>();
const zoneNames = new Map<string, string>();

/** The time in a time zone as `HH:mm`; undefined for a zone that the device does not know. */
function timeOfDayIn(timeZone: string, now: number): string | undefined {
  try {
    const clock =
      clockFormats.get(timeZone) ??
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
    clockFormats.set(timeZone, clock);
    return clock.format(now);
  } catch {
    return undefined;
  }
}

/** Whether the desk is open at `now` (ms). Hours may extend past midnight; equal times mean the whole day. */
export function isServiceOpenAt({ opens, closes, timeZone, isOpenNow }: ServiceHours, now: number): boolean {
  const time = timeOfDayIn(timeZone, now);
  if (time === undefined) return isOpenNow;
  if (opens === closes) return true;
  return opens < closes ? opens <= time && time < closes : opens <= time || time < closes;
}

function findZoneName(timeZone: string, language: string): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  }
}

/** The display name of a time zone: "Pacific Time"; its city where the device has no name. */
export function zoneName(timeZone: string, language: string): string {
  const key = `${language}|${timeZone}`;
  const name = zoneNames.get(key) ?? findZoneName(timeZone, language);
  zoneNames.set(key, name);
  return name;
}

/** A time of day, `HH:mm`, as the region of the browser writes it: "9 PM", "9:30 PM", "21:00". */
export function formatClock(time: string, language: string): string {
  const date = new Date(`1970-01-01T${time}Z`);
  if (Number.isNaN(date.getTime())) return time;
  const tag = localeTag(language);
  const isShort = isTwelveHour(tag);
  const key = `${tag}|${time.endsWith(':00')}`;
  const format =
    clockFormats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      hour: isShort ? 'numeric' : '2-digit',
      ...(!(isShort && time.endsWith(':00')) && { minute: '2-digit' }),
      timeZone: 'UTC',
    });
  clockFormats.set(key, format);
  return format.format(date);
}
