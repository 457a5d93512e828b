/** Where the codes and tickets of an order are shown, and what the way there is called. */
import type { Order } from '@/api/schema/order';
import type { Query } from '@/domain/query';
import type { WordKey } from '@/language';
import type { Screen } from '@/routes';

export interface Showing {
  screen: Screen;
  query: Query;
  word: WordKey;
}

/** One ticket alone is shown by itself, anything else on the order; undefined while the order has given nothing. */
export function whatItShows({ id, yields }: Pick<Order, 'id' | 'yields'>): Showing | undefined {
  const [first] = yields;
  if (!first) return undefined;
  if (yields.length === 1 && first.ticketId) return { screen: 'ticket', query: { id: first.ticketId }, word: 'ticket.show' };
  const word = yields.every(({ kind }) => kind === 'ticket') ? 'order.showTickets' : yields.length === 1 ? 'order.showCode' : 'order.showCodes';
  return { screen: 'orders', query: { id }, word };
}
