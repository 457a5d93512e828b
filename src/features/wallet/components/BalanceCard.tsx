import classNames from 'classnames';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '@/components/Layout';
import styles from './BalanceCard.less';

interface Props {
  label: string;
  /** Formatted amount; undefined while it loads. */
  amount: string | undefined;
  /** Shown in place of the actions: why nothing can be done with it. */
  note?: string | undefined;
  /** The part that cannot be used now. */
  held?: Held;
  /** Actions. */
  children?: ReactNode;
}

interface Held {
  label: string;
  /** Formatted amount; undefined while it loads. */
  amount: string | undefined;
  /** Whether the reasons are shown; undefined when there are none to show. */
  isOpen: boolean | undefined;
  toggle: () => void;
}

/** The balance in large type. Each part has the same place while it loads and afterwards. */
export function BalanceCard({ label, amount, note, held, children }: Props) {
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.text}>
        <Text as="p" size={13}>
          {label}
        </Text>
        {amount === undefined ? (
          <span className={classNames('skeleton', styles.skeleton)} />
        ) : (
          <p className={styles.amount}>{amount}</p>
        )}
      </div>
      {held && <HeldAmount {...held} />}
      <div className={styles.links}>
        {note ? (
          <Text as="p" size={13}>
            {note}
          </Text>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** The amount on hold, as a button that unfolds the reasons when there are any. */
function HeldAmount({ label, amount, isOpen, toggle }: Held) {
  const figure = (
    <>
      <Text size={13}>{label}</Text>{' '}
      <span className={styles.figure}>
        {amount ?? <span className={classNames('skeleton', styles.heldSkeleton)} />}
        {isOpen !== undefined && <ChevronDown className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />}
      </span>
    </>
  );
  return isOpen === undefined ? (
    <p className={styles.held}>{figure}</p>
  ) : (
    <button type="button" className={styles.held} aria-expanded={isOpen} onClick={toggle}>
      {figure}
    </button>
  );
}
