/** Which of the customer's coupons comes from an offer. The contract gives them no common id. */
import type { Coupon } from '@/api/coupons';
import type { OfferedCoupon } from '@/api/goods';

type CouponTermFields = Pick<OfferedCoupon, 'name' | 'kind' | 'value' | 'threshold'>;
type OwnCoupon = CouponTermFields & Pick<Coupon, 'state'>;

const hasSameTerms = (one: CouponTermFields, other: CouponTermFields) =>
  one.name === other.name && one.kind === other.kind && one.value === other.value && one.threshold === other.threshold;

/** The customer's usable coupon of the offered kind. */
export const usableCouponOf = <Row extends OwnCoupon>(
  offered: CouponTermFields,
  mine: readonly Row[],
): Row | undefined => mine.find((one) => one.state === 'usable' && hasSameTerms(one, offered));

/** Whether the customer had the offered coupon, and cannot use it any more. */
export const isOfferUsedUp = (offered: CouponTermFields, mine: readonly OwnCoupon[]): boolean =>
  usableCouponOf(offered, mine) === undefined && mine.some((one) => one.state === 'used' && hasSameTerms(one, offered));
