import type { ReactNode } from 'react';
import { BackButton } from './BackButton';
import styles from './FloatingButtons.less';

/** The back button and further buttons above a picture; they stay visible while the page scrolls. */
export function FloatingButtons({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <BackButton isOnPicture />
        {children}
      </div>
    </div>
  );
}
