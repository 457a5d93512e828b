/**
 * The last seen copies of tickets, for counters without a connection: of one session only, the latest few. Whatever is
 * stored may be of another customer, an older version or a stranger; what does not fit is left out.
 */
import * as v from 'valibot';
import { ticketDetail, type TicketDetail } from '@/api/schema/ticket';
import { instant } from '@/api/schema/wire';

/** More tickets than anybody carries into one evening, and a few kilobytes. */
export const mostCopies = 20;

const ticketCopy = v.object({ ticket: ticketDetail, seenAt: instant });

export interface TicketCopy {
  ticket: TicketDetail;
  /** When the shop said so, ISO 8601. */
  seenAt: string;
}

export interface StoredCopies {
  /** Mark of the session they belong to. */
  owner: string;
  copies: readonly unknown[];
}

/** The copies of a session, the latest first; none of another one. */
export function copiesOf(stored: StoredCopies | undefined, owner: string): TicketCopy[] {
  if (!stored || !owner || stored.owner !== owner) return [];
  return stored.copies.slice(0, mostCopies).flatMap((one) => {
    const read = v.safeParse(ticketCopy, one);
    return read.success ? [read.output] : [];
  });
}

/** The copies with a newer one of a ticket in front; the oldest beyond the bound goes. */
export function withCopy(copies: readonly TicketCopy[], copy: TicketCopy): TicketCopy[] {
  return [copy, ...withoutCopy(copies, copy.ticket.id)].slice(0, mostCopies);
}

/** The copies without that of a ticket which the shop no longer knows. */
export function withoutCopy(copies: readonly TicketCopy[], id: string): TicketCopy[] {
  return copies.filter(({ ticket }) => ticket.id !== id);
}
