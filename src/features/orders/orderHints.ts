/** What an order says beside its state: the next step, and when it is delivered or can be returned. Days are those of the shop. */
import { shopDay } from '@/api/schema/calendarDay';
import type { OrderDeliverable } from '@/api/deliverables';
import type { Order } from '@/api/orders';
import type { OrderReturn } from '@/api/orderReturn';
import { entitlementStateAt } from '@/domain/entitlement';
import { hasDeliveredLines, isUsableAt, timeOfOrderEvent } from '@/domain/orderState';
import { latestShippingDay } from '@/domain/shipsOn';
import type { MessageKey } from '@/lib/i18n';

/** Whether something of the order can be returned at `now`, ms by the shop's clock. */
export function canReturnSomething(order: Pick<Order, 'status' | 'lines' | 'returnUntil'>, now: number): boolean {
  if (order.status !== 'done' || !hasDeliveredLines(order) || order.returnUntil === null) return false;
  return order.returnUntil === undefined || order.returnUntil >= shopDay(now);
}

/**
 * How something of the order can be returned: by the form of a shop with returns, or by a question to the service desk. An API that does
 * not say whether the form can be used has none.
 */
export function returnChannelOf(order: Order, hasReturns: boolean, now: number): 'form' | 'service' | undefined {
  const canUseForm = hasReturns ? order.can.return : undefined;
  if (canUseForm !== undefined) return canUseForm ? 'form' : undefined;
  return canReturnSomething(order, now) ? 'service' : undefined;
}

/** The return of which an order speaks in a list: the newest that is under way, else the newest that was not withdrawn. */
export function shownReturnOf({ returns }: Pick<Order, 'returns'>): OrderReturn | undefined {
  const known = returns?.filter(({ state }) => state !== 'cancelled') ?? [];
  return known.findLast(isReturnOpen) ?? known.at(-1);
}

/** Whether a return is under way. */
export const isReturnOpen = ({ state }: Pick<OrderReturn, 'state'>): boolean =>
  !['refunded', 'exchanged', 'refused', 'cancelled'].includes(state);

export type OrderHint =
  | { kind: 'hold'; until: string }
  /** `moment` (ISO 8601) fills `{when}` in this look. */
  | { kind: 'label'; labelKey: MessageKey; moment?: string; look?: 'date' | 'weekday'; name?: string }
  | undefined;

/** The next step of an order: a message key with values, or a countdown. `now`: ms by the shop's clock. */
export function orderHintOf(order: Order, now: number): OrderHint {
  switch (order.status) {
    case 'toPay':
      return order.payBefore ? { kind: 'hold', until: order.payBefore } : undefined;
    case 'toShip': {
      const shipsOn = latestShippingDay(order.lines);
      return shipsOn && shipsOn > shopDay(now)
        ? { kind: 'label', labelKey: 'order.shipsFrom', moment: shipsOn, look: 'weekday' }
        : { kind: 'label', labelKey: 'order.packing' };
    }
    case 'toReceive': {
      const moment = timeOfOrderEvent(order, 'shipped');
      return moment ? { kind: 'label', labelKey: 'order.shippedOn', moment } : undefined;
    }
    case 'done': {
      const tickets = order.yields.filter(({ kind }) => kind === 'ticket');
      const ticket = tickets.find(isUsableAt(now)) ?? tickets[0];
      if (ticket) return ticketHintOf(ticket, now);
      // Codes are there at once: they do not arrive.
      const arrived = hasDeliveredLines(order) ? timeOfOrderEvent(order, 'delivered') : undefined;
      const moment = arrived ?? timeOfOrderEvent(order, 'paid');
      return moment ? { kind: 'label', labelKey: arrived ? 'order.deliveredOn' : 'order.paidOn', moment } : undefined;
    }
    case 'cancelled':
      return cancelHintOf(order.cancelReason);
  }
}

/**
 * What an open order says about its delivery, in display order: the day from which presale lines are sent, unless the hint
 * says it, and the day of arrival. Days that have passed are left out.
 */
export function deliveryHintsOf(order: Order, now: number): { labelKey: MessageKey; day: string }[] {
  if (order.status === 'done' || order.status === 'cancelled') return [];
  const today = shopDay(now);
  const ships = order.status === 'toPay' ? latestShippingDay(order.lines) : undefined;
  return [
    ...(ships && ships > today ? [{ labelKey: 'order.shipsFrom' as const, day: ships }] : []),
    ...(order.arrivesOn && order.arrivesOn >= today
      ? [
          {
            labelKey: order.delivery?.kind === 'pickUp' ? ('order.ready' as const) : ('order.arrives' as const),
            day: order.arrivesOn,
          },
        ]
      : []),
  ];
}

/** Why an order was cancelled. Who chose `other`, the customer or the shop, is not known. */
function cancelHintOf(reason: Order['cancelReason']): OrderHint {
  if (!reason || reason === 'other') return undefined;
  return { kind: 'label', labelKey: reason === 'expired' ? 'order.reason.expired' : `order.youCancelled.${reason}` };
}

function ticketHintOf(ticket: OrderDeliverable, now: number): OrderHint {
  const { name, validUntil } = ticket;
  const state = entitlementStateAt(ticket, now);
  if (state === 'used') return { kind: 'label', labelKey: 'ticket.used' };
  if (validUntil === null) return undefined;
  if (state === 'expired') return { kind: 'label', labelKey: 'ticket.ranOutOn', moment: validUntil, look: 'date' };
  return { kind: 'label', labelKey: 'order.validUntil', name, moment: validUntil, look: 'date' };
}
