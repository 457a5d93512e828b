/** Pays an order once, however often the button is pressed; after a lost response the order is fetched to find out. */
import { callApi } from '@/api/client';
import { getOrderDetail, getUnpaidOrders, payOrder } from '@/api/orderCalls';
import type { Order, Payment } from '@/api/schema/order';
import { useMutation } from '@/query/useMutation';

/** The payment of an order; undefined while it is not paid. */
function paymentOf(order: Order): Payment | undefined {
  const isPaid =
    order.timeline.some(({ event }) => event === 'paid') || ['toShip', 'toReceive', 'done'].includes(order.status);
  return isPaid ? { state: 'paid', redirectUrl: null, order } : undefined;
}

/** `pay(order)` resolves to the payment, or to undefined with the reason in `mutationState`. */
export function usePayOrder(orderId: string) {
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation(payOrder, {
    idempotencyScope: `pay:${orderId}`,
    reconcile: async () => paymentOf(await callApi(getOrderDetail, { id: orderId }, { skipErrorHandler: true })),
    invalidates: [getUnpaidOrders],
  });
  return {
    mutationState,
    isBusy,
    reconcileAgain,
    reset,
    pay: (order: Pick<Order, 'id' | 'total'>) => mutate({ orderId: order.id, expectedTotal: order.total }),
  };
}
