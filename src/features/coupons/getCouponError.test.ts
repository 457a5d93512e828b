import { ineligibility, type Ineligibility } from '@/api/coupons';
import { getCodeError, getCouponError } from './getCouponError';

const coupon = {
  threshold: 4000,
  scope: 'Audio',
  validFrom: '2026-11-27T00:00:00Z',
  validUntil: '2026-12-04T00:00:00Z',
};
const refusal = (code: Ineligibility['code'], missing: number | null = null): Ineligibility => ({ code, missing });
const codes = ineligibility.entries.code.options;

describe('a refused coupon', () => {
  test('names what is missing to its threshold', () => {
    expect(getCouponError(coupon, refusal('belowThreshold', 850))).toEqual({
      labelKey: 'checkout.refused.missing',
      amount: 850,
    });
  });

  test('names its threshold when the API does not say what is missing', () => {
    expect(getCouponError(coupon, refusal('belowThreshold'))).toEqual({
      labelKey: 'checkout.refused.threshold',
      amount: 4000,
    });
  });

  test('names the products it is for', () => {
    expect(getCouponError(coupon, refusal('otherGoods'))).toEqual({
      labelKey: 'checkout.refused.otherGoods',
      scope: 'Audio',
    });
  });

  test('names the day from which, or until which, it counts', () => {
    expect(getCouponError(coupon, refusal('notStarted'))).toEqual({
      labelKey: 'checkout.refused.notStarted',
      moment: '2026-11-27T00:00:00Z',
    });
    expect(getCouponError(coupon, refusal('expired'))).toEqual({
      labelKey: 'checkout.refused.expired',
      moment: '2026-12-04T00:00:00Z',
    });
  });

  test('has another word for every reason', () => {
    expect(new Set(codes.map((code) => getCouponError(coupon, refusal(code)).labelKey)).size).toBe(codes.length);
  });
});

describe('a refused discount code', () => {
  test('names what is missing to its threshold', () => {
    expect(getCodeError(refusal('belowThreshold', 850))).toEqual({ labelKey: 'checkout.code.missing', amount: 850 });
    expect(getCodeError(refusal('belowThreshold'))).toEqual({ labelKey: 'checkout.code.threshold' });
  });

  test('has another word for every reason', () => {
    expect(new Set(codes.map((code) => getCodeError(refusal(code)).labelKey)).size).toBe(codes.length);
  });
});
