import { startTransition, useEffect, useState } from 'react';
import { endFirstScreen, isFirstScreenShown } from '@/firstScreen';

/** Ms after which a page takes over although parts of it are still on their way. */
const patience = 4000;

/**
 * The page has its own first screen from now on: `isReady` when its parts have come or failed. Answers whether the first
 * screen is gone: what lies below it need not be drawn before.
 */
export function useFirstScreenEnd(isReady: boolean): boolean {
  const [isOver, setIsOver] = useState(() => !isFirstScreenShown());
  useEffect(() => {
    if (isOver) return;
    const end = () => void endFirstScreen().then(() => startTransition(() => setIsOver(true)));
    if (isReady) end();
    const timer = setTimeout(end, patience);
    return () => clearTimeout(timer);
  }, [isOver, isReady]);
  return isOver;
}
