/** One ticket with its code: as the shop shows it, else as it was last seen, which is then said. */
import { useEffect, useMemo } from 'react';
import { getTicketDetail } from '@/api/walletCalls';
import { useOnline } from '@/hooks/useOnline';
import { useRead } from '@/hooks/useRead';
import { useServerTime } from '@/hooks/useServerClock';
import { serverClock } from '@/serverClock';
import { useSession, useShopStateActions } from '@/hooks/useShopState';
import { forgetTicket, isWithoutWord, keepTicket, lastSeenTickets } from './lastSeenTickets';
import { ticketNow } from './ticketNow';

/** The ticket of an id; undefined while it is not known which one is wanted. */
export function useTicket(id: string | undefined) {
  const { status } = useSession();
  const { refreshUser } = useShopStateActions();
  const isOnline = useOnline();
  const { data, problem, isRefreshing, isOutdated, retry } = useRead(getTicketDetail, id ? { id } : undefined, { skipErrorHandler: true });

  // What was remembered from before is no news: only an answer of now is a last sight.
  const answer = isRefreshing || isOutdated ? undefined : data;
  useEffect(() => {
    if (answer) keepTicket(answer, serverClock.now());
  }, [answer]);
  const isGone = problem?.kind === 'business' && problem.errorCode === 'NOT_FOUND';
  useEffect(() => {
    if (isGone && id) forgetTicket(id);
  }, [isGone, id]);

  const isCutOff = status === 'unknown' || isWithoutWord(problem);
  const isOld = isCutOff || isOutdated || !isOnline;
  const copy = useMemo(() => (isOld ? lastSeenTickets().find(({ ticket }) => ticket.id === id) : undefined), [isOld, id]);
  const shown = data ?? (isCutOff ? copy?.ticket : undefined);
  const now = useServerTime(shown?.state === 'unused');
  return {
    ticket: shown && ticketNow(shown, now),
    /** When the shop last showed it so (ISO 8601); undefined while it does. */
    lastSeenAt: shown && isOld ? copy?.seenAt : undefined,
    problem: shown ? undefined : problem,
    retry: status === 'unknown' ? () => void refreshUser() : retry,
  };
}
