/** A dialog that stands in the address, so that it can be linked: open while the query says so. Back closes it first. */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback } from 'react';
import { parseQuery, stringifyQuery } from '@/domain/query';
import { useBackOnce, type Layer } from './useLayer';

/** True when the entry before this one is the same page without the dialog. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
}

/** The layer that is open while `name` of the query is `value`. */
export function useQueryLayer(name: string, value: string): Layer {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const isOpen = parseQuery(search)[name] === value;

  const open = useCallback(() => {
    if (!isOpen) navigate(pathname + stringifyQuery({ ...parseQuery(search), [name]: value }), { state: { isOpenedHere: true } });
  }, [isOpen, name, navigate, pathname, search, value]);
  const close = useCallback(() => {
    if (!isOpen) return;
    if (wasOpenedHere(state)) goBack();
    else navigate(pathname + stringifyQuery({ ...parseQuery(search), [name]: undefined }), { replace: true });
  }, [goBack, isOpen, name, navigate, pathname, search, state]);
  const closeInto = useCallback((address: string) => navigate(address, { replace: isOpen }), [navigate, isOpen]);
  return { isOpen, open, close, closeInto };
}
