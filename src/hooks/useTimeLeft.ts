import { useEffect, useState } from 'react';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { serverClock } from '@/lib/sharedServerClock';

const minuteMs = 60_000;

/**
 * Ms until `until` (ISO 8601) by the shop's clock, 0 when it has passed; undefined without it. Changes when a whole minute is over: a
 * promise of hours needs no ticking seconds.
 */
export function useTimeLeft(until: string | null | undefined): number | undefined {
  const [now, setNow] = useState(serverClock.now);
  const left = until ? Math.max(0, Date.parse(until) - now) : undefined;
  const wait = left ? (left % minuteMs) + 1 : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setNow(serverClock.now()), wait);
    return () => clearTimeout(timer);
  }, [wait, now]);
  // The browser pauses the timers of a hidden tab.
  useEffect(() => (until ? onUserOrNetworkReturn(() => setNow(serverClock.now())) : undefined), [until]);
  return left;
}
