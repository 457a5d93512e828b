import type { ReactNode } from 'react';
import styles from './CouponFace.less';

interface Props {
  /** What it takes off. */
  value: string;
  name: string;
  /** Where and from which sum it counts. */
  condition: string;
  /** Until when, or what became of it. */
  life: string;
  /** Used or run out. */
  isOver?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A coupon as a slip with a tear line: what it takes off at the left, what it is about at the right. */
export function CouponFace({ value, name, condition, life, isOver = false, children }: Props) {
  return (
    <article className={`${styles.coupon} ${isOver ? styles.isOver : ''}`} aria-label={name}>
      <p className={`serif ${styles.value}`}>{value}</p>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {condition && <p className={styles.condition}>{condition}</p>}
        <p className={styles.life}>{life}</p>
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </article>
  );
}
