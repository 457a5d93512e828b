/** Cancels an order with a reason; after a lost answer the order itself says whether it is cancelled. */
import { callShop } from '@/api/client';
import { cancelOrder, getOrderDetail } from '@/api/orderCalls';
import type { CancelReason, Order } from '@/api/schema/order';
import { useShopStateActions } from '@/hooks/useShopState';
import { useSubmit } from '@/hooks/useSubmit';

/** The reasons a customer may choose, in the order they stand. `expired` is the shop's own. */
export const cancelReasons = ['changedMind', 'wrongItem', 'wrongAddress', 'foundCheaper', 'tooSlow', 'other'] as const satisfies readonly CancelReason[];
export type ChosenReason = (typeof cancelReasons)[number];

/** `cancel(reason, text)` resolves to the cancelled order, or to undefined with `submission` telling why. */
export function useCancelOrder(id: string) {
  const { refreshUser } = useShopStateActions();
  const { submission, submit, checkAgain, reset, isBusy } = useSubmit(cancelOrder, {
    intention: `cancel:${id}`,
    findOut: async () => {
      const order = await callShop(getOrderDetail, { id }, { skipErrorHandler: true });
      return order.status === 'cancelled' ? order : undefined;
    },
  });
  const cancel = async (reason: ChosenReason, text: string): Promise<Order | undefined> => {
    const order = await submit({ id, reason, text });
    if (order) void refreshUser();
    return order;
  };
  return { submission, cancel, checkAgain, reset, isBusy };
}
