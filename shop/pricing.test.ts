import type { Pack } from '../src/api/packs';
import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';

const setup = () => {
  const shop = openTestShop();
  return { ...shop, ada: shop.customer('+14155550164') };
};

const amounts = (pack: Pick<Pack, 'priceLines'>) => pack.priceLines.map(({ kind, amount }) => [kind, amount]);
const offers = ({ coupons }: Pack) =>
  coupons.map(({ coupon, saves, refusal, isBest }) => [coupon.name, saves, refusal, isBest]);

describe('a pack', () => {
  test('has a delivery fee below the amount for free delivery', () => {
    const { visitor } = setup();
    const pack = visitor().ok('packGoods', { lines: packLine('cup.oat', 2) });
    expect(amounts(pack)).toEqual([
      ['goods', 4_000],
      ['delivery', 500],
    ]);
    expect(pack).toMatchObject({ total: 4_500, pieces: 2, currency: 'USD', needsAddress: true, canOrder: true });
    expect(amounts(visitor().ok('packGoods', { lines: packLine('phones.only') }))).toEqual([
      ['goods', 10_000],
      ['delivery', 0],
    ]);
  });

  test.each([
    ['at exactly the amount', ['lamp.only', 'cup.oat'], 0],
    ['virtual products do not count', ['lamp.only', 'card.25'], 500],
  ])('has free delivery from that amount: %s', (_, skuIds, fee) => {
    const pack = setup()
      .visitor()
      .ok('packGoods', { lines: skuIds.flatMap((skuId) => packLine(skuId)) });
    expect(amounts(pack)).toContainEqual(['delivery', fee]);
  });

  test('has no coupons and no balance without a session', () => {
    const { visitor } = setup();
    expect(visitor().ok('packGoods', { lines: packLine('phones.only'), useBalance: true })).toMatchObject({
      coupons: [],
      couponId: null,
      balance: null,
    });
  });

  test('of virtual products needs no address and costs no delivery', () => {
    const { ada } = setup();
    const pack = ada.ok('packGoods', { lines: packLine('card.25', 2) });
    expect(pack).toMatchObject({ needsAddress: false, total: 5_000 });
    expect(amounts(pack)).toEqual([['goods', 5_000]]);
    expect(offers(pack)).toEqual([['welcome', 0, { code: 'otherGoods', missing: null }, false]]);
  });

  test('merges lines with the same SKU', () => {
    const { ada } = setup();
    const pack = ada.ok('packGoods', { lines: [...packLine('kettle.only', 2), ...packLine('kettle.only', 2)] });
    expect(pack.lines).toEqual([expect.objectContaining({ quantity: 4, stock: 3, problem: 'shortStock' })]);
  });

  test('lists a line with its problem and leaves it out of the sums', () => {
    const { ada, shop } = setup();
    shop.operator.withdrawGoods('lamp');
    const lines = [
      ...packLine('cup.oat'),
      ...packLine('cup.moss'),
      ...packLine('nothing'),
      ...packLine('lamp.only'),
      ...packLine('kettle.only', 4),
      ...packLine('phones.only', 3),
    ];
    const pack = ada.ok('packGoods', { lines });
    expect(pack.lines.map(({ skuId, problem }) => [skuId, problem])).toEqual([
      ['cup.oat', null],
      ['cup.moss', 'soldOut'],
      ['nothing', 'gone'],
      ['lamp.only', 'gone'],
      ['kettle.only', 'shortStock'],
      ['phones.only', 'overLimit'],
    ]);
    expect(pack).toMatchObject({ canOrder: false, pieces: 1, total: 2_500 });
  });

  test('has the smaller one of two limits as its problem, and the stock where both are the same', () => {
    const { visitor, shop } = setup();
    const problem = (left: number) => {
      shop.operator.setStock('phones.only', left);
      return visitor().ok('packGoods', { lines: packLine('phones.only', 3) }).lines[0]?.problem;
    };
    expect([0, 1, 2, 3].map(problem)).toEqual(['soldOut', 'shortStock', 'shortStock', 'overLimit']);
  });

  test('needs an address when something in it that can be ordered is delivered, or nothing can be ordered', () => {
    const { visitor } = setup();
    const needsAddress = (...skuIds: string[]) =>
      visitor().ok('packGoods', { lines: skuIds.flatMap((skuId) => packLine(skuId)) }).needsAddress;
    expect([
      needsAddress('card.25', 'cup.moss'),
      needsAddress('card.25', 'cup.oat'),
      needsAddress('cup.moss'),
      needsAddress('card.25'),
    ]).toEqual([false, true, true, false]);
  });

  test('shows the picture of the chosen SKU, and that of the product without one', () => {
    const goods = smallCatalogue.goods.map((one) =>
      one.id === 'cup'
        ? { ...one, skus: one.skus.map((sku) => ({ ...sku, picture: { emoji: '2615', hue: 90 } })) }
        : one,
    );
    const { visitor } = openTestShop({ catalogue: { ...smallCatalogue, goods } });
    const { lines } = visitor().ok('packGoods', { lines: [...packLine('cup.oat'), ...packLine('kettle.only')] });
    expect(lines.map(({ picture }) => [picture?.src, picture?.hue])).toEqual([
      ['/pictures/2615.webp', 90],
      ['/pictures/1f375.webp', 30],
    ]);
  });

  test('has the terms and the shipping day of presale products', () => {
    const { visitor, pass } = setup();
    const presaleOf = () => visitor().ok('packGoods', { lines: packLine('lamp.only') }).lines[0]?.presale;
    expect(presaleOf()).toEqual({ shipsOn: '2026-11-30', terms: 'Ships later.' });
    pass(10 * 86_400_000);
    expect(presaleOf()).toBeNull();
  });

  test('uses a price that the operator changed', () => {
    const { visitor, shop } = setup();
    shop.operator.setPrice('phones.only', 12_500);
    expect(visitor().ok('packGoods', { lines: packLine('phones.only') })).toMatchObject({
      total: 12_500,
      lines: [{ price: 12_500, originalPrice: null }],
    });
    expect(visitor().ok('getGoodsDetail', { id: 'phones' }).price).toBe(12_500);
    const originalPrice = (price: number) => {
      shop.operator.setPrice('phones.only', price);
      return visitor().ok('getGoodsDetail', { id: 'phones' }).originalPrice;
    };
    expect([11_999, 12_000].map(originalPrice)).toEqual([12_000, null]);
  });
});

