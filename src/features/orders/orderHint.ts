/** The line of an order card that says what comes next, as a word with values or as a running hold. */
import type { Order, OrderYield } from '@/api/schema/order';
import { stateAt } from '@/domain/entitlement';
import type { WordKey } from '@/language';
import { momentOf, stillCounts } from './orderState';

export type OrderHint =
  | { kind: 'hold'; until: string }
  /** `moment` (ISO 8601) fills `{when}`; `isDate` shows the day only. */
  | { kind: 'word'; word: WordKey; moment?: string; isDate?: boolean; name?: string }
  | undefined;

/** `now`: ms by the shop's clock. */
export function orderHintOf(order: Order, now: number): OrderHint {
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
      const tickets = order.yields.filter(({ kind }) => kind === 'ticket');
      const ticket = tickets.find(stillCounts(now)) ?? tickets[0];
      if (ticket) return ticketHintOf(ticket, now);
      const moment = momentOf(order, 'delivered') ?? momentOf(order, 'paid');
      return moment ? { kind: 'word', word: momentOf(order, 'delivered') ? 'order.deliveredOn' : 'order.paidOn', moment } : undefined;
    }
    case 'cancelled':
      return order.cancelReason ? { kind: 'word', word: `order.reason.${order.cancelReason}` } : undefined;
  }
}

function ticketHintOf(ticket: OrderYield, now: number): OrderHint {
  const { name, validUntil } = ticket;
  const state = stateAt(ticket, now);
  if (state === 'used') return { kind: 'word', word: 'ticket.used' };
  if (validUntil === null) return undefined;
  if (state === 'expired') return { kind: 'word', word: 'ticket.ranOutOn', moment: validUntil, isDate: true };
  return { kind: 'word', word: 'order.validUntil', name, moment: validUntil, isDate: true };
}
