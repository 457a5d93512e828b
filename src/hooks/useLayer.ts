/**
 * A sheet, dialog or panel that owns a history step: Back closes it first. Which layers are open stands in the state of
 * the history entry, so a reload keeps them.
 */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useLayoutEffect, useRef } from 'react';

export interface Layer {
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Closes the layer and goes on to another address, so that Back from there does not meet the layer again. */
  closeInto(address: string): void;
}

/** The open layers that the state of a history entry names. */
export function layersOf(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('layers' in state) || !Array.isArray(state.layers)) return [];
  return state.layers.filter((layer): layer is string => typeof layer === 'string');
}

/** The state of an entry whose predecessor is the same page with the same layers. */
export const doubled = (layers: readonly string[]) => ({ layers, isDoubled: layers.length > 0 });

const isDoubled = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isDoubled' in state && state.isDoubled === true;

/**
 * Goes back from the entry that this render shows, once: the browser takes its time, and neither the second half of a double
 * click nor an answer that comes after the customer has left must leave the page below the layer as well.
 */
export function useBackOnce(): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const keyToLeave = useRef<string>(undefined);
  // Before the effects of any part of the page: one of them may be what closes the layer.
  useLayoutEffect(() => {
    keyToLeave.current = key;
    return () => {
      keyToLeave.current = undefined;
    };
  }, [key]);
  return useCallback(() => {
    if (keyToLeave.current !== key) return;
    keyToLeave.current = undefined;
    navigate(isDoubled(state) ? -2 : -1);
  }, [key, navigate, state]);
}

export function useLayer(name: string): Layer {
  const { pathname, search, state } = useLocation();
  const goBack = useBackOnce();
  const navigate = useNavigate();
  const layers = layersOf(state);
  const isOpen = layers.includes(name);
  const isTop = layers.at(-1) === name;

  const open = useCallback(() => {
    if (!isOpen) navigate(pathname + search, { state: { layers: [...layers, name] } });
  }, [isOpen, navigate, pathname, search, layers, name]);
  const close = useCallback(() => {
    if (isTop) goBack();
  }, [isTop, goBack]);
  const closeInto = useCallback((address: string) => navigate(address, { replace: isOpen }), [navigate, isOpen]);
  return { isOpen, open, close, closeInto };
}
