import type { ReactNode } from 'react';
import { Steps } from './Steps';
import { SumLines, type SumLine } from './SumLines';
import styles from './WithdrawalCard.less';

interface Props {
  /** The whole of it in one sentence, for those who do not see the card. */
  name: string;
  amount: string;
  payee: string;
  status: 'reviewing' | 'paying' | 'paid' | 'failed';
  statusName: string;
  times: readonly { at: string; words: string }[];
  steps: Parameters<typeof Steps>[0]['steps'];
  stepsName: string;
  sums: readonly SumLine[];
  /** Why it failed, and what became of the money. */
  reason: string | undefined;
  /** A way on. */
  children?: ReactNode;
}

/** One withdrawal: how much, to whom, how far it has come. */
export function WithdrawalCard({ name, amount, payee, status, statusName, times, steps, stepsName, sums, reason, children }: Props) {
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <p className={styles.amount}>{amount}</p>
        <p className={`${styles.status} ${styles[status]}`}>{statusName}</p>
      </header>
      <p className={styles.payee}>{payee}</p>
      <Steps label={stepsName} steps={steps} />
      {reason && <p className={styles.reason}>{reason}</p>}
      {sums.length > 0 && <SumLines lines={sums} />}
      <footer className={styles.foot}>
        <p className={styles.times}>
          {times.map(({ at, words }) => (
            <time key={at} dateTime={at}>
              {words}
            </time>
          ))}
        </p>
        {children}
      </footer>
    </article>
  );
}
