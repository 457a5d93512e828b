import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './BalanceCard.less';

interface Props {
  label: string;
  /** Formatted amount; undefined while it loads. */
  amount: string | undefined;
  /** Shown below the amount: why nothing can be done with it. */
  note?: string | undefined;
  /** Actions. */
  children?: ReactNode;
}

/** The balance in large type. */
export function BalanceCard({ label, amount, note, children }: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        {amount === undefined ? (
          <span className={classNames('skeleton', styles.skeleton)} />
        ) : (
          <p className={styles.amount}>{amount}</p>
        )}
        {note && <p className={styles.label}>{note}</p>}
      </div>
      {children && <div className={styles.links}>{children}</div>}
    </section>
  );
}
