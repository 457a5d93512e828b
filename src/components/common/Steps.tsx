import { Check, X } from 'lucide-react';
import styles from './Steps.less';

interface Props {
  /** What they are the steps of. */
  label: string;
  steps: readonly { name: string; state: 'done' | 'now' | 'open' | 'failed' }[];
}

/** How far something has come, from left to right. */
export function Steps({ label, steps }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, state }) => (
        <li key={name} className={`${styles.step} ${styles[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>
            {state === 'done' && <Check size={12} strokeWidth={3} aria-hidden />}
            {state === 'failed' && <X size={12} strokeWidth={3} aria-hidden />}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
