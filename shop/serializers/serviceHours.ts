/** Serializes opening hours to the shape of the contract. */
import type { ServiceHoursSeed } from '../catalogue/shopTypes';

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter. Creating an `Intl.DateTimeFormat` is slow, so each time zone has one. */
function getTimeFormatter(timeZone: string): Intl.DateTimeFormat {
  const clock =
    timeFormatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  timeFormatters.set(timeZone, clock);
  return clock;
}

/** Serializes opening hours. `isOpenNow` is true when `now` (ms) is within the hours, in their time zone. */
export function serializeServiceHours({ opens, closes, timeZone }: ServiceHoursSeed, now: number) {
  const time = getTimeFormatter(timeZone).format(now);
  return { opens, closes, timeZone, isOpenNow: opens <= time && time < closes };
}
