/**
 * The stored copies of tickets, for use offline: of one session, limited in number. Stored values may be of another
 * customer or an older version; what does not fit is dropped.
 */
import * as v from 'valibot';
import { ticketDetail, type Ticket, type TicketDetail } from '@/api/tickets';
import { instant } from '@/api/schema/wire';

/** A customer rarely needs more at once; the copies take a few kilobytes. */
export const MAX_COPIES = 20;

const ticketCopy = v.object({ ticket: ticketDetail, seenAt: instant });

export interface TicketCopy {
  ticket: TicketDetail;
  /** When the API returned it, ISO 8601. */
  seenAt: string;
}

export interface StoredCopies {
  /** Hash of the session's token. */
  owner: string;
  copies: readonly unknown[];
}

/** The copies of a session, latest first; empty for another session. */
export function copiesOf(stored: StoredCopies | undefined, owner: string): TicketCopy[] {
  if (!stored || !owner || stored.owner !== owner) return [];
  return stored.copies.slice(0, MAX_COPIES).flatMap((one) => {
    const read = v.safeParse(ticketCopy, one);
    return read.success ? [read.output] : [];
  });
}

/** Adds a copy at the front, replaces an older one of the same ticket, and drops the oldest beyond the limit. */
export function withCopy(copies: readonly TicketCopy[], copy: TicketCopy): TicketCopy[] {
  return [copy, ...withoutCopy(copies, copy.ticket.id)].slice(0, MAX_COPIES);
}

/** The copies without that of an unknown ticket. */
export function withoutCopy(copies: readonly TicketCopy[], id: string): TicketCopy[] {
  return copies.filter(({ ticket }) => ticket.id !== id);
}

/** The copies of the listed tickets, with what the list says of them. A ticket that it does not have was taken back. */
export function withListed(copies: readonly TicketCopy[], tickets: readonly Ticket[]): TicketCopy[] {
  return copies.flatMap((copy) => {
    const listed = tickets.find(({ id }) => id === copy.ticket.id);
    return listed ? [{ ...copy, ticket: { ...copy.ticket, ...listed } }] : [];
  });
}
