/** Pays an order once, however often the button is pressed; after a lost response the order is fetched to find out. */
import { callApi } from '@/api/client';
import { getOrderDetail, getUnpaidOrders, type Order } from '@/api/orders';
import { payOrder, type Payment } from '@/api/payments';
import { pathOf, type Platform } from '@/lib/routes';
import { useMutation } from '@/query/useMutation';

/** The payment of an order by an operation; undefined while there is none. */
function paymentByOperation(order: Order, operationId: string): Payment | undefined {
  const isPaid =
    order.timeline.some(({ event }) => event === 'paid') || ['toShip', 'toReceive', 'done'].includes(order.status);
  if (isPaid) return { state: 'paid', redirectUrl: null, order };
  const { attempt } = order;
  return attempt?.state === 'waiting' && attempt.operationId.toLowerCase() === operationId.toLowerCase()
    ? { state: 'processing', redirectUrl: attempt.redirectUrl, order }
    : undefined;
}

/** The absolute address of the result page of an order, on this origin and below the path of the app. */
const urlOfResultPage = (platform: Platform, query: { id: string; payment?: 'cancelled' }): string =>
  `${window.location.origin}${window.location.pathname}#${pathOf(platform, 'orderSuccess', query)}`;

/** `pay(order, methodId)` resolves to the payment, or to undefined with the reason in `mutationState`. */
export function usePayOrder(orderId: string, platform: Platform) {
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation(payOrder, {
    idempotencyScope: `pay:${orderId}`,
    reconcile: async (operationId) =>
      paymentByOperation(await callApi(getOrderDetail, { id: orderId }, { skipErrorHandler: true }), operationId),
    invalidates: [getUnpaidOrders],
    // Another method in another tab is the same payment as long as the outcome of the first is unknown.
    sameIn: ['orderId', 'expectedTotal'],
  });
  return {
    mutationState,
    isBusy,
    reconcileAgain,
    reset,
    pay: ({ id, total }: Pick<Order, 'id' | 'total'>, methodId?: string) =>
      mutate({
        orderId: id,
        expectedTotal: total,
        methodId,
        returnUrl: urlOfResultPage(platform, { id }),
        cancelUrl: urlOfResultPage(platform, { id, payment: 'cancelled' }),
        platform,
      }),
  };
}
