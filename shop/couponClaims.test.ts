/** Coupons that the quote lists before the customer has claimed them, and the order that claims one. */
import type { Pack } from '../src/api/packs';
import { accounts } from '../mock/accounts';
import { catalogueWithCouponOffer } from '../mock/testing/couponOffer';
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { nextOperation, packLine, placeShopOrder, prepareOrder } from '../mock/testing/purchase';
import { catalogue as wholeCatalogue } from '../mock/testing/wholeCatalogue';

const setup = () => {
  const shop = openTestShop({ catalogue: catalogueWithCouponOffer });
  const code = () => shop.database.redeemCodes.get('EARSPLEASE');
  return {
    ...shop,
    ada: shop.customer('+14155550164'),
    bob: shop.customer('+14155550165'),
    usesLeft: () => code()?.usesLeft,
    setUses: (usesLeft: number) => {
      const row = code();
      if (row) shop.database.redeemCodes.put(row.id, { ...row, usesLeft });
    },
  };
};
const claimId = 'claim.EARSPLEASE';
const two = packLine('phones.only', 2);
const offers = ({ coupons }: Pack) =>
  coupons.map(({ coupon, saves, refusal, isClaimable }) => [
    coupon.name,
    saves,
    refusal?.code ?? null,
    isClaimable ?? false,
  ]);
const owned = (customer: Visitor) =>
  customer
    .ok('getMyCoupons', {})
    .list.filter(({ name }) => name === 'sound10')
    .map(({ state }) => state);

test('a quote applies the coupon that can be claimed when it saves most, and changes nothing', () => {
  const { ada, visitor } = setup();
  const pack = ada.ok('packGoods', { lines: two });
  expect(offers(pack)).toEqual([
    ['sound10', 1_500, null, true],
    ['welcome', 1_000, null, false],
  ]);
  expect(pack).toMatchObject({ couponId: claimId, total: 18_500, saves: 5_500 });
  expect(ada.ok('packGoods', { lines: two, couponId: claimId })).toMatchObject({ couponId: claimId, total: 18_500 });
  expect(visitor().ok('packGoods', { lines: two })).toMatchObject({ couponId: claimId, total: 18_500 });
  expect(owned(ada)).toEqual([]);
});

test('of two coupons that save the same, the one that the customer has is applied', () => {
  const { ada } = setup();
  expect(offers(ada.ok('packGoods', { lines: packLine('phones.only') }))).toEqual([
    ['welcome', 1_000, null, false],
    ['sound10', 1_000, null, true],
  ]);
});

test('a coupon for other products is not listed for claiming', () => {
  const { ada } = setup();
  expect(offers(ada.ok('packGoods', { lines: packLine('kettle.only') }))).toEqual([['welcome', 1_000, null, false]]);
});

test.each(['coupons', 'redeemCodes'])('a shop without %s offers none', (feature) => {
  const configuration = { ...SHOP, features: { ...SHOP.features, [feature]: false } };
  const { visitor } = openTestShop({ catalogue: catalogueWithCouponOffer, configuration });
  expect(visitor().ok('packGoods', { lines: two })).toMatchObject({ coupons: [], couponId: null, total: 20_000 });
});

test('an order claims the coupon once, also when it is sent again, and its cancellation gives it to the customer', () => {
  const { ada, setUses, usesLeft } = setup();
  setUses(5);
  const input = prepareOrder(ada, two, { couponId: 'best' });
  expect(input.expectedTotal).toBe(18_500);
  const order = ada.ok('confirmOrder', input);
  expect(ada.ok('confirmOrder', input)).toEqual(order);
  expect([order.total, order.saves, owned(ada), usesLeft()]).toEqual([18_500, 5_500, ['used'], 4]);
  const cancelled = ada.ok('cancelOrder', { id: order.id, reason: 'changedMind' });
  expect([cancelled.saves, owned(ada), usesLeft()]).toEqual([null, ['usable'], 4]);
  expect(ada.refused('exchangeCode', { operationId: nextOperation(), code: 'EARS-PLEASE' }).errorCode).toBe(
    'CODE_LIMIT',
  );
});

test('an order that is refused claims nothing', () => {
  const { ada, setUses, usesLeft } = setup();
  setUses(5);
  const input = prepareOrder(ada, two, { couponId: claimId });
  expect(ada.refused('confirmOrder', { ...input, expectedTotal: 1 }).errorCode).toBe('TOTAL_CHANGED');
  expect(ada.refused('confirmOrder', { ...input, addressId: null }).errorCode).toBe('ADDRESS_MISSING');
  expect([owned(ada), usesLeft()]).toEqual([[], 5]);
});

