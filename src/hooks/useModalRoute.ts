/**
 * A modal with a history entry of its own: Back closes it first. The open modals are in the state of the history entry, so a reload
 * keeps them.
 */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { openModalsOf } from '@/lib/openModals';

export interface ModalRoute {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Closes the modal and goes to another address; Back from there does not open it again. */
  closeInto(address: string): void;
}

/** The state of an entry whose predecessor is the same page with the same modals. */
export const doubledEntryState = (modals: readonly string[]) => ({ modals, isDoubled: modals.length > 0 });

const isDoubledEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isDoubled' in state && state.isDoubled === true;

/**
 * Goes back once from the entry of this render. Going back is asynchronous; a double click, or a response after the user has left, must
 * not leave the page below the modal as well.
 */
export function useBackOnce(): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const keyToLeave = useRef<string>(undefined);
  // Before the effects of the page, because one of them may close the modal.
  useLayoutEffect(() => {
    keyToLeave.current = key;
    return () => {
      keyToLeave.current = undefined;
    };
  }, [key]);
  return useCallback(() => {
    if (keyToLeave.current !== key) return;
    keyToLeave.current = undefined;
    navigate(isDoubledEntry(state) ? -2 : -1);
  }, [key, navigate, state]);
}

export function useModalRoute(name: string): ModalRoute {
  const { pathname, search, state } = useLocation();
  const goBack = useBackOnce();
  const navigate = useNavigate();
  const modals = openModalsOf(state);
  const isOpen = modals.includes(name);
  const isTop = modals.at(-1) === name;

  const open = useCallback(() => {
    if (!isOpen) navigate(pathname + search, { state: { modals: [...modals, name] } });
  }, [isOpen, navigate, pathname, search, modals, name]);
  const close = useCallback(() => {
    if (isTop) goBack();
  }, [isTop, goBack]);
  const closeInto = useCallback((address: string) => navigate(address, { replace: isOpen }), [navigate, isOpen]);
  return { isOpen, open, close, closeInto };
}
