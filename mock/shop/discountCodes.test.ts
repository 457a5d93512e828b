import type { PackInput } from '../../src/api/schema/order';
import { openTestShop } from './testing/openTestShop';
import { line, nextOperation, place } from './testing/purchase';

const opened = () => {
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
    const { ada } = opened();
    const checked = ada.ok('checkDiscountCode', { code });
    expect([checked.isUsable, checked.refusal?.code ?? null]).toEqual([isUsable, refusal]);
  });

  const quote = (wish: Partial<PackInput>) => {
    const { total, couponId, discount, priceLines } = opened().ada.ok('packGoods', { lines: line('phones.only'), ...wish });
    return { total, hasCoupon: couponId !== null, refusal: discount?.refusal ?? null, kinds: priceLines.map(({ kind }) => kind) };
  };

  test('stands beside a coupon when it may', () => {
    expect(quote({ discountCode: 'HELLO5' })).toEqual({ total: 8_500, hasCoupon: true, refusal: null, kinds: ['goods', 'delivery', 'coupon', 'discountCode'] });
  });

  test('that stands alone replaces the coupon that the shop chose, when it saves more', () => {
    expect(quote({ discountCode: 'SOLO15' })).toEqual({ total: 8_500, hasCoupon: false, refusal: null, kinds: ['goods', 'delivery', 'discountCode'] });
  });

  test('that stands alone and saves less gives way, and says so', () => {
    const { total, hasCoupon, refusal } = quote({ discountCode: 'SOLO15', lines: line('kettle.only') });
    expect({ total, hasCoupon, refusal }).toEqual({ total: 3_500, hasCoupon: true, refusal: { code: 'notCombinable', missing: null } });
  });

  test('that stands alone gives way to a coupon that was chosen by hand', () => {
    const { ada } = opened();
    const [own] = ada.ok('getMyCoupons', {}).list;
    const pack = ada.ok('packGoods', { lines: line('phones.only'), couponId: own?.id ?? null, discountCode: 'SOLO15' });
    expect(pack).toMatchObject({ total: 9_000, couponId: own?.id, discount: { isUsable: false, refusal: { code: 'notCombinable' } } });
  });

  test('says how much is missing to its threshold', () => {
    expect(quote({ discountCode: 'HELLO5', lines: line('card.25') }).refusal).toEqual({ code: 'otherGoods', missing: null });
    const { ada } = opened();
    const { discount } = ada.ok('packGoods', { lines: line('cup.oat'), discountCode: 'HELLO5' });
    expect(discount).toMatchObject({ code: 'HELLO5', isUsable: true });
  });

  test('is counted per customer, and a cancelled order gives its use back', () => {
    const { ada, customer } = opened();
    const order = place(ada, line('cup.oat'), { discountCode: 'ONCE10' });
    expect(order.total).toBe(1_500);
    expect(ada.ok('checkDiscountCode', { code: 'ONCE10' }).refusal?.code).toBe('limitReached');
    expect(customer('+14155550166').ok('checkDiscountCode', { code: 'ONCE10' }).isUsable).toBe(true);
    ada.ok('cancelOrder', { id: order.id, reason: 'other' });
    expect(ada.ok('checkDiscountCode', { code: 'ONCE10' }).isUsable).toBe(true);
  });

  test('and a coupon together never take off more than the goods cost', () => {
    const { ada } = opened();
    ada.ok('exchangeCode', { operationId: nextOperation(), code: 'KETTLE-PLEASE' });
    const pack = ada.ok('packGoods', { lines: line('kettle.only'), discountCode: 'HELLO5' });
    expect(pack.priceLines).toEqual([
      { kind: 'goods', amount: 4_000 },
      { kind: 'delivery', amount: 500 },
      { kind: 'coupon', amount: -4_000 },
    ]);
    expect(pack.total).toBe(500);
  });

  test('never takes off more than the goods cost', () => {
    const { ada, shop } = opened();
    shop.operator.setPrice('cup.oat', 600);
    expect(ada.ok('packGoods', { lines: line('cup.oat'), discountCode: 'ONCE10' }).total).toBe(500);
  });
});
