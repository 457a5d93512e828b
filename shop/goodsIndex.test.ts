/** A catalogue of which products are replaced answers as one that is built from the same products. */
import * as fc from 'fast-check';
import { catalogue as seed } from '../mock/testing/wholeCatalogue';
import { checkProperty } from '../tests/setup/property';
import type { GoodsRow } from './catalogueRows';
import { createCatalogue } from './createCatalogue';
import { createGoodsIndex, type GoodsIndex, type PositionedGoods } from './goodsIndex';
import type { LocalizedText } from './text';

const catalogue = createCatalogue(seed, Date.UTC(2026, 10, 20));
const campaignIds = catalogue.campaigns.map(({ id }) => id);
const categoryIds = [null, ...catalogue.categories.map(({ id }) => id)];
const keywords = [
  ...['lamp', 'lampp', 'headfones', 'tasse', 'kafee', '茶', '慢晨', 'red cup', 'brown', 'on sale', 'x'],
  ...['zibel', 'zibeline', 'zibelyne', 'zebeline', 'zebelynes', 'tea tinn', '茶壶'],
];

// Few products, so that most are changed again.
const nth = fc.nat(5);
const spellings = fc.constantFrom(
  ...['Zibeline lamp', 'Brown cup with tray', 'Tëa tinn', 'Tea tin', '茶壶 Jasmine', 'Kettle'],
  ...['Rare zibelines', 'Zibelines of zibeline', 'Zibeline and zibelines'],
);
const text = spellings.map((en): LocalizedText => ({
  en,
  zh: `${en}茶`,
  de: en.startsWith('Rare') ? 'Zebeline' : `${en} Tasse`,
}));
const price = fc.integer({ min: 1, max: 60 }).map((count) => count * 100);
type Change = (goods: GoodsRow) => GoodsRow | undefined;
const change = fc.oneof(
  price.map((paid): Change => (goods) => ({ ...goods, skus: goods.skus.map((sku) => ({ ...sku, price: paid })) })),
  price.map((before): Change => (goods) => ({
    ...goods,
    skus: goods.skus.map((sku) => ({ ...sku, originalPrice: sku.price + before })),
  })),
  text.map((name): Change => (goods) => ({ ...goods, name })),
  text.map((tagline): Change => (goods) => ({ ...goods, tagline })),
  text.map((description): Change => (goods) => ({ ...goods, description })),
  text.map((name): Change => (goods) => ({
    ...goods,
    dimensions: goods.dimensions.map((dimension) => ({
      ...dimension,
      values: dimension.values.map((value, at) => (at === 0 ? { ...value, name } : value)),
    })),
  })),
  fc.constant<Change>((goods) => ({ ...goods, skus: goods.skus.slice(1) })),
  fc.constantFrom(...categoryIds).map((categoryId): Change => (goods) => ({ ...goods, categoryId })),
  fc.constantFrom(...campaignIds).map((id): Change => (goods) => ({ ...goods, campaignIds: [id] })),
  fc.nat(1_000).map((popularity): Change => (goods) => ({ ...goods, popularity })),
  fc.nat(1_000).map((addedAt): Change => (goods) => ({ ...goods, addedAt })),
  fc.constant<Change>(() => undefined),
);
/** A change of a product, of one that is gone as it was at first, or a new product of another one. */
const step = fc.record({ nth, change, isNew: fc.boolean(), position: fc.option(fc.nat(200), { freq: 8 }) });

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

