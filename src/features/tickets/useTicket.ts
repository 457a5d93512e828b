/** One ticket with its code: the API's response, else the stored copy, which is marked as such. */
import { useEffect, useMemo } from 'react';
import { isWithoutApiAnswer } from '@/api/errors';
import { type TicketDetail, getTicketDetail } from '@/api/tickets';
import { useQuery } from '@/query/useQuery';
import { useIsOnline } from '@/hooks/useIsOnline';
import { useServerTime } from '@/hooks/useServerTime';
import { serverClock } from '@/lib/sharedServerClock';
import { useSession, useInitialStateActions } from '@/hooks/useInitialState';
import { removeStoredTicket, storeTicket, storedTickets } from './storedTickets';
import { getTicketState } from './getTicketState';

/** The responses that were copied when they arrived. Read from the cache later, they are not copied with a later time. */
const copiedResponses = new WeakSet<TicketDetail>();

/** The ticket with an id; undefined while the id is not known. */
export function useTicket(id: string | undefined) {
  const { status } = useSession();
  const { refreshUser } = useInitialStateActions();
  const isOnline = useIsOnline();
  const { data, error, isStale, refetch: retry } = useQuery(getTicketDetail, id ? { id } : undefined);

  useEffect(() => {
    if (!data || copiedResponses.has(data)) return;
    copiedResponses.add(data);
    storeTicket(data, serverClock.now());
  }, [data]);
  const isGone = error?.kind === 'business' && error.errorCode === 'NOT_FOUND';
  useEffect(() => {
    if (isGone && id) removeStoredTicket(id);
  }, [isGone, id]);

  // After an error of the API itself a copy could contradict it.
  const isCutOff = status === 'unknown' || (error !== undefined && isWithoutApiAnswer(error));
  const isOld = isCutOff || isStale || !isOnline;
  const copy = useMemo(() => (isOld ? storedTickets().find(({ ticket }) => ticket.id === id) : undefined), [isOld, id]);
  const ticket = data ?? (isCutOff ? copy?.ticket : undefined);
  const now = useServerTime(ticket?.state === 'unused');
  return {
    ticket: ticket && getTicketState(ticket, now),
    /** When the shown copy was loaded (ISO 8601); undefined for a current response. */
    lastSeenAt: ticket && isOld ? copy?.seenAt : undefined,
    error: ticket ? undefined : error,
    retry: status === 'unknown' ? () => void refreshUser() : retry,
  };
}

export type TicketScreen = ReturnType<typeof useTicket>;
