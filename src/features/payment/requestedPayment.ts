/** The payment that the press on the button of the checkout requested. The result page, which the checkout leads to, sends it. */
import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import type { Order } from '@/api/orders';

interface RequestedPayment {
  orderId: string;
  /** Undefined when there is nothing to pay. */
  methodId: string | undefined;
}
let requestedPayment: RequestedPayment | undefined;

/** State of the history entry of the result page that a checkout leads to. */
export const requestedPaymentState = { isPaymentRequested: true };

/** Stores the payment for the result page. A reload forgets it: the order is not paid then, and its page says so. */
export function requestPayment(payment: RequestedPayment): void {
  requestedPayment = payment;
}

/** Removes the requested payment and returns it if it is one of this order. */
function takePayment(orderId: string | undefined): RequestedPayment | undefined {
  const taken = requestedPayment;
  requestedPayment = undefined;
  return taken?.orderId === orderId ? taken : undefined;
}

/** Whether this page was opened by a checkout to pay. When the order is opened from elsewhere, nothing was requested. */
const isRequestedFor = (orderId: string | undefined, state: unknown): boolean =>
  requestedPayment !== undefined &&
  requestedPayment.orderId === orderId &&
  typeof state === 'object' &&
  state !== null &&
  'isPaymentRequested' in state;

/** Sends the requested payment once, as soon as the order is there. Returns whether it is still unanswered. */
export function useRequestedPayment(
  order: Order | undefined,
  id: string | undefined,
  send: (methodId?: string) => Promise<void>,
): boolean {
  const { state } = useLocation();
  const [isRequested, setIsRequested] = useState(() => isRequestedFor(id, state));
  const sendOnce = useMemoizedFn(async () => {
    const payment = takePayment(id);
    // Another tab with the same checkout may be paying it already.
    if (payment && order?.can.pay && order.attempt?.state !== 'waiting') await send(payment.methodId);
    setIsRequested(false);
  });
  const hasOrder = order !== undefined;
  useEffect(() => {
    if (isRequested && hasOrder) void sendOnce();
  }, [isRequested, hasOrder, sendOnce]);
  // A customer who left before the order was there, and comes back later, has not pressed again.
  useEffect(() => () => void takePayment(id), [id]);
  return isRequested;
}
