/** The newest orders, those that can have updates: notifications, overview and the card of the arrival read the same response. */
import { getOrders, type Order } from '@/api/orders';
import { useQuery, type QueryOptions } from '@/query/useQuery';

const newestOrdersInput = { pageSize: 20 };

/** The newest orders of the customer; sends nothing while it `isOff`. */
export function useNewestOrders({ isOff = false, ...options }: QueryOptions & { isOff?: boolean } = {}) {
  const query = useQuery(getOrders, isOff ? undefined : newestOrdersInput, options);
  return { ...query, orders: query.data?.list ?? noOrders };
}

const noOrders: readonly Order[] = [];
