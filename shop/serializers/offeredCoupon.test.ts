import { openTestShop } from '../../mock/testing/openTestShop';
import { nextOperation } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { DAY_MS } from '../time';

const [first] = smallCatalogue.coupons;
const everything = { categoryIds: null, goodsIds: null, name: { en: 'Everything', zh: '全部' } };
const amountOff = (id: string, value: number, threshold: number) => ({
  ...first,
  id,
  name: { en: id, zh: id },
  deduction: { kind: 'amount' as const, value, threshold, maxOff: null, scope: everything },
  target: { kind: 'hall' as const },
  fromDay: 0,
  untilDay: 30,
});
const code = (name: string, couponId: string, more: { untilDay?: number; usesLeft?: number } = {}) => ({
  code: name,
  name: { en: name, zh: name },
  reward: { kind: 'coupon' as const, couponId },
  untilDay: 30,
  usesLeft: null,
  ...more,
});

/** A shop that offers three coupons for every product: 3, 7, and 50 from 90 on. One code has a use left, one a day. */
const setup = (productCouponCodes = ['THREE', 'SEVEN', 'MUCH', 'EARS-PLEASE']) =>
  openTestShop({
    catalogue: {
      ...smallCatalogue,
      coupons: [
        ...smallCatalogue.coupons,
        amountOff('three', 300, 0),
        amountOff('seven', 700, 0),
        amountOff('much', 5_000, 9_000),
      ],
      redeemCodes: [
        ...smallCatalogue.redeemCodes,
        code('THREE', 'three'),
        code('SEVEN', 'seven', { usesLeft: 1, untilDay: 1 }),
        code('MUCH', 'much'),
      ],
      productCouponCodes,
    },
  });

const codesOf = (shop: ReturnType<typeof setup>, id: string) =>
  shop
    .visitor()
    .ok('getGoodsDetail', { id })
    .coupons?.map(({ redeemCode }) => redeemCode);
const afterCoupons = (shop: ReturnType<typeof setup>, id: string) =>
  shop
    .visitor()
    .ok('getGoodsDetail', { id })
    .skus.map(({ id: skuId, afterCoupon }) => [skuId, afterCoupon]);

test('a product offers the coupons that are for it, also those whose threshold it does not reach alone', () => {
  expect(codesOf(setup(), 'kettle')).toEqual(['THREE', 'SEVEN', 'MUCH']);
  expect(codesOf(setup(), 'phones')).toEqual(['THREE', 'SEVEN', 'MUCH', 'EARS-PLEASE']);
});

test('the price after coupon is the lowest for one piece, of each SKU by its own price', () => {
  expect(afterCoupons(setup(), 'phones')).toEqual([
    ['phones.only', { price: 5_000, name: 'much', redeemCode: 'MUCH' }],
  ]);
  expect(afterCoupons(setup(), 'cup')).toEqual([
    ['cup.oat', { price: 1_300, name: 'seven', redeemCode: 'SEVEN' }],
    ['cup.moss', { price: 1_500, name: 'seven', redeemCode: 'SEVEN' }],
  ]);
});

test('a price that no coupon lowers for one piece has none, whether one is offered or not', () => {
  expect(afterCoupons(setup(['MUCH']), 'kettle')).toEqual([['kettle.only', undefined]]);
  expect(codesOf(setup(['MUCH']), 'kettle')).toEqual(['MUCH']);
  expect(afterCoupons(setup([]), 'kettle')).toEqual([['kettle.only', undefined]]);
});

test('a code that is used up is no longer offered, also for other customers', () => {
  const shop = setup();
  shop.customer('+14155550181').ok('exchangeCode', { operationId: nextOperation(), code: 'SEVEN' });
  expect(codesOf(shop, 'kettle')).toEqual(['THREE', 'MUCH']);
});

test('a code is offered until the moment of its end', () => {
  const shop = setup();
  shop.pass(DAY_MS - 1);
  expect(codesOf(shop, 'kettle')).toContain('SEVEN');
  shop.pass(1);
  expect(codesOf(shop, 'kettle')).toEqual(['THREE', 'MUCH']);
});
