/**
 * A form that is opened from the page that it returns to: its end goes back to that page instead of adding it to the history once more.
 * The entry of the form names the page below it, so a reload keeps it.
 */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback } from 'react';
import { useBackOnce } from './useModalRoute';
import { forgetScrollPosition } from './useScrollRestoration';

interface PageBelow {
  page: string;
  /** That of its history entry. */
  key: string;
}

/** The state for links to forms that end on the present page. */
export function usePageBelowState(): { below: PageBelow } {
  const { pathname, search, key } = useLocation();
  return { below: { page: pathname + search, key } };
}

function pageBelowOf(state: unknown): PageBelow | undefined {
  if (typeof state !== 'object' || state === null || !('below' in state)) return undefined;
  const { below } = state;
  const isPageBelow = typeof below === 'object' && below !== null && 'page' in below && 'key' in below;
  return isPageBelow && typeof below.page === 'string' && typeof below.key === 'string'
    ? { page: below.page, key: below.key }
    : undefined;
}

/** Ends a form: goes back to `page` if it is the one below, else replaces the form with it. It is shown from its top. */
export function useEndInto(page: string): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const below = pageBelowOf(state);
  const key = below?.page === page ? below.key : undefined;
  return useCallback(() => {
    if (key === undefined) return navigate(page, { replace: true });
    forgetScrollPosition(key);
    goBack();
  }, [key, page, navigate, goBack]);
}
