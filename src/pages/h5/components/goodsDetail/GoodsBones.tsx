import { useWords } from '@/hooks/useWords';
import { FloatingButtons } from '@/components/h5/FloatingButtons';
import styles from './GoodsBones.less';

/** The shape of goods that are on their way; Back works already. */
export function GoodsBones() {
  const { t } = useWords();
  return (
    <>
      <FloatingButtons />
      <div role="status" aria-label={t('shell.loading')}>
        <span className={`bone ${styles.picture}`} />
        <div className={styles.body}>
          <span className={`bone ${styles.price}`} />
          <span className={`bone ${styles.name}`} />
          <span className={`bone ${styles.tagline}`} />
          <span className={`bone ${styles.legend}`} />
          <span className={styles.chips}>
            <span className={`bone ${styles.chip}`} />
            <span className={`bone ${styles.chip}`} />
            <span className={`bone ${styles.chip}`} />
          </span>
          <span className={`bone ${styles.card}`} />
        </div>
      </div>
      <span className={styles.bar} aria-hidden="true">
        <span className={`bone ${styles.keep}`} />
        <span className={`bone ${styles.buy}`} />
      </span>
    </>
  );
}
