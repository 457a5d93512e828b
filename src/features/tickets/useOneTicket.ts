/** The ticket of an id, or the customer's next one when none is given: for component routes that show one ticket alone. */
import { getTickets } from '@/api/walletCalls';
import { useRead } from '@/hooks/useRead';
import { useTicket } from './useTicket';

/** The list begins with the unused ticket that runs out first. */
export function useOneTicket(id: string | undefined) {
  const list = useRead(getTickets, id ? undefined : {}, { skipErrorHandler: true });
  const screen = useTicket(id ?? list.data?.list[0]?.id);
  return {
    ...screen,
    problem: screen.problem ?? (id ? undefined : list.problem),
    retry: !id && list.problem ? list.retry : screen.retry,
    /** The customer has no ticket at all. */
    isEmpty: !id && list.data?.list.length === 0,
  };
}
