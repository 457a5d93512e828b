/** The page of one order: its data, its permissions, and the update after each action. */
import { canBuyAgain } from '@/domain/orderState';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useOrder } from './useOrders';

export function useOrderScreen(id: string | undefined) {
  const { data: order, error, isLoading, refetch: retry, setData } = useOrder(id);
  const { refreshUser } = useInitialStateActions();

  return {
    order,
    error,
    isLoading,
    /** Fetches the order again after an error. */
    retry,
    /** The payment time is over: fetches the order again, and the counts of the tabs. */
    expire: () => {
      void retry();
      void refreshUser();
    },
    /** Shows an order from an API response. */
    show: setData,
    canBuyAgain: order !== undefined && canBuyAgain(order),
  };
}

export type OrderScreen = ReturnType<typeof useOrderScreen>;
