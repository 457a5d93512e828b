import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './InboxList.less';

/** Placeholder rows of the inbox. */
export function InboxSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: rows }, (_, at) => (
        <span key={at} className={styles.row} aria-hidden="true">
          <span className={classNames('skeleton', styles.icon)} />
          <span className={styles.text}>
            <span className={classNames('skeleton', styles.bar)} />
            <span className={classNames('skeleton', styles.bar, styles.short)} />
          </span>
        </span>
      ))}
    </div>
  );
}
