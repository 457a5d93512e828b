/** The customer's tickets, by state; where the shop cannot be asked, those that were seen last. */
import { useMemo } from 'react';
import type { Ticket } from '@/api/schema/ticket';
import { getTickets } from '@/api/walletCalls';
import { serverClock } from '@/serverClock';
import { useRead } from '@/hooks/useRead';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import { isWithoutWord, lastSeenTickets } from './lastSeenTickets';
import { ticketNow } from './ticketNow';

/** The tabs in the order they stand. */
export const ticketTabs = ['unused', 'used', 'expired'] as const satisfies readonly Ticket['state'][];
export type TicketTab = (typeof ticketTabs)[number];

/** The tickets of one tab, and how many there are in each; both undefined until they are known. */
export function useTickets(tab: TicketTab) {
  const { status } = useSession();
  const { refreshUser } = useShopStateActions();
  const { data, problem, retry } = useRead(getTickets, {}, { skipErrorHandler: true });
  const isCutOff = status === 'unknown' || isWithoutWord(problem);
  const copies = useMemo(() => (isCutOff ? lastSeenTickets() : []), [isCutOff]);

  const known = useMemo(() => data?.list.map((ticket) => ticketNow(ticket, serverClock.now())), [data]);
  const seen = copies.map(({ ticket }) => ticketNow(ticket, serverClock.now())).filter((ticket) => ticket.state === tab);
  return {
    tickets: known?.filter((ticket) => ticket.state === tab),
    countOf: (state: TicketTab) => known?.filter((ticket) => ticket.state === state).length,
    /** Entries that could not be read. */
    dropped: data?.dropped ?? 0,
    /** What can be shown while the shop cannot be asked. */
    lastSeen: seen,
    /** Nothing came, but something of before is there. */
    hasCopies: copies.length > 0,
    problem,
    retry: status === 'unknown' ? refreshUser : retry,
  };
}
