import { useEffect } from 'react';
import { StatePanel } from '@/components/common/StatePanel';
import { endFirstScreen } from '@/firstScreen';
import { useOnline } from '@/hooks/useOnline';
import { useWords } from '@/hooks/useWords';
import styles from './BrokenPage.less';

/** Stands for a page that broke. Also readable when the words themselves could not be loaded. */
export function BrokenPage({ retry }: { retry: () => void }) {
  const { t } = useWords();
  useEffect(() => void endFirstScreen({ atOnce: true }), []);
  const what = useOnline() ? 'page' : 'offline';
  return (
    <main>
      <StatePanel
        isFault
        picture="offline"
        title={t(`problem.${what}.title`) || 'This page could not be loaded · 页面没有加载出来'}
        text={t(`problem.${what}.text`) || 'Check the connection and load it again. 请检查网络后重新加载。'}
      >
        <button type="button" className={styles.retry} onClick={retry}>
          {t('problem.reload') || 'Load again · 重新加载'}
        </button>
        <a className={styles.home} href="#/home">
          {t('problem.home') || 'Home · 首页'}
        </a>
      </StatePanel>
    </main>
  );
}
