import { useEffect, useState } from 'react';

/** Ms: where money is spent, longer than the second half of a double press takes elsewhere (secondPress.ts). */
const pause = 600;

/**
 * True for a moment after `since` (ms of the page's own clock): a button that has just become another one must not be
 * pressed by the second half of a double click.
 */
export function useSecondClickPause(since: number | undefined): boolean {
  const [over, setOver] = useState<number>();
  const isPausing = since !== undefined && since !== over && performance.now() < since + pause;
  useEffect(() => {
    if (since === undefined || !isPausing) return;
    const timer = setTimeout(() => setOver(since), Math.max(0, since + pause - performance.now()));
    return () => clearTimeout(timer);
  }, [since, isPausing]);
  return isPausing;
}
