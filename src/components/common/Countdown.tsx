import { useEffect, useRef } from 'react';
import { countdownFigures } from '@/domain/serverClock';
import { useServerTime } from '@/hooks/useServerClock';

/**
 * Time left until `until` (ISO 8601) by the shop's clock. Not read out each second; `onEnd` is called once when it is over.
 */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const left = Date.parse(until) - useServerTime();
  const isOver = left <= 0;
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isOver) end.current?.();
  }, [isOver]);
  return (
    <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {countdownFigures(left)}
    </span>
  );
}
