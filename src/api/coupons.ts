/** Coupons and discount codes (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { id, instant, price, target, listOf, emptyInput } from './schema/wire';
import { defineCall } from './defineCall';
import { typedCode } from './schema/typed';

/**
 * The reason why a coupon or discount code does not apply to a pack. `missing` is the amount that the products total is
 * below the threshold, in minor units; it is set for `belowThreshold` and null for all other codes. A code that the client does not
 * know is `other`.
 */
export const ineligibility = v.object({
  code: v.fallback(
    v.picklist([
      'belowThreshold',
      'otherGoods',
      'notStarted',
      'expired',
      'used',
      'unknown',
      'limitReached',
      'notCombinable',
      'other',
    ]),
    'other',
  ),
  missing: v.nullish(price, null),
});
export type Ineligibility = v.InferOutput<typeof ineligibility>;

/** A coupon that a customer holds, or that a quote lists for claiming. */
export const coupon = v.object({
  id,
  name: v.string(),
  /** `amount`: the discount is `value` minor units. `percent`: the discount is `value` per cent. */
  kind: v.picklist(['amount', 'percent']),
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Minimum products total in minor units; 0 means no minimum. */
  threshold: price,
  /** Maximum discount in minor units; null means no maximum. */
  maxOff: v.nullish(price, null),
  /** The products that the coupon applies to, as text for display, for example "Audio" or "Everything". */
  scope: v.string(),
  validFrom: instant,
  validUntil: instant,
  state: v.picklist(['usable', 'used', 'expired']),
  /** Destination of the "Use now" link. */
  target,
  /** Id of the product of which a redeemed code gave one piece: the coupon pays for it. Null for other coupons. */
  redeemedGoodsId: v.nullish(id),
});
export type Coupon = v.InferOutput<typeof coupon>;

/** A coupon evaluated for one pack: what it saves there, or the reason why it does not apply. */
export const packCoupon = v.object({
  coupon,
  /** Discount on this pack in minor units. */
  saves: price,
  /** Null when the coupon applies. */
  refusal: v.nullish(ineligibility, null),
  /** True for the coupon that saves most. */
  isBest: v.boolean(),
  /**
   * True for a coupon that the customer does not have yet. Its id is accepted as the coupon of a pack, and an order that uses it
   * claims it.
   */
  isClaimable: v.nullish(v.boolean()),
});
export type PackCoupon = v.InferOutput<typeof packCoupon>;

/** The result of checking a discount code. */
export const discountCheck = v.object({
  code: v.string(),
  name: v.nullish(v.string(), null),
  isUsable: v.boolean(),
  /** Null when the code is usable. */
  refusal: v.nullish(ineligibility, null),
});
export type DiscountCheck = v.InferOutput<typeof discountCheck>;

/** Checks whether a discount code exists and whether this customer may use it. */
export const checkDiscountCode = /*#__PURE__*/ defineCall({
  name: 'checkDiscountCode',
  feature: 'discountCodes',
  method: 'GET',
  path: '/api/user/checkDiscountCode',
  summary: 'Checks whether a discount code is usable',
  access: 'customer',
  input: v.object({ code: v.pipe(typedCode(40), v.minLength(1)) }),
  output: discountCheck,
});

/** Fetches all coupons of the customer: usable, used and expired. */
export const getMyCoupons = /*#__PURE__*/ defineCall({
  name: 'getMyCoupons',
  feature: 'coupons',
  method: 'GET',
  path: '/api/user/myCoupon',
  summary: 'All coupons of the customer',
  access: 'customer',
  input: emptyInput,
  output: listOf(coupon),
});
