/** Coupons and discount codes. The shop decides what may be used; the client says why. */
import * as v from 'valibot';
import { id, instant, price, target } from './wire';

/** Why something cannot be used on this pack. `missing` goes with `belowThreshold`, minor units. */
export const refusal = v.object({
  code: v.picklist(['belowThreshold', 'otherGoods', 'notStarted', 'expired', 'used', 'unknown', 'limitReached', 'notCombinable']),
  missing: v.nullish(price, null),
});
export type Refusal = v.InferOutput<typeof refusal>;

export const coupon = v.object({
  id,
  name: v.string(),
  /** `amount`: `value` in minor units off; `percent`: `value` per cent off. */
  kind: v.picklist(['amount', 'percent']),
  value: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Goods total from which it can be used, minor units; 0 for none. */
  threshold: price,
  /** The most it takes off, minor units, or null. */
  maxOff: v.nullish(price, null),
  /** Where it may be used, in words: "Audio", "Everything". */
  scope: v.string(),
  validFrom: instant,
  validUntil: instant,
  state: v.picklist(['usable', 'used', 'expired']),
  /** Where "use now" leads. */
  target,
});
export type Coupon = v.InferOutput<typeof coupon>;

/** A coupon seen from one pack: what it saves there, or why it cannot. */
export const packCoupon = v.object({
  coupon,
  saves: price,
  refusal: v.nullish(refusal, null),
  isBest: v.boolean(),
});
export type PackCoupon = v.InferOutput<typeof packCoupon>;

export const discountCheck = v.object({
  code: v.string(),
  name: v.nullish(v.string(), null),
  isUsable: v.boolean(),
  refusal: v.nullish(refusal, null),
});
export type DiscountCheck = v.InferOutput<typeof discountCheck>;
