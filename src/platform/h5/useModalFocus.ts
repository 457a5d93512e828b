/**
 * Keyboard and screen reader behaviour of a dialog: it takes the focus when it opens, keeps it inside, returns it when
 * it closes, and closes on Escape. antd-mobile's Popup 5.43 does none of these.
 */
import { moveFocusIntoDialog, returnFocusFromDialog } from '@/platform/keepFocus';
import { keepTabInDialog } from '@/platform/keepTabInDialog';
import { useEffect, useState, type KeyboardEvent, type RefCallback } from 'react';

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
    moveFocusIntoDialog(dialog);
    return () => returnFocusFromDialog(dialog);
  }, [isOpen, dialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A sheet above another sheet is its React child: the lower one must not close as well.
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && dialog) {
      event.stopPropagation();
      keepTabInDialog(dialog, event);
    }
  };
  return { dialog: setDialog, element: dialog, onKeyDown };
}
