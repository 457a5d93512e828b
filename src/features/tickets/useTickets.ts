/** The customer's tickets by state; without a connection, the stored copies. */
import { useEffect, useMemo } from 'react';
import { isWithoutApiAnswer } from '@/api/errors';
import { type Ticket, getTickets } from '@/api/tickets';
import { serverClock } from '@/lib/sharedServerClock';
import { useQuery } from '@/query/useQuery';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { storedTickets, storeListedTickets } from './storedTickets';
import { getTicketState } from './getTicketState';

/** The tabs, in display order. */
export const ticketTabs = ['unused', 'used', 'expired'] as const satisfies readonly Ticket['state'][];
export type TicketTab = (typeof ticketTabs)[number];

/** The responses whose tickets were stored when they arrived. Read from the cache later, they may be older than the copies. */
const storedLists = new WeakSet<object>();

/** The tickets of one tab, and the counts of all tabs; both undefined until they are loaded. */
export function useTickets(tab: TicketTab) {
  const { status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const { data, error, refetch: retry } = useQuery(getTickets, {});
  useEffect(() => {
    // A list with entries that could not be read may lack a ticket that is there.
    if (!data || data.droppedCount || storedLists.has(data)) return;
    storedLists.add(data);
    void storeListedTickets(data.list);
  }, [data]);
  const isCutOff = status === 'unknown' || (error !== undefined && isWithoutApiAnswer(error));
  const copies = useMemo(() => (isCutOff ? storedTickets() : []), [isCutOff]);

  const known = useMemo(() => data?.list.map((ticket) => getTicketState(ticket, serverClock.now())), [data]);
  const seen = copies
    .map(({ ticket }) => getTicketState(ticket, serverClock.now()))
    .filter((ticket) => ticket.state === tab);
  return {
    tickets: known?.filter((ticket) => ticket.state === tab),
    countOf: (state: TicketTab) => known?.filter((ticket) => ticket.state === state).length,
    /** Number of entries that could not be read. */
    droppedCount: data?.droppedCount ?? 0,
    /** The stored copies that are shown offline. */
    lastSeen: seen,
    /** Loading failed, but there are stored copies. */
    hasCopies: copies.length > 0,
    error,
    retry: status === 'unknown' ? refreshUser : retry,
  };
}

export type TicketsScreen = ReturnType<typeof useTickets>;
