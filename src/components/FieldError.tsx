import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FieldError.less';

/** The error message below a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={14} strokeWidth={1.8} aria-hidden />
      {children}
    </p>
  );
}
