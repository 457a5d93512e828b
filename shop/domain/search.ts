/** Product search over the sorted index, with current stock and prices. */
import type { GoodsSort } from '../../src/api/goods';
import type { ShopContext } from '../context';
import type { GoodsEntry } from '../goodsIndex';
import type { SkuRow } from '../catalogueRows';
import type { SearchMatches } from '../searchIndex';
import { readPriceBounds, type PriceBounds } from '../searchPrice';
import { asksForNewest } from '../searchTerms';
import { saysNothing } from '../searchText';
import { sumOf } from '../money';
import { getCurrentSku } from './currentSku';
import { narrowByFacets, type CountedValue } from './facets';
import { averageOf, getRatings } from './reviews';
import { getStockChanges } from './stock';
import type { Language } from '../text';

/** Filters and sort order of a product search. */
export interface GoodsQuery {
  categoryId?: string | undefined;
  campaignId?: string | undefined;
  /** Words, and bounds of the price in major units: "headphones under 100". */
  keyword?: string | undefined;
  /** The language of the customer; German names are found in German only. */
  language?: Language | undefined;
  sort: GoodsSort;
  /** Minor units, inclusive. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  inStock?: boolean | undefined;
  /** Chosen values of facets, as in the query of the list. */
  facets?: string | undefined;
}

/** A product with its current prices and stock. */
export interface CurrentGoods {
  entry: GoodsEntry;
  cheapest: SkuRow;
  hasHigherPrice: boolean;
  stock: number;
}

/** The result of a product search. */
export interface FoundGoods {
  found: CurrentGoods[];
  correctedKeyword: string | undefined;
  /** What the products have of the search text, when none has all of it. */
  matchedKeyword: string | undefined;
  /** Number of products by category, whatever category was asked for; undefined when nothing else narrows the search. */
  categoryCounts: { id: string; count: number }[] | undefined;
  /** The values by which the result can be narrowed, counted when it is called. */
  countFacets: () => CountedValue[];
}

/** Finds products, and how many of them each category has. */
export function searchGoods(context: ShopContext, { categoryId, ...query }: GoodsQuery): FoundGoods {
  const { all, correctedKeyword, matchedKeyword } = findMatches(context, query);
  const { found, countValues } = narrowByFacets(context, all, query);
  const isAskedFor = ({ entry }: CurrentGoods) => categoryId === undefined || isInCategory(entry, categoryId);
  const isNarrowed = [
    query.keyword?.trim() || undefined,
    query.campaignId,
    query.priceFrom,
    query.priceTo,
    query.inStock,
    query.facets,
  ];
  return {
    found: categoryId === undefined ? found : found.filter(isAskedFor),
    countFacets: () => countValues(all.filter(isAskedFor)),
    correctedKeyword,
    matchedKeyword,
    categoryCounts: isNarrowed.some((one) => one !== undefined)
      ? [...context.goods.categories.map(({ id }) => id), 'virtual'].map((id) => ({
          id,
          count: found.filter(({ entry }) => isInCategory(entry, id)).length,
        }))
      : undefined,
  };
}

/**
 * Returns the matching products in the order of `query.sort`; popular products of a search in the order of their relevance.
 * Every word of the keyword must match, in any language that the search reads.
 */
export const findGoods = (context: ShopContext, query: GoodsQuery): CurrentGoods[] => searchGoods(context, query).found;

/** Numbers that leave no product when they are prices are searched as sizes: "socks 36-40". */
function findMatches(context: ShopContext, query: Omit<GoodsQuery, 'categoryId'>) {
  const read = (hasPlainRanges: boolean) =>
    readPriceBounds(query.keyword?.trim() ?? '', context.goods.currency, hasPlainRanges);
  const bounds = read(true);
  const matches = findWithinBounds(context, query, bounds);
  if (matches.all.length > 0 || saysNothing(bounds.terms)) return matches;
  const withSizes = read(false);
  return withSizes.phrase === bounds.phrase
    ? matches
    : { ...matches, all: findWithinBounds(context, query, withSizes).all };
}

