import classNames from 'classnames';
import type { ReactNode } from 'react';
import styles from './TextButton.less';

interface Props {
  onClick: () => void;
  /** For the position in the caller's layout. */
  className?: string;
  children: ReactNode;
}

/** A button drawn as text, for minor actions. */
export function TextButton({ onClick, className, children }: Props) {
  return (
    <button type="button" className={classNames(styles.button, className)} onClick={onClick}>
      {children}
    </button>
  );
}
