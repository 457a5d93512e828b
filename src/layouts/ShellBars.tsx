import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Text } from '@/components/Layout';
import { useServerRecord, useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { useIsOnline } from '@/hooks/useIsOnline';
import { useIsFirstLoadOver } from '@/hooks/useIsFirstLoadOver';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ShellBars.less';
import { useLocation } from '@umijs/max';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { devicePlatform } from '@/lib/preferredPlatform';
import { platformOfPath, type Platform } from '@/lib/routes';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';

/** Few visitors see them. The page does without them when their code cannot be loaded. */
const OptionalBars = lazyComponent<{ fitting: Platform | undefined }>(
  () => import(/* webpackChunkName: "rare-bars" */ './OptionalBars').then((code) => code.OptionalBars),
  EmptyComponent,
  EmptyComponent,
);

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The platform that fits the window; undefined while it is the current one. */
function useFittingPlatform(): Platform | undefined {
  const platform = platformOfPath(useLocation().pathname);
  const fitting = useSyncExternalStore(onResize, devicePlatform);
  return platform && platform !== fitting ? fitting : undefined;
}

/** Ms after which a pending initial fetch counts as failed and the bar appears. */
const startTimeoutMs = 8000;

/** Whether a fetch has been pending for longer than `startTimeoutMs`. */
function useIsLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), startTimeoutMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);
  return isPending && isLate;
}

/**
 * Whether the server record or the user is missing from the initial state, and a function that fetches what is missing.
 * Without the server record the currency is unknown and no price can be shown. Fetches again when network or user come back.
 */
function useMissingInitialState() {
  const { serverRecord, isPending } = useServerRecord();
  const { status } = useSession();
  const { refreshServerRecord, refreshUser } = useInitialStateActions();
  const isRecordLate = useIsLate(!serverRecord && isPending);
  const isUserLate = useIsLate(status === 'loading');
  const isRecordMissing = !serverRecord && (!isPending || isRecordLate);
  const isUserMissing = status === 'unknown' || isUserLate;
  const refetch = useCallback(() => {
    if (isRecordMissing) void refreshServerRecord();
    if (isUserMissing) void refreshUser();
  }, [isRecordMissing, isUserMissing, refreshServerRecord, refreshUser]);
  useEffect(() => onUserOrNetworkReturn(refetch), [refetch]);
  return { isMissing: isRecordMissing || isUserMissing, refetch };
}

/**
 * The bars above every page: "offline", "the shop could not be reached" with a retry button, the injected faults of this
 * browser, the suggestion to switch to the other platform when the window size fits it better, and the offer to install the shop.
 */
export function ShellBars() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const { isMissing, refetch } = useMissingInitialState();
  const fitting = useFittingPlatform();
  const isFirstLoadOver = useIsFirstLoadOver();
  return (
    <>
      <div role="status">
        {!isOnline && <p className={styles.offline}>{t('shell.offline')}</p>}
        {isOnline && isMissing && (
          <div className={styles.offer}>
            <Text as="p" color="ink-2">
              {t('problem.line.title')}
            </Text>
            <button type="button" className={styles.accept} onClick={refetch}>
              {t('problem.retry')}
            </button>
          </div>
        )}
      </div>
      {(fitting || isFirstLoadOver || document.cookie.includes('shopFault=')) && <OptionalBars fitting={fitting} />}
    </>
  );
}
