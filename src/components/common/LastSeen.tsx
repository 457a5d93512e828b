import { CloudOff } from 'lucide-react';
import { useWords } from '@/hooks/useWords';
import styles from './LastSeen.less';

/** Says that something comes from the device and not from the shop just now, and offers to ask again. */
export function LastSeen({ words, retry }: { words: string; retry: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.notice} role="status">
      <CloudOff className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <p className={styles.words}>{words}</p>
      <button type="button" className={styles.again} onClick={retry}>
        {t('problem.retry')}
      </button>
    </div>
  );
}
