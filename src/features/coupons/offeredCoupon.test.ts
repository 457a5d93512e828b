import { usableCouponOf, isOfferUsedUp } from './offeredCoupon';

const offered = { name: 'Sound', kind: 'percent', value: 10, threshold: 2_000 } as const;
const held = (part: object) => ({ ...offered, id: 'c1', state: 'usable' as const, ...part });

describe('an offered coupon', () => {
  test('is held when a usable one has the same name and terms', () => {
    const mine = [held({ id: 'c0', state: 'used' }), held({})];
    expect(usableCouponOf(offered, mine)).toBe(mine[1]);
    expect(isOfferUsedUp(offered, mine)).toBe(false);
  });

  test.each([{ name: 'Tea' }, { kind: 'amount' as const }, { value: 20 }, { threshold: 0 }])(
    'is neither held nor used up with one of other terms: %j',
    (part) => {
      expect(usableCouponOf(offered, [held(part)])).toBeUndefined();
      expect(isOfferUsedUp(offered, [held({ ...part, state: 'used' })])).toBe(false);
    },
  );

  test('is used up when it was used, and not when it has expired', () => {
    expect(isOfferUsedUp(offered, [held({ state: 'used' })])).toBe(true);
    expect(isOfferUsedUp(offered, [held({ state: 'expired' })])).toBe(false);
    expect(isOfferUsedUp(offered, [])).toBe(false);
  });
});
