/**
 * Copies of the tickets that this session loaded, for use offline. They are bound to the token (by its hash, so that
 * the token is not stored twice) and removed with it.
 */
import type { TicketDetail } from '@/api/tickets';
import { fingerprint } from '@/lib/fingerprint';
import { currentToken } from '@/lib/session';
import { ticketCopiesStorage } from '@/lib/storage';
import { copiesOf, withCopy, withoutCopy, type TicketCopy } from './ticketCopies';

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
