import { RefreshCw } from 'lucide-react';
import { pullThreshold } from '@/hooks/usePullToRefresh';
import { useWords } from '@/hooks/useWords';
import styles from './PullHint.less';

/** What shows above the page while it is pulled down and refreshes. */
export function PullHint({ pull, isRefreshing }: { pull: number; isRefreshing: boolean }) {
  const { t } = useWords();
  const words = isRefreshing ? 'home.refreshing' : pull >= pullThreshold ? 'home.letGo' : 'home.pull';
  return (
    <div className={styles.place} style={{ height: isRefreshing ? pullThreshold : pull }} role="status">
      {(isRefreshing || pull > 0) && (
        <p className={styles.hint}>
          <RefreshCw size={16} strokeWidth={1.8} aria-hidden style={{ rotate: `${pull * 4}deg` }} />
          {t(words)}
        </p>
      )}
    </div>
  );
}
