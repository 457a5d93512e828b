import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';

/** The router's key of the first history entry of a visit. */
const firstHistoryEntryKey = 'default';

/** Back and Forward return to a scroll position, which belongs to useScrollRestoration. */
const isHistoryReturn = (): boolean => history.action === 'POP' && history.location.key !== firstHistoryEntryKey;

/**
 * A row that can be opened, and that the URL can name. A row that a link names is open; it is scrolled to and gets the focus,
 * unless the URL names it because the user has just opened it.
 */
export function useLinkedRow(isNamed: boolean) {
  const row = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(isNamed);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!isNamed) {
      wasOpened.current = false;
      return;
    }
    if (wasOpened.current || isHistoryReturn()) return;
    wasOpened.current = true;
    setOpen(true);
    row.current?.scrollIntoView({ block: 'start' });
    row.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return {
    row,
    isOpen,
    setOpen: (isNowOpen: boolean) => {
      wasOpened.current = isNowOpen;
      setOpen(isNowOpen);
    },
  };
}
