import classNames from 'classnames';
import type { ReactNode } from 'react';
import { SumLines, type SumLine } from '@/components/SumLines';
import styles from './WithdrawalCard.less';
import type { StepsControl, StepsProps } from '@/platform/controlProps';

export interface WithdrawalDetails {
  /** Amount and payee in one phrase: the card's name for screen readers. */
  name: string;
  amount: string;
  payee: string;
  status: 'reviewing' | 'paying' | 'paid' | 'failed';
  statusName: string;
  times: readonly { at: string; label: string }[];
  steps: StepsProps['steps'];
  stepsName: string;
  sums: readonly SumLine[];
  /** Why it failed, and that the money is back in the wallet. */
  reason: string | undefined;
}

interface Props extends WithdrawalDetails {
  /** The steps of the UI kit. */
  Steps: StepsControl;
  /** A link below the card's content. */
  children?: ReactNode;
}

/** One withdrawal: amount, payee and status. */
export function WithdrawalCard({
  Steps,
  name,
  amount,
  payee,
  status,
  statusName,
  times,
  steps,
  stepsName,
  sums,
  reason,
  children,
}: Props) {
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <p className={styles.amount}>{amount}</p>
        <p className={classNames(styles.status, styles[status])}>{statusName}</p>
      </header>
      <p className={styles.payee}>{payee}</p>
      <Steps label={stepsName} steps={steps} />
      {reason && <p className={styles.reason}>{reason}</p>}
      {sums.length > 0 && <SumLines lines={sums} />}
      <footer className={styles.foot}>
        <p className={styles.times}>
          {times.map(({ at, label }) => (
            <time key={at} dateTime={at}>
              {label}
            </time>
          ))}
        </p>
        {children}
      </footer>
    </article>
  );
}
