import { useLatest } from 'ahooks';
import { useEffect } from 'react';
import type { ModalRoute } from './useModalRoute';

/** Closes a modal that has nothing to show any more: its request is done, or a reload lost its data. */
export function useModalRouteEnd(modal: ModalRoute, isOver: boolean): void {
  const latest = useLatest(modal);
  // Going back is asynchronous; repeated by a render meanwhile, it would leave the page as well.
  const mustClose = modal.isOpen && isOver;
  useEffect(() => {
    if (mustClose) latest.current.close();
  }, [mustClose, latest]);
}
