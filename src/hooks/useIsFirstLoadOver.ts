import { useEffect, useState } from 'react';

/**
 * Whether the first load of the document is over: when the browser is idle some seconds after it, or at the first touch. Code that no
 * first screen needs is loaded then.
 */
export function useIsFirstLoadOver(): boolean {
  const [current, setCurrent] = useState(!window.startup);
  useEffect(() => {
    const end = () => setCurrent(true);
    window.startup?.runWhenIdle(end);
    window.addEventListener('touchstart', end, { once: true });
    return () => window.removeEventListener('touchstart', end);
  }, []);
  return current;
}
