/** The ticket with an id, or the customer's next one without an id: for component routes that show one ticket. */
import { getTickets } from '@/api/tickets';
import { useQuery } from '@/query/useQuery';
import { useTicket } from './useTicket';

/** The list begins with the unused ticket that expires first. */
export function useSingleTicket(id: string | undefined) {
  const list = useQuery(getTickets, id ? undefined : {});
  const screen = useTicket(id ?? list.data?.list[0]?.id);
  return {
    ...screen,
    error: screen.error ?? (id ? undefined : list.error),
    retry: !id && list.error ? list.refetch : screen.retry,
    /** The customer has no tickets. */
    isEmpty: !id && list.data?.list.length === 0,
  };
}
