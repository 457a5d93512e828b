/** Sign-in, profile, addresses, coupons: the user calls of spec section 7 that move no money. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { coupon, discountCheck } from './schema/coupon';
import { address, addressDraft, balance, nickname, phone, signedIn, user, verifyCode, verifyCodeSent } from './schema/user';
import { id, listOf, nothing } from './schema/wire';

/** Sends a one-time code to a phone. Not repeated by itself: each one is a paid SMS. */
export const sendVerifyCode = /*#__PURE__*/ defineCall({
  name: 'sendVerifyCode',
  method: 'POST',
  path: '/api/user/sendVerifyCode',
  summary: 'Sends a one-time code to a phone',
  kind: 'write',
  input: v.object({ phone, purpose: v.optional(v.picklist(['login', 'changePhone']), 'login') }),
  output: verifyCodeSent,
});

/** Signs in with phone and code; an unknown phone becomes a new customer. */
export const loginWithVerifyCode = /*#__PURE__*/ defineCall({
  name: 'loginWithVerifyCode',
  method: 'POST',
  path: '/api/user/loginWithVerifyCode',
  summary: 'Signs in with phone and code; an unknown phone becomes a new customer',
  kind: 'write',
  input: v.object({ phone, code: verifyCode, inviteCode: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  output: signedIn,
});

export { getCurrentUser } from './startCalls';

/** The same customer by the older path; defined by the specification, used by no screen. */
export const getUserInfo = /*#__PURE__*/ defineCall({ name: 'getUserInfo', method: 'GET', path: '/api/user/info', summary: 'The current user, by the older path', access: 'customer', input: nothing, output: user });

/** Changes nickname or avatar. An avatar is a preset or a data URL of at most 100 kB. */
export const updateUser = /*#__PURE__*/ defineCall({
  name: 'updateUser',
  method: 'POST',
  path: '/api/user/update',
  summary: 'Changes nickname or avatar',
  kind: 'write',
  access: 'customer',
  input: v.object({
    nickname: v.optional(nickname),
    avatar: v.optional(v.pipe(v.string(), v.maxLength(140_000), v.regex(/^(preset:[a-z]+|data:image\/(png|jpeg|webp);base64,[\w+/=]+)$/))),
  }),
  output: user,
});

/** Moves the account to a new phone, confirmed by a code sent to it. */
export const updatePhone = /*#__PURE__*/ defineCall({ name: 'updatePhone', method: 'POST', path: '/api/user/updatePhone', summary: 'Moves the account to a new phone', kind: 'write', access: 'customer', input: v.object({ phone, code: verifyCode }), output: user });

/** The balance with its frozen part and the rules of withdrawing. */
export const getEnableBalance = /*#__PURE__*/ defineCall({ name: 'getEnableBalance', method: 'GET', path: '/api/user/enableBalance', summary: 'The balance that can be spent or withdrawn', access: 'customer', input: nothing, output: balance });

/** Asks whether a discount code exists and may be used by this customer. */
export const checkDiscountCode = /*#__PURE__*/ defineCall({ name: 'checkDiscountCode', method: 'GET', path: '/api/user/checkDiscountCode', summary: 'Whether a discount code may be used', access: 'customer', input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }), output: discountCheck });

/** All coupons of the customer: usable, used, expired. */
export const getMyCoupons = /*#__PURE__*/ defineCall({ name: 'getMyCoupons', method: 'GET', path: '/api/user/myCoupon', summary: 'All coupons of the customer', access: 'customer', input: nothing, output: listOf(coupon) });

/** The address book, the default one first. */
export const getAddresses = /*#__PURE__*/ defineCall({ name: 'getAddresses', method: 'GET', path: '/api/user/address', summary: 'The address book, the default one first', access: 'customer', input: nothing, output: listOf(address) });

/**
 * Adds, changes or removes an address. Without `id` it is added. With `remove` it goes. With `orderId` it also becomes
 * the delivery address of that order while the order still waits for payment or shipping.
 */
export const saveAddress = /*#__PURE__*/ defineCall({
  name: 'saveAddress',
  method: 'POST',
  path: '/api/user/address/save',
  summary: 'Adds, changes or removes an address; with orderId also changes where an order goes',
  kind: 'write',
  access: 'customer',
  input: v.union([
    v.object({ id, remove: v.literal(true) }),
    v.object({ id: v.optional(id), orderId: v.optional(id), ...addressDraft.entries }),
  ]),
  /** The address book after the change, and the id of what was saved (null after a removal). */
  output: v.object({ list: v.array(address), total: v.number(), savedId: v.nullish(id, null) }),
});
