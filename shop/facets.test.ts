import { openTestShop } from '../mock/testing/openTestShop';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { sameText } from './text';
import { DAY_MS } from './time';

const [cup] = smallCatalogue.goods;
const sized = (id: string, name: string) => ({ id, name: sameText(name) });

/** A cup with a colour and a size: oat small, moss small, moss large. */
const sizedCup = {
  ...cup,
  id: 'mug',
  popularity: 1,
  dimensions: [
    ...(cup?.dimensions ?? []),
    { id: 'size', name: { en: 'Size', zh: '尺寸', de: 'Größe' }, values: [sized('s', 'S'), sized('l', 'L')] },
  ],
  skus: [
    ['oat', 's'],
    ['moss', 's'],
    ['moss', 'l'],
  ].map(([colour = '', size = '']) => ({
    ...(cup?.skus[0] as NonNullable<typeof cup>['skus'][number]),
    id: `mug.${colour}.${size}`,
    values: { colour, size },
    stock: 2,
  })),
} as (typeof smallCatalogue.goods)[number];

function open(goods = smallCatalogue.goods) {
  const shop = openTestShop({ catalogue: { ...smallCatalogue, goods } });
  const visitor = shop.visitor();
  type Query = Parameters<typeof visitor.ok<'getGoodsList'>>[1];
  return {
    ...shop,
    found: (query: Query) => visitor.ok('getGoodsList', query).list.map(({ id }) => id),
    /** The values with their counts, by facet. */
    counts: (query: Query) =>
      Object.fromEntries(
        (visitor.ok('getGoodsList', { ...query, withFacets: true }).facets ?? []).map(({ id, values }) => [
          id,
          Object.fromEntries(values.map((value) => [value.id, value.count])),
        ]),
      ),
  };
}

describe('the facets of a list', () => {
  test('are there when they are asked for, in the language of the customer', () => {
    const { visitor } = openTestShop();
    expect(visitor().ok('getGoodsList', {})).not.toHaveProperty('facets');
    expect(visitor('de').ok('getGoodsList', { withFacets: true, categoryId: 'tea' }).facets).toEqual([
      {
        id: 'colour',
        kind: 'colour',
        name: 'Farbe',
        values: [
          { id: 'beige', name: 'Beige', count: 1, colour: '#d9c4a3' },
          { id: 'green', name: 'Grün', count: 1, colour: '#6f9a63' },
        ],
      },
      { id: 'rating', kind: 'rating', name: 'Bewertung', values: [{ id: '4', name: 'ab 4 ★', count: 1 }] },
    ]);
  });

  test('have the values of the products that match the query', () => {
    const { counts } = open();
    expect(counts({})).toEqual({
      deal: { yes: 1 },
      colour: { beige: 1, green: 1 },
      rating: { '4': 1 },
      type: { delivered: 4, code: 1, ticket: 1 },
    });
    expect(counts({ priceFrom: 2_400 })).toEqual({ deal: { yes: 1 }, type: { delivered: 3, code: 1, ticket: 1 } });
    expect(counts({ keyword: 'nothing' })).toEqual({});
  });

  test('narrow: values of one are alternatives, several facets are conditions, and unknown ones are ignored', () => {
    const { found } = open();
    expect(found({ facets: 'colour:green' })).toEqual(['cup']);
    expect(found({ facets: 'type:code,type:ticket' })).toEqual(['card', 'concert']);
    expect(found({ facets: 'type:code,type:ticket,colour:green' })).toEqual([]);
    expect(found({ facets: 'colour:ultraviolet,smell:good,,x', categoryId: 'tea' })).toEqual(['cup', 'kettle']);
    expect(found({ facets: 'colour:red' })).toEqual([]);
  });

  test('are counted as if no value of the same facet was chosen; a chosen value stays although nothing has it', () => {
    const { counts } = open();
    expect(counts({ facets: 'type:code' })).toEqual({ type: { delivered: 4, code: 1, ticket: 1 } });
    expect(counts({ facets: 'type:code,colour:green' })).toEqual({
      colour: { green: 0 },
      type: { delivered: 1, code: 0 },
    });
  });

  test('are met by one SKU together, which is in stock when that is asked for', () => {
    const { found, counts, shop } = open([...smallCatalogue.goods, sizedCup]);
    expect(found({ facets: 'colour:green,size:l' })).toEqual(['mug']);
    expect(found({ facets: 'colour:beige,size:l' })).toEqual([]);
    expect(counts({ facets: 'size:l' })).toMatchObject({ colour: { green: 1 }, size: { s: 1, l: 1 } });
    expect(counts({ inStock: true })).toMatchObject({ colour: { beige: 2, green: 1 } });
    shop.operator.setStock('mug.moss.l', 0);
    expect(found({ facets: 'colour:green,size:l' })).toEqual(['mug']);
    expect(found({ facets: 'colour:green,size:l', inStock: true })).toEqual([]);
  });

  test('offer an option when a third of the products have it', () => {
    const { counts } = open([...smallCatalogue.goods, sizedCup]);
    expect(counts({})).not.toHaveProperty('size');
    expect(counts({ categoryId: 'tea' })).toHaveProperty('size', { s: 1, l: 1 });
  });

  test('say what ships today, not before a presale begins', () => {
    const lamp = smallCatalogue.goods.map((one) => (one.id === 'lamp' ? { ...one, shipsToday: true } : one));
    const { counts, pass } = open(lamp);
    expect(counts({})).not.toHaveProperty('shipsToday');
    pass(10 * DAY_MS);
    expect(counts({})).toHaveProperty('shipsToday', { yes: 1 });
  });

  test('count the reviews of customers, and sort by them', () => {
    const { found } = open();
    expect(found({ sort: 'rating', categoryId: 'tea' })).toEqual(['cup', 'kettle']);
    expect(found({ sort: 'rating' })).toEqual(['cup', 'phones', 'kettle', 'lamp', 'card', 'concert']);
    expect(found({ facets: 'rating:4.5' })).toEqual([]);
    expect(found({ facets: 'rating:3' })).toEqual(['cup']);
  });
});

test('a card says in what its variants differ', () => {
  const [first, , other] = open([...smallCatalogue.goods.slice(0, 2), sizedCup])
    .visitor()
    .ok('getGoodsList', { sort: 'popular' }).list;
  expect([first?.variantSummary, other?.variantSummary]).toEqual(['2\u00a0colors', '2\u00a0colors']);
});
