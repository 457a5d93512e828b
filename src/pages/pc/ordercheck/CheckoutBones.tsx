import { useWords } from '@/hooks/useWords';
import styles from './CheckoutBones.less';

/** The shape of the checkout while its first price is on its way. */
export function CheckoutBones() {
  const { t } = useWords();
  return (
    <div className={styles.columns} role="status" aria-label={t('checkout.quoting')}>
      <div className={styles.column}>
        <span className={`bone ${styles.address}`} />
        <span className={`bone ${styles.lines}`} />
        <span className={`bone ${styles.note}`} />
      </div>
      <span className={`bone ${styles.summary}`} />
    </div>
  );
}
