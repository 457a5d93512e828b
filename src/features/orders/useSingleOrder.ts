/** The order with an id, or the newest of a state without one: for component routes that show one order. */
import type { OrderTab } from './useOrders';
import { useOrders } from './useOrders';
import { useOrderScreen } from './useOrderScreen';

export function useSingleOrder(id: string | undefined, tab: OrderTab = 'all') {
  const newest = useOrders(tab);
  const screen = useOrderScreen(id ?? newest.rows[0]?.id);
  const isWaiting = !id && newest.isLoading;
  return {
    ...screen,
    isLoading: isWaiting || screen.isLoading,
    error: id ? screen.error : (newest.error ?? screen.error),
    retry: !id && newest.error ? () => void newest.refetch() : screen.retry,
    /** The customer has no order of this state. */
    isEmpty: !id && !newest.isLoading && !newest.error && newest.rows.length === 0,
  };
}

export type SingleOrderScreen = ReturnType<typeof useSingleOrder>;
