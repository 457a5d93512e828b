/**
 * A sheet, dialog or panel that owns a history step: Back closes it first. Which layers are open stands in the state of
 * the history entry, so a reload keeps them.
 */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';

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

/**
 * Goes back by one entry of the history, once for each entry: the browser takes its time, and the second half of a double
 * click must not leave the page below the layer as well.
 */
export function useBackOnce(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    navigate(-1);
  }, [navigate]);
}

export function useLayer(name: string): Layer {
  const { pathname, search, state, key } = useLocation();
  const goBack = useBackOnce();
  const navigate = useNavigate();
  const layers = layersOf(state);
  const isOpen = layers.includes(name);
  const isTop = layers.at(-1) === name;
  const isClosing = useRef(false);

  const open = useCallback(() => {
    if (!isOpen) navigate(pathname + search, { state: { layers: [...layers, name] } });
  }, [isOpen, navigate, pathname, search, layers, name]);
  const close = useCallback(() => {
    if (!isTop) return;
    isClosing.current = true;
    goBack();
  }, [isTop, goBack]);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    // A sign-in over the layer may have left it in two entries, one behind the other: it is closed in both.
    const mustGoOn = isClosing.current;
    isClosing.current = false;
    if (mustGoOn) latest.current();
  }, [key]);

  const closeInto = useCallback((address: string) => navigate(address, { replace: isOpen }), [navigate, isOpen]);
  return { isOpen, open, close, closeInto };
}
