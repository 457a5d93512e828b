import { useEffect, useState } from 'react';

/** Ms; longer than the double-press time of other buttons (doublePressGuard.ts), because these spend money. */
const pauseMs = 600;

/**
 * True for a moment after `since` (ms of the page's own clock): the second click of a double click must not
 * press a button that has just replaced another.
 */
export function useDoubleClickPause(since: number | undefined): boolean {
  const [over, setOver] = useState<number>();
  const isPausing = since !== undefined && since !== over && performance.now() < since + pauseMs;
  useEffect(() => {
    if (since === undefined || !isPausing) return;
    const timer = setTimeout(() => setOver(since), Math.max(0, since + pauseMs - performance.now()));
    return () => clearTimeout(timer);
  }, [since, isPausing]);
  return isPausing;
}
