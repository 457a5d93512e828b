/** Where the codes and tickets of an order are shown, and the label of the link. */
import type { Order } from '@/api/orders';
import type { Query } from '@/lib/searchParams';
import type { MessageKey } from '@/lib/i18n';
import { isScreenOn, type Screen } from '@/lib/routes';

export interface VisibleOrder {
  screen: Screen;
  query: Query;
  labelKey: MessageKey;
}

/** A single ticket has its own page, anything else is shown on the order; undefined without deliverables. */
export function getVisibleOrder({ id, yields }: Pick<Order, 'id' | 'yields'>): VisibleOrder | undefined {
  const [first] = yields;
  if (!first) return undefined;
  if (yields.length === 1 && first.ticketId && isScreenOn('ticket'))
    return { screen: 'ticket', query: { id: first.ticketId }, labelKey: 'ticket.show' };
  const labelKey = yields.every(({ kind }) => kind === 'ticket')
    ? 'order.showTickets'
    : yields.length === 1
      ? 'order.showCode'
      : 'order.showCodes';
  return { screen: 'orders', query: { id }, labelKey };
}