describe('a coupon', () => {
  test('with the largest deduction is selected, and the others have refusals', () => {
    const { ada } = setup();
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'COUPON-PLEASE' });
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'EARLY-PLEASE' });
    const sound = ada.ok('packGoods', { lines: packLine('phones.only', 2) });
    expect(offers(sound)).toEqual([
      ['sound10', 1_500, null, true],
      ['welcome', 1_000, null, false],
      ['early', 0, { code: 'notStarted', missing: null }, false],
    ]);
    expect(amounts(sound)).toEqual([
      ['goods', 20_000],
      ['delivery', 0],
      ['coupon', -1_500],
    ]);
    const tea = ada.ok('packGoods', { lines: packLine('cup.oat') });
    expect(offers(tea).map(([, , refusal]) => refusal)).toEqual([
      { code: 'belowThreshold', missing: 2_000 },
      { code: 'otherGoods', missing: null },
      { code: 'notStarted', missing: null },
    ]);
    expect(tea.couponId).toBeNull();
  });

  test('that ends first is selected among those that save the same', () => {
    const coupons = smallCatalogue.coupons.map((one) => (one.id === 'sound10' ? { ...one, untilDay: 10 } : one));
    const ada = openTestShop({ catalogue: { ...smallCatalogue, coupons } }).customer('+14155550164');
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'EARS-PLEASE' });
    const pack = ada.ok('packGoods', { lines: packLine('phones.only') });
    expect(offers(pack)).toEqual([
      ['sound10', 1_000, null, true],
      ['welcome', 1_000, null, false],
    ]);
    expect(pack.couponId).toBe(pack.coupons[0]?.coupon.id);
  });

  test('can be selected by the customer, or left out', () => {
    const { ada } = setup();
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'COUPON-PLEASE' });
    const lines = packLine('phones.only', 2);
    const { coupons } = ada.ok('packGoods', { lines });
    const welcome = coupons.find(({ coupon }) => coupon.name === 'welcome')?.coupon.id ?? '';
    expect(ada.ok('packGoods', { lines, couponId: welcome })).toMatchObject({ couponId: welcome, total: 19_000 });
    expect(ada.ok('packGoods', { lines, couponId: null })).toMatchObject({ couponId: null, total: 20_000 });
  });

  test('that expired after its selection does not apply and has a refusal', () => {
    const { ada, pass } = setup();
    const lines = packLine('phones.only');
    const { couponId } = ada.ok('packGoods', { lines });
    pass(30 * 86_400_000 - 1);
    const { demoCode = '' } = ada.ok('sendVerifyCode', { phone: '+14155550164' });
    ada.token = ada.ok('loginWithVerifyCode', { phone: '+14155550164', code: demoCode }).token;
    expect(ada.ok('packGoods', { lines, couponId })).toMatchObject({ total: 9_000 });
    pass(1);
    const late = ada.ok('packGoods', { lines, couponId });
    expect(late).toMatchObject({ total: 10_000, couponId: null });
    expect(offers(late)).toEqual([['welcome', 0, { code: 'expired', missing: null }, false]]);
    expect(ada.ok('packGoods', { lines }).coupons).toEqual([]);
  });

  test('is used once, and usable again when the order is cancelled', () => {
    const { ada } = setup();
    const stateOf = () => ada.ok('getMyCoupons', {}).list.map(({ state }) => state);
    const first = placeShopOrder(ada, packLine('phones.only'));
    expect(stateOf()).toEqual(['used']);
    expect(offers(ada.ok('packGoods', { lines: packLine('phones.only') }))).toEqual([
      ['welcome', 0, { code: 'used', missing: null }, false],
    ]);
    ada.ok('cancelOrder', { id: first.id, reason: 'changedMind' });
    expect(stateOf()).toEqual(['usable']);
    const second = payShopOrder(ada, placeShopOrder(ada, packLine('phones.only')));
    expect(amounts(second)).toContainEqual(['coupon', -1_000]);
    expect(ada.ok('packGoods', { lines: packLine('phones.only') }).coupons).toEqual([]);
  });
});

describe('balance', () => {
  test('pays at most the total', () => {
    const { ada } = setup();
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'money please' });
    const some = ada.ok('packGoods', { lines: packLine('kettle.only'), useBalance: true, couponId: null });
    expect(some).toMatchObject({ total: 0, balance: { available: 20_000, used: 4_500 } });
    const all = ada.ok('packGoods', {
      lines: [...packLine('phones.only', 2), ...packLine('cup.oat')],
      useBalance: true,
      couponId: null,
    });
    expect(all).toMatchObject({ total: 2_000, balance: { available: 20_000, used: 20_000 } });
    expect(ada.ok('packGoods', { lines: packLine('kettle.only') }).balance).toEqual({ available: 20_000, used: 0 });
  });
});
