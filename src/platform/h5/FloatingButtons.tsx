import classNames from 'classnames';
import type { ReactNode } from 'react';
import { BackButton } from './BackButton';
import styles from './FloatingButtons.less';

interface Props {
  /** Shown between the buttons, on a bar that hides what scrolls beneath. Without it the buttons float on a picture. */
  title?: string | undefined;
  children?: ReactNode;
}

/** The back button and further buttons above a picture; they stay visible while the page scrolls. */
export function FloatingButtons({ title, children }: Props) {
  return (
    <div className={styles.place}>
      <div className={classNames(styles.row, title !== undefined && styles.isBar)}>
        <BackButton isOnPicture />
        {/* The page has a heading of its own. */}
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}
