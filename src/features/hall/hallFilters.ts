/** The hall's filters: read from an untrusted URL, and written to it. */
import * as v from 'valibot';
import { goodsSort, type GoodsSort } from '@/api/goods';
import { searchTerm } from '@/lib/searchTerm';
import { queryChoice, queryId, queryNumber, type Query } from '@/lib/searchParams';

export interface HallFilters {
  /** A category, or `virtual`; undefined for all products. */
  categoryId: string | undefined;
  campaignId: string | undefined;
  /** The search text, trimmed; empty for none. */
  keyword: string;
  sort: GoodsSort;
  /** Minor units, inclusive. */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  isInStock: boolean;
}

export type PriceRange = Pick<HallFilters, 'priceFrom' | 'priceTo'>;

/** The category of all virtual products. */
export const virtualCategoryId = 'virtual';
export const hallSorts: readonly GoodsSort[] = v.parse(v.array(goodsSort), goodsSort.options);

/** The filters of a URL; invalid values are ignored. */
export function readHallFilters(query: Query): HallFilters {
  const price = (name: string) => queryNumber(query[name], 0, Number.MAX_SAFE_INTEGER);
  return {
    categoryId: queryId(query['categoryId']),
    campaignId: queryId(query['campaignId']),
    keyword: searchTerm(query['keyword'] ?? ''),
    sort: queryChoice(query['sort'], hallSorts) ?? 'popular',
    priceFrom: price('priceFrom'),
    priceTo: price('priceTo'),
    isInStock: query['inStock'] === 'true',
  };
}

/** The filters as query parameters; default values are left out. */
export function searchParamsOfHall(filters: HallFilters): Query {
  return {
    categoryId: filters.categoryId,
    campaignId: filters.campaignId,
    keyword: filters.keyword || undefined,
    sort: filters.sort === 'popular' ? undefined : filters.sort,
    priceFrom: filters.priceFrom?.toString(),
    priceTo: filters.priceTo?.toString(),
    inStock: filters.isInStock ? 'true' : undefined,
  };
}

/** The filters as input of the API call. */
export function hallQueryInput({ categoryId, campaignId, keyword, sort, priceFrom, priceTo, isInStock }: HallFilters) {
  return {
    sort,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(campaignId === undefined ? {} : { campaignId }),
    ...(keyword === '' ? {} : { keyword }),
    ...(priceFrom === undefined ? {} : { priceFrom }),
    ...(priceTo === undefined ? {} : { priceTo }),
    ...(isInStock ? { inStock: true } : {}),
  };
}

/** Removes all filters except category and sort order. */
export function withoutNarrowingFilters(filters: HallFilters): HallFilters {
  return { ...filters, campaignId: undefined, keyword: '', priceFrom: undefined, priceTo: undefined, isInStock: false };
}

/** Number of active filters behind the filter button; a price range counts once. */
export function countNarrowingFilters({ priceFrom, priceTo, isInStock }: HallFilters): number {
  return Number(priceFrom !== undefined || priceTo !== undefined) + Number(isInStock);
}
