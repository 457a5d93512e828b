/** What an order says about itself in a card: one word of status and one line of what comes next. */
import type { Order, OrderYield } from '@/api/schema/order';
import { stateAt } from '@/domain/entitlement';
import type { WordKey } from '@/language';

export type OrderTone = 'urgent' | 'plain' | 'good' | 'quiet';

/** Whether what an order gave can still be shown or redeemed at `now`, ms by the shop's clock. */
export const stillCounts = (now: number) => (one: Pick<OrderYield, 'state' | 'validUntil'>) => stateAt(one, now) === 'unused';

/**
 * The status in words and the tone they are said in. A ticket that can be shown at `now` (ms by the shop's clock) is better
 * news than "done".
 */
export function orderStateOf(order: Pick<Order, 'status' | 'yields'>, now: number): { word: WordKey; tone: OrderTone } {
  switch (order.status) {
    case 'toPay':
      return { word: 'order.state.toPay', tone: 'urgent' };
    case 'toShip':
      return { word: 'order.state.toShip', tone: 'plain' };
    case 'toReceive':
      return { word: 'order.state.toReceive', tone: 'plain' };
    case 'cancelled':
      return { word: 'order.state.cancelled', tone: 'quiet' };
    case 'done': {
      const ready = order.yields.filter(stillCounts(now));
      if (ready.some(({ kind }) => kind === 'ticket')) return { word: 'order.state.ticketReady', tone: 'good' };
      if (ready.length > 0) return { word: 'order.state.codeReady', tone: 'good' };
      return { word: 'order.state.done', tone: 'quiet' };
    }
  }
}

/** The moment of the latest event of this kind, or undefined. */
export function momentOf(order: Pick<Order, 'timeline'>, event: Order['timeline'][number]['event']): string | undefined {
  return order.timeline.findLast((one) => one.event === event)?.at;
}
