/**
 * What a dialog owes those who use a keyboard or listen: the focus goes in when it opens, stays inside, comes back when it
 * closes, and Escape closes it. The kit's popup does none of it.
 */
import { useEffect, useState, type KeyboardEvent, type RefCallback } from 'react';

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The next element of a round trip through the dialog; undefined where the browser's own order is right. */
function wrapAround(dialog: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  if (isBackward && (activeElement === first || activeElement === dialog)) return last;
  if (!isBackward && activeElement === last) return first;
  return stops.length === 0 ? dialog : undefined;
}

export function useModalFocus(isOpen: boolean, close: () => void): {
  dialog: RefCallback<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  // The kit draws a popup one render after it was opened: the element itself says when it is there.
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    // What is dangerous begins at its safe choice.
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog;
    first.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, dialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A sheet over a sheet is its child for React: the lower one must not close as well.
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && dialog) {
      event.stopPropagation();
      const next = wrapAround(dialog, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  };
  return { dialog: setDialog, onKeyDown };
}
