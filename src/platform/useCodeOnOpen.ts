import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';

/** Ms after which the code of a likely panel is loaded: what the page itself shows comes first. */
const PRELOAD_DELAY_MS = 1000;

/**
 * Loads the code of a panel when it opens; with `preload: 'press'` as soon as the customer does anything, with `'soon'` also after
 * `PRELOAD_DELAY_MS`. Returns whether the code is there. When it cannot be loaded, the panel is closed with a message and the page
 * stays. `load` must be a constant.
 */
export function useCodeOnOpen(
  load: () => Promise<void>,
  { isOpen, close }: Pick<ModalRoute, 'isOpen' | 'close'>,
  { preload }: { preload?: 'press' | 'soon' } = {},
) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const [isReady, setReady] = useState(false);
  const latest = useLatest(() => {
    close();
    showToast(t(navigator.onLine ? 'problem.line.title' : 'problem.offline.title'));
  });
  useEffect(() => {
    if (!preload) return undefined;
    const events = ['pointerdown', 'keydown'];
    const start = () => void load().catch(() => undefined);
    for (const event of events) window.addEventListener(event, start, { capture: true, once: true });
    const timer = preload === 'soon' ? setTimeout(start, PRELOAD_DELAY_MS) : undefined;
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, start, { capture: true });
    };
  }, [preload, load]);
  useEffect(() => {
    if (!isOpen || isReady) return;
    load().then(
      () => setReady(true),
      () => latest.current(),
    );
  }, [isOpen, isReady, load, latest]);
  return isReady;
}
