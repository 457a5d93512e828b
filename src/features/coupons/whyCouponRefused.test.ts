import type { Refusal } from '@/api/schema/coupon';
import { whyCodeRefused, whyCouponRefused } from './whyCouponRefused';

const coupon = { threshold: 4000, scope: 'Audio', validFrom: '2026-11-27T00:00:00Z', validUntil: '2026-12-04T00:00:00Z' };
const refusal = (code: Refusal['code'], missing: number | null = null): Refusal => ({ code, missing });
const codes: Refusal['code'][] = ['belowThreshold', 'otherGoods', 'notStarted', 'expired', 'used', 'unknown', 'limitReached', 'notCombinable'];

describe('a refused coupon', () => {
  test('names what is missing to its threshold', () => {
    expect(whyCouponRefused(coupon, refusal('belowThreshold', 850))).toEqual({ word: 'checkout.refused.missing', amount: 850 });
  });

  test('names its threshold when the shop does not say what is missing', () => {
    expect(whyCouponRefused(coupon, refusal('belowThreshold'))).toEqual({ word: 'checkout.refused.threshold', amount: 4000 });
  });

  test('names the goods it is for', () => {
    expect(whyCouponRefused(coupon, refusal('otherGoods'))).toEqual({ word: 'checkout.refused.otherGoods', scope: 'Audio' });
  });

  test('names the day from which, or until which, it counts', () => {
    expect(whyCouponRefused(coupon, refusal('notStarted'))).toEqual({ word: 'checkout.refused.notStarted', moment: '2026-11-27T00:00:00Z' });
    expect(whyCouponRefused(coupon, refusal('expired'))).toEqual({ word: 'checkout.refused.expired', moment: '2026-12-04T00:00:00Z' });
  });

  test('has another word for every reason', () => {
    expect(new Set(codes.map((code) => whyCouponRefused(coupon, refusal(code)).word)).size).toBe(codes.length);
  });
});

describe('a refused discount code', () => {
  test('names what is missing to its threshold', () => {
    expect(whyCodeRefused(refusal('belowThreshold', 850))).toEqual({ word: 'checkout.code.missing', amount: 850 });
    expect(whyCodeRefused(refusal('belowThreshold'))).toEqual({ word: 'checkout.code.threshold' });
  });

  test('has another word for every reason', () => {
    expect(new Set(codes.map((code) => whyCodeRefused(refusal(code)).word)).size).toBe(codes.length);
  });
});
