import { RefreshCw } from 'lucide-react';
import { pullThreshold } from '@/hooks/usePullToRefresh';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './PullHint.less';

/** The indicator at the top of the page while it is pulled down and refreshed. */
export function PullHint({ pull, isRefreshing }: { pull: number; isRefreshing: boolean }) {
  const { t } = useTranslation();
  const labels = isRefreshing ? 'home.refreshing' : pull >= pullThreshold ? 'home.letGo' : 'home.pull';
  return (
    <div className={styles.place} style={{ height: isRefreshing ? pullThreshold : pull }} role="status">
      {(isRefreshing || pull > 0) && (
        <p className={styles.hint}>
          <RefreshCw size={16} strokeWidth={1.8} aria-hidden style={{ rotate: `${pull * 4}deg` }} />
          {t(labels)}
        </p>
      )}
    </div>
  );
}
