/**
 * Moves the focus to the heading of a new screen, so that a screen reader announces it. Not on the first screen of a visit, which is
 * read from the start of the page.
 */
import { useLocation } from '@umijs/max';
import { useEffect, useRef, type RefObject } from 'react';

/** The router's key of the first history entry of a visit. */
const firstHistoryEntryKey = 'default';

export function useFocusOnMount<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const { key } = useLocation();
  const heading = useRef<Heading>(null);
  const arrivalKey = useRef(key);
  useEffect(() => {
    // The scroll position belongs to useScrollRestoration.
    if (arrivalKey.current !== firstHistoryEntryKey) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
