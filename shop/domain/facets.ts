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

function keysOfProduct(context: ShopContext, { entry: { goods }, cheapest }: CurrentGoods): string[] {
  const average = averageOf(context, goods) ?? 0;
  const values = [
    ...(cheapest.originalPrice === null ? [] : [deal]),
    ...(goods.shipsToday && !getActivePresale(goods, context.now) ? [shipsToday] : []),
    ...ratings.filter(({ id }) => average >= Number(id)),
    types[goods.isVirtual ? (goods.yields?.kind ?? 'code') : 'delivered'],
  ];
  return values.map(keyOf);
}

/** The keys of each SKU that can be chosen: not withdrawn, and in stock when that is asked for. */
function keysOfSkus(context: ShopContext, { entry: { goods } }: CurrentGoods, inStock: boolean): (readonly string[])[] {
  const { facets } = context.goods;
  const { skuChanges } = context.database;
  return facets
    .keysOfSkus(goods)
    .filter(
      (_, at) =>
        !skuChanges.get(goods.skus[at]?.id ?? '')?.isWithdrawn &&
        (!inStock || getStock(context, goods.skus[at]?.id ?? '').left > 0),
    );
}

export interface FacetQuery {
  /** Keys as in the query of the list. */
  facets?: string | undefined;
  inStock?: boolean | undefined;
}

/** Returns the keys of a product that count, and whether it has all chosen ones. */
type Judge = (goods: CurrentGoods) => { isMatch: boolean; keys: ReadonlySet<string> };

function createJudge(context: ShopContext, chosen: ReadonlyMap<string, ReadonlySet<string>>, inStock: boolean): Judge {
  const isWhole = chosen.size === 0 && !inStock && context.database.skuChanges.size === 0;
  return (goods) => {
    const own = keysOfProduct(context, goods);
    if (isWhole) return { isMatch: true, keys: new Set([...own, ...context.goods.facets.keysOf(goods.entry.goods)]) };
    const keys = new Set<string>();
    let isMatch = false;
    for (const ofSku of keysOfSkus(context, goods, inStock)) {
      const all = [...own, ...ofSku];
      const missing = [...chosen].filter(([, alternatives]) => !all.some((key) => alternatives.has(key)));
      isMatch ||= missing.length === 0;
      const [[facetId] = []] = missing;
      if (missing.length > 1) continue;
      for (const key of all) if (facetId === undefined || key.startsWith(`${facetId}:`)) keys.add(key);
    }
    return { isMatch, keys };
  };
}

/** Groups the keys of a query by facet. Those that no product can have are left out. */
function readChosen(context: ShopContext, facets: string | undefined): Map<string, Set<string>> {
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
  const judge = createJudge(context, chosen, inStock);
  return {
    found: chosen.size === 0 ? all : all.filter((goods) => judge(goods).isMatch),
    countValues: (some: readonly CurrentGoods[]): CountedValue[] => {
      const counts = countKeys(some, judge);
      const offered = listOffered(context, some, countKeys(some, createJudge(context, new Map(), inStock)), chosen);
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
    for (const facetId of new Set(context.goods.facets.keysOf(entry.goods).map((key) => key.split(':')[0] ?? '')))
      shares.set(facetId, (shares.get(facetId) ?? 0) + 1);
  return shares;
}
