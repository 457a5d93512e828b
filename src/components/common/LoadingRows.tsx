import { useWords } from '@/hooks/useWords';
import styles from './LoadingRows.less';

/** Cards that are on their way, for screens whose own shape is not known yet. */
export function LoadingRows({ rows = 4 }: { rows?: number }) {
  const { t } = useWords();
  return (
    <div className={styles.rows} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: rows }, (_, at) => (
        <span key={at} className={`bone ${styles.row}`} />
      ))}
    </div>
  );
}
