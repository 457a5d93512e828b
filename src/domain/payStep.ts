/** The step in which a customer chooses how to pay an order, for the pages that lead to it. */
import type { Order } from '@/api/orders';

/** Name of its modal route on the result page of the order. */
export const payStepModal = 'pay';

/** Whether there is something to choose. An API without methods is paid on the result page itself. */
export const hasPayStep = ({ total, paymentMethods }: Pick<Order, 'total' | 'paymentMethods'>): boolean =>
  total > 0 && (paymentMethods?.length ?? 0) > 0;
