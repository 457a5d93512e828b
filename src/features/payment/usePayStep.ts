/**
 * The step in which a customer chooses how to pay: a modal route on the result page of the order. Lists and details of orders
 * lead there with the step open (`useOpenPayment` in src/features/orders); Back from it then leads to them.
 */
import { useLocation } from '@umijs/max';
import { useEffect, useMemo } from 'react';
import { payStepModal } from '@/domain/payStep';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';

/** Whether this entry was opened with the step: the entry before it is another page. */
const wasOpenedWithPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isArrival' in state && state.isArrival === true;

export interface PayStep {
  modal: ModalRoute;
  /** True for a moment after the step has opened, so that a double click on "Pay" does not pay. */
  isTooSoon: boolean;
}

/** The step of the result page. It closes by itself as soon as `canChoose` is false; undefined: not known yet. */
export function usePayStep(canChoose: boolean | undefined): PayStep {
  const { pathname, search, state } = useLocation();
  const modal = useModalRoute(payStepModal);
  const { isOpen, close, closeInto } = modal;
  const arrived = wasOpenedWithPage(state);
  const openedAt = useMemo(() => (isOpen ? performance.now() : undefined), [isOpen]);
  useEffect(() => {
    if (!isOpen || canChoose !== false) return;
    // The result stays on the screen, although the step was opened from another page.
    if (arrived) closeInto(pathname + search);
    else close();
  }, [isOpen, canChoose, arrived, close, closeInto, pathname, search]);
  return { modal, isTooSoon: useDoubleClickPause(openedAt) };
}
