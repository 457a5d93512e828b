import type { ReactNode } from 'react';
import { useArrivalFocus } from '@/hooks/useArrivalFocus';
import { useTitle } from '@/hooks/useTitle';
import styles from './Page.less';

interface Props {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  /** The whole width of the shop instead of a column to read in. */
  isWide?: boolean;
  /** The title is only read out, because the page begins with something larger. */
  isTitleHidden?: boolean;
  children: ReactNode;
}

/** A desktop page: title, action, content. */
export function Page({ title, action, isWide = false, isTitleHidden = false, children }: Props) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  useTitle(title);
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} ${isWide ? styles.wide : ''}`}>
      <header className={isTitleHidden ? 'visually-hidden' : styles.header}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </main>
  );
}
