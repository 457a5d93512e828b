/** What the hall shows: read from an address that anybody may have written, and written back into it. */
import * as v from 'valibot';
import { goodsSort, type GoodsSort } from '@/api/schema/goods';
import { queryChoice, queryId, queryNumber, type Query } from '@/domain/query';

export interface HallFilters {
  /** A category, or `virtual`; everything when undefined. */
  categoryId: string | undefined;
  campaignId: string | undefined;
  /** What is searched for, trimmed; empty for nothing. */
  keyword: string;
  sort: GoodsSort;
  /** Minor units, inclusive. */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  isInStock: boolean;
}

export type PriceRange = Pick<HallFilters, 'priceFrom' | 'priceTo'>;

/** The category of everything without delivery. */
export const virtualCategory = 'virtual';
/** Most characters of a search. */
export const mostKeywordCharacters = 80;
export const hallSorts: readonly GoodsSort[] = v.parse(v.array(goodsSort), goodsSort.options);

/** What an address asks for; whatever is not understood is not asked for. */
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

/** The filters as an address has them; what is as usual is left out. */
export function queryOfHall(filters: HallFilters): Query {
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

/** The filters as the shop is asked. */
export function questionOfHall({ categoryId, campaignId, keyword, sort, priceFrom, priceTo, isInStock }: HallFilters) {
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

/** Only category and order stay. */
export function withoutNarrowing(filters: HallFilters): HallFilters {
  return { ...filters, campaignId: undefined, keyword: '', priceFrom: undefined, priceTo: undefined, isInStock: false };
}

/** How many of the filters behind the filter button are on: a price counts once. */
export function countNarrowing({ priceFrom, priceTo, isInStock }: HallFilters): number {
  return Number(priceFrom !== undefined || priceTo !== undefined) + Number(isInStock);
}

/** What was typed as it is searched for: one space between words, bounded. */
export function searchTerm(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, mostKeywordCharacters).trim();
}
