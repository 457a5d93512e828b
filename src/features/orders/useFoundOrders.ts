/** The customer's orders that a search among other things finds. */
import { getOrders, type Order } from '@/api/orders';
import { isTellingTerm } from '@/lib/searchTerm';
import { publicStaleTime, useQuery } from '@/query/useQuery';

const options = { staleTime: publicStaleTime, skipErrorHandler: true };
const none: readonly Order[] = [];

/**
 * The newest orders with a search text in their number, a product name or an option; none for a short text, for a visitor, for a
 * customer without orders, and where the API has no search. No message is shown when they cannot be loaded.
 */
export function useFoundOrders(keyword: string, pageSize: number): readonly Order[] {
  const isSearch = isTellingTerm(keyword);
  // Only the first response says whether the API has a search.
  const first = useQuery(getOrders, isSearch ? { pageSize: 1 } : undefined, options);
  const canSearch = isSearch && !!first.data?.filters?.months.length;
  const found = useQuery(getOrders, canSearch ? { keyword, pageSize } : undefined, {
    ...options,
    keepPreviousData: true,
  });
  return canSearch ? (found.data?.list ?? none) : none;
}
