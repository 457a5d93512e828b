import type { Ticket } from '@/api/tickets';
import { entitlementStateAt } from '@/domain/entitlement';

/**
 * The ticket with its state at `now`, ms since 1970 by the shop's clock, so that an expired ticket is not shown as
 * usable.
 */
export function getTicketState<One extends Pick<Ticket, 'state' | 'validUntil'>>(ticket: One, now: number): One {
  const state = entitlementStateAt(ticket, now);
  return state === ticket.state ? ticket : { ...ticket, state };
}
