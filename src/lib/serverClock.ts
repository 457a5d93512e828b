/**
 * The shop's time. The API's time is advanced by the device's monotonic clock, so a wrong device date or time zone has
 * no effect. Before the first response the device's clock is used.
 */
export interface ServerClock {
  /** Sets the clock to a time of the API (ISO 8601 or ms), received now or at `heardAt` of the monotonic clock. */
  sync(serverTime: string | number, heardAt?: number): void;
  /** Shop time in ms since 1970. */
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

/** Formats a remaining time in ms: `7:04`, from one hour on `1:05:09`. Never negative. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
