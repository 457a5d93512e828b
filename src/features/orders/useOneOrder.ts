/** The order of an id, or the newest of a kind when none is given: for component routes that show one order alone. */
import type { OrderTab } from './useOrders';
import { useOrders } from './useOrders';
import { useOrderScreen } from './useOrderScreen';

export function useOneOrder(id: string | undefined, tab: OrderTab = 'all') {
  const newest = useOrders(tab);
  const screen = useOrderScreen(id ?? newest.rows[0]?.id);
  const isWaiting = !id && newest.isLoading;
  return {
    ...screen,
    isLoading: isWaiting || screen.isLoading,
    problem: id ? screen.problem : (newest.problem ?? screen.problem),
    retry: !id && newest.problem ? () => void newest.reload() : screen.retry,
    /** There is no such order: the customer has none of this kind. */
    isEmpty: !id && !newest.isLoading && !newest.problem && newest.rows.length === 0,
  };
}
