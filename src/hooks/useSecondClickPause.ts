import { useEffect, useState } from 'react';

/** Ms in which the second click of a double click may still come. */
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
