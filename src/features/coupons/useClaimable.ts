import type { OfferedCoupon } from '@/api/goods';
import { useFeature } from '@/hooks/useFeature';

const none: readonly OfferedCoupon[] = [];

/** The offered coupons that a customer can claim: claiming redeems a code for a coupon, and needs both features. */
export function useClaimable(coupons: readonly OfferedCoupon[] = none): readonly OfferedCoupon[] {
  const hasCoupons = useFeature('coupons');
  const hasCodes = useFeature('redeemCodes');
  return hasCoupons && hasCodes ? coupons : none;
}
