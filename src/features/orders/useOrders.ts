/** The customer's orders by status, what is searched in them, and one order. */
import type { ResultOf } from '@/api/defineCall';
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

/** The tabs in which orders can be searched. The few unpaid ones come from a call without a search. */
export const isSearchable = (tab: OrderTab): boolean => tab !== 'toPay';

/** What is searched for; an empty text and an empty month (`YYYY-MM`) for all orders. */
export interface OrderSearch {
  keyword: string;
  month: string;
}

interface OrdersQuery extends PaginatedQuery<Order> {
  /** The months with orders, newest first; undefined while they are not known and where the API has no search. */
  months: readonly string[] | undefined;
  /** The rows are those that the search has found. */
  isSearch: boolean;
}

/** What the calls of both lists return. */
type OrderPage = Pick<ResultOf<typeof getOrders>, 'list' | 'total' | 'filters'>;

const noSearch: OrderSearch = { keyword: '', month: '' };

/**
 * Orders of one tab, newest first; unpaid orders by payment deadline, earliest first. Only the first response says whether the API
 * has a search: until then a search is loading.
 */
export function useOrders(tab: OrderTab, { keyword, month }: OrderSearch = noSearch): OrdersQuery {
  const status: OrderStatus | undefined = tab === 'all' || tab === 'toPay' ? undefined : tab;
  const byStatus = status ? { status } : {};
  const all = usePaginatedQuery<OrderPage>(isSearchable(tab) ? getOrders : getUnpaidOrders, byStatus);
  const months = all.lastOutput?.filters?.months;
  const knownMonth = months?.includes(month) ? month : '';
  const isSearch = months !== undefined && (keyword !== '' || knownMonth !== '');
  const search = { ...byStatus, ...(keyword && { keyword }), ...(knownMonth && { month: knownMonth }) };
  const found = usePaginatedQuery(getOrders, isSearch ? search : undefined);
  const list = isSearch ? found : all;
  useFocusRefetch(list, useSession().status === 'signedIn');
  return { ...list, months, isSearch };
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
