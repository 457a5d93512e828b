/**
 * Indexes of the catalogue, built once per shop: by id, and sorted lists for each sort order. A search
 * iterates over one sorted list.
 */
import type { GoodsSort } from '../src/api/goods';
import type { Catalogue, CategoryRow, GoodsRow, SkuRow } from './catalogueRows';
import { createFacetIndex, type FacetIndex } from './facetIndex';
import { createSearchIndex, type SearchIndex } from './searchIndex';
import { textIn, type Language, type LocalizedText } from './text';

/** A SKU with its product. */
export interface SkuEntry {
  readonly goods: GoodsRow;
  readonly sku: SkuRow;
  /** Names of the chosen values, for example "Oat, Large". Empty for a product without dimensions. */
  readonly skuText: LocalizedText;
}

/** A product with what lists need of it. */
export interface GoodsEntry {
  readonly goods: GoodsRow;
  /** The SKU with the lowest price in the catalogue. */
  readonly cheapest: SkuRow;
  readonly hasHigherPrice: boolean;
  /** Sum of the stock of its SKUs in the catalogue (pieces). */
  stock: number;
}

/** A catalogue with lookups by id and sorted lists. */
export interface GoodsIndex extends Catalogue {
  entry(goodsId: string): GoodsEntry | undefined;
  sku(skuId: string): SkuEntry | undefined;
  readonly currency: string;
  /** Sets the stock of a SKU in the catalogue (pieces), which belongs to the caller. Unknown SKUs are ignored. */
  setStock(skuId: string, left: number): void;
  category(id: string | null): CategoryRow | undefined;
  goodsCountOf(categoryId: string): number;
  sorted(sort: IndexedSort): readonly GoodsEntry[];
  /** The search of customers of a language. It is built for the first of them. */
  search(language: Language): SearchIndex;
  /** Built for the first query that needs it. */
  readonly facets: FacetIndex;
}

/** The sort orders that the catalogue knows. Ratings change with the reviews of customers. */
type IndexedSort = Exclude<GoodsSort, 'rating'>;

const comparators: Record<IndexedSort, (one: GoodsEntry, other: GoodsEntry) => number> = {
  popular: (one, other) => other.goods.popularity - one.goods.popularity,
  newest: (one, other) => other.goods.addedAt - one.goods.addedAt,
  priceUp: (one, other) => one.cheapest.price - other.cheapest.price,
  priceDown: (one, other) => other.cheapest.price - one.cheapest.price,
};

/** Builds the indexes of a catalogue. Products without a SKU are left out. */
export function createGoodsIndex(catalogue: Catalogue): GoodsIndex {
  const categories = new Map(catalogue.categories.map((category) => [category.id, category]));
  const entries = catalogue.goods.flatMap((goods) => createEntry(goods) ?? []);
  const byId = new Map(entries.map((entry) => [entry.goods.id, entry]));
  const skus = new Map(
    entries.flatMap(({ goods }) =>
      goods.skus.map((sku) => [sku.id, { goods, sku, skuText: createSkuText(goods, sku) }]),
    ),
  );
  const counts = new Map<string, number>();
  for (const { goods } of entries)
    if (goods.categoryId) counts.set(goods.categoryId, (counts.get(goods.categoryId) ?? 0) + 1);
  const sortedBy = (sort: IndexedSort) =>
    [...entries].sort((one, other) => comparators[sort](one, other) || comparators.popular(one, other));
  const lists = {
    popular: sortedBy('popular'),
    newest: sortedBy('newest'),
    priceUp: sortedBy('priceUp'),
    priceDown: sortedBy('priceDown'),
  };
  let facets: FacetIndex | undefined;
  const searches = new Map<Language, SearchIndex>();
  return {
    ...catalogue,
    currency: catalogue.shop.currency,
    entry: (goodsId) => byId.get(goodsId),
    sku: (skuId) => skus.get(skuId),
    setStock(skuId, left) {
      const sku: { stock: number } | undefined = skus.get(skuId)?.sku;
      const entry = byId.get(skus.get(skuId)?.goods.id ?? '');
      if (!sku || !entry) return;
      entry.stock += left - sku.stock;
      sku.stock = left;
    },
    category: (id) => (id === null ? undefined : categories.get(id)),
    goodsCountOf: (categoryId) => counts.get(categoryId) ?? 0,
    sorted: (sort) => lists[sort],
    search: (language) => {
      // Chinese customers search in the texts of the English ones.
      const texts = language === 'zh' ? 'en' : language;
      const rows = () =>
        lists.popular.map(({ goods }) => ({ goods, category: categories.get(goods.categoryId ?? '') }));
      const index = searches.get(texts) ?? createSearchIndex(rows(), texts);
      searches.set(texts, index);
      return index;
    },
    get facets() {
      return (facets ??= createFacetIndex(entries.map(({ goods }) => goods)));
    },
  };
}

function createEntry(goods: GoodsRow): GoodsEntry | undefined {
  const [cheapest] = [...goods.skus].sort((one, other) => one.price - other.price);
  if (!cheapest) return undefined;
  return {
    goods,
    cheapest,
    hasHigherPrice: goods.skus.some((sku) => sku.price > cheapest.price),
    stock: goods.skus.reduce((sum, sku) => sum + sku.stock, 0),
  };
}

function createSkuText(goods: GoodsRow, sku: SkuRow): LocalizedText {
  const names = goods.dimensions.flatMap(
    ({ id, values }) => values.find((value) => value.id === sku.values[id])?.name ?? [],
  );
  return {
    en: names.map(({ en }) => en).join(', '),
    zh: names.map(({ zh }) => zh).join('，'),
    de: names.map((name) => textIn(name, 'de')).join(', '),
  };
}
