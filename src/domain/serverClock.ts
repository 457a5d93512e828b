/**
 * The shop's clock, told by the shop and carried on by the device's monotonic clock: a wrong device date or time zone
 * changes nothing. Before the shop said anything the device's clock stands in.
 */
export interface ServerClock {
  /** Sets the clock by a time of the shop (ISO 8601 or ms), which it said just now, or at `heardAt` of the monotonic clock. */
  sync(serverTime: string | number, heardAt?: number): void;
  /** Ms since 1970 by the shop's clock. */
  now(): number;
}

export function createServerClock(monotonic: () => number, deviceNow: () => number): ServerClock {
  let offset: number | undefined;
  return {
    sync(serverTime, heardAt = monotonic()) {
      const at = typeof serverTime === 'number' ? serverTime : Date.parse(serverTime);
      if (Number.isFinite(at)) offset = at - heardAt;
    },
    now: () => (offset === undefined ? deviceNow() : offset + monotonic()),
  };
}

/** Rest of a time in ms as figures: `27:14`, from an hour on `1:05:09`. Never negative. */
export function countdownFigures(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
