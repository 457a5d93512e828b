import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './LoadingRows.less';

/** Placeholder rows for screens whose layout is not known yet. */
export function LoadingRows({ rows = 4 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: rows }, (_, at) => (
        <span key={at} className={classNames('skeleton', styles.row)} />
      ))}
    </div>
  );
}
