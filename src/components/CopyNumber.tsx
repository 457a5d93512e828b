import { useCopy } from '@/hooks/useCopy';
import styles from './CopyNumber.less';

/** A number or code that copies itself when it is pressed. `action` says so to screen readers. */
export function CopyNumber({ number, action }: { number: string; action: string }) {
  const copy = useCopy();
  return (
    <button type="button" className={styles.number} onClick={() => void copy(number)}>
      {number}
      <span className="visually-hidden"> {action}</span>
    </button>
  );
}
