/** The hall of all goods: categories, what is found among them, and everything by which it can be narrowed. */
import { getCategories, getGoodsList } from '@/api/homeCalls';
import type { GoodsSort } from '@/api/schema/goods';
import { usePagedList } from '@/hooks/usePagedList';
import { useRead } from '@/hooks/useRead';
import { countNarrowing, questionOfHall, withoutNarrowing, type HallFilters, type PriceRange } from './hallFilters';

/** `change` is told which filters should stand in the address. */
export function useHall(filters: HallFilters, change: (filters: HallFilters) => void) {
  const list = usePagedList(getGoodsList, questionOfHall(filters));
  const categories = useRead(getCategories, {}, { skipErrorHandler: true });
  const alter = (part: Partial<HallFilters>) => change({ ...filters, ...part });
  return {
    filters,
    list,
    categories,
    /** The chosen category; undefined for everything, `virtual` and unknown ones. */
    category: categories.data?.list.find(({ id }) => id === filters.categoryId),
    /** How many goods fit; undefined while that is not known. */
    count: list.isLoading || (list.problem && list.rows.length === 0) ? undefined : list.total,
    narrowingCount: countNarrowing(filters),
    canClear: filters.keyword !== '' || filters.campaignId !== undefined || countNarrowing(filters) > 0,
    search: (keyword: string) => alter({ keyword }),
    sortBy: (sort: GoodsSort) => alter({ sort }),
    setRange: (range: PriceRange) => alter(range),
    setInStock: (isInStock: boolean) => alter({ isInStock }),
    leaveCampaign: () => alter({ campaignId: undefined }),
    /** Lets go of everything but category and order. */
    clear: () => change(withoutNarrowing(filters)),
    /** The same search among all goods. */
    searchEverywhere: () => alter({ categoryId: undefined, campaignId: undefined }),
  };
}

export type Hall = ReturnType<typeof useHall>;
