/**
 * Narrowing a list by facets. Values of one facet are alternatives, facets are conditions; a SKU must meet all of them, so that a
 * cup in moss and large is one that can be bought. The values of a facet are counted as if none of them was chosen.
 */
import type { ShopContext } from '../context';
import { keyOf, type FacetValue } from '../facetIndex';
import { averageOf } from './reviews';
import { getActivePresale } from './presale';
import { getStock } from './stock';
import type { CurrentGoods } from './search';

/** A value with the number of products that have it. */
export interface CountedValue extends FacetValue {
  readonly count: number;
}

const single = (facetId: 'deal' | 'shipsToday', en: string, zh: string, de: string): FacetValue => ({
  facetId,
  kind: facetId,
  facetName: { en, zh, de },
  id: 'yes',
  name: { en, zh, de },
});

const deal = single('deal', 'On sale', '优惠中', 'Reduziert');
const shipsToday = single('shipsToday', 'Ships today', '今日发货', 'Versand heute');

const rated = (stars: number): FacetValue => ({
  facetId: 'rating',
  kind: 'rating',
  facetName: { en: 'Rating', zh: '评分', de: 'Bewertung' },
  id: String(stars),
  name: { en: `${stars} ★ & up`, zh: `${stars} ★ 及以上`, de: `ab ${stars} ★` },
});
const ratings = [rated(4.5), rated(4), rated(3)];

const ofType = (id: string, en: string, zh: string, de: string): FacetValue => ({
  facetId: 'type',
  kind: 'type',
  facetName: { en: 'Type', zh: '类型', de: 'Art' },
  id,
  name: { en, zh, de },
});
const types = {
  delivered: ofType('delivered', 'Delivered', '配送商品', 'Mit Lieferung'),
  code: ofType('code', 'Digital code', '电子兑换码', 'Digitaler Code'),
  ticket: ofType('ticket', 'Ticket', '票券', 'Ticket'),
};

/** The values that do not depend on a SKU, in display order before and after the options. */
const valuesBeforeOptions = [deal, shipsToday];
const valuesAfterOptions = [...ratings, ...Object.values(types)];
const productValues = new Map(
  [...valuesBeforeOptions, ...valuesAfterOptions].map((value): [string, FacetValue] => [keyOf(value), value]),
);
const ratingKeys = ratings.map((value) => ({ stars: Number(value.id), key: keyOf(value) }));
const typeKeys = { delivered: keyOf(types.delivered), code: keyOf(types.code), ticket: keyOf(types.ticket) };
const [dealKey, shipsTodayKey] = [keyOf(deal), keyOf(shipsToday)];

function keysOfProduct(context: ShopContext, { entry: { goods }, cheapest }: CurrentGoods): string[] {
  const average = averageOf(context, goods) ?? 0;
  const keys = ratingKeys.flatMap(({ stars, key }) => (average >= stars ? key : []));
  keys.push(goods.isVirtual ? typeKeys[goods.yields?.kind ?? 'code'] : typeKeys.delivered);
  if (cheapest.originalPrice !== null) keys.push(dealKey);
  if (goods.shipsToday && !getActivePresale(goods, context.now)) keys.push(shipsTodayKey);
  return keys;
}

/** The keys of each SKU that can be chosen: not withdrawn, and in stock when that is asked for. */
function keysOfSkus(
  context: ShopContext,
  { entry: { goods } }: CurrentGoods,
  inStock: boolean,
): readonly (readonly string[])[] {
  const { skuChanges } = context.database;
  const all = context.goods.facets.keysOfSkus(goods);
  if (!inStock && skuChanges.size === 0) return all;
  return all.filter((_, at) => {
    const id = goods.skus[at]?.id ?? '';
    return !skuChanges.get(id)?.isWithdrawn && (!inStock || getStock(context, id).left > 0);
  });
}

export interface FacetQuery {
  /** Keys as in the query of the list. */
  facets?: string | undefined;
  inStock?: boolean | undefined;
}

/** The keys that are chosen, by facet. */
type ChosenKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns whether a product has all chosen values, and its keys that count. */
type Judge = (goods: CurrentGoods) => { isMatch: boolean; keys: Iterable<string> };

const facetOf = (key: string): string => key.slice(0, key.indexOf(':'));
const listMissing = (chosen: readonly (readonly [string, ReadonlySet<string>])[], keys: readonly string[]): string[] =>
  chosen.flatMap(([facetId, alternatives]) => (keys.some((key) => alternatives.has(key)) ? [] : facetId));

