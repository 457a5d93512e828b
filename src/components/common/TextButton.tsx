import type { ReactNode } from 'react';
import styles from './TextButton.less';

interface Props {
  onClick: () => void;
  /** For a place of its own in a layout. */
  className?: string;
  children: ReactNode;
}

/** Something small to do, as words that can be pressed. */
export function TextButton({ onClick, className = '', children }: Props) {
  return (
    <button type="button" className={`${styles.button} ${className}`} onClick={onClick}>
      {children}
    </button>
  );
}
