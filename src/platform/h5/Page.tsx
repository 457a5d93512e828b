import classNames from 'classnames';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import { useTitle } from '@/hooks/useTitle';
import { BackButton } from './BackButton';
import styles from './Page.less';

interface Props {
  title: string;
  /** Drawn in place of the title, with the same name; null where the content has the heading. */
  drawnTitle?: ReactNode;
  /** One of the four pages of the tab bar; it has no back button. */
  isTabPage?: boolean;
  /** Shown at the right of the header. */
  action?: ReactNode;
  /** Bar that stays at the bottom, with the primary action. */
  footer?: ReactNode;
  /** Without a header the page renders its own back button, and the title is only for screen readers. */
  hasHeader?: boolean;
  children: ReactNode;
}

/** A mobile page: title, back button, content, action bar. */
export function Page({ title, drawnTitle, isTabPage = false, action, footer, hasHeader = true, children }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  useTitle(title);
  return (
    <div className={styles.page}>
      {hasHeader && (
        <header className={classNames(styles.header, isTabPage && styles.tabHeader)}>
          {!isTabPage && <BackButton />}
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {drawnTitle ?? title}
          </h1>
          {action && <div className={styles.action}>{action}</div>}
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {!hasHeader && drawnTitle !== null && (
          <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
        {children}
      </main>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
