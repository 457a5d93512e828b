import styles from './loading.less';

/** Stands for a page whose code is on its way: nothing for a moment, then its outline. */
export default function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <span className={`bone ${styles.title}`} />
      <span className={`bone ${styles.block}`} />
      <span className={`bone ${styles.block}`} />
    </div>
  );
}
