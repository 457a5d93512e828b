import styles from './OrderSkeleton.less';

/** The shape of order cards on their way. */
export function OrderSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.card}>
          <span className={`bone ${styles.line}`} />
          <span className={`bone ${styles.tile}`} />
          <span className={`bone ${styles.line}`} />
        </div>
      ))}
    </div>
  );
}
