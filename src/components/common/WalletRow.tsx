import { Link } from '@umijs/max';
import { ArrowUpFromLine, ChevronRight, CirclePlus, Gift, Landmark, ScanLine, ShoppingBag, Undo2 } from 'lucide-react';
import styles from './WalletRow.less';

const icons = {
  payment: ShoppingBag,
  refund: Undo2,
  reward: Gift,
  redeem: ScanLine,
  topUp: CirclePlus,
  withdrawal: ArrowUpFromLine,
  withdrawalReturn: Landmark,
};

export interface WalletRowWords {
  id: string;
  kind: keyof typeof icons;
  title: string;
  /** ISO 8601. */
  at: string;
  when: string;
  amount: string;
  isIn: boolean;
  /** What was left then. */
  left: string;
  /** Where it leads, if it belongs to something. */
  to: string | undefined;
}

/** One movement of the wallet; one that belongs to an order or a withdrawal leads there. */
export function WalletRow({ row }: { row: WalletRowWords }) {
  const Icon = icons[row.kind];
  const content = (
    <>
      <span className={styles.icon}>
        <Icon size={18} strokeWidth={1.8} aria-hidden />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{row.title}</span>{' '}
        <time className={styles.quiet} dateTime={row.at}>
          {row.when}
        </time>
      </span>{' '}
      <span className={styles.figures}>
        <span className={`${styles.amount} ${row.isIn ? styles.in : ''}`}>{row.amount}</span> <span className={styles.quiet}>{row.left}</span>
      </span>
      <ChevronRight className={row.to ? styles.chevron : styles.noChevron} size={18} strokeWidth={1.8} aria-hidden />
    </>
  );
  return row.to ? (
    <Link className={styles.row} to={row.to}>
      {content}
    </Link>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}
