import { useWords } from '@/hooks/useWords';
import styles from './WalletBones.less';

/** The log of the wallet while it is on its way. */
export function WalletBones() {
  const { t } = useWords();
  return (
    <div className={styles.bones} role="status" aria-label={t('shell.loading')}>
      <span className={`bone ${styles.chips}`} />
      <span className={`bone ${styles.month}`} />
      <span className={`bone ${styles.name}`} />
      <span className={`bone ${styles.rows}`} />
    </div>
  );
}

/** The withdrawal form while the balance is on its way. */
export function WithdrawBones() {
  const { t } = useWords();
  return (
    <div className={styles.bones} role="status" aria-label={t('shell.loading')}>
      {[0, 1, 2].map((at) => (
        <span key={at} className={`bone ${styles.field}`} />
      ))}
      <span className={`bone ${styles.sums}`} />
    </div>
  );
}
