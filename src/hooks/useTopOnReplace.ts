import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page shows something else after a replaced history entry; `shown` names its content. Back is left to
 * useScrollRestoration.
 */
export function useTopOnReplace(content: string): void {
  const last = useRef(content);
  useEffect(() => {
    if (last.current === content) return;
    last.current = content;
    if (history.action === 'REPLACE') window.scrollTo(0, 0);
  }, [content]);
}
