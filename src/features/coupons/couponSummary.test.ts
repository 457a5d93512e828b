import type { PackCoupon } from '@/api/coupons';
import { couponChoiceOf, couponSummary } from './couponSummary';

const quoted = (id: string, saves: number, more: Partial<PackCoupon> = {}): PackCoupon => ({
  coupon: {
    id,
    name: id,
    kind: 'amount',
    value: 1500,
    threshold: 10000,
    maxOff: null,
    scope: 'Everything',
    validFrom: '2026-11-01T00:00:00Z',
    validUntil: '2026-12-01T00:00:00Z',
    state: 'usable',
    target: { kind: 'hall' },
  },
  saves,
  refusal: null,
  isBest: false,
  ...more,
});
const best = quoted('autumn', 1500, { isBest: true });
const other = quoted('welcome', 500);
const unfit = quoted('green', 0, { refusal: { code: 'otherGoods', missing: null } });
const coupons = [best, other, unfit];

describe('the line that represents the coupons', () => {
  test('a customer without coupons is told so', () => {
    expect(couponSummary({ coupons: [], couponId: null, discount: null }, 'best')).toEqual({ kind: 'none' });
  });

  test('a coupon that the order claims is said as such, and is none of those that the customer has', () => {
    const claimed = quoted('claim.A', 2000, { isBest: true, isClaimable: true });
    const mine = { ...best, isBest: false };
    const offered = [claimed, mine, unfit];
    expect(couponSummary({ coupons: offered, couponId: 'claim.A', discount: null }, 'best')).toEqual({
      kind: 'claimed',
      applied: claimed,
    });
    expect(
      couponSummary(
        { coupons: [{ ...best }, { ...claimed, isBest: false }], couponId: 'autumn', discount: null },
        'best',
      ),
    ).toEqual({ kind: 'best', applied: best, count: 1 });
  });

  test('the best of three is preselected, and said to be the best of three', () => {
    expect(couponSummary({ coupons, couponId: 'autumn', discount: null }, 'best')).toEqual({
      kind: 'best',
      applied: best,
      count: 3,
    });
  });

  test('another one is shown as chosen', () => {
    expect(couponSummary({ coupons, couponId: 'welcome', discount: null }, 'welcome')).toEqual({
      kind: 'chosen',
      applied: other,
    });
  });

  test('without a coupon, what the best would save is still known', () => {
    expect(couponSummary({ coupons, couponId: null, discount: null }, null)).toEqual({ kind: 'declined', best });
  });

  test('a chosen one that cannot be used any more is named with its refusal', () => {
    expect(couponSummary({ coupons, couponId: null, discount: null }, 'green')).toEqual({
      kind: 'refused',
      requested: unfit,
    });
  });

  test('when none fits, the customer is told how many were tried', () => {
    expect(couponSummary({ coupons: [unfit], couponId: null, discount: null }, 'best')).toEqual({
      kind: 'noneFits',
      count: 1,
    });
  });

  test('a code that is alone is said to have taken the place of the coupon', () => {
    const clash = quoted('autumn', 0, { refusal: { code: 'notCombinable', missing: null } });
    const discount = { code: 'ALONE20', name: null, isUsable: true, refusal: null };
    expect(couponSummary({ coupons: [clash], couponId: null, discount }, 'best')).toEqual({ kind: 'replaced' });
  });

  test.each([
    ['is refused', { code: 'ALONE20', name: null, isUsable: false, refusal: null }],
    ['is missing', null],
  ])('a code that %s has not taken the place of a coupon that cannot be combined', (_what, discount) => {
    const clash = quoted('autumn', 0, { refusal: { code: 'notCombinable', missing: null } });
    expect(couponSummary({ coupons: [clash], couponId: null, discount }, 'best')).toEqual({
      kind: 'noneFits',
      count: 1,
    });
  });

  test('choosing the best one keeps the best one chosen when the pack changes', () => {
    expect(couponChoiceOf(best)).toBe('best');
    expect(couponChoiceOf(other)).toBe('welcome');
  });
});
