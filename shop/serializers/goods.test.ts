import { openTestShop } from '../../mock/testing/openTestShop';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { DAY_MS } from '../time';

const withGoods = (id: string, more: Partial<(typeof smallCatalogue.goods)[number]>) =>
  openTestShop({
    catalogue: {
      ...smallCatalogue,
      goods: smallCatalogue.goods.map((one) => (one.id === id ? { ...one, ...more } : one)),
    },
  });
const detailOf = ({ visitor }: Pick<ReturnType<typeof openTestShop>, 'visitor'>, id: string) =>
  visitor().ok('getGoodsDetail', { id });

describe('the badges of a product', () => {
  test('say first that it is sold out, and then nothing else', () => {
    const shop = withGoods('phones', { shipsToday: true });
    shop.shop.operator.setStock('phones.only', 0);
    expect(detailOf(shop, 'phones').badges).toEqual(['soldOut']);
  });

  test.each([
    [5, ['lastPieces', 'new']],
    [6, ['new']],
  ])('count %i pieces', (stock, badges) => {
    const shop = openTestShop();
    shop.shop.operator.setStock('phones.only', stock);
    expect(detailOf(shop, 'phones').badges).toEqual(badges);
  });

  test('call it new for thirty days', () => {
    const shop = withGoods('kettle', { addedDaysAgo: 0 });
    shop.shop.operator.setStock('kettle.only', 9);
    shop.pass(30 * DAY_MS - 1);
    expect(detailOf(shop, 'kettle').badges).toEqual(['new']);
    shop.pass(1);
    expect(detailOf(shop, 'kettle').badges).toEqual([]);
  });

  test('do not promise to send a presale today, until it is an ordinary product', () => {
    const shop = withGoods('lamp', { shipsToday: true });
    expect(detailOf(shop, 'lamp').badges).toEqual(['presale']);
    shop.pass(10 * DAY_MS);
    expect(detailOf(shop, 'lamp').badges).toEqual(['shipsToday']);
  });

  test('say that nothing is sent', () => {
    expect(detailOf(openTestShop(), 'card').badges).toEqual(['virtual']);
  });
});

test('a product has a price "from" when another of its SKUs costs more, and each SKU its own stock', () => {
  const shop = openTestShop();
  shop.shop.operator.setStock('cup.moss', 4);
  const cup = detailOf(shop, 'cup');
  expect([cup.price, cup.isFromPrice, cup.stock]).toEqual([2_000, true, 14]);
  expect(cup.skus.map(({ id, price, stock }) => [id, price, stock])).toEqual([
    ['cup.oat', 2_000, 10],
    ['cup.moss', 2_200, 4],
  ]);
  expect(detailOf(shop, 'phones')).toMatchObject({ price: 10_000, originalPrice: 12_000, isFromPrice: false });
});

describe('the delivery of a product', () => {
  test('is none of a virtual one', () => {
    expect(detailOf(openTestShop(), 'card').delivery).toBeNull();
  });

  test('says the day, the fee, and from which amount it is free', () => {
    expect(detailOf(openTestShop(), 'phones').delivery).toEqual({
      arrivesOn: '2026-11-23',
      fee: 500,
      freeFrom: 5_000,
      orderBefore: '2026-11-20T20:00:00.000+00:00',
    });
  });

  test('of a presale begins on its day, which is named until then', () => {
    const shop = openTestShop();
    expect(detailOf(shop, 'lamp')).toMatchObject({
      presale: { shipsOn: '2026-11-30', terms: 'Ships later.' },
      delivery: { arrivesOn: '2026-12-03' },
    });
    shop.pass(10 * DAY_MS);
    expect(detailOf(shop, 'lamp')).toMatchObject({ presale: null, delivery: { arrivesOn: '2026-12-03' } });
  });
});

test('a banner has a campaign only when it leads to one that exists', () => {
  const [goods] = smallCatalogue.goods;
  const text = { en: 'Sale', zh: '特卖' };
  const banner = (id: string, target: object) => ({
    id,
    kicker: text,
    title: text,
    action: text,
    pictures: goods ? [goods.picture] : [],
    hue: 1,
    target: target as { kind: 'hall' },
  });
  const campaign = {
    id: 'quiet',
    kicker: text,
    title: text,
    intro: { en: 'Quiet days', zh: '安静的日子' },
    picture: { emoji: '1f375', hue: 30 },
    redeemCodes: ['EARS-PLEASE', 'NOT-THERE'],
  };
  const { visitor } = openTestShop({
    catalogue: {
      ...smallCatalogue,
      campaigns: [campaign],
      banners: [
        banner('a', { kind: 'campaign', id: 'quiet' }),
        // A product of the same id.
        banner('b', { kind: 'goods', id: 'quiet' }),
        banner('c', { kind: 'campaign', id: 'over' }),
      ],
    },
  });
  const found = visitor().ok('getBanners', {}).list;
  expect(found.map((one) => [one.id, one.campaign?.intro ?? null])).toEqual([
    ['a', 'Quiet days'],
    ['b', null],
    ['c', null],
  ]);
  // A code that the shop does not know is left out.
  expect(found[0]?.campaign?.coupons.map(({ redeemCode }) => redeemCode)).toEqual(['EARS-PLEASE']);
});

test('a category counts its products', () => {
  expect(
    openTestShop()
      .visitor()
      .ok('getCategories', {})
      .list.map(({ id, goodsCount }) => [id, goodsCount]),
  ).toEqual([
    ['tea', 2],
    ['sound', 1],
  ]);
});

test('the attributes of a product are in the language of the request and in the order of the catalogue', () => {
  const shop = withGoods('kettle', {
    attributes: [
      { name: { en: 'Weight', zh: '重量', de: 'Gewicht' }, value: { en: '2 lb', zh: '900 克', de: '900 g' } },
      { name: { en: 'Material', zh: '材质' }, value: { en: 'Steel', zh: '钢' } },
    ],
  });
  const attributesIn = (language: 'en' | 'zh-CN' | 'de') =>
    shop.visitor(language).ok('getGoodsDetail', { id: 'kettle' }).attributes;
  expect(attributesIn('en')).toEqual([
    { name: 'Weight', value: '2 lb' },
    { name: 'Material', value: 'Steel' },
  ]);
  expect(attributesIn('zh-CN')).toEqual([
    { name: '重量', value: '900 克' },
    { name: '材质', value: '钢' },
  ]);
  expect(attributesIn('de')).toEqual([
    { name: 'Gewicht', value: '900 g' },
    { name: 'Material', value: 'Steel' },
  ]);
  expect(detailOf(shop, 'phones').attributes).toBeUndefined();
});
