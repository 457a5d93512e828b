/** Cancels an order with a reason; after a lost response the order is fetched to find out whether it is cancelled. */
import { callApi } from '@/api/client';
import { cancelOrder, getOrderDetail, getUnpaidOrders, type CancelReason, type Order } from '@/api/orders';
import { getGoodsDetail } from '@/api/products';
import { useMutation } from '@/query/useMutation';

/** The reasons that a customer can choose, in display order. `expired` is used by the shop. */
export const cancelReasons = [
  'changedMind',
  'wrongItem',
  'wrongAddress',
  'foundCheaper',
  'tooSlow',
  'other',
] as const satisfies readonly CancelReason[];
export type ChosenReason = (typeof cancelReasons)[number];

/** `cancel(reason, text)` resolves to the cancelled order, or to undefined with the reason in `mutationState`. */
export function useCancelOrder(id: string) {
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation(cancelOrder, {
    idempotencyScope: `cancel:${id}`,
    reconcile: async () => {
      const order = await callApi(getOrderDetail, { id }, { skipErrorHandler: true });
      return order.status === 'cancelled' ? order : undefined;
    },
    // Stock and coupon of a product have changed.
    invalidates: [getUnpaidOrders, getGoodsDetail],
  });
  const cancel = (reason: ChosenReason, text: string): Promise<Order | undefined> => mutate({ id, reason, text });
  return { mutationState, cancel, reconcileAgain, reset, isBusy };
}
