import { createContext, createElement, useContext, type FunctionComponent } from 'react';
import styles from './Loading.less';

/** What a shell shows while the code of a page loads. */
export const PageOutline = createContext<FunctionComponent>(PlainLoading);

/** Placeholder while the code of a page loads. */
export function Loading() {
  return createElement(useContext(PageOutline));
}

/** A page with its landmark and heading. Its skeleton appears after a short delay (see Loading.less). */
export function PlainLoading({ title }: { title?: string }) {
  return (
    <main id="main" tabIndex={-1} className={styles.loading} data-outline>
      <h1 className="visually-hidden">{title || SHOP.name}</h1>
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </main>
  );
}
