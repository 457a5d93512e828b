import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page shows something else after a replaced history entry; `shown` names its content. Back is left to
 * useScrollRestoration.
 */
export function useTopOnReplace(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (history.action === 'REPLACE') window.scrollTo(0, 0);
  }, [shown]);
}
