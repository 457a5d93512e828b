/** Pulling the page down from its top refreshes it. The kit's own brings a spring and a gesture library for it. */
import { useEffect, useRef, useState } from 'react';

/** Px of pull after which letting go refreshes. */
export const pullThreshold = 64;
/** How far the page follows the finger. */
const follow = 0.45;
const mostPull = 96;

export function usePullToRefresh(refresh: () => Promise<unknown>): { pull: number; isRefreshing: boolean } {
  const [pull, setPull] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const latest = useRef({ refresh, isRefreshing });
  latest.current = { refresh, isRefreshing };

  useEffect(() => {
    let from: number | undefined;
    let pulled = 0;
    const move = (to: number) => {
      pulled = to;
      setPull(to);
    };
    const start = ({ touches }: TouchEvent) => {
      from = touches.length === 1 && window.scrollY <= 0 && !latest.current.isRefreshing ? touches[0]?.clientY : undefined;
    };
    const drag = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (from === undefined || !finger) return;
      if (window.scrollY > 0) from = undefined;
      move(from === undefined ? 0 : Math.min(mostPull, Math.max(0, (finger.clientY - from) * follow)));
    };
    const end = () => {
      const isFarEnough = from !== undefined && pulled >= pullThreshold;
      from = undefined;
      move(0);
      if (!isFarEnough) return;
      setIsRefreshing(true);
      void latest.current.refresh().finally(() => setIsRefreshing(false));
    };
    // The browser's own pull would load the whole page anew.
    document.documentElement.style.overscrollBehaviorY = 'contain';
    window.addEventListener('touchstart', start, { passive: true });
    window.addEventListener('touchmove', drag, { passive: true });
    window.addEventListener('touchend', end);
    window.addEventListener('touchcancel', end);
    return () => {
      document.documentElement.style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', drag);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', end);
    };
  }, []);
  return { pull, isRefreshing };
}
