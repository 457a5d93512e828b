/**
 * Indexes of the catalogue, built once per shop: by id, by search text, and sorted lists for each sort order. A search
 * iterates over one sorted list.
 */
import type { GoodsSort } from '../src/api/schema/goods';
import type { Catalogue, CategoryRow, GoodsRow, SkuRow } from './catalogueRows';
import { translate, type Language, type LocalizedText } from './text';

/** A SKU with its product. */
export interface SkuEntry {
  readonly goods: GoodsRow;
  readonly sku: SkuRow;
  /** Names of the chosen values, for example "Oat, Large". Empty for a product without dimensions. */
  readonly skuText: LocalizedText;
}

/** Texts of a product in the languages that a search reads, normalized by `normalizeSearchText`. */
interface SearchTexts {
  readonly name: string;
  /** The words and numbers of the name. */
  readonly nameTokens: readonly string[];
  readonly category: string;
  /** Name, tagline and category. */
  readonly all: string;
}

/** A product with precomputed search data. */
export interface GoodsEntry {
  readonly goods: GoodsRow;
  /** What a search in a language reads. */
  readonly search: Readonly<Record<Language, SearchTexts>>;
  /** The SKU with the lowest price in the catalogue. */
  readonly cheapest: SkuRow;
  readonly hasHigherPrice: boolean;
  /** Sum of the stock of its SKUs in the catalogue (pieces). */
  readonly stock: number;
}

/** A catalogue with lookups by id and sorted lists. */
export interface GoodsIndex extends Catalogue {
  entry(goodsId: string): GoodsEntry | undefined;
  sku(skuId: string): SkuEntry | undefined;
  readonly currency: string;
  category(id: string | null): CategoryRow | undefined;
  goodsCountOf(categoryId: string): number;
  sorted(sort: GoodsSort): readonly GoodsEntry[];
  /** The tokens of a search in a language with their spelling, those of popular products first: `kopfhorer`, `kopfhörer`. */
  tokens(language: Language): ReadonlyMap<string, string>;
}

/** Returns text for comparison: without accents, in lower case, `ss` for `ß`, full-width characters as half-width ones. */
export const normalizeSearchText = (searchText: string): string =>
  searchText
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

const comparators: Record<GoodsSort, (one: GoodsEntry, other: GoodsEntry) => number> = {
  popular: (one, other) => other.goods.popularity - one.goods.popularity,
  newest: (one, other) => other.goods.addedAt - one.goods.addedAt,
  priceUp: (one, other) => one.cheapest.price - other.cheapest.price,
  priceDown: (one, other) => other.cheapest.price - one.cheapest.price,
};

/** Builds the indexes of a catalogue. Products without a SKU are left out. */
export function createGoodsIndex(catalogue: Catalogue): GoodsIndex {
  const categories = new Map(catalogue.categories.map((category) => [category.id, category]));
  const entries = catalogue.goods.flatMap((goods) => createEntry(goods, categories.get(goods.categoryId ?? '')) ?? []);
  const byId = new Map(entries.map((entry) => [entry.goods.id, entry]));
  const skus = new Map(
    entries.flatMap(({ goods }) =>
      goods.skus.map((sku) => [sku.id, { goods, sku, skuText: createSkuText(goods, sku) }]),
    ),
  );
  const counts = new Map<string, number>();
  for (const { goods } of entries)
    if (goods.categoryId) counts.set(goods.categoryId, (counts.get(goods.categoryId) ?? 0) + 1);
  const sortedBy = (sort: GoodsSort) =>
    [...entries].sort((one, other) => comparators[sort](one, other) || comparators.popular(one, other));
  const lists = {
    popular: sortedBy('popular'),
    newest: sortedBy('newest'),
    priceUp: sortedBy('priceUp'),
    priceDown: sortedBy('priceDown'),
  };
  const tokens = new Map<Language, ReadonlyMap<string, string>>();
  return {
    ...catalogue,
    currency: catalogue.shop.currency,
    entry: (goodsId) => byId.get(goodsId),
    sku: (skuId) => skus.get(skuId),
    category: (id) => (id === null ? undefined : categories.get(id)),
    goodsCountOf: (categoryId) => counts.get(categoryId) ?? 0,
    sorted: (sort) => lists[sort],
    tokens: (language) => {
      const known = tokens.get(language) ?? listTokens(lists.popular, categories, language);
      tokens.set(language, known);
      return known;
    },
  };
}

/** A search reads English and Chinese; German texts only in German, where they come first. */
const readsOf = (language: Language, { en, zh, de }: LocalizedText) =>
  language === 'de' && de !== undefined ? `${de} ${en} ${zh}` : `${en} ${zh}`;

function listTokens(
  entries: readonly GoodsEntry[],
  categories: ReadonlyMap<string, CategoryRow>,
  language: Language,
): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const { goods } of entries) {
    const category = categories.get(goods.categoryId ?? '');
    for (const text of [goods.name, goods.tagline, ...(category ? [category.name] : [])])
      for (const spelling of readsOf(language, text)
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []) {
        const token = normalizeSearchText(spelling);
        if (!spellings.has(token)) spellings.set(token, spelling);
      }
  }
  return spellings;
}

function createEntry(goods: GoodsRow, category: CategoryRow | undefined): GoodsEntry | undefined {
  const [cheapest] = [...goods.skus].sort((one, other) => one.price - other.price);
  if (!cheapest) return undefined;
  const categoryNames = category ? [category.name] : [];
  const searchIn = (language: Language): SearchTexts => {
    const textOf = (...texts: LocalizedText[]) =>
      normalizeSearchText(texts.map((text) => readsOf(language, text)).join(' '));
    const name = textOf(goods.name);
    return {
      name,
      nameTokens: name.split(/[^\p{L}\p{N}]+/u),
      category: textOf(...categoryNames),
      all: textOf(goods.name, goods.tagline, ...categoryNames),
    };
  };
  const search = searchIn('en');
  return {
    goods,
    search: { en: search, zh: search, de: searchIn('de') },
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
    de: names.map((name) => translate(name, 'de')).join(', '),
  };
}
