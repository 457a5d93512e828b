/**
 * The tickets that this session saw last, kept on the device for counters without a connection. They belong to the token
 * they were seen with (by its mark, the token itself is not written twice) and go with it.
 */
import type { Problem } from '@/api/errors';
import type { TicketDetail } from '@/api/schema/ticket';
import { fingerprint } from '@/domain/fingerprint';
import { currentToken } from '@/session';
import { ticketCopiesSlot } from '@/storage';
import { copiesOf, withCopy, withoutCopy, type TicketCopy } from './ticketCopies';

const owner = () => currentToken() && fingerprint(currentToken());

/** The copies of this session, the latest first. */
export const lastSeenTickets = (): TicketCopy[] => copiesOf(ticketCopiesSlot.read(), owner());

const keep = (copies: readonly TicketCopy[]) => {
  if (owner()) ticketCopiesSlot.write({ owner: owner(), copies });
};

/** Keeps a ticket as the shop showed it at `seenAt`, ms since 1970 by the shop's clock. */
export function keepTicket(ticket: TicketDetail, seenAt: number): void {
  keep(withCopy(lastSeenTickets(), { ticket, seenAt: new Date(seenAt).toISOString() }));
}

/** Forgets a ticket that the shop does not know. */
export function forgetTicket(id: string): void {
  keep(withoutCopy(lastSeenTickets(), id));
}

/** Whether the shop gave no word at all. When it did say no, a copy would contradict it. */
export const isWithoutWord = (problem: Problem | undefined): boolean => problem !== undefined && problem.kind !== 'business' && problem.kind !== 'unauthorized';
