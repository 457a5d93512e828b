/** Progress of an order that is delivered: placed, paid, sent, delivered. */
import type { Order } from '@/api/orders';
import { hasDeliveredLines } from '@/domain/orderState';

const stepNames = ['placed', 'paid', 'shipped', 'delivered'] as const;

/** Number of steps that an order of each status has behind it. */
const doneStepsOfStatus = { toPay: 1, toShip: 2, toReceive: 3, done: 4, cancelled: 0 } as const;

export interface OrderStep {
  name: (typeof stepNames)[number];
  state: 'done' | 'open';
}

/** The steps; empty for cancelled orders, and for codes and tickets, which are there as soon as they are paid. */
export function orderSteps(order: Pick<Order, 'status' | 'lines'>): OrderStep[] {
  if (order.status === 'cancelled' || !hasDeliveredLines(order)) return [];
  const done = doneStepsOfStatus[order.status];
  return stepNames.map((name, at) => ({ name, state: at < done ? 'done' : 'open' }));
}
