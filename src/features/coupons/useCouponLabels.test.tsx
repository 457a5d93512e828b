import { act } from '@testing-library/react';
import type { Coupon } from '@/api/coupons';
import { serverClock } from '@/lib/sharedServerClock';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCouponErrorLabels } from './useCouponErrorLabels';
import { useCouponLabels } from './useCouponLabels';

const coupon: Coupon = {
  id: 'c1',
  name: 'Sound',
  kind: 'amount',
  value: 1_500,
  threshold: 4_000,
  maxOff: null,
  scope: 'Audio',
  validFrom: '2026-11-27T12:00:00Z',
  validUntil: '2026-12-04T12:00:00Z',
  state: 'usable',
  target: { kind: 'hall', id: null } as never,
  redeemedGoodsId: null,
};
const labelsOf = async (part: Partial<Coupon>) => {
  const { now, actions } = await renderShopHook(useCouponLabels);
  await act(() => actions().refreshServerRecord());
  act(() => serverClock.sync('2026-11-28T12:00:00Z'));
  return now()({ ...coupon, ...part });
};

test('a coupon is labelled with discount, products, minimum and maximum', async () => {
  expect(await labelsOf({})).toEqual({
    value: '$15.00 off',
    condition: 'Audio · on orders over $40.00',
    life: 'Until Dec 4, 2026',
    hasBegun: true,
  });
  expect(await labelsOf({ kind: 'percent', value: 8, threshold: 0, maxOff: 500 })).toMatchObject({
    value: '8% off',
    condition: 'Audio · up to $5.00 off',
  });
});

test('its beginning is told by the clock of the shop', async () => {
  expect(await labelsOf({ validFrom: '2026-11-28T12:00:00Z' })).toMatchObject({ hasBegun: true });
  expect(await labelsOf({ validFrom: '2026-11-30T12:00:00Z' })).toMatchObject({
    hasBegun: false,
    life: 'Valid from Nov 30, 2026 until Dec 4, 2026',
  });
});

// The device is decades away from either.
test.each([
  ['2001-03-02T00:00:00Z', '2001-03-01T00:00:00Z', true],
  ['2001-03-02T00:00:00Z', '2001-03-03T00:00:00Z', false],
  ['2091-03-02T00:00:00Z', '2091-03-01T00:00:00Z', true],
])('at %s of the shop one from %s has begun: %s', async (serverTime, validFrom, hasBegun) => {
  const { now } = await renderShopHook(useCouponLabels);
  act(() => serverClock.sync(serverTime));
  expect(now()({ ...coupon, validFrom }).hasBegun).toBe(hasBegun);
});

test.each([
  ['used', 'Used'],
  ['expired', 'Expired Dec 4, 2026'],
] as const)('one that is %s says so, whatever its dates are', async (state, life) => {
  expect(await labelsOf({ state, validFrom: '2026-11-30T12:00:00Z' })).toMatchObject({ life });
});

test('a refusal has its amount, day or products in it', async () => {
  const { now } = await renderShopHook(() => useCouponErrorLabels('JPY'));
  expect(now()({ labelKey: 'checkout.refused.missing', amount: 850 })).toBe('Add ¥850 more to use it');
  expect(now()({ labelKey: 'checkout.refused.expired', moment: coupon.validUntil })).toBe('Expired on Dec 4, 2026');
  expect(now()({ labelKey: 'checkout.refused.otherGoods', scope: 'Audio' })).toBe('Only for: Audio');
});
