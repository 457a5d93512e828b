/**
 * Keyboard and screen reader behaviour of a dialog: it takes the focus when it opens, keeps it inside, returns it when
 * it closes, and closes on Escape. antd-mobile's Popup 5.43 does none of these.
 */
import { focusAfterModal } from '@/platform/focusAfterModal';
import { useEffect, useState, type KeyboardEvent, type RefCallback } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * The element that Tab moves to at the end or start of the dialog; undefined where the browser's own order is right.
 */
function wrapAround(dialog: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  if (isBackward && (activeElement === first || activeElement === dialog)) return last;
  if (!isBackward && activeElement === last) return first;
  return stops.length === 0 ? dialog : undefined;
}

export function useModalFocus(
  isOpen: boolean,
  close: () => void,
): {
  dialog: RefCallback<HTMLDivElement>;
  element: HTMLDivElement | null;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  // antd-mobile renders a popup one render after it was opened, so a callback ref reports the element.
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    // A dangerous dialog focuses its safe choice first.
    const first = dialog.querySelector<HTMLElement>('[data-focus-first]') ?? dialog;
    first.focus({ preventScroll: true });
    return () => focusAfterModal(opener, dialog);
  }, [isOpen, dialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A sheet above another sheet is its React child: the lower one must not close as well.
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
  return { dialog: setDialog, element: dialog, onKeyDown };
}
