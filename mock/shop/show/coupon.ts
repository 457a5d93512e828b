/** Coupons and discount codes as the contract shows them. */
import type * as v from 'valibot';
import type { coupon, discountCheck } from '../../../src/api/schema/coupon';
import type { CallContext } from '../context';
import { couponShownState } from '../domain/coupons';
import type { DiscountOutcome } from '../domain/discountCodes';
import type { CouponRow } from '../domain/rows';
import { say } from '../text';
import { instantOf } from '../time';

/** A coupon with its state at this moment. */
export function showCoupon({ language, now }: CallContext, row: CouponRow): v.InferInput<typeof coupon> {
  const { kind, value, threshold, maxOff, scope } = row.deduction;
  return {
    id: row.id,
    name: say(row.name, language),
    kind,
    value,
    threshold,
    maxOff,
    scope: say(scope.name, language),
    validFrom: instantOf(row.validFrom),
    validUntil: instantOf(row.validUntil),
    state: couponShownState(row, now),
    target: row.target,
  };
}

/** What became of a discount code. */
export const showDiscount = ({ language }: CallContext, { code, plan, refusal }: DiscountOutcome): v.InferInput<typeof discountCheck> => ({
  code,
  name: plan && say(plan.name, language),
  isUsable: refusal === null,
  refusal,
});
