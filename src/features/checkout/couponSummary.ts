/** The one line that stands for all coupons in the checkout: which one was taken off, and whether it is the best. */
import type { Pack } from '@/api/schema/order';
import type { PackCoupon } from '@/api/schema/coupon';
import type { CheckoutChoices } from './checkoutChoices';

export type CouponChoice = CheckoutChoices['couponId'];

export type CouponSummary =
  /** The customer has none. */
  | { kind: 'none' }
  /** The one that saves most was taken off; `count` is how many there are to choose from. */
  | { kind: 'best'; applied: PackCoupon; count: number }
  /** Another one was taken off, because the customer wanted it. */
  | { kind: 'chosen'; applied: PackCoupon }
  /** The customer wants none; `best` is what could be saved. */
  | { kind: 'declined'; best: PackCoupon | undefined }
  /** The one that was chosen cannot be used any more. */
  | { kind: 'refused'; wanted: PackCoupon }
  /** A discount code that stands alone took the place of the coupon. */
  | { kind: 'replaced' }
  /** None of them fits this pack. */
  | { kind: 'noneFits'; count: number };

export function couponSummary({ coupons, couponId, discount }: Pick<Pack, 'coupons' | 'couponId' | 'discount'>, choice: CouponChoice): CouponSummary {
  if (coupons.length === 0) return { kind: 'none' };
  const applied = coupons.find(({ coupon }) => coupon.id === couponId);
  if (applied) return applied.isBest ? { kind: 'best', applied, count: coupons.length } : { kind: 'chosen', applied };
  if (choice === null) return { kind: 'declined', best: coupons.find(({ isBest }) => isBest) };
  const wanted = coupons.find(({ coupon }) => coupon.id === choice);
  if (wanted) return { kind: 'refused', wanted };
  const gaveWay = discount?.isUsable === true && coupons.some(({ refusal }) => refusal?.code === 'notCombinable');
  return gaveWay ? { kind: 'replaced' } : { kind: 'noneFits', count: coupons.length };
}

/** The choice that stands for a coupon: the best one stays "the best" when the pack changes. */
export const choiceFor = ({ coupon, isBest }: PackCoupon): CouponChoice => (isBest ? 'best' : coupon.id);
