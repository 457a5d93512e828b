import { useEffect, useState } from 'react';
import { loadAgain, loadMissingPart, missingPart } from '@/boot';
import { StatePanel } from '@/components/common/StatePanel';
import { endFirstScreen } from '@/firstScreen';
import { useOnline } from '@/hooks/useOnline';
import { useWords } from '@/hooks/useWords';
import Loading from '@/loading';
import styles from './BrokenPage.less';

interface Props {
  error?: unknown;
  /** Draws the page anew. */
  retry?: () => void;
}

/**
 * Stands for a page that broke. Also readable when the words themselves could not be loaded. Code that is missing stays
 * missing for this document: then all is loaded anew, once by itself, also when the line is back.
 */
export function BrokenPage({ error, retry }: Props) {
  const { t } = useWords();
  const isOnline = useOnline();
  const [isLeaving, setLeaving] = useState(missingPart(error) !== undefined);
  useEffect(() => setLeaving(loadMissingPart(error)), [error, isOnline]);
  useEffect(() => {
    if (!isLeaving) void endFirstScreen({ atOnce: true });
  }, [isLeaving]);
  if (isLeaving) return <Loading />;
  const what = isOnline ? 'page' : 'offline';
  // Without a connection and without a kept page, loading anew would leave the shop.
  const again = () => {
    if (!navigator.onLine && !navigator.serviceWorker?.controller) retry?.();
    else if (!loadAgain(error, { byHand: true })) window.location.reload();
  };
  return (
    <main>
      <StatePanel
        isFault
        picture="offline"
        title={t(`problem.${what}.title`) || 'This page could not be loaded · 页面没有加载出来'}
        text={t(`problem.${what}.text`) || 'Check the connection and load it again. 请检查网络后重新加载。'}
      >
        <button type="button" className={styles.retry} onClick={again}>
          {t('problem.reload') || 'Load again · 重新加载'}
        </button>
        <a className={styles.home} href="#/home">
          {t('problem.home') || 'Home · 首页'}
        </a>
      </StatePanel>
    </main>
  );
}
