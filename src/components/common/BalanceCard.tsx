import type { ReactNode } from 'react';
import styles from './BalanceCard.less';

interface Props {
  label: string;
  /** In figures; undefined while it is on its way. */
  amount: string | undefined;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What the wallet holds, large. */
export function BalanceCard({ label, amount, children }: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {amount === undefined ? <span className={`bone ${styles.bone}`} /> : <p className={styles.amount}>{amount}</p>}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  );
}
