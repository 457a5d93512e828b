/** Withdraws a return of which nothing was sent; after a lost response the order says whether it is withdrawn. */
import { callApi } from '@/api/client';
import { getOrderDetail } from '@/api/orders';
import { cancelReturn } from '@/api/returns';
import { useMutation } from '@/query/useMutation';

/** `cancel()` resolves to the order, or to undefined with the reason in `mutationState`. */
export function useCancelReturn(orderId: string, id: string) {
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation(cancelReturn, {
    idempotencyScope: `cancelReturn:${id}`,
    invalidates: [getOrderDetail],
    reconcile: async () => {
      const order = await callApi(getOrderDetail, { id: orderId }, { skipErrorHandler: true });
      const isCancelled = order.returns?.some((one) => one.id === id && one.state === 'cancelled');
      return isCancelled ? order : undefined;
    },
  });
  const isUnknown = mutationState.status === 'unknown';
  const cancel = () => (isUnknown ? reconcileAgain() : mutate({ orderId, id }));
  return { mutationState, cancel, reset, isBusy, isUnknown };
}
