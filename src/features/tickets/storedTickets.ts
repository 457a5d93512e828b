/**
 * Copies of the tickets of this session, for use offline: those that were opened, and the unused ones of a list that was seen. They are bound to the token (by its hash, so that
 * the token is not stored twice) and removed with it.
 */
import { callApi } from '@/api/client';
import { isWithoutApiAnswer, toApiError } from '@/api/errors';
import { getTicketDetail, type Ticket, type TicketDetail } from '@/api/tickets';
import { fingerprint } from '@/lib/fingerprint';
import { currentToken } from '@/lib/session';
import { serverClock } from '@/lib/sharedServerClock';
import { ticketCopiesStorage } from '@/lib/storage';
import { copiesOf, MAX_COPIES, withCopy, withListed, withoutCopy, type TicketCopy } from './ticketCopies';

const currentOwner = () => currentToken() && fingerprint(currentToken());

/** The copies of this session, latest first. */
export const storedTickets = (): TicketCopy[] => copiesOf(ticketCopiesStorage.read(), currentOwner());

const writeCopies = (copies: readonly TicketCopy[]) => {
  if (currentOwner()) ticketCopiesStorage.write({ owner: currentOwner(), copies });
};

/** Stores a ticket that the API returned at `seenAt`, ms since 1970 by the shop's clock. */
export function storeTicket(ticket: TicketDetail, seenAt: number): void {
  writeCopies(withCopy(storedTickets(), { ticket, seenAt: new Date(seenAt).toISOString() }));
}

/** Removes a ticket that the API does not know. */
export function removeStoredTicket(id: string): void {
  writeCopies(withoutCopy(storedTickets(), id));
}

/**
 * Brings the copies in line with a list that the API returned, then loads one after another the unused tickets of which there is
 * no copy: a ticket that was never opened can be shown without a connection as well. Ends with the session or the connection.
 */
export async function storeListedTickets(tickets: readonly Ticket[]): Promise<void> {
  const owner = currentOwner();
  writeCopies(withListed(storedTickets(), tickets));
  const unused = tickets.filter(({ state }) => state === 'unused').slice(0, MAX_COPIES);
  // The first of the list is stored last: the oldest copies are dropped first.
  for (const { id } of unused.reverse()) {
    if (storedTickets().some(({ ticket }) => ticket.id === id)) continue;
    try {
      const ticket = await callApi(getTicketDetail, { id }, { skipErrorHandler: true });
      if (currentOwner() !== owner) return;
      storeTicket(ticket, serverClock.now());
    } catch (error) {
      if (isWithoutApiAnswer(toApiError(error))) return;
    }
  }
}
