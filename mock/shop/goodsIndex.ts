/**
 * The catalogue made findable, once per shop: by id, by words, and in each order of the hall. A search is then one walk
 * through a sorted list, also with ten thousand goods.
 */
import type { GoodsSort } from '../../src/api/schema/goods';
import type { Catalogue, CategoryRow, GoodsRow, SkuRow } from './goodsRows';
import type { Text } from './text';

export interface KnownSku {
  readonly goods: GoodsRow;
  readonly sku: SkuRow;
  /** The chosen values in words, empty without a choice. */
  readonly skuText: Text;
}

/** Goods with what a search asks for, prepared. */
export interface GoodsEntry {
  readonly goods: GoodsRow;
  /** Everything it can be found by, in both languages, normalised. */
  readonly words: string;
  /** The SKU that costs least. */
  readonly cheapest: SkuRow;
  readonly hasDearer: boolean;
  /** Pieces that the catalogue gave it. */
  readonly stock: number;
}

export interface GoodsIndex extends Catalogue {
  entry(goodsId: string): GoodsEntry | undefined;
  sku(skuId: string): KnownSku | undefined;
  readonly currency: string;
  category(id: string | null): CategoryRow | undefined;
  goodsCountOf(categoryId: string): number;
  sorted(sort: GoodsSort): readonly GoodsEntry[];
}

/** The form in which words are compared: width, case and accents make no difference. */
export const searchForm = (words: string): string =>
  words.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();

const orders: Record<GoodsSort, (one: GoodsEntry, other: GoodsEntry) => number> = {
  popular: (one, other) => other.goods.popularity - one.goods.popularity,
  newest: (one, other) => other.goods.addedAt - one.goods.addedAt,
  priceUp: (one, other) => one.cheapest.price - other.cheapest.price,
  priceDown: (one, other) => other.cheapest.price - one.cheapest.price,
};

/** Prepares a catalogue. Goods without any SKU cannot be sold and are left out. */
export function createGoodsIndex(catalogue: Catalogue): GoodsIndex {
  const categories = new Map(catalogue.categories.map((category) => [category.id, category]));
  const entries = catalogue.goods.flatMap((goods) => entryOf(goods, categories.get(goods.categoryId ?? '')) ?? []);
  const byId = new Map(entries.map((entry) => [entry.goods.id, entry]));
  const skus = new Map(entries.flatMap(({ goods }) => goods.skus.map((sku) => [sku.id, { goods, sku, skuText: skuTextOf(goods, sku) }])));
  const counts = new Map<string, number>();
  for (const { goods } of entries) if (goods.categoryId) counts.set(goods.categoryId, (counts.get(goods.categoryId) ?? 0) + 1);
  const sortedBy = (sort: GoodsSort) => [...entries].sort((one, other) => orders[sort](one, other) || orders.popular(one, other));
  const lists = { popular: sortedBy('popular'), newest: sortedBy('newest'), priceUp: sortedBy('priceUp'), priceDown: sortedBy('priceDown') };
  return {
    ...catalogue,
    currency: catalogue.shop.currency,
    entry: (goodsId) => byId.get(goodsId),
    sku: (skuId) => skus.get(skuId),
    category: (id) => (id === null ? undefined : categories.get(id)),
    goodsCountOf: (categoryId) => counts.get(categoryId) ?? 0,
    sorted: (sort) => lists[sort],
  };
}

function entryOf(goods: GoodsRow, category: CategoryRow | undefined): GoodsEntry | undefined {
  const [cheapest] = [...goods.skus].sort((one, other) => one.price - other.price);
  if (!cheapest) return undefined;
  const texts = [goods.name, goods.tagline, ...(category ? [category.name] : [])];
  return {
    goods,
    words: searchForm(texts.map(({ en, zh }) => `${en} ${zh}`).join(' ')),
    cheapest,
    hasDearer: goods.skus.some((sku) => sku.price > cheapest.price),
    stock: goods.skus.reduce((sum, sku) => sum + sku.stock, 0),
  };
}

function skuTextOf(goods: GoodsRow, sku: SkuRow): Text {
  const names = goods.dimensions.flatMap(({ id, values }) => values.find((value) => value.id === sku.values[id])?.name ?? []);
  return { en: names.map(({ en }) => en).join(', '), zh: names.map(({ zh }) => zh).join('，') };
}
