/** The hall's filters: read from an untrusted URL, and written to it. */
import * as v from 'valibot';
import { goodsSort, type Facet, type GoodsSort } from '@/api/goods';
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
  /** Chosen values of facets, see `keyOfValue`. */
  facets: readonly string[];
}

export type PriceRange = Pick<HallFilters, 'priceFrom' | 'priceTo'>;

/** The category of all virtual products. */
export const virtualCategoryId = 'virtual';

/** How a query names a value of a facet. */
export const keyOfValue = (facetId: string, valueId: string): string => `${facetId}:${valueId}`;

/** A link has no more values of facets; the contract allows 1,000 characters. */
const MAX_FACET_VALUES = 40;

const facetKey = /^[\p{L}\p{N}._-]{1,64}:[\p{L}\p{N}._-]{1,64}$/u;

/** The values of a link; what is none of them is left out. */
const readFacets = (text: string): string[] =>
  [...new Set(text.split(','))].filter((key) => facetKey.test(key)).slice(0, MAX_FACET_VALUES);

/** The facets with values that a query can name. */
export const listUsableFacets = (facets: readonly Facet[] | undefined): Facet[] =>
  (facets ?? []).map((facet) => ({
    ...facet,
    values: facet.values.filter(({ id }) => facetKey.test(keyOfValue(facet.id, id))),
  }));

/** The values with one more, or without it. Of `isSingle` facets one value is chosen at a time. */
export function toggleValue(
  facets: readonly string[],
  { facetId, valueId, isSingle }: { facetId: string; valueId: string; isSingle: boolean },
): string[] {
  const key = keyOfValue(facetId, valueId);
  if (facets.includes(key)) return facets.filter((one) => one !== key);
  return [...facets.filter((one) => !isSingle || !one.startsWith(keyOfValue(facetId, ''))), key];
}

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
    facets: readFacets(query['facets'] ?? ''),
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
    facets: filters.facets.join(',') || undefined,
  };
}

/** The filters as input of the API call. */
export function hallQueryInput({
  categoryId,
  campaignId,
  keyword,
  sort,
  priceFrom,
  priceTo,
  isInStock,
  facets,
}: HallFilters) {
  return {
    sort,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(campaignId === undefined ? {} : { campaignId }),
    ...(keyword === '' ? {} : { keyword }),
    ...(priceFrom === undefined ? {} : { priceFrom }),
    ...(priceTo === undefined ? {} : { priceTo }),
    ...(isInStock ? { inStock: true } : {}),
    ...(facets.length === 0 ? {} : { facets: facets.join(',') }),
  };
}

/** The input of the call that counts the products and their facets, without the products. */
export const facetsQueryInput = (filters: HallFilters) => ({
  ...hallQueryInput(filters),
  withFacets: true,
  current: 1,
  pageSize: 1,
});

/** What an API without facets understands of a link. */
export const withoutFacets = (filters: HallFilters): HallFilters => ({
  ...filters,
  facets: [],
  sort: filters.sort === 'rating' ? 'popular' : filters.sort,
});

/** Removes all filters except category and sort order. */
export function withoutNarrowingFilters(filters: HallFilters): HallFilters {
  const noPrice = { priceFrom: undefined, priceTo: undefined };
  return { ...filters, ...noPrice, campaignId: undefined, keyword: '', isInStock: false, facets: [] };
}

/** Number of active filters behind the filter button; a price range counts once. */
export function countNarrowingFilters({ priceFrom, priceTo, isInStock, facets }: HallFilters): number {
  return Number(priceFrom !== undefined || priceTo !== undefined) + Number(isInStock) + facets.length;
}
