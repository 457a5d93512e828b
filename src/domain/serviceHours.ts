/**
 * Whether the service desk is there, by the shop's clock in the shop's own time zone. The shop says it when it answers; a
 * page that stays open goes on telling it right.
 */
export interface ServiceHours {
  /** `HH:mm`, wall clock of `timeZone`. */
  opens: string;
  closes: string;
  /** IANA name. */
  timeZone: string;
  isOpenNow: boolean;
}

// To make one takes a hundred times as long as to use it.
const clocks = new Map<string, Intl.DateTimeFormat>();
const names = new Map<string, string>();

/** Wall clock of a time zone as `HH:mm`; undefined for a zone that the device does not know. */
function wallClock(timeZone: string, now: number): string | undefined {
  try {
    const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
    clocks.set(timeZone, clock);
    return clock.format(now);
  } catch {
    return undefined;
  }
}

/** Whether somebody is there at `now` (ms). Hours may go past midnight; equal times are the whole day. */
export function isOpenAt({ opens, closes, timeZone, isOpenNow }: ServiceHours, now: number): boolean {
  const time = wallClock(timeZone, now);
  if (time === undefined) return isOpenNow;
  if (opens === closes) return true;
  return opens < closes ? opens <= time && time < closes : opens <= time || time < closes;
}

function findName(timeZone: string, language: string): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  }
}

/** The time zone for people: "Pacific Time"; the city of its name where the device has no words for it. */
export function zoneName(timeZone: string, language: string): string {
  const key = `${language}|${timeZone}`;
  const name = names.get(key) ?? findName(timeZone, language);
  names.set(key, name);
  return name;
}
