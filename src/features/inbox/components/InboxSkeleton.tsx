import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './InboxList.less';

/** Placeholder of the inbox: the unread count, and the rows of a period. Bars have the line heights of their texts. */
export function InboxSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.inbox} role="status" aria-label={t('shell.loading')}>
      <div className={styles.head} aria-hidden="true">
        <Bar className={styles.count} />
      </div>
      <div aria-hidden="true">
        <Bar className={classNames(styles.period, styles.periodBar)} />
        <ul className={styles.rows}>
          {Array.from({ length: rows }, (_, at) => (
            <li key={at}>
              <div className={styles.row}>
                <span className={classNames('skeleton', styles.icon)} />
                <div className={styles.text}>
                  <Bar className={styles.title} />
                  <Bar className={styles.note} />
                  <Bar className={styles.time} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A bar in place of a line of text in this style. */
function Bar({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <span className={classNames('skeleton', styles.bar)} />
    </div>
  );
}