test('of two tabs the second is told that the coupon is used', () => {
  const { ada, usesLeft } = setup();
  const [first, second] = [1, 2].map(() => prepareOrder(ada, two, { couponId: claimId }));
  if (first) ada.ok('confirmOrder', first);
  const refused = second && ada.refused('confirmOrder', second);
  expect(refused?.errorCode).toBe('TOTAL_CHANGED');
  const pack = ada.ok('packGoods', { lines: two, couponId: claimId });
  expect(pack).toMatchObject({ total: 20_000, couponId: null });
  expect(pack.coupons.find(({ coupon }) => coupon.id === claimId)).toMatchObject({ refusal: { code: 'used' } });
  expect([owned(ada), usesLeft()]).toEqual([['used'], null]);
});

test('the choice stays when the customer claims the coupon elsewhere before the order', () => {
  const { ada } = setup();
  const input = prepareOrder(ada, two, { couponId: claimId });
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'EARS-PLEASE' });
  expect(offers(ada.ok('packGoods', input))).toEqual([
    ['sound10', 1_500, null, false],
    ['welcome', 1_000, null, false],
  ]);
  expect(ada.ok('confirmOrder', input).total).toBe(18_500);
  expect(owned(ada)).toEqual(['used']);
});

test('the last use goes to the first order; the other customer sees the new total and the reason', () => {
  const { ada, bob, setUses, usesLeft } = setup();
  setUses(1);
  const input = prepareOrder(bob, two, { couponId: claimId });
  placeShopOrder(ada, two, { couponId: claimId });
  expect(bob.refused('confirmOrder', input)).toMatchObject({
    errorCode: 'TOTAL_CHANGED',
    data: { pack: { total: 20_000, couponId: null } },
  });
  expect(offers(bob.ok('packGoods', { lines: two, couponId: claimId }))).toEqual([
    ['welcome', 1_000, null, false],
    ['sound10', 0, 'limitReached', false],
  ]);
  expect([owned(ada), owned(bob), usesLeft()]).toEqual([['used'], [], 0]);
});

test('a choice whose code has ended says so', () => {
  const { ada, pass } = setup();
  pass(30 * 86_400_000 - 1);
  expect(setup().visitor().ok('packGoods', { lines: two }).couponId).toBe(claimId);
  pass(1);
  const { demoCode = '' } = ada.ok('sendVerifyCode', { phone: '+14155550164' });
  ada.token = ada.ok('loginWithVerifyCode', { phone: '+14155550164', code: demoCode }).token;
  expect(offers(ada.ok('packGoods', { lines: two, couponId: claimId }))).toEqual([['sound10', 0, 'expired', false]]);
});

test('a customer who has used up a coupon that product pages offer sees why the price is another', () => {
  const { ada, database } = setup();
  ada.ok('exchangeCode', { operationId: nextOperation(), code: 'EARS-PLEASE' });
  const held = [...database.coupons.all.values()].find(({ name }) => name.en === 'sound10');
  if (held) database.coupons.put({ ...held, state: 'spent' });
  expect(offers(ada.ok('packGoods', { lines: two }))).toEqual([
    ['welcome', 1_000, null, false],
    ['sound10', 0, 'used', false],
  ]);
  expect(offers(ada.ok('packGoods', { lines: packLine('kettle.only') }))).toEqual([['welcome', 1_000, null, false]]);
});

test('only coupons that product pages offer are claimed by an order', () => {
  const { ada } = setup();
  const refused = ada.ok('packGoods', { lines: two, couponId: 'claim.COUPONPLEASE' });
  expect([refused.couponId, refused.total]).toEqual([null, 20_000]);
});

describe('the price that a product promises with a coupon is that of the quote of one piece', () => {
  const shop = openTestShop({ seed: 'default', catalogue: wholeCatalogue });
  const rich = accounts.find(({ name }) => name === 'rich')?.phone ?? '';
  test.each<[string, Visitor]>([
    ['a visitor', shop.visitor()],
    ['a new customer', shop.customer('+14155550166')],
    ['a customer with coupons and orders', shop.customer(rich)],
  ])('for %s', (_who, visitor) => {
    const promised = wholeCatalogue.goods.flatMap(({ id }) =>
      visitor.ok('getGoodsDetail', { id }).skus.filter(({ stock }) => stock > 0),
    );
    expect(promised.some(({ afterCoupon }) => afterCoupon)).toBe(true);
    const prices = promised.map(({ id, price, afterCoupon }) => [id, afterCoupon?.price ?? price, afterCoupon?.name]);
    expect(prices).toEqual(
      promised.map(({ id }) => {
        const { priceLines, coupons, couponId } = visitor.ok('packGoods', { lines: packLine(id) });
        const off = priceLines.filter(({ kind }) => kind === 'goods' || kind === 'coupon');
        return [
          id,
          off.reduce((sum, { amount }) => sum + amount, 0),
          coupons.find(({ coupon }) => coupon.id === couponId)?.coupon.name,
        ];
      }),
    );
  });
});