function findWithinBounds(
  context: ShopContext,
  query: Omit<GoodsQuery, 'categoryId'>,
  { terms, phrase, ...bounds }: PriceBounds,
) {
  const isNewest = asksForNewest(terms);
  const sort = isNewest && query.sort === 'popular' ? 'newest' : query.sort;
  const isEverything = isNewest || terms === '' || (phrase !== '' && saysNothing(terms));
  const matches = isEverything ? undefined : context.goods.search(query.language ?? 'en').find(terms);
  const priceFrom = Math.max(query.priceFrom ?? 0, bounds.priceFrom ?? 0);
  const priceTo = Math.min(query.priceTo ?? Infinity, bounds.priceTo ?? Infinity);
  const readCurrent = createCurrentGoodsReader(context);
  const found: CurrentGoods[] = [];
  for (const entry of context.goods.sorted(sort === 'rating' ? 'popular' : sort)) {
    if (query.campaignId !== undefined && !entry.goods.campaignIds.includes(query.campaignId)) continue;
    if (matches && !matches.scores.has(entry.goods.id)) continue;
    const goods = readCurrent(entry);
    if (!goods || (query.inStock && goods.stock === 0)) continue;
    if (goods.cheapest.price < priceFrom || goods.cheapest.price > priceTo) continue;
    found.push(goods);
  }
  // A text speaks of other products, too: a radio has a socket for headphones.
  const certain = found.filter(({ entry }) => matches?.certain.has(entry.goods.id));
  const best = certain.length > 0 ? certain : found;
  const withPrice = (terms: string | undefined) => terms && `${terms} ${phrase}`.trim();
  return {
    correctedKeyword: withPrice(matches?.correctedKeyword),
    matchedKeyword: withPrice(matches?.matchedKeywordOf(best.map(({ entry }) => entry.goods.id))),
    all: inSortOrder(context, best, sort, matches),
  };
}

function inSortOrder(context: ShopContext, found: CurrentGoods[], sort: GoodsSort, matches: SearchMatches | undefined) {
  if (sort === 'popular' && matches) {
    const scoreOf = ({ entry }: CurrentGoods) => matches.scores.get(entry.goods.id) ?? 0;
    return found.sort((one, other) => scoreOf(other) - scoreOf(one));
  }
  if (sort === 'rating') return sortByRating(context, found);
  return context.database.skuChanges.size === 0 ? found : sortByCurrentPrice(found, sort);
}

/** The category id `virtual` matches all virtual products. */
function isInCategory({ goods }: GoodsEntry, categoryId: string): boolean {
  return categoryId === 'virtual' ? goods.isVirtual : goods.categoryId === categoryId;
}

/** Returns a function that adds current prices and stock to a product. It returns undefined for a withdrawn product. */
export function createCurrentGoodsReader(context: ShopContext): (entry: GoodsEntry) => CurrentGoods | undefined {
  const changes = getStockChanges(context);
  // Counted once, and not for each of ten thousand products.
  const hasSkuChanges = context.database.skuChanges.size > 0;
  return (entry) => {
    const stock = entry.stock + (changes.get(entry.goods.id) ?? 0);
    if (!hasSkuChanges) return { entry, cheapest: entry.cheapest, hasHigherPrice: entry.hasHigherPrice, stock };
    const skus = listCurrentSkus(context, entry);
    const [cheapest] = [...skus].sort((one, other) => one.price - other.price);
    return cheapest && { entry, cheapest, hasHigherPrice: skus.some((sku) => sku.price > cheapest.price), stock };
  };
}

/** Returns the SKUs of a product with current prices, without withdrawn ones. */
export const listCurrentSkus = (context: ShopContext, { goods }: GoodsEntry): SkuRow[] =>
  goods.skus.flatMap((sku) => getCurrentSku(context, sku) ?? []);

/** The best rated products first, of equal ones those with more ratings; products without ratings last. */
function sortByRating(context: ShopContext, found: CurrentGoods[]): CurrentGoods[] {
  const rated = found.map((goods) => ({
    goods,
    average: averageOf(context, goods.entry.goods) ?? 0,
    count: sumOf(getRatings(context, goods.entry.goods)),
  }));
  return rated.sort((one, other) => other.average - one.average || other.count - one.count).map(({ goods }) => goods);
}

/** Sorts by current prices. Needed because the index is sorted by the prices of the catalogue. */
function sortByCurrentPrice(found: CurrentGoods[], sort: GoodsSort): CurrentGoods[] {
  if (sort === 'priceUp') return found.sort((one, other) => one.cheapest.price - other.cheapest.price);
  if (sort === 'priceDown') return found.sort((one, other) => other.cheapest.price - one.cheapest.price);
  return found;
}
