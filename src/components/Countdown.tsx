import { useEffect } from 'react';
import { useLatest } from 'ahooks';
import { formatCountdown } from '@/lib/serverClock';
import { useServerTime } from '@/hooks/useServerTime';

/**
 * Time left until `until` (ISO 8601), measured by the shop's clock. Screen readers do not announce each second. Calls
 * `onEnd` once when the time is over.
 */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const left = Date.parse(until) - useServerTime();
  const isOver = left <= 0;
  const end = useLatest(onEnd);
  useEffect(() => {
    if (isOver) end.current?.();
  }, [isOver, end]);
  return (
    <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatCountdown(left)}
    </span>
  );
}
