import { createContext, useContext, useEffect, useState } from 'react';
import { useTitle } from './useTitle';

interface PageTitle {
  title: string;
  /** The content has a heading with this title. */
  hasHeading: boolean;
}

const PageTitleContext = createContext<(part: PageTitle | undefined) => void>(() => undefined);

/** Lets the content of a page name what it shows, see `usePageTitle`. */
export const PageTitleProvider = PageTitleContext.Provider;

/** Heading and document title of a page: what its content has named, otherwise `title`. */
export function usePageHeading(title: string) {
  const [part, setPart] = useState<PageTitle>();
  useTitle(part?.title ?? title);
  return { heading: part && !part.hasHeading ? part.title : title, setPart };
}

/** Names page and document as long as the caller is shown; with a heading of its own, only the document. */
export function usePageTitle(title: string, hasHeading = false): void {
  const setPart = useContext(PageTitleContext);
  useEffect(() => {
    setPart({ title, hasHeading });
    return () => setPart(undefined);
  }, [title, hasHeading, setPart]);
}
