import classNames from 'classnames';
import type { ReactNode } from 'react';
import { SumLines, type SumLine } from '@/components/SumLines';
import styles from './WithdrawalCard.less';
import { Check, X } from 'lucide-react';
import stepsStyles from './Steps.less';

interface Step {
  name: string;
  state: 'done' | 'now' | 'open' | 'failed';
}

interface StepsProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly Step[];
}

/** The steps of a process, from left to right. */
function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={stepsStyles.steps} aria-label={label}>
      {steps.map(({ name, state }) => (
        <li
          key={name}
          className={classNames(stepsStyles.step, stepsStyles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={stepsStyles.dot}>
            {state === 'done' && <Check size={12} strokeWidth={3} aria-hidden />}
            {state === 'failed' && <X size={12} strokeWidth={3} aria-hidden />}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}

export interface WithdrawalDetails {
  /** Amount and payee in one phrase: the card's name for screen readers. */
  name: string;
  amount: string;
  payee: string;
  status: 'reviewing' | 'paying' | 'paid' | 'failed';
  statusName: string;
  times: readonly { at: string; label: string }[];
  steps: readonly Step[];
  stepsName: string;
  sums: readonly SumLine[];
  /** Why it failed, and that the money is back in the wallet. */
  reason: string | undefined;
}

interface Props extends WithdrawalDetails {
  /** A link below the card's content. */
  children?: ReactNode;
}

/** One withdrawal: amount, payee and status. */
export function WithdrawalCard({
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
