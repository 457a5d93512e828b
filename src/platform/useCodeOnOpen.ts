import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';

/**
 * Loads the code of a panel when it opens, or, with `isPreloaded`, as soon as the customer does anything. Returns whether the code is there. When it
 * cannot be loaded, the panel is closed with a message and the page stays. `load` must be a constant.
 */
export function useCodeOnOpen(
  load: () => Promise<void>,
  { isOpen, close }: Pick<ModalRoute, 'isOpen' | 'close'>,
  { isPreloaded = false } = {},
) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const [isReady, setReady] = useState(false);
  const latest = useLatest(() => {
    close();
    showToast(t(navigator.onLine ? 'problem.line.title' : 'problem.offline.title'));
  });
  useEffect(() => {
    if (!isPreloaded) return undefined;
    const events = ['pointerdown', 'keydown'];
    const preload = () => void load().catch(() => undefined);
    for (const event of events) window.addEventListener(event, preload, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, preload, { capture: true });
    };
  }, [isPreloaded, load]);
  useEffect(() => {
    if (!isOpen || isReady) return;
    load().then(
      () => setReady(true),
      () => latest.current(),
    );
  }, [isOpen, isReady, load, latest]);
  return isReady;
}
