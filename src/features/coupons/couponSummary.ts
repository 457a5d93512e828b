/** The coupon row of the checkout: which coupon is applied, and whether it is the best one. */
import type { CouponChoice, Pack } from '@/api/packs';
import type { PackCoupon } from '@/api/coupons';

export type CouponSummary =
  /** The customer has no coupons. */
  | { kind: 'none' }
  /** The best coupon is applied; `count` is the number of those that the customer has. */
  | { kind: 'best'; applied: PackCoupon; count: number }
  /** A coupon is applied that the order claims. */
  | { kind: 'claimed'; applied: PackCoupon }
  /** Another coupon is applied, because the customer chose it. */
  | { kind: 'chosen'; applied: PackCoupon }
  /** The customer chose no coupon; `best` is the one that would save most. */
  | { kind: 'declined'; best: PackCoupon | undefined }
  /** The chosen coupon can no longer be used. */
  | { kind: 'refused'; requested: PackCoupon }
  /** A discount code that excludes coupons replaced it. */
  | { kind: 'replaced' }
  /** No coupon fits this pack. */
  | { kind: 'noneFits'; count: number };

export function couponSummary(
  { coupons, couponId, discount }: Pick<Pack, 'coupons' | 'couponId' | 'discount'>,
  choice: CouponChoice,
): CouponSummary {
  if (coupons.length === 0) return { kind: 'none' };
  const applied = coupons.find(({ coupon }) => coupon.id === couponId);
  const count = coupons.filter(({ isClaimable }) => !isClaimable).length;
  if (applied?.isClaimable) return { kind: 'claimed', applied };
  if (applied) return applied.isBest ? { kind: 'best', applied, count } : { kind: 'chosen', applied };
  if (choice === null) return { kind: 'declined', best: coupons.find(({ isBest }) => isBest) };
  const requested = coupons.find(({ coupon }) => coupon.id === choice);
  if (requested) return { kind: 'refused', requested };
  const wasReplaced = discount?.isUsable === true && coupons.some(({ refusal }) => refusal?.code === 'notCombinable');
  return wasReplaced ? { kind: 'replaced' } : { kind: 'noneFits', count };
}

/** The choice for a coupon: the best one is stored as "the best", so that it follows changes of the pack. */
export const couponChoiceOf = ({ coupon, isBest }: PackCoupon): CouponChoice => (isBest ? 'best' : coupon.id);
