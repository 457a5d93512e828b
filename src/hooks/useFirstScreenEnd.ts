import { useEffect } from 'react';
import { endFirstScreen } from '@/firstScreen';

/** Ms after which a home page takes over although parts of it are still on their way. */
const patience = 4000;

/** The home page has its own first screen from now on: `isReady` when its parts have come or failed. */
export function useFirstScreenEnd(isReady: boolean): void {
  useEffect(() => {
    if (isReady) void endFirstScreen();
  }, [isReady]);
  useEffect(() => {
    const timer = setTimeout(() => void endFirstScreen(), patience);
    return () => clearTimeout(timer);
  }, []);
}
