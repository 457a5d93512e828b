import { useNetwork } from 'ahooks';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServerRecord, useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ShellBars.less';
import { useLocation, useNavigate } from '@umijs/max';
import { choosePlatform, devicePlatform } from '@/lib/preferredPlatform';
import { platformOfPath, pairedAddress, type Platform } from '@/lib/routes';
import { jsonStorage } from '@/lib/storage';

const dismissedStorage = jsonStorage('session', 'pageSetOfferDismissed', (value): value is true => value === true);

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns a function that goes to the matching page of a platform and stores the platform as the customer's choice. */
function useChoosePlatform(): (platform: Platform) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (platform) => {
      choosePlatform(platform);
      navigate(pairedAddress(pathname + search, platform), { replace: true });
    },
    [navigate, pathname, search],
  );
}

/**
 * The platform to suggest. Undefined when the current one fits or the customer dismissed the suggestion in this tab.
 */
function usePlatformSuggestion(): { offered: Platform | undefined; accept: () => void; dismiss: () => void } {
  const { pathname } = useLocation();
  const choose = useChoosePlatform();
  const fitting = useSyncExternalStore(onResize, devicePlatform);
  const [isDismissed, setIsDismissed] = useState(() => dismissedStorage.read() === true);
  const platform = platformOfPath(pathname);
  const dismiss = useCallback(() => {
    dismissedStorage.write(true);
    setIsDismissed(true);
  }, []);
  return {
    offered: platform && platform !== fitting && !isDismissed ? fitting : undefined,
    accept: useCallback(() => choose(fitting), [choose, fitting]),
    dismiss,
  };
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
 * Without the server record the currency is unknown and no price can be shown. Fetches again when the device goes online.
 */
function useMissingInitialState(isOnline: boolean) {
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
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) refetch();
    wasOnline.current = isOnline;
  }, [isOnline, refetch]);
  return { isMissing: isRecordMissing || isUserMissing, refetch };
}

/**
 * The bars above every page: "offline", "the shop could not be reached" with a retry button, and the suggestion to switch to
 * the other platform when the window size fits it better.
 */
export function ShellBars() {
  const { t } = useTranslation();
  const { online: isOnline = true } = useNetwork();
  const { isMissing, refetch } = useMissingInitialState(isOnline);
  const { offered, accept, dismiss } = usePlatformSuggestion();
  return (
    <>
      <div role="status">
        {!isOnline && <p className={styles.offline}>{t('shell.offline')}</p>}
        {isOnline && isMissing && (
          <div className={styles.offer}>
            <p className={styles.text}>{t('problem.line.title')}</p>
            <button type="button" className={styles.accept} onClick={refetch}>
              {t('problem.retry')}
            </button>
          </div>
        )}
      </div>
      {offered && (
        <section className={styles.offer} aria-label={t('shell.pageSet')}>
          <p className={styles.text}>{t(`shell.pageSet.offer.${offered}`)}</p>
          <button type="button" className={styles.accept} onClick={accept}>
            {t(`shell.pageSet.${offered}`)}
          </button>
          <button type="button" className={styles.dismiss} aria-label={t('shell.close')} onClick={dismiss}>
            <X size={18} strokeWidth={1.8} aria-hidden />
          </button>
        </section>
      )}
    </>
  );
}
