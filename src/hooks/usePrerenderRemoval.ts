import { startTransition, useEffect, useState } from 'react';
import { removePrerendered, isPrerenderedShown } from '@/lib/prerendered';

/** Ms after which the page replaces the prerendered one although parts of it are still loading. */
const timeoutMs = 4000;

/**
 * Removes the prerendered page when the page `isReady`: its parts have loaded or failed. Returns whether it is removed; what is below
 * the first screen need not be rendered before.
 */
export function usePrerenderRemoval(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(() => !isPrerenderedShown());
  useEffect(() => {
    if (isOver) return;
    const end = () => void removePrerendered().then(() => startTransition(() => setIsOver(true)));
    if (isReady) end();
    const timer = setTimeout(end, timeoutMs);
    return () => clearTimeout(timer);
  }, [isOver, isReady]);
  return isOver;
}
