import { catalogue } from '../mock/testing/wholeCatalogue';
import { openTestShop } from '../mock/testing/openTestShop';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';

const setup = () => {
  const shop = openTestShop();
  const visitor = shop.visitor();
  const found = (query: Parameters<typeof visitor.ok<'getGoodsList'>>[1]) =>
    visitor.ok('getGoodsList', query).list.map(({ id }) => id);
  return { ...shop, visitor, found };
};

describe('the product list', () => {
  test.each([
    ['popular', ['cup', 'phones', 'kettle', 'lamp', 'card', 'concert']],
    ['newest', ['phones', 'cup', 'kettle', 'lamp', 'card', 'concert']],
    ['priceUp', ['cup', 'card', 'lamp', 'concert', 'kettle', 'phones']],
    ['priceDown', ['phones', 'kettle', 'lamp', 'concert', 'card', 'cup']],
  ] as const)('is sorted by %s', (sort, ids) => {
    expect(setup().found({ sort })).toEqual(ids);
  });

  test.each([
    ['MORNING', ['cup']],
    ['cup slow', ['cup']],
    ['慢晨', ['cup']],
    ['茶', ['cup', 'kettle']],
    ['ｃｕｐ', ['cup']],
    // No product is both. The last word says what is searched for, and an empty page would help no customer.
    ['cup phones', ['phones']],
    ['phones for a cup', ['phones']],
    ['phones cup slow', ['cup']],
    ['   ', ['cup', 'phones', 'kettle', 'lamp', 'card', 'concert']],
    ['.*', []],
    ['xq', []],
    ['kettel', ['kettle']],
  ])('finds products by the keyword "%s"', (keyword, ids) => {
    expect(setup().found({ keyword })).toEqual(ids);
  });

  test('of a search has names before categories before taglines', () => {
    const names = openTestShop({ catalogue })
      .visitor()
      .ok('getGoodsList', { keyword: 'tea' })
      .list.map(({ name }) => name);
    expect(names).toEqual([
      'Courtyard jasmine tea',
      'Two-cup teapot',
      'Slow Morning cup',
      'Weekday beans',
      'Sixty-eight percent chocolate with candied orange peel, roasted almonds and sea salt',
      'Orchard honey',
      'Laboratory coffee syphon',
    ]);
  });

  test('counts the products of a search in each category', () => {
    const { visitor } = setup();
    expect(visitor.ok('getGoodsList', { keyword: 'cup', categoryId: 'sound' })).toEqual({
      list: [],
      total: 0,
      categoryCounts: [
        { id: 'tea', count: 1 },
        { id: 'sound', count: 0 },
        { id: 'virtual', count: 0 },
      ],
    });
    expect(visitor.ok('getGoodsList', {})).not.toHaveProperty('categoryCounts');
  });

  test('filters by category, campaign, price and stock', () => {
    const { found, shop } = setup();
    expect(found({ categoryId: 'tea' })).toEqual(['cup', 'kettle']);
    expect(found({ campaignId: 'quiet' })).toEqual(['phones']);
    expect(found({ priceFrom: 2_000, priceTo: 3_000 })).toEqual(['cup', 'lamp', 'card', 'concert']);
    shop.operator.setStock('kettle.only', 0);
    expect(found({ categoryId: 'tea', inStock: true })).toEqual(['cup']);
    expect(found({ categoryId: 'nothing' })).toEqual([]);
  });

  test('narrows by a price in the words like the filter, by the tighter of both', () => {
    const { found } = setup();
    expect(found({ keyword: 'under 25' })).toEqual(found({ priceTo: 2_500 }));
    expect(found({ keyword: 'cup over 25' })).toEqual([]);
    expect(found({ keyword: 'cup from 20 to 25' })).toEqual(['cup']);
    expect(found({ keyword: 'over 20', priceFrom: 3_000 })).toEqual(found({ priceFrom: 3_000 }));
    expect(found({ keyword: 'under 30', priceTo: 2_000 })).toEqual(found({ priceTo: 2_000 }));
  });

  test('filters and sorts by prices that the operator changed', () => {
    const { found, shop } = setup();
    shop.operator.setPrice('phones.only', 100);
    expect(found({ sort: 'priceUp' })[0]).toBe('phones');
    expect(found({ priceTo: 500 })).toEqual(['phones']);
    shop.operator.withdrawGoods('phones');
    expect(found({ priceTo: 500 })).toEqual([]);
  });

  test('has pages that contain every product once', () => {
    const { found, visitor } = setup();
    expect([1, 2, 3].flatMap((current) => found({ current, pageSize: 2 }))).toEqual(found({}));
    expect(visitor.ok('getGoodsList', { current: 99 })).toEqual({ list: [], total: 6 });
    expect(visitor.refused('getGoodsList', { current: 0 }).data).toEqual({ fields: { current: 'tooSmall' } });
  });
});

