import type { OfferedCoupon } from '@/api/schema/goods';
import { CouponOffer } from '@/components/common/CouponOffer';
import { useGetCoupon } from '@/features/campaign/useGetCoupon';
import { useCouponTerms } from '@/features/coupons/useCouponWords';
import { pathOf, type Face } from '@/routes';

/** A coupon that a campaign gives to whoever asks. */
export function Offer({ face, coupon }: { face: Face; coupon: OfferedCoupon }) {
  const words = useCouponTerms()(coupon);
  const offer = useGetCoupon(coupon);
  return <CouponOffer coupon={{ name: coupon.name, ...words }} offer={offer} toCoupons={pathOf(face, 'coupons')} />;
}
