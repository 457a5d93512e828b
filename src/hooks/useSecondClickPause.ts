import { useEffect, useState } from 'react';
import { secondPressMs } from '@/secondPress';

/**
 * True for a moment after `since` (ms of the page's own clock): a button that has just become another one must not be
 * pressed by the second half of a double click.
 */
export function useSecondClickPause(since: number | undefined): boolean {
  const [over, setOver] = useState<number>();
  const isPausing = since !== undefined && since !== over && performance.now() < since + secondPressMs;
  useEffect(() => {
    if (since === undefined || !isPausing) return;
    const timer = setTimeout(() => setOver(since), Math.max(0, since + secondPressMs - performance.now()));
    return () => clearTimeout(timer);
  }, [since, isPausing]);
  return isPausing;
}
