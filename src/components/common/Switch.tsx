import type { InputHTMLAttributes } from 'react';
import styles from './Switch.less';

/** On or off; its words are the caller's. */
export function Switch(input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'>) {
  return <input {...input} className={styles.switch} type="checkbox" role="switch" />;
}
