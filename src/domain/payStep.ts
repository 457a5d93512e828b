/** Choosing how to pay an order or a quote. */
import type { Order } from '@/api/orders';
import type { PaymentMethod } from '@/api/schema/payment';

/** Name of the modal route on the result page of an order, in which the customer chooses. */
export const payStepModal = 'pay';

/** Whether there is something to choose. An API without methods is paid on the result page itself. */
export const hasPayStep = ({ total, paymentMethods }: Pick<Order, 'total' | 'paymentMethods'>): boolean =>
  total > 0 && (paymentMethods?.length ?? 0) > 0;

/** The method that was used last, if it can be used; else the first that can be used. Never the one that has just failed. */
export function preselectedMethod(
  methods: readonly PaymentMethod[],
  failedMethodId?: string,
): PaymentMethod | undefined {
  const usable = methods.filter(({ id, isUsable }) => isUsable && id !== failedMethodId);
  return usable.find(({ isLastUsed }) => isLastUsed) ?? usable[0];
}
