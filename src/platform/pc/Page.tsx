import classNames from 'classnames';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import { PageTitleProvider, usePageHeading } from '@/hooks/usePageTitle';
import styles from './Page.less';

interface Props {
  title: string;
  /** Shown at the right of the title. */
  action?: ReactNode;
  /** Has two columns beside each other instead of a reading column. */
  isWide?: boolean;
  /** As wide as the header, for a grid of products. */
  isFullWidth?: boolean;
  /** As wide as one form, in the middle of the window. */
  isNarrow?: boolean;
  /** The title is only for screen readers, because the page begins with a larger heading. */
  isTitleHidden?: boolean;
  /** The content has the heading with the title. */
  isTitleInContent?: boolean;
  children: ReactNode;
}

/** A desktop page: title, action, content. */
export function Page({
  title,
  action,
  isWide = false,
  isFullWidth = false,
  isNarrow = false,
  isTitleHidden = false,
  isTitleInContent,
  children,
}: Props) {
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  const { heading, setPart } = usePageHeading(title);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        styles.page,
        isWide && styles.wide,
        isFullWidth && styles.fullWidth,
        isNarrow && styles.narrow,
      )}
    >
      {!isTitleInContent && (
        <header className={isTitleHidden ? 'visually-hidden' : styles.header}>
          <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          {action && <div className={styles.action}>{action}</div>}
        </header>
      )}
      <PageTitleProvider value={setPart}>{children}</PageTitleProvider>
    </main>
  );
}

/** A page as wide as one form. */
export const FormPage = (props: Omit<Props, 'isWide' | 'isFullWidth' | 'isNarrow'>) => <Page {...props} isNarrow />;
