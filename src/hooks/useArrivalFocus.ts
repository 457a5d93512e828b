/**
 * Tells those who do not see the screen that another one has come: the focus goes to its heading. Not on the first screen
 * of a visit, where the browser reads the page from its start.
 */
import { useLocation } from '@umijs/max';
import { useEffect, useRef, type RefObject } from 'react';

/** The key that the router gives to the entry a visit began with. */
const firstKey = 'default';

export function useArrivalFocus<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const { key } = useLocation();
  const heading = useRef<Heading>(null);
  const arrivalKey = useRef(key);
  useEffect(() => {
    // The scroll position is somebody else's, who may just be bringing it back.
    if (arrivalKey.current !== firstKey) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
