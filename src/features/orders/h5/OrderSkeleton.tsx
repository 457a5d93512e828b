import classNames from 'classnames';
import styles from './OrderSkeleton.less';

/** Placeholders for order cards. */
export function OrderSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.card}>
          <span className={classNames('skeleton', styles.line)} />
          <span className={classNames('skeleton', styles.tile)} />
          <span className={classNames('skeleton', styles.line)} />
        </div>
      ))}
    </div>
  );
}
