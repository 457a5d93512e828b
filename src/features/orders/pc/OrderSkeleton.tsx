import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import detail from './OrderDetailPanel.less';
import row from './OrdersPanel.less';
import styles from './OrderSkeleton.less';

/** Placeholders for rows of the list, in the layout of the row. */
export function OrderRowsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row.row}>
          <span className={row.pictures}>
            <span className={classNames('skeleton', row.picture, styles.tile)} />
          </span>
          <span className={row.text}>
            <span className={classNames('skeleton', styles.name)} />
            <span className={classNames('skeleton', styles.quiet)} />
          </span>
          <span className={row.text}>
            <span className={classNames('skeleton', styles.price)} />
            <span className={classNames('skeleton', styles.price)} />
          </span>
          <span className={row.actions}>
            <span className={classNames('skeleton', styles.button)} />
            <span className={classNames('skeleton', styles.quiet)} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Placeholder of one order in two columns. */
export function OrderDetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <div className={detail.head}>
        <span className={classNames('skeleton', styles.title)} />
      </div>
      <div className={detail.columns}>
        <div className={detail.column}>
          <span className={classNames('skeleton', styles.part, styles.steps)} />
          <span className={classNames('skeleton', styles.part, styles.lines)} />
          <span className={classNames('skeleton', styles.part, styles.sums)} />
        </div>
        <div className={detail.column}>
          <span className={classNames('skeleton', styles.part, styles.steps)} />
          <span className={classNames('skeleton', styles.part, styles.lines)} />
        </div>
      </div>
    </div>
  );
}
