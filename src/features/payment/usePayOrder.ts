/** Pays an order: once per intention whatever is tapped, and after a lost answer by asking the order, never by guessing. */
import { callShop } from '@/api/client';
import { getOrderDetail, payOrder } from '@/api/orderCalls';
import type { Order, Payment } from '@/api/schema/order';
import { useSubmit } from '@/hooks/useSubmit';

/** What an order says about its payment; undefined while it still waits for it. */
function paymentOf(order: Order): Payment | undefined {
  const isPaid = order.timeline.some(({ event }) => event === 'paid') || ['toShip', 'toReceive', 'done'].includes(order.status);
  return isPaid ? { state: 'paid', redirectUrl: null, order } : undefined;
}

/** `pay(order)` resolves to the payment, or to undefined with `submission` telling why. */
export function usePayOrder(orderId: string) {
  const { submission, submit, checkAgain, reset, isBusy } = useSubmit(payOrder, {
    intention: `pay:${orderId}`,
    findOut: async () => paymentOf(await callShop(getOrderDetail, { id: orderId }, { skipErrorHandler: true })),
  });
  return {
    submission,
    isBusy,
    checkAgain,
    reset,
    pay: (order: Pick<Order, 'id' | 'total'>) => submit({ orderId: order.id, expectedTotal: order.total }),
  };
}
