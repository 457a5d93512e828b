import { useLatest } from 'ahooks';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Row } from './Layout';
import { MessagesGate } from '@/components/MessagesGate';
import { useTranslation } from '@/hooks/useTranslation';
import { canDragDown, isMovementDown } from '@/lib/dragDown';
import styles from './PullToRefresh.less';

/** Px of pull after which letting go refreshes. */
const pullThreshold = 64;
/** Px of pull per px that the finger moves. */
const dragToPullRatio = 0.45;
const maxPull = 96;

function usePull(refresh: () => Promise<unknown>): { pull: number; isRefreshing: boolean } {
  const [pull, setPull] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const latest = useLatest({ refresh, isRefreshing });

  useEffect(() => {
    let from: { x: number; y: number } | undefined;
    let pulled = 0;
    const move = (to: number) => {
      pulled = to;
      setPull(to);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      const page = document.getElementById('main')?.parentElement;
      const canPull = window.scrollY <= 0 && !latest.current.isRefreshing && page && canDragDown(target, page);
      from = canPull && finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const drag = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (from === undefined || !finger) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      // A row that is swiped, or a page that is scrolled, is not pulled.
      if (window.scrollY > 0 || (pulled === 0 && isMovementDown(x, y) === false)) from = undefined;
      move(from === undefined ? 0 : Math.min(maxPull, Math.max(0, y * dragToPullRatio)));
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

/**
 * Refreshes the page when it is pulled down from its top, and shows the pull there. antd-mobile's PullToRefresh loads a
 * spring and a gesture library.
 */
export function PullToRefresh({ refresh }: { refresh: () => Promise<unknown> }) {
  return (
    <MessagesGate>
      <PullIndicator {...usePull(refresh)} />
    </MessagesGate>
  );
}

function PullIndicator({ pull, isRefreshing }: { pull: number; isRefreshing: boolean }) {
  const { t } = useTranslation();
  const labels = isRefreshing ? 'home.refreshing' : pull >= pullThreshold ? 'home.letGo' : 'home.pull';
  return (
    <Row
      justify="center"
      overflow="hidden"
      className={styles.place}
      style={{ height: isRefreshing ? pullThreshold : pull }}
      role="status"
    >
      {(isRefreshing || pull > 0) && (
        <Row as="p" align="center" gap={8} color="ink-3" size={13} paddingBottom={12}>
          <RefreshCw size={16} strokeWidth={1.8} aria-hidden style={{ rotate: `${pull * 4}deg` }} />
          {t(labels)}
        </Row>
      )}
    </Row>
  );
}
