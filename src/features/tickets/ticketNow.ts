/**
 * What a ticket is at a moment. A page may stay open, and a copy be read, long after the shop said "unused": a ticket whose
 * time is over must not be shown as one that counts.
 */
import type { Ticket } from '@/api/schema/ticket';

/** The ticket with its state at `now`, ms since 1970 by the shop's clock. Used stays used. */
export function ticketNow<One extends Pick<Ticket, 'state' | 'validUntil'>>(ticket: One, now: number): One {
  return ticket.state === 'unused' && Date.parse(ticket.validUntil) <= now ? { ...ticket, state: 'expired' } : ticket;
}