function createJudge(context: ShopContext, chosen: ChosenKeys, inStock: boolean): Judge {
  const isOfProduct = ([, [key = '']]: readonly [string, Iterable<string>]) => productValues.has(key);
  const ofProduct = [...chosen].filter(isOfProduct);
  const ofSku = [...chosen].filter((entry) => !isOfProduct(entry));
  const hasEverySku = !inStock && context.database.skuChanges.size === 0;
  return (goods) => {
    const own = keysOfProduct(context, goods);
    const ofAllSkus = context.goods.facets.keysOf(goods.entry.goods);
    const missing = listMissing(ofProduct, own);
    const missingOfSkus = listMissing(ofSku, ofAllSkus);
    const [facetId] = [...missing, ...missingOfSkus];
    if (missing.length + missingOfSkus.length > 1) return { isMatch: false, keys: [] };
    // As long as one facet of SKUs is chosen at most, only those of a product that matches have to be looked at one by one.
    if (hasEverySku && ofSku.length === missingOfSkus.length) {
      const all = [...own, ...ofAllSkus];
      return {
        isMatch: facetId === undefined,
        keys: facetId === undefined ? all : all.filter((key) => facetOf(key) === facetId),
      };
    }
    const keys = new Set<string>();
    let isMatch = false;
    for (const keysOfSku of keysOfSkus(context, goods, inStock)) {
      const all = [...missing, ...listMissing(ofSku, keysOfSku)];
      isMatch ||= all.length === 0;
      if (all.length > 1) continue;
      for (const key of [...own, ...keysOfSku]) if (all.length === 0 || facetOf(key) === all[0]) keys.add(key);
    }
    return { isMatch, keys };
  };
}

/** A product is judged once, for the list and for the counts. */
function memoize(judge: Judge): Judge {
  const judged = new Map<CurrentGoods, ReturnType<Judge>>();
  return (goods) => {
    const known = judged.get(goods) ?? judge(goods);
    judged.set(goods, known);
    return known;
  };
}

/** Groups the keys of a query by facet. Those that no product can have are left out. */
function readChosen(context: ShopContext, facets: string | undefined): ChosenKeys {
  const chosen = new Map<string, Set<string>>();
  for (const key of facets?.split(',') ?? []) {
    const value = productValues.get(key) ?? context.goods.facets.value(key);
    if (value) chosen.set(value.facetId, (chosen.get(value.facetId) ?? new Set()).add(key));
  }
  return chosen;
}

/** An option is a facet of a list when so many of its products have it: one of three. */
const MIN_SHARE = 1 / 3;

/** Narrows products to those that have the chosen values, and says how to count the values of some of all products. */
export function narrowByFacets(context: ShopContext, all: CurrentGoods[], { facets, inStock = false }: FacetQuery) {
  const chosen = readChosen(context, facets);
  const judgeOnce = createJudge(context, chosen, inStock);
  const judge = chosen.size === 0 ? judgeOnce : memoize(judgeOnce);
  return {
    found: chosen.size === 0 ? all : all.filter((goods) => judge(goods).isMatch),
    countValues: (some: readonly CurrentGoods[]): CountedValue[] => {
      const counts = countKeys(some, judge);
      const withoutChoice = chosen.size === 0 ? counts : countKeys(some, createJudge(context, new Map(), inStock));
      const offered = listOffered(context, some, withoutChoice, chosen);
      return offered.flatMap((value) => {
        const count = counts.get(keyOf(value)) ?? 0;
        return count > 0 || chosen.get(value.facetId)?.has(keyOf(value)) ? [{ ...value, count }] : [];
      });
    },
  };
}

function countKeys(some: readonly CurrentGoods[], judge: Judge): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const goods of some) for (const key of judge(goods).keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * The values that narrow some products: of facets with a choice that not all products share. They do not depend on what is chosen,
 * so that no facet comes and goes. "4 and up" is no choice beside "4.5 and up" with the same products.
 */
function listOffered(
  context: ShopContext,
  some: readonly CurrentGoods[],
  counts: ReadonlyMap<string, number>,
  chosen: ReadonlyMap<string, unknown>,
): FacetValue[] {
  const shares = countShares(context, some);
  const all = [...valuesBeforeOptions, ...context.goods.facets.values(), ...valuesAfterOptions];
  const countsByFacet = new Map<string, number[]>();
  for (const value of all) {
    const count = counts.get(keyOf(value));
    if (count !== undefined) countsByFacet.set(value.facetId, [...(countsByFacet.get(value.facetId) ?? []), count]);
  }
  return all.filter((value) => {
    const { facetId, kind } = value;
    if (chosen.has(facetId)) return true;
    const count = counts.get(keyOf(value));
    if (count === undefined || (kind === 'options' && (shares.get(facetId) ?? 0) < MIN_SHARE * some.length))
      return false;
    const ofFacet = countsByFacet.get(facetId) ?? [];
    const isChoice = ofFacet.length > 1 || kind === 'deal' || kind === 'shipsToday' || kind === 'rating';
    if (!isChoice || ofFacet.every((number) => number === some.length)) return false;
    return kind !== 'rating' || value === ratings.find((one) => counts.get(keyOf(one)) === count);
  });
}

/** Number of products that have each facet of options, whatever is chosen. */
function countShares(context: ShopContext, some: readonly CurrentGoods[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { entry } of some)
    for (const facetId of context.goods.facets.facetsOf(entry.goods))
      shares.set(facetId, (shares.get(facetId) ?? 0) + 1);
  return shares;
}
