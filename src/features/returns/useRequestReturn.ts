/**
 * Sends a return once, however often its button is pressed. After a lost response the order is searched for the return of the operation,
 * also after a reload.
 */
import { callApi } from '@/api/client';
import { getOrderDetail, type Order } from '@/api/orders';
import { requestReturn } from '@/api/returns';
import { draftStorage } from '@/hooks/useDraft';
import { isSinceSending } from '@/query/operationId';
import { useMutation } from '@/query/useMutation';
import { isReturnDraft } from './returnChoice';

export const returnDraftName = (orderId: string) => `return:${orderId}`;

/** Removes what was chosen, when it was sent. */
export const forgetReturnDraft = (orderId: string): void =>
  draftStorage(returnDraftName(orderId), isReturnDraft).clear();

/**
 * The order with the return of an operation; undefined when the API does not know it. Throws when the order names no returns, or one since
 * `sentAt` whose operation it does not name: it may be this one.
 */
async function orderWithReturn(id: string, operationId: string, sentAt: number): Promise<Order | undefined> {
  const order = await callApi(getOrderDetail, { id }, { skipErrorHandler: true });
  if (!order.returns) throw new Error('the order names no returns');
  if (order.returns.some((one) => one.operationId === operationId)) {
    // Also when the customer has left the page: what was sent must not be sent again.
    forgetReturnDraft(id);
    return order;
  }
  if (order.returns.some((one) => !one.operationId && isSinceSending(one.timeline[0]?.at ?? '', sentAt)))
    throw new Error('the return names no operation');
  return undefined;
}

/** `mutate` resolves to the order with the new return, or to undefined with the reason in `mutationState`. */
export const useRequestReturn = (orderId: string) =>
  useMutation(requestReturn, {
    idempotencyScope: `return:${orderId}`,
    reconcile: (operationId, sentAt) => orderWithReturn(orderId, operationId, sentAt),
    invalidates: [getOrderDetail],
    // The text and the photos do not make it another return.
    sameIn: ['orderId', 'lines', 'refundTo', 'expectedRefund'],
  });
