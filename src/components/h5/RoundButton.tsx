import type { ReactNode } from 'react';
import styles from './RoundButton.less';

interface Props {
  label: string;
  /** On a ground of its own. */
  isOnPicture?: boolean;
  onClick: () => void;
  /** The sign. */
  children: ReactNode;
}

/** A sign that a finger meets: 44 px round. */
export function RoundButton({ label, isOnPicture = false, onClick, children }: Props) {
  return (
    <button type="button" className={`${styles.round} ${isOnPicture ? styles.onPicture : ''}`} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
