/** The line of an order card that says what comes next, as a word with values or as a running hold. */
import type { Order } from '@/api/schema/order';
import type { WordKey } from '@/language';
import { momentOf } from './orderState';

export type OrderHint =
  | { kind: 'hold'; until: string }
  /** `moment` (ISO 8601) fills `{when}`; `isDate` shows the day only. */
  | { kind: 'word'; word: WordKey; moment?: string; isDate?: boolean; name?: string }
  | undefined;

export function orderHintOf(order: Order): OrderHint {
  switch (order.status) {
    case 'toPay':
      return order.payBefore ? { kind: 'hold', until: order.payBefore } : undefined;
    case 'toShip':
      return { kind: 'word', word: 'order.packing' };
    case 'toReceive': {
      const moment = momentOf(order, 'shipped');
      return moment ? { kind: 'word', word: 'order.shippedOn', moment } : undefined;
    }
    case 'done': {
      const ticket = order.yields.find(({ kind, validUntil }) => kind === 'ticket' && validUntil);
      if (ticket?.validUntil) return { kind: 'word', word: 'order.validUntil', name: ticket.name, moment: ticket.validUntil, isDate: true };
      const moment = momentOf(order, 'delivered') ?? momentOf(order, 'paid');
      return moment ? { kind: 'word', word: momentOf(order, 'delivered') ? 'order.deliveredOn' : 'order.paidOn', moment } : undefined;
    }
    case 'cancelled':
      return order.cancelReason ? { kind: 'word', word: `order.reason.${order.cancelReason}` } : undefined;
  }
}
