/** The calls of coupons and discount codes (spec section 7, `/api/user`). Login and profile do without them. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { coupon, discountCheck } from './schema/coupon';
import { typedCode } from './schema/typed';
import { listOf, nothing } from './schema/wire';

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
  input: nothing,
  output: listOf(coupon),
});
