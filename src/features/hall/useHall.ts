/** The hall of all products: categories, search results and filters. */
import { getCategories, getGoodsList, type GoodsSort } from '@/api/goods';
import { useCallback, useEffect, useState } from 'react';
import { useServerRecord } from '@/hooks/useInitialState';
import { reportEvent } from '@/lib/reportedEvents';
import { usePaginatedQuery } from '@/query/usePaginatedQuery';
import { useQuery } from '@/query/useQuery';
import {
  countNarrowingFilters,
  facetsQueryInput,
  hallQueryInput,
  hallSorts,
  listUsableFacets,
  withoutFacets,
  withoutNarrowingFilters,
  type HallFilters,
  type PriceRange,
} from './hallFilters';

/** The last value that was there: numbers and choices stay while the next response loads. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * `change` is called with the filters that the URL should have. A filter that was chosen gets a history entry, so that Back removes it;
 * a text that is being typed and a sort order replace the entry.
 */
export function useHall(asked: HallFilters, change: (filters: HallFilters, options?: 'push' | 'replace') => void) {
  const hasFacets = useServerRecord().serverRecord?.features?.['facets'] === true;
  const filters = hasFacets ? asked : withoutFacets(asked);
  const goods = usePaginatedQuery(getGoodsList, hallQueryInput(filters));
  const answer = useLastDefined(goods.lastOutput);
  const narrowing = useQuery(getGoodsList, hasFacets ? facetsQueryInput(filters) : undefined, {
    keepPreviousData: true,
  });
  const facets = listUsableFacets(narrowing.data?.facets);
  const { refetch: refetchFacets } = narrowing;
  const { refetch: refetchGoods } = goods;
  // What made the list fail may have made the facets fail, which have no retry of their own.
  const refetch = useCallback(
    async () => void (await Promise.all([refetchGoods(), refetchFacets()])),
    [refetchGoods, refetchFacets],
  );
  const list = { ...goods, refetch };
  const categories = useQuery(getCategories, {});
  const hasRatings = facets.some(({ kind }) => kind === 'rating');
  const { keyword } = filters;
  const results = list.isLoading || list.error ? undefined : list.total;
  useEffect(() => {
    if (SHOP.hooks && keyword && results !== undefined) reportEvent({ kind: 'search', text: keyword, results });
  }, [keyword, results]);
  const alter = (part: Partial<HallFilters>) => change({ ...filters, ...part });
  const narrow = (part: Partial<HallFilters>) => change({ ...filters, ...part }, 'push');
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
    /** What the products have of the search text, when none has all of it. */
    matchedKeyword: list.lastOutput?.matchedKeyword ?? undefined,
    /** Fetches the products and the categories again. */
    refresh: () => Promise.all([list.refetch(), categories.refetch()]),
    /** Number of products of this search in a category; undefined when the API does not count them. */
    countIn: (categoryId: string) => answer?.categoryCounts?.find(({ id }) => id === categoryId)?.count,
    hasFacets,
    /** The facets of the products; empty for an API without facets. */
    facets,
    /** The sort orders that fit the products: by rating where some are rated. */
    sorts: hallSorts.filter((sort) => sort !== 'rating' || sort === filters.sort || hasRatings),
    narrowingCount: countNarrowingFilters(filters),
    canClear: filters.keyword !== '' || filters.campaignId !== undefined || countNarrowingFilters(filters) > 0,
    search: (keyword: string) => alter({ keyword }),
    sortBy: (sort: GoodsSort) => alter({ sort }),
    setRange: (range: PriceRange) => narrow(range),
    setInStock: (isInStock: boolean) => narrow({ isInStock }),
    setFacets: (facets: readonly string[]) => narrow({ facets }),
    leaveCampaign: () => narrow({ campaignId: undefined }),
    /** Removes all filters except category and sort order. */
    clear: () => change(withoutNarrowingFilters(filters), 'push'),
    /** Repeats the search among all products. */
    searchEverywhere: () => alter({ categoryId: undefined, campaignId: undefined }),
  };
}

export type Hall = ReturnType<typeof useHall>;
