/** Pulling the page down from its top refreshes it. antd-mobile's PullToRefresh loads a spring and a gesture library. */
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';

/** Px of pull after which letting go refreshes. */
export const pullThreshold = 64;
/** Px of pull per px that the finger moves. */
const pullRatio = 0.45;
const maxPull = 96;

export function usePullToRefresh(refresh: () => Promise<unknown>): { pull: number; isRefreshing: boolean } {
  const [pull, setPull] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const latest = useLatest({ refresh, isRefreshing });

  useEffect(() => {
    let from: number | undefined;
    let pulled = 0;
    const move = (to: number) => {
      pulled = to;
      setPull(to);
    };
    const start = ({ touches }: TouchEvent) => {
      from =
        touches.length === 1 && window.scrollY <= 0 && !latest.current.isRefreshing ? touches[0]?.clientY : undefined;
    };
    const drag = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (from === undefined || !finger) return;
      if (window.scrollY > 0) from = undefined;
      move(from === undefined ? 0 : Math.min(maxPull, Math.max(0, (finger.clientY - from) * pullRatio)));
    };
    const end = () => {
      const isFarEnough = from !== undefined && pulled >= pullThreshold;
      from = undefined;
      move(0);
      if (!isFarEnough) return;
      setIsRefreshing(true);
      void latest.current.refresh().finally(() => setIsRefreshing(false));
    };
    // The browser's own pull-to-refresh would reload the page.
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
  }, [latest]);
  return { pull, isRefreshing };
}
