import type { ReactNode } from 'react';
import { BackButton } from './BackButton';
import styles from './FloatingButtons.less';

/** Back, and what else is given, over the picture and at hand while the page scrolls. */
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
