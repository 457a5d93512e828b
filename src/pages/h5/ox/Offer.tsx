import type { OfferedCoupon } from '@/api/schema/goods';
import { CouponOffer } from '@/components/common/CouponOffer';
import { useGetCoupon } from '@/features/campaign/useGetCoupon';
import { useCouponTerms } from '@/features/coupons/useCouponWords';
import { pathOf } from '@/routes';

/** A coupon that the campaign gives to whoever asks. */
export function Offer({ coupon }: { coupon: OfferedCoupon }) {
  const words = useCouponTerms()(coupon);
  const offer = useGetCoupon(coupon);
  return <CouponOffer coupon={{ name: coupon.name, ...words }} offer={offer} toCoupons={pathOf('h5', 'coupons')} />;
}
