/** Opening hours as the contract shows them, and whether somebody is there now. */
import type { ServiceHoursSeed } from '../catalogue/types';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a clock is slow, telling the time is not: each time zone has its clock once. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** The hours with `isOpenNow` at `now` (ms). */
export function showHours({ opens, closes, timeZone }: ServiceHoursSeed, now: number) {
  const time = clockOf(timeZone).format(now);
  return { opens, closes, timeZone, isOpenNow: opens <= time && time < closes };
}
