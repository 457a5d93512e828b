import type { OfferedCoupon } from '@/api/goods';
import { useFeature } from '@/hooks/useFeature';

const noCoupons: readonly OfferedCoupon[] = [];

/** The offered coupons that a customer can claim: claiming redeems a code for a coupon, and needs both features. */
export function useClaimableCoupons(coupons: readonly OfferedCoupon[] = noCoupons): readonly OfferedCoupon[] {
  const hasCoupons = useFeature('coupons');
  const hasCodes = useFeature('redeemCodes');
  return hasCoupons && hasCodes ? coupons : noCoupons;
}
