import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './RoundButton.less';

interface Props {
  label: string;
  /** Gives it a background, for use above a picture. */
  isOnPicture?: boolean;
  onClick: () => void;
  /** The icon. */
  children: ReactNode;
}

/** An icon button, 44 px round. */
export function RoundButton({ label, isOnPicture = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.round, isOnPicture && styles.onPicture)}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
