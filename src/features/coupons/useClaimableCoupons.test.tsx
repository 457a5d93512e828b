import type { OfferedCoupon } from '@/api/goods';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useClaimableCoupons } from './useClaimableCoupons';

const features = { ...SHOP.features };
afterEach(() => void Object.assign(SHOP.features, features));

const offered = [{ redeemCode: 'TEA-TIME', name: 'Tea' }] as unknown as readonly OfferedCoupon[];

// Claiming redeems a code for a coupon.
test.each([
  [true, true, ['Tea']],
  [true, false, []],
  [false, true, []],
  [false, false, []],
])('with coupons (%s) and redeem codes (%s) these can be claimed: %j', async (coupons, redeemCodes, names) => {
  Object.assign(SHOP.features, { coupons, redeemCodes });
  const { now } = await renderShopHook(() => useClaimableCoupons(offered));
  expect(now().map(({ name }) => name)).toEqual(names);
});

test('nothing is claimable where nothing is offered', async () => {
  const { now } = await renderShopHook(() => useClaimableCoupons(undefined));
  expect(now()).toEqual([]);
});
