/** The state of an order: what its status means for the customer, and how urgent that is. */
import type { OrderDeliverable } from '@/api/deliverables';
import type { Order } from '@/api/orders';
import type { MessageKey } from '@/lib/i18n';
import { entitlementStateAt } from './entitlement';
import { orderTones, type Tone } from './stateTones';

/** Whether something of the order is delivered to an address; false for codes and tickets alone. */
export const hasDeliveredLines = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ isVirtual }) => !isVirtual);

/** Whether a deliverable can still be used at `now`, ms by the shop's clock. */
export const isUsableAt = (now: number) => (one: Pick<OrderDeliverable, 'state' | 'validUntil'>) =>
  entitlementStateAt(one, now) === 'unused';

/**
 * The status label and its tone. A ticket that can be used at `now` (ms by the shop's clock) is shown instead of
 * "done".
 */
export function orderStateOf(
  order: Pick<Order, 'status' | 'yields'>,
  now: number,
): { labelKey: MessageKey; tone: Tone } {
  const tone = orderTones[order.status];
  if (order.status !== 'done') return { labelKey: `order.state.${order.status}`, tone };
  const ready = order.yields.filter(isUsableAt(now));
  if (ready.length === 0) return { labelKey: 'order.state.done', tone };
  const hasTicket = ready.some(({ kind }) => kind === 'ticket');
  return { labelKey: hasTicket ? 'order.state.ticketReady' : 'order.state.codeReady', tone: 'good' };
}

/** The time of the latest event of this kind, or undefined. */
export function timeOfOrderEvent(
  order: Pick<Order, 'timeline'>,
  event: Order['timeline'][number]['event'],
): string | undefined {
  return order.timeline.findLast((one) => one.event === event)?.at;
}

/** Whether the order was paid, also when it was cancelled later: it has a receipt. */
export const isPaid = (order: Pick<Order, 'timeline' | 'payments'>): boolean =>
  timeOfOrderEvent(order, 'paid') !== undefined || (order.payments ?? []).length > 0;

/** Whether the lines of the order can be ordered again: it is over. */
export const canBuyAgain = ({ status }: Pick<Order, 'status'>): boolean => status === 'done' || status === 'cancelled';
