/** The quote call. A module of its own, so that pages without a checkout do not load the order schemas. */
import { defineCall } from './defineCall';
import { pack, packInput } from './schema/order';

/** Returns a quote for lines, address, coupon, discount code and balance. Changes nothing. */
export const packGoods = /*#__PURE__*/ defineCall({
  name: 'packGoods',
  method: 'POST',
  path: '/api/home/packGoods',
  summary: 'Returns the quote for a pack; changes nothing. Coupons and balance require a session',
  input: packInput,
  output: pack,
});
