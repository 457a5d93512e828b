import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';
import { keepFocus, moveFocusIntoDialog, returnFocusFromDialog } from '@/platform/keepFocus';
import { keepTabInDialog } from '@/platform/keepTabInDialog';

/**
 * Moves the focus into the dialog around an element when it opens, and out when it closes. antd 6.6 waits for the end of its motion, and
 * begins with the close button.
 */
export function useDialogFocus<Part extends HTMLElement>(isOpen: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // Before antd moves the focus: a dialog may open sooner than what begins after the start.
  useInsertionEffect(() => {
    if (isOpen) keepFocus();
  }, [isOpen]);
  useEffect(() => {
    const panel = part.current?.closest<HTMLElement>('[role="dialog"]');
    if (!isOpen || !panel) return undefined;
    let isOver = false;
    // antd appends its portal in a layout effect of a second render, which follows this effect.
    queueMicrotask(() => !isOver && moveFocusIntoDialog(panel));
    // antd brings the focus back only after it has left the page.
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Tab' && keepTabInDialog(panel, event);
    panel.addEventListener('keydown', onKeyDown);
    return () => {
      isOver = true;
      panel.removeEventListener('keydown', onKeyDown);
      returnFocusFromDialog(panel);
    };
  }, [isOpen]);
  return part;
}