/** Everything that the rules ask of a catalogue. */
function answersOf(index: GoodsIndex) {
  const find = (language: 'en' | 'de', keyword: string) => {
    const { scores, certain, correctedKeyword, matchedKeywordOf } = index.search(language).find(keyword);
    return [
      keyword,
      [...scores].sort(byId),
      [...certain].sort(),
      correctedKeyword,
      matchedKeywordOf([...scores.keys()]),
    ];
  };
  return {
    lists: (['popular', 'newest', 'priceUp', 'priceDown'] as const).map((sort) => index.sorted(sort)),
    goods: index.goods,
    entries: index.goods.map(({ id }) => index.entry(id)),
    skus: index.goods.flatMap(({ skus }) => skus.map(({ id }) => index.sku(id))),
    missing: catalogue.goods.map(({ id }) => [index.entry(id)?.goods.id, index.sku(`${id}.only`)?.goods.id]),
    counts: categoryIds.map((id) => index.goodsCountOf(id ?? '')),
    values: [...index.facets.values()],
    facets: index.goods.map((goods) => [
      index.facets.keysOfSkus(goods),
      index.facets.keysOf(goods),
      index.facets.facetsOf(goods),
    ]),
    found: keywords.flatMap((keyword) => [find('en', keyword), find('de', keyword)]),
  };
}

/** Builds the index of products, the ones with the lowest position first. */
function build(products: ReadonlyMap<string, PositionedGoods>): GoodsIndex {
  const index = createGoodsIndex({ ...catalogue, goods: [] });
  index.replaceProducts(products);
  return index;
}

test('answers after any changes of products as one that is built from them', () => {
  checkProperty(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const products = new Map(catalogue.goods.map((goods, position) => [goods.id, { goods, position: position * 2 }]));
      const changed = build(products);
      changed.prepare();
      answersOf(changed);
      for (const [at, one] of steps.entries()) {
        const original = catalogue.goods[one.nth];
        if (!original) throw new Error('There is no such product.');
        const id = one.isNew ? `${original.id}-new` : original.id;
        const before = products.get(id);
        const goods = one.change(before?.goods ?? (one.isNew ? copyOf(original) : original));
        const known = before?.position ?? 1_000 + at;
        // Odd positions are free.
        const position = one.position === null ? known : one.position * 1_000 * 2 + at * 2 + 1;
        if (goods) products.set(id, { goods, position });
        else products.delete(id);
        changed.replaceProducts(new Map([[id, products.get(id)]]));
      }
      expect(answersOf(changed)).toEqual(answersOf(build(products)));
    }),
    { numRuns: 20 },
  );
});

const copyOf = (goods: GoodsRow): GoodsRow => ({
  ...goods,
  id: `${goods.id}-new`,
  skus: goods.skus.map((sku) => ({ ...sku, id: `${sku.id}-new` })),
});

test('keeps what does not change, and replaces many products at once', () => {
  const index = createGoodsIndex(catalogue);
  index.prepare();
  const [first, second, third] = catalogue.goods;
  if (!first || !second || !third) throw new Error('There are too few products.');
  index.replaceProducts(
    new Map([
      [first.id, undefined],
      [second.id, { goods: { ...second, popularity: 9_999 }, position: 1 }],
    ]),
  );
  expect(index.entry(first.id)).toBeUndefined();
  expect(index.sorted('popular')[0]?.goods.id).toBe(second.id);
  expect(index.entry(third.id)?.goods).toBe(third);
  expect(index.goods).toHaveLength(catalogue.goods.length - 1);
});

test('a SKU that moves to another product is that of the new one, whichever is replaced first', () => {
  const [first, second] = catalogue.goods;
  const [moved] = first?.skus ?? [];
  if (!first || !second || !moved) throw new Error('There are too few products.');
  const index = createGoodsIndex(catalogue);
  index.replaceProducts(new Map([[second.id, { goods: { ...second, skus: [...second.skus, moved] }, position: 1 }]]));
  index.replaceProducts(new Map([[first.id, { goods: { ...first, skus: first.skus.slice(1) }, position: 0 }]]));
  expect(index.sku(moved.id)?.goods.id).toBe(second.id);
});

test('content changes without its products', () => {
  const index = createGoodsIndex(catalogue);
  const [entry] = index.sorted('popular');
  const { goods: _goods, ...content } = catalogue;
  index.setContent({ ...content, banners: [], openedAt: 7 });
  expect([index.banners, index.openedAt]).toEqual([[], 7]);
  expect(index.sorted('popular')[0]).toBe(entry);
});
