/**
 * Indexes of the catalogue: by id, and sorted lists for each sort order. A search iterates over one sorted list. Products can be
 * replaced, which gives the same indexes as building them again.
 */
import type { GoodsSort } from '../src/api/goods';
import type { Catalogue, CategoryRow, GoodsRow, SkuRow } from './catalogueRows';
import { createFacetIndex, type FacetIndex } from './facetIndex';
import { createSearchIndex, type SearchIndex } from './searchIndex';
import { createSortedList } from './sortedList';
import { textIn, type Language, type LocalizedText } from './text';

/** A SKU with its product. */
export interface SkuEntry {
  readonly goods: GoodsRow;
  readonly sku: SkuRow;
  /** Names of the chosen values, for example "Oat, Large". Empty for a product without dimensions. */
  readonly skuText: LocalizedText;
}

/** A product of the catalogue. */
export interface PositionedGoods {
  readonly goods: GoodsRow;
  /** Its order among products that a sort order leaves equal, lowest first. No two have the same. */
  readonly position: number;
}

/** A product with what lists need of it. */
export interface GoodsEntry extends PositionedGoods {
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
  /** Replaces products by id, adds those that are new, and removes those that are undefined. */
  replaceProducts(changes: ReadonlyMap<string, PositionedGoods | undefined>): void;
  /** Replaces everything that products do not depend on: all but categories and currency, which must be the same. */
  setContent(content: Omit<Catalogue, 'goods'>): void;
  /** Builds now what is otherwise built for the first query that needs it. */
  prepare(): void;
}

/** The sort orders that the catalogue knows. Ratings change with the reviews of customers. */
type IndexedSort = Exclude<GoodsSort, 'rating'>;

const comparators: Record<IndexedSort | 'catalogue', (one: GoodsEntry, other: GoodsEntry) => number> = {
  catalogue: () => 0,
  popular: (one, other) => other.goods.popularity - one.goods.popularity,
  newest: (one, other) => other.goods.addedAt - one.goods.addedAt,
  priceUp: (one, other) => one.cheapest.price - other.cheapest.price,
  priceDown: (one, other) => other.cheapest.price - one.cheapest.price,
};

const listSortedBy = (sort: keyof typeof comparators) =>
  createSortedList<GoodsEntry>(
    (one, other) =>
      comparators[sort](one, other) ||
      (sort === 'catalogue' ? 0 : comparators.popular(one, other)) ||
      one.position - other.position,
  );

/** Builds the indexes of a catalogue. Products without a SKU are left out. */
export function createGoodsIndex({ goods: rows, ...content }: Catalogue): GoodsIndex {
  const categories = new Map(content.categories.map((category) => [category.id, category]));
  const byId = new Map<string, GoodsEntry>();
  const skus = new Map<string, SkuEntry>();
  const counts = new Map<string, number>();
  const lists = {
    catalogue: listSortedBy('catalogue'),
    popular: listSortedBy('popular'),
    newest: listSortedBy('newest'),
    priceUp: listSortedBy('priceUp'),
    priceDown: listSortedBy('priceDown'),
  };
  const count = ({ categoryId }: GoodsRow, change: 1 | -1) => {
    if (categoryId) counts.set(categoryId, (counts.get(categoryId) ?? 0) + change);
  };
  const remove = ({ goods }: GoodsEntry) => {
    byId.delete(goods.id);
    count(goods, -1);
    // A SKU can be another product's by now.
    for (const { id } of goods.skus) if (skus.get(id)?.goods === goods) skus.delete(id);
  };
  const add = (entry: GoodsEntry) => {
    const { goods } = entry;
    byId.set(goods.id, entry);
    count(goods, 1);
    for (const sku of goods.skus) skus.set(sku.id, { goods, sku, skuText: createSkuText(goods, sku) });
  };
  let ranked: { readonly rows: readonly GoodsEntry[]; readonly ranks: ReadonlyMap<string, number> } | undefined;
  const rankOf = (id: string): number => {
    const { rows: popular } = lists.popular;
    if (ranked?.rows !== popular)
      ranked = { rows: popular, ranks: new Map(popular.map(({ goods }, rank) => [goods.id, rank])) };
    return ranked.ranks.get(id) ?? 0;
  };
  const toSearched = ({ goods }: GoodsEntry) => ({ goods, category: categories.get(goods.categoryId ?? '') });
  let facets: FacetIndex | undefined;
  const searches = new Map<Language, SearchIndex>();
  const index: GoodsIndex = {
    ...content,
    get goods() {
      return lists.catalogue.rows.map(({ goods }) => goods);
    },
    currency: content.shop.currency,
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
    sorted: (sort) => lists[sort].rows,
    search(language) {
      // Chinese customers search in the texts of the English ones.
      const texts = language === 'zh' ? 'en' : language;
      const known = searches.get(texts);
      if (known) return known;
      const search = createSearchIndex(texts, rankOf);
      search.replace([], lists.popular.rows.map(toSearched));
      searches.set(texts, search);
      return search;
    },
    get facets() {
      return (facets ??= createFacetIndex(index.goods, () => lists.catalogue.rows.map(({ goods }) => goods.id)));
    },
    replaceProducts(changes) {
      const ids = [...changes.keys()];
      const removed = ids.flatMap((id) => byId.get(id) ?? []);
      const added = [...changes.values()].flatMap((change) => (change && createEntry(change)) ?? []);
      removed.forEach(remove);
      added.forEach(add);
      for (const list of Object.values(lists)) list.replace(removed, added);
      const positionOf = new Map(removed.map(({ goods, position }) => [goods.id, position]));
      const hasSameOrder = added.every(({ goods, position }) => positionOf.get(goods.id) === position);
      facets?.replace(
        ids,
        added.map(({ goods }) => goods),
        hasSameOrder,
      );
      for (const search of searches.values()) search.replace(ids, added.map(toSearched));
    },
    setContent: (changed) => void Object.assign(index, changed),
    prepare() {
      for (const language of ['en', 'de'] as const) index.search(language).prepare();
      void index.facets;
    },
  };
  index.replaceProducts(new Map(rows.map((goods, position) => [goods.id, { goods, position }])));
  return index;
}

function createEntry({ goods, position }: PositionedGoods): GoodsEntry | undefined {
  const [cheapest] = [...goods.skus].sort((one, other) => one.price - other.price);
  if (!cheapest) return undefined;
  return {
    goods,
    position,
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
