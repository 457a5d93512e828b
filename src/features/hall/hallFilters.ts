/** The hall's filters: read from an untrusted URL, and written to it. */
import * as v from 'valibot';
import { cutText } from '@/lib/textLimit';
import { cleanText } from '@/lib/typedText';
import { goodsSort, type GoodsSort } from '@/api/schema/goods';
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
export const virtualCategory = 'virtual';
/** Maximum length of a search text. */
export const MAX_KEYWORD_CHARACTERS = 80;
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
export function withoutNarrowing(filters: HallFilters): HallFilters {
  return { ...filters, campaignId: undefined, keyword: '', priceFrom: undefined, priceTo: undefined, isInStock: false };
}

/** Number of active filters behind the filter button; a price range counts once. */
export function countNarrowing({ priceFrom, priceTo, isInStock }: HallFilters): number {
  return Number(priceFrom !== undefined || priceTo !== undefined) + Number(isInStock);
}

/** A typed search text: clean, in one line, of limited length. */
export function searchTerm(typed: string): string {
  const line = cleanText(typed).replaceAll('\n', ' ');
  let term = cutText(line, MAX_KEYWORD_CHARACTERS);
  // The contract's schema of the search is part of the first load, and counts UTF-16 units, of which an emoji has two.
  for (let most = MAX_KEYWORD_CHARACTERS - 1; term.length > MAX_KEYWORD_CHARACTERS; most -= 1)
    term = cutText(line, most);
  return term.trim();
}
