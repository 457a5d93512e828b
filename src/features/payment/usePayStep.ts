/**
 * The step in which a customer chooses how to pay: a modal route on the result page of the order. Lists and details of orders
 * lead there with the step open; Back from it then leads to them.
 */
import { useLocation, useNavigate } from '@umijs/max';
import { useEffect, useMemo } from 'react';
import type { Order } from '@/api/schema/order';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

const modalName = 'pay';

/** Whether there is something to choose. An API without methods is paid on the result page itself. */
export const hasPayStep = ({ total, paymentMethods }: Pick<Order, 'total' | 'paymentMethods'>): boolean =>
  total > 0 && (paymentMethods?.length ?? 0) > 0;

/** Opens the result page of an order, with the step when there is one. */
export function useOpenPayment(): (order: Order) => void {
  const { platform } = usePlatform();
  const navigate = useNavigate();
  return (order) =>
    navigate(pathOf(platform, 'orderSuccess', { id: order.id }), {
      state: hasPayStep(order) ? { modals: [modalName], isArrival: true } : undefined,
    });
}

/** Whether this entry was opened with the step: the entry before it is another page. */
const isArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isArrival' in state && state.isArrival === true;

export interface PayStep {
  modal: ModalRoute;
  /** True for a moment after the step has opened, so that a double click on "Pay" does not pay. */
  isTooSoon: boolean;
}

/** The step of the result page. It closes by itself as soon as `canChoose` is false; undefined: not known yet. */
export function usePayStep(canChoose: boolean | undefined): PayStep {
  const { pathname, search, state } = useLocation();
  const modal = useModalRoute(modalName);
  const { isOpen, close, closeInto } = modal;
  const arrived = isArrival(state);
  const openedAt = useMemo(() => (isOpen ? performance.now() : undefined), [isOpen]);
  useEffect(() => {
    if (!isOpen || canChoose !== false) return;
    // The result stays on the screen, although the step was opened from another page.
    if (arrived) closeInto(pathname + search);
    else close();
  }, [isOpen, canChoose, arrived, close, closeInto, pathname, search]);
  return { modal, isTooSoon: useDoubleClickPause(openedAt) };
}
