/** The hall of all products: categories, search results and filters. */
import { getCategories, getGoodsList, type GoodsSort } from '@/api/goods';
import { useEffect } from 'react';
import { reportEvent } from '@/lib/reportedEvents';
import { usePaginatedQuery } from '@/query/usePaginatedQuery';
import { useQuery } from '@/query/useQuery';
import {
  countNarrowingFilters,
  hallQueryInput,
  withoutNarrowingFilters,
  type HallFilters,
  type PriceRange,
} from './hallFilters';

/** `change` is called with the filters that the URL should have. */
export function useHall(filters: HallFilters, change: (filters: HallFilters) => void) {
  const list = usePaginatedQuery(getGoodsList, hallQueryInput(filters));
  const categories = useQuery(getCategories, {});
  const { keyword } = filters;
  const results = list.isLoading || list.error ? undefined : list.total;
  useEffect(() => {
    if (SHOP.hooks && keyword && results !== undefined) reportEvent({ kind: 'search', text: keyword, results });
  }, [keyword, results]);
  const alter = (part: Partial<HallFilters>) => change({ ...filters, ...part });
  return {
    filters,
    list,
    categories,
    /** The chosen category; undefined for all products, `virtual` and unknown ids. */
    category: categories.data?.list.find(({ id }) => id === filters.categoryId),
    /** Number of matching products; undefined while it loads. */
    count: list.isLoading || (list.error && list.rows.length === 0) ? undefined : list.total,
    /** The search text that the API used, or suggests, instead of the typed one. */
    correctedKeyword: list.lastOutput?.correctedKeyword ?? undefined,
    /** Fetches the products and the categories again. */
    refresh: () => Promise.all([list.refetch(), categories.refetch()]),
    /** Number of products of this search in a category; undefined when the API does not count them. */
    countIn: (categoryId: string) => list.lastOutput?.categoryCounts?.find(({ id }) => id === categoryId)?.count,
    narrowingCount: countNarrowingFilters(filters),
    canClear: filters.keyword !== '' || filters.campaignId !== undefined || countNarrowingFilters(filters) > 0,
    search: (keyword: string) => alter({ keyword }),
    sortBy: (sort: GoodsSort) => alter({ sort }),
    setRange: (range: PriceRange) => alter(range),
    setInStock: (isInStock: boolean) => alter({ isInStock }),
    leaveCampaign: () => alter({ campaignId: undefined }),
    /** Removes all filters except category and sort order. */
    clear: () => change(withoutNarrowingFilters(filters)),
    /** Repeats the search among all products. */
    searchEverywhere: () => alter({ categoryId: undefined, campaignId: undefined }),
  };
}

export type Hall = ReturnType<typeof useHall>;
