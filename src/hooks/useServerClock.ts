/** The shop's clock for screens: a time that ticks each second while somebody looks. */
import { useEffect, useState } from 'react';
import { serverClock } from '@/serverClock';

/** Ms since 1970 by the shop's clock, anew each second while `isTicking`. */
export function useServerTime(isTicking = true): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNow(serverClock.now());
    tick();
    const timer = setInterval(tick, 1000);
    // A sleeping tab wakes up with the wrong figures.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isTicking]);
  return now;
}
