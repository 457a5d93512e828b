/** The order list of a customer, by status, and the order that is looked at. */
import { getOrderDetail, getOrders } from '@/api/orderCalls';
import type { Order, OrderStatus } from '@/api/schema/order';
import { usePagedList, type PagedList } from '@/hooks/usePagedList';
import { useRead, type Read } from '@/hooks/useRead';

/** The tabs in the order they stand; `all` shows every status. */
export const orderTabs = ['all', 'toPay', 'toShip', 'toReceive', 'done', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Orders of one tab, newest first. */
export function useOrders(tab: OrderTab): PagedList<Order> {
  const status: OrderStatus | undefined = tab === 'all' ? undefined : tab;
  return usePagedList(getOrders, status ? { status } : {});
}

/** One order with its timeline; waits while no id is known. */
export function useOrder(id: string | undefined): Read<Order> {
  return useRead(getOrderDetail, id ? { id } : undefined, { skipErrorHandler: true });
}
