import { X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '@/hooks/useOnline';
import { usePageSetOffer } from '@/hooks/usePageSetOffer';
import { useServerRecord, useSession, useShopStateActions } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './ShellBars.less';

/** Ms after which a visitor should not go on waiting for the start without being told. */
const startPatience = 8000;

/** Whether something has been on its way for longer than anybody should wait for it. */
function useIsLate(isOnItsWay: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setIsLate(true), startPatience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isLate;
}

/** What is missing of the start: the server record, without which no amount can be told, or who is signed in. */
function useMissingStart(isOnline: boolean) {
  const { serverRecord, isPending } = useServerRecord();
  const { status } = useSession();
  const { refreshServerRecord, refreshUser } = useShopStateActions();
  const isRecordLate = useIsLate(!serverRecord && isPending);
  const isUserLate = useIsLate(status === 'loading');
  const isRecordMissing = !serverRecord && (!isPending || isRecordLate);
  const isUserMissing = status === 'unknown' || isUserLate;
  const askAgain = useCallback(() => {
    if (isRecordMissing) void refreshServerRecord();
    if (isUserMissing) void refreshUser();
  }, [isRecordMissing, isUserMissing, refreshServerRecord, refreshUser]);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) askAgain();
    wasOnline.current = isOnline;
  }, [isOnline, askAgain]);
  return { isMissing: isRecordMissing || isUserMissing, askAgain };
}

/** The thin bars above every page: no connection, a shop that could not be asked, and the other page set when the window has its shape. */
export function ShellBars() {
  const { t } = useWords();
  const isOnline = useOnline();
  const { isMissing, askAgain } = useMissingStart(isOnline);
  const { offered, accept, dismiss } = usePageSetOffer();
  return (
    <>
      <div role="status">
        {!isOnline && <p className={styles.offline}>{t('shell.offline')}</p>}
        {isOnline && isMissing && (
          <div className={styles.offer}>
            <p className={styles.words}>{t('problem.line.title')}</p>
            <button type="button" className={styles.accept} onClick={askAgain}>
              {t('problem.retry')}
            </button>
          </div>
        )}
      </div>
      {offered && (
        <section className={styles.offer} aria-label={t('shell.pageSet')}>
          <p className={styles.words}>{t(`shell.pageSet.offer.${offered}`)}</p>
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
