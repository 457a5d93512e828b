import type { InputHTMLAttributes } from 'react';
import styles from './Switch.less';

/** A switch without a label; the caller renders the label. */
export function Switch(input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'>) {
  return <input {...input} className={styles.switch} type="checkbox" role="switch" />;
}
