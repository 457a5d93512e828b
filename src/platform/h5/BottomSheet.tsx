import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import type { PlatformPanelProps } from '@/platform/usePlatform';
import { lazyComponent } from '@/startup/lazyComponent';

const Sheet = lazyComponent(() => import(/* webpackChunkName: "sheet-h5" */ './Sheet').then((module) => module.Sheet));

/** Loads the code of the sheet as soon as the customer does anything. */
function usePreload(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'];
    const preload = () => void Sheet.load().catch(() => undefined);
    for (const event of events) window.addEventListener(event, preload, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, preload, { capture: true });
    };
  }, []);
}

/**
 * A panel at the bottom of the screen, bound to a modal route: Back, Escape, the backdrop and the close button close
 * it. antd-mobile's popup and its animations, 27 kB, are no part of the page: they are loaded when they are needed. When that
 * fails, a message says so and the page stays.
 */
export function BottomSheet(props: PlatformPanelProps) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const [isReady, setReady] = useState(false);
  const { isOpen } = props.modal;
  const latest = useLatest({
    close: props.modal.close,
    fail: () => showToast(t(navigator.onLine ? 'problem.line.title' : 'problem.offline.title')),
  });
  usePreload();
  useEffect(() => {
    if (!isOpen || isReady) return;
    Sheet.load().then(
      () => setReady(true),
      () => {
        latest.current.close();
        latest.current.fail();
      },
    );
  }, [isOpen, isReady, latest]);
  return isReady ? <Sheet {...props} /> : null;
}
