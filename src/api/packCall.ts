/** The pricing of a pack. By itself, so that pages without a checkout do not carry the schemas of orders. */
import { defineCall } from './defineCall';
import { pack, packInput } from './schema/order';

/** Prices a pack: lines, address, coupon, discount code and balance in, the quote out. Changes nothing. */
export const packGoods = /*#__PURE__*/ defineCall({ name: 'packGoods', method: 'POST', path: '/api/home/packGoods', summary: 'Prices a pack; changes nothing. Coupons and balance only for a customer', input: packInput, output: pack });
