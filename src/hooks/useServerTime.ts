/** The shop's clock for screens, updated each second. */
import { useInterval } from 'ahooks';
import { useEffect, useState } from 'react';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { serverClock } from '@/lib/sharedServerClock';

/** Ms since 1970 by the shop's clock, again each second while `isTicking`. */
export function useServerTime(isTicking = true): number {
  const [now, setNow] = useState(serverClock.now);
  const tick = () => setNow(serverClock.now());
  useInterval(tick, isTicking ? 1000 : undefined, { immediate: true });
  // The browser pauses the timers of a hidden tab.
  useEffect(() => onUserOrNetworkReturn(() => setNow(serverClock.now())), []);
  return now;
}
