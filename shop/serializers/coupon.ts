/** Serializes coupons and discount codes to the shapes of the contract, in the language of the request. */
import type * as v from 'valibot';
import type { coupon, discountCheck } from '../../src/api/coupons';
import type { CallContext } from '../context';
import { getCouponState } from '../domain/coupons';
import type { DiscountOutcome } from '../domain/discountCodes';
import type { CouponRow } from '../domain/rows';
import { textIn } from '../text';
import { toIsoTime } from '../time';

/** Serializes a coupon with its state at `context.now`. */
export function serializeCoupon({ language, now }: CallContext, row: CouponRow): v.InferInput<typeof coupon> {
  const { kind, value, threshold, maxOff, scope } = row.deduction;
  return {
    id: row.id,
    name: textIn(row.name, language),
    kind,
    value,
    threshold,
    maxOff,
    scope: textIn(scope.name, language),
    validFrom: toIsoTime(row.validFrom),
    validUntil: toIsoTime(row.validUntil),
    state: getCouponState(row, now),
    target: row.target,
    redeemedGoodsId: row.redeemedGoodsId ?? null,
  };
}

/** Serializes the result of a discount code check. */
export const serializeDiscountCheck = (
  { language }: CallContext,
  { code, seed, refusal }: DiscountOutcome,
): v.InferInput<typeof discountCheck> => ({
  code,
  name: seed && textIn(seed.name, language),
  isUsable: refusal === null,
  refusal,
});
