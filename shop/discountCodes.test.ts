import type { PackInput } from '../src/api/packs';
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { packLine, nextOperation, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { DAY_MS } from './time';

const setup = () => {
  const shop = openTestShop();
  return { ...shop, ada: shop.customer('+14155550165') };
};

describe('a discount code', () => {
  test.each([
    ['HELLO5', true, null],
    ['hello 5', true, null],
    ['Hello-5', true, null],
    ['NOPE', false, 'unknown'],
    ['GONE', false, 'limitReached'],
    ['OLD', false, 'expired'],
    ['SOON', false, 'notStarted'],
  ])('"%s" is usable: %s, refusal: %s', (code, isUsable, refusal) => {
    const { ada } = setup();
    const checked = ada.ok('checkDiscountCode', { code });
    expect([checked.isUsable, checked.refusal?.code ?? null]).toEqual([isUsable, refusal]);
  });

  const quote = (options: Partial<PackInput>) => {
    const { total, couponId, discount, priceLines } = setup().ada.ok('packGoods', {
      lines: packLine('phones.only'),
      ...options,
    });
    return {
      total,
      hasCoupon: couponId !== null,
      refusal: discount?.refusal ?? null,
      kinds: priceLines.map(({ kind }) => kind),
    };
  };

  test('is combined with a coupon when it is combinable', () => {
    expect(quote({ discountCode: 'HELLO5' })).toEqual({
      total: 8_500,
      hasCoupon: true,
      refusal: null,
      kinds: ['goods', 'delivery', 'coupon', 'discountCode'],
    });
  });

  test('that is not combinable replaces the automatic coupon when it saves at least as much', () => {
    expect(quote({ discountCode: 'SOLO15' })).toEqual({
      total: 8_500,
      hasCoupon: false,
      refusal: null,
      kinds: ['goods', 'delivery', 'discountCode'],
    });
  });

  test('that is not combinable replaces an automatic coupon that saves exactly the same, and says so at the coupon', () => {
    const { ada, shop } = setup();
    shop.operator.setPrice('phones.only', 6_667);
    const pack = ada.ok('packGoods', { lines: packLine('phones.only'), discountCode: 'SOLO15' });
    expect(pack).toMatchObject({ total: 5_667, couponId: null, discount: { isUsable: true } });
    expect(pack.coupons.map(({ saves, isBest, refusal }) => [saves, isBest, refusal])).toEqual([
      [0, false, { code: 'notCombinable', missing: null }],
    ]);
  });

  test('that is not combinable and saves less is refused', () => {
    const { total, hasCoupon, refusal } = quote({ discountCode: 'SOLO15', lines: packLine('kettle.only') });
    expect({ total, hasCoupon, refusal }).toEqual({
      total: 3_500,
      hasCoupon: true,
      refusal: { code: 'notCombinable', missing: null },
    });
  });

  test('that is not combinable is refused when the customer selected a coupon', () => {
    const { ada } = setup();
    const [own] = ada.ok('getMyCoupons', {}).list;
    const pack = ada.ok('packGoods', {
      lines: packLine('phones.only'),
      couponId: own?.id ?? null,
      discountCode: 'SOLO15',
    });
    expect(pack).toMatchObject({
      total: 9_000,
      couponId: own?.id,
      discount: { isUsable: false, refusal: { code: 'notCombinable' } },
    });
  });

  test('does not apply to virtual products, and applies at exactly its threshold', () => {
    expect(quote({ discountCode: 'HELLO5', lines: packLine('card.25') }).refusal).toEqual({
      code: 'otherGoods',
      missing: null,
    });
    const { ada } = setup();
    const { discount } = ada.ok('packGoods', { lines: packLine('cup.oat'), discountCode: 'HELLO5' });
    expect(discount).toMatchObject({ code: 'HELLO5', isUsable: true });
  });

  test('has a limit per customer, and a cancelled order does not count', () => {
    const { ada, customer } = setup();
    const order = placeShopOrder(ada, packLine('cup.oat'), { discountCode: 'ONCE10' });
    expect(order.total).toBe(1_500);
    expect(ada.ok('checkDiscountCode', { code: 'ONCE10' }).refusal?.code).toBe('limitReached');
    expect(customer('+14155550166').ok('checkDiscountCode', { code: 'ONCE10' }).isUsable).toBe(true);
    ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    expect(ada.ok('checkDiscountCode', { code: 'ONCE10' }).isUsable).toBe(true);
  });

  test.each(['', '  '])('that is blank ("%s") is none', (discountCode) => {
    expect(setup().ada.ok('packGoods', { lines: packLine('phones.only'), discountCode }).discount).toBeNull();
  });

  test('that does not apply to an order is not used by it', () => {
    const { ada } = setup();
    const order = placeShopOrder(ada, packLine('card.25'), { addressId: null, discountCode: 'ONCE10' });
    expect(order.priceLines).toEqual([{ kind: 'goods', amount: 2_500 }]);
    expect(ada.ok('checkDiscountCode', { code: 'ONCE10' }).isUsable).toBe(true);
    ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    placeShopOrder(ada, packLine('cup.oat'), { discountCode: 'ONCE10' });
    expect(ada.ok('checkDiscountCode', { code: 'ONCE10' }).refusal?.code).toBe('limitReached');
  });

  test('has a limit over all customers, and a cancelled order does not count', () => {
    const discountCodes = smallCatalogue.discountCodes.map((one) => ({ ...one, maxUses: 2 }));
    const { customer } = openTestShop({ catalogue: { ...smallCatalogue, discountCodes } });
    const [ada, bob, eve] = ['65', '66', '67'].map((digits) => customer(`+141555501${digits}`)) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    const refusal = () => eve.ok('checkDiscountCode', { code: 'ONCE10' }).refusal?.code;
    placeShopOrder(ada, packLine('cup.oat'), { discountCode: 'ONCE10' });
    expect(refusal()).toBeUndefined();
    const order = placeShopOrder(bob, packLine('cup.oat'), { discountCode: 'ONCE10' });
    expect(refusal()).toBe('limitReached');
    bob.ok('cancelOrder', { id: order.id, reason: 'other' });
    expect(refusal()).toBeUndefined();
  });

  test('can be used from the first to the last millisecond of its days', () => {
    const discountCodes = smallCatalogue.discountCodes.map((one) => ({ ...one, fromDay: 3, untilDay: 5 }));
    const { customer, pass } = openTestShop({ catalogue: { ...smallCatalogue, discountCodes } });
    const ada = customer('+14155550165');
    const refusalAfter = (ms: number) => {
      pass(ms);
      return ada.ok('checkDiscountCode', { code: 'HELLO5' }).refusal?.code;
    };
    expect([3 * DAY_MS - 1, 1, 2 * DAY_MS - 1, 1].map(refusalAfter)).toEqual([
      'notStarted',
      undefined,
      undefined,
      'expired',
    ]);
  });

  test('and a coupon together deduct at most the price of the products', () => {
    const { ada } = setup();
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'KETTLE-PLEASE' });
    const pack = ada.ok('packGoods', { lines: packLine('kettle.only'), discountCode: 'HELLO5' });
    expect(pack.priceLines).toEqual([
      { kind: 'goods', amount: 4_000 },
      { kind: 'delivery', amount: 500 },
      { kind: 'coupon', amount: -4_000 },
    ]);
    expect(pack.total).toBe(500);
  });

  test('deducts at most the price of the products', () => {
    const { ada, shop } = setup();
    shop.operator.setPrice('cup.oat', 600);
    expect(ada.ok('packGoods', { lines: packLine('cup.oat'), discountCode: 'ONCE10' }).total).toBe(500);
  });
});
