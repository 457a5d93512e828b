/** One order in detail: what it is, what may be done with it, and how it goes on after each thing that was done. */
import { useCallback } from 'react';
import type { Order } from '@/api/schema/order';
import { useShopStateActions } from '@/hooks/useShopState';
import { useOrder } from './useOrders';

export function useOrderScreen(id: string | undefined) {
  const { data: order, problem, isLoading, retry, setData } = useOrder(id);
  const { refreshUser } = useShopStateActions();

  /** Shows an order that the shop answered with, and refreshes the figures of the mine page. */
  const show = useCallback(
    (changed: Order) => {
      setData(changed);
      void refreshUser();
    },
    [setData, refreshUser],
  );

  return {
    order,
    problem,
    isLoading,
    /** Asks the shop for the order again: after a fault, or when its hold ran out. */
    retry,
    show,
    canBuyAgain: order?.status === 'done' || order?.status === 'cancelled',
  };
}
