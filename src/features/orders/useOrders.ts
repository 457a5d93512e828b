/** The customer's orders by status, and one order. */
import { getOrderDetail, getOrders, getUnpaidOrders, type Order, type OrderStatus } from '@/api/orders';
import { useSession } from '@/hooks/useInitialState';
import { useFocusRefetch } from '@/query/useFocusRefetch';
import { usePaginatedQuery, type PaginatedQuery } from '@/query/usePaginatedQuery';
import { useQuery, type QueryResult } from '@/query/useQuery';

/** The tabs, in display order; `all` shows every status. */
export const orderTabs = ['all', 'toPay', 'toShip', 'toReceive', 'done', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Whether the customer's data counts the orders of a tab. */
export const hasOrderCount = (tab: OrderTab): tab is 'toPay' | 'toShip' | 'toReceive' =>
  tab === 'toPay' || tab === 'toShip' || tab === 'toReceive';

/** Orders of one tab, newest first; unpaid orders by payment deadline, earliest first. */
export function useOrders(tab: OrderTab): PaginatedQuery<Order> {
  const status: OrderStatus | undefined = tab === 'all' || tab === 'toPay' ? undefined : tab;
  const list = usePaginatedQuery(tab === 'toPay' ? getUnpaidOrders : getOrders, status ? { status } : {});
  useFocusRefetch(list, useSession().status === 'signedIn');
  return list;
}

/** The unpaid order whose payment deadline is the earliest, and how many orders are unpaid. */
export function useUnpaidOrders() {
  const { data, error, isLoading, refetch } = useQuery(getUnpaidOrders, { current: 1, pageSize: 1 });
  return { first: data?.list[0], count: data?.total ?? 0, error, isLoading, refetch };
}

/** One order with its events; fetches nothing while the id is undefined. */
export function useOrder(id: string | undefined): QueryResult<Order> {
  return useQuery(getOrderDetail, id ? { id } : undefined);
}

export type OrdersScreen = ReturnType<typeof useOrders>;
