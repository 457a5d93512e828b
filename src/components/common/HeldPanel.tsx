import { Link } from '@umijs/max';
import { ChevronRight } from 'lucide-react';
import styles from './HeldPanel.less';

interface Props {
  title: string;
  /** In figures. */
  amount: string;
  text: string;
  /** What holds it, each with the way there. */
  parts: readonly { name: string; amount: string; to: string }[];
}

/** What cannot be used for now, and what holds it. */
export function HeldPanel({ title, amount, text, parts }: Props) {
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
