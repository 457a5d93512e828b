import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './CouponDetails.less';

interface Props {
  /** The formatted discount. */
  value: string;
  name: string;
  /** Which products and which minimum total it applies to. */
  condition: string;
  /** Its expiry date, or its state. */
  life: string;
  /** Used or expired. */
  isOver?: boolean;
  /** Actions. */
  children?: ReactNode;
}

/** A coupon card: the discount at the left, the conditions at the right. */
export function CouponDetails({ value, name, condition, life, isOver = false, children }: Props) {
  return (
    <article className={classNames(styles.coupon, isOver && styles.isOver)} aria-label={name}>
      <p className={classNames('serif', styles.value)}>
        <span className={styles.amount}>{value}</span>
      </p>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        {condition && <p className={styles.condition}>{condition}</p>}
        <p className={styles.life}>{life}</p>
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </article>
  );
}
