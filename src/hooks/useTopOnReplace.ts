import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';

/**
 * Goes to the top of the page when what it shows was replaced by something else: `shown` names it. Going back to what was
 * shown before is left to the scroll memory.
 */
export function useTopOnReplace(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (history.action === 'REPLACE') window.scrollTo(0, 0);
  }, [shown]);
}
