import { Link } from '@umijs/max';
import { ChevronRight } from 'lucide-react';
import styles from './ReservedAmount.less';

interface Props {
  title: string;
  /** Formatted amount. */
  amount: string;
  text: string;
  /** What reserves the amount: name, formatted amount and link of each part. */
  parts: readonly { name: string; amount: string; to: string }[];
}

/** An amount that is reserved and cannot be used now, with the reasons. */
export function ReservedAmount({ title, amount, text, parts }: Props) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>
        <span>{title}</span> <span className={styles.figure}>{amount}</span>
      </h2>
      <p className={styles.text}>{text}</p>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name}>
              <Link className={styles.part} to={part.to}>
                <span className={styles.name}>{part.name}</span>{' '}
                <span className={styles.end}>
                  <span className={styles.figure}>{part.amount}</span>
                  <ChevronRight className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
