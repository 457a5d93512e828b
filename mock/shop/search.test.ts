import { openTestShop } from './testing/openTestShop';
import { line, pay, place } from './testing/purchase';

const opened = () => {
  const shop = openTestShop();
  const visitor = shop.visitor();
  const found = (query: Parameters<typeof visitor.ok<'getGoodsList'>>[1]) => visitor.ok('getGoodsList', query).list.map(({ id }) => id);
  return { ...shop, visitor, found };
};

describe('the hall', () => {
  test.each([
    ['popular', ['cup', 'phones', 'kettle', 'lamp', 'card', 'concert']],
    ['newest', ['phones', 'cup', 'kettle', 'lamp', 'card', 'concert']],
    ['priceUp', ['cup', 'card', 'lamp', 'concert', 'kettle', 'phones']],
    ['priceDown', ['phones', 'kettle', 'lamp', 'concert', 'card', 'cup']],
  ] as const)('is sorted by %s', (sort, ids) => {
    expect(opened().found({ sort })).toEqual(ids);
  });

  test.each([
    ['MORNING', ['cup']],
    ['cup slow', ['cup']],
    ['慢晨', ['cup']],
    ['茶', ['cup', 'kettle']],
    ['ｃｕｐ', ['cup']],
    ['cup phones', []],
    ['   ', ['cup', 'phones', 'kettle', 'lamp', 'card', 'concert']],
    ['.*', []],
  ])('finds by the words "%s"', (keyword, ids) => {
    expect(opened().found({ keyword })).toEqual(ids);
  });

  test('filters by category, campaign, price and stock', () => {
    const { found, shop } = opened();
    expect(found({ categoryId: 'tea' })).toEqual(['cup', 'kettle']);
    expect(found({ campaignId: 'quiet' })).toEqual(['phones']);
    expect(found({ priceFrom: 2_000, priceTo: 3_000 })).toEqual(['cup', 'lamp', 'card', 'concert']);
    shop.operator.setStock('kettle.only', 0);
    expect(found({ categoryId: 'tea', inStock: true })).toEqual(['cup']);
    expect(found({ categoryId: 'nothing' })).toEqual([]);
  });

  test('follows prices that the shop changed, in filter and order', () => {
    const { found, shop } = opened();
    shop.operator.setPrice('phones.only', 100);
    expect(found({ sort: 'priceUp' })[0]).toBe('phones');
    expect(found({ priceTo: 500 })).toEqual(['phones']);
    shop.operator.withdrawGoods('phones');
    expect(found({ priceTo: 500 })).toEqual([]);
  });

  test('comes in pages that cover it exactly', () => {
    const { found, visitor } = opened();
    expect([1, 2, 3].flatMap((current) => found({ current, pageSize: 2 }))).toEqual(found({}));
    expect(visitor.ok('getGoodsList', { current: 99 })).toEqual({ list: [], total: 6 });
    expect(visitor.refused('getGoodsList', { current: 0 }).data).toEqual({ fields: { current: 'tooSmall' } });
  });
});

describe('a goods card', () => {
  test('shows the lowest price, whether others cost more, and the pieces left', () => {
    const { visitor, customer } = opened();
    place(customer('+14155550183'), line('cup.oat'));
    const bob = customer('+14155550184');
    pay(bob, place(bob, line('cup.oat', 6)));
    const [card] = visitor.ok('getGoodsList', { categoryId: 'tea' }).list;
    expect(card).toMatchObject({ price: 2_000, originalPrice: null, isFromPrice: true, stock: 3, badges: ['lastPieces'] });
  });

  test('says what is special about it', () => {
    const { visitor, shop } = opened();
    shop.operator.setStock('kettle.only', 0);
    const badges = Object.fromEntries(visitor.ok('getGoodsList', {}).list.map((card) => [card.id, card.badges]));
    expect(badges).toEqual({ cup: [], phones: ['lastPieces', 'new'], kettle: ['soldOut'], lamp: ['presale'], card: ['virtual'], concert: ['virtual'] });
  });
});

describe('recommendations', () => {
  test('to go with goods begin with what belongs to them, and leave out them and what is sold out', () => {
    const { visitor, shop } = opened();
    const ids = () => visitor.ok('recommendGoods', { goodsId: 'cup' }).list.map(({ id }) => id);
    expect(ids()).toEqual(['kettle', 'phones', 'lamp', 'card', 'concert']);
    shop.operator.setStock('kettle.only', 0);
    expect(ids()).toEqual(['phones', 'lamp', 'card', 'concert']);
  });

  test('take every kind in turn, and begin with what the customer buys', () => {
    const { visitor, customer } = opened();
    const ids = (someone: typeof visitor) => someone.ok('recommendGoods', {}).list.map(({ id }) => id);
    expect(ids(visitor)).toEqual(['cup', 'phones', 'lamp', 'kettle', 'card', 'concert']);
    const ada = customer('+14155550185');
    place(ada, line('phones.only'));
    expect(ids(ada)[0]).toBe('phones');
  });
});

test('virtual goods have a list of their own', () => {
  expect(opened().visitor.ok('getVirtualGoods', {}).list.map(({ id }) => id)).toEqual(['card', 'concert']);
});

test('unknown goods are not found', () => {
  const { visitor } = opened();
  for (const id of ['nothing', '__proto__', '<script>']) expect(visitor.refused('getGoodsDetail', { id }).errorCode).toBe('NOT_FOUND');
  expect(visitor.refused('getGoodsDetail', { id: 'x'.repeat(65) }).errorCode).toBe('VALIDATION');
});
