import { useEffect } from 'react';

/**
 * Keeps the screen on while something is shown to a scanner. The browser lets go of the lock when the page is hidden, so it
 * is asked for again when it is back; where there is no such thing, or it is denied, nothing happens.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isOver) await got.release();
        else lock = got;
      } catch {
        // A low battery or the visitor's settings: the screen then goes dark as it always does.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release().catch(() => undefined);
    };
  }, [isActive]);
}