describe('a product card', () => {
  test('has the lowest price, whether other SKUs cost more, and the stock', () => {
    const { visitor, customer } = setup();
    placeShopOrder(customer('+14155550183'), packLine('cup.oat'));
    const bob = customer('+14155550184');
    payShopOrder(bob, placeShopOrder(bob, packLine('cup.oat', 6)));
    const [card] = visitor.ok('getGoodsList', { categoryId: 'tea' }).list;
    expect(card).toMatchObject({
      price: 2_000,
      originalPrice: null,
      isFromPrice: true,
      stock: 3,
      badges: ['lastPieces'],
    });
  });

  test('has badges', () => {
    const { visitor, shop } = setup();
    shop.operator.setStock('kettle.only', 0);
    const badges = Object.fromEntries(visitor.ok('getGoodsList', {}).list.map((card) => [card.id, card.badges]));
    expect(badges).toEqual({
      cup: [],
      phones: ['lastPieces', 'new'],
      kettle: ['soldOut'],
      lamp: ['presale'],
      card: ['virtual'],
      concert: ['virtual'],
    });
  });

  test('are new for thirty days, the last pieces up to five, and ship today unless they are sold in advance', () => {
    const more: Record<string, object> = {
      cup: { addedDaysAgo: 29, shipsToday: true },
      kettle: { addedDaysAgo: 30 },
      lamp: { shipsToday: true },
    };
    const goods = smallCatalogue.goods.map((one) => ({ ...one, ...more[one.id] }));
    const { visitor, shop } = openTestShop({ catalogue: { ...smallCatalogue, goods } });
    shop.operator.setStock('kettle.only', 6);
    const badges = Object.fromEntries(
      visitor()
        .ok('getGoodsList', {})
        .list.map((card) => [card.id, card.badges]),
    );
    expect([badges['cup'], badges['kettle'], badges['lamp']]).toEqual([['new', 'shipsToday'], [], ['presale']]);
    shop.operator.setStock('lamp.only', 5);
    expect(visitor().ok('getGoodsDetail', { id: 'lamp' }).badges).toEqual(['lastPieces', 'presale']);
  });

  test('have the stock of each SKU on their page, and a delivery unless they are virtual', () => {
    const { visitor } = setup();
    const cup = visitor.ok('getGoodsDetail', { id: 'cup' });
    expect([cup.stock, cup.skus.map(({ id, stock }) => [id, stock])]).toEqual([
      10,
      [
        ['cup.oat', 10],
        ['cup.moss', 0],
      ],
    ]);
    expect(cup.delivery).toMatchObject({ arrivesOn: '2026-11-23', fee: 500, freeFrom: 5_000 });
    expect(visitor.ok('getGoodsDetail', { id: 'concert' }).delivery).toBeNull();
  });
});

describe('recommendations', () => {
  test('for a product begin with related products, without the product and sold-out ones', () => {
    const { visitor, shop } = setup();
    const ids = () => visitor.ok('recommendGoods', { goodsId: 'cup' }).list.map(({ id }) => id);
    expect(ids()).toEqual(['kettle', 'phones', 'lamp', 'card', 'concert']);
    shop.operator.setStock('kettle.only', 0);
    expect(ids()).toEqual(['phones', 'lamp', 'card', 'concert']);
  });

  test('alternate between categories, and begin with a category that the customer bought', () => {
    const { visitor, customer } = setup();
    const ids = (someone: typeof visitor) => someone.ok('recommendGoods', {}).list.map(({ id }) => id);
    expect(ids(visitor)).toEqual(['cup', 'phones', 'lamp', 'kettle', 'card', 'concert']);
    const ada = customer('+14155550185');
    placeShopOrder(ada, packLine('phones.only'));
    expect(ids(ada)[0]).toBe('phones');
  });
});

test('the list of virtual products contains only these', () => {
  expect(
    setup()
      .visitor.ok('getVirtualGoods', {})
      .list.map(({ id }) => id),
  ).toEqual(['card', 'concert']);
});

test('an unknown product id gets NOT_FOUND', () => {
  const { visitor } = setup();
  for (const id of [
    'nothing',
    '__proto__',
    '<script>',
    'gid://shopify/Product/7',
    'Zm9v+Y==',
    'a b',
    '杯',
    '%2F',
    '🧺'.repeat(64),
  ])
    expect(visitor.refused('getGoodsDetail', { id }).errorCode).toBe('NOT_FOUND');
  expect(visitor.refused('getGoodsDetail', { id: 'x'.repeat(65) }).errorCode).toBe('VALIDATION');
});
