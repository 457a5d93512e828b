/** The login, profile, address and coupon calls (spec section 7, `/api/user`). None of them moves money. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { address, addressDraft, nickname, phone, signedIn, user, verifyCode, verifyCodeSent } from './schema/user';
import { count, id, listOf, nothing } from './schema/wire';

/**
 * Sends a one-time code to a phone by SMS. Never retried, because each SMS costs money. Errors: RESEND_TOO_SOON,
 * TOO_MANY_REQUESTS.
 */
export const sendVerifyCode = /*#__PURE__*/ defineCall({
  name: 'sendVerifyCode',
  method: 'POST',
  path: '/api/user/sendVerifyCode',
  summary: 'Sends a one-time code to a phone',
  kind: 'write',
  input: v.object({ phone, purpose: v.optional(v.picklist(['login', 'changePhone']), 'login') }),
  output: verifyCodeSent,
});

/**
 * Signs in with phone and one-time code; creates an account for an unknown phone. Errors: CODE_WRONG, CODE_EXPIRED,
 * TOO_MANY_REQUESTS.
 */
export const loginWithVerifyCode = /*#__PURE__*/ defineCall({
  name: 'loginWithVerifyCode',
  method: 'POST',
  path: '/api/user/loginWithVerifyCode',
  summary: 'Signs in with phone and code; creates an account for an unknown phone',
  kind: 'write',
  input: v.object({ phone, code: verifyCode, inviteCode: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  output: signedIn,
});

export { getCurrentUser } from './startCalls';

/** Fetches the current user by another path. The specification defines this call; no screen uses it. */
export const getUserInfo = /*#__PURE__*/ defineCall({
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/user/info',
  summary: 'The current user; no screen uses this path',
  access: 'customer',
  input: nothing,
  output: user,
});

/** Changes nickname or avatar. An avatar is a preset or a data URL of an image of at most 100 kB. */
export const updateUser = /*#__PURE__*/ defineCall({
  name: 'updateUser',
  method: 'POST',
  path: '/api/user/update',
  summary: 'Changes nickname or avatar',
  kind: 'write',
  access: 'customer',
  input: v.object({
    nickname: v.optional(nickname),
    avatar: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(140_000),
        v.regex(/^(preset:[a-z]+|data:image\/(png|jpeg|webp);base64,[\w+/=]+)$/),
      ),
    ),
  }),
  output: user,
});

/**
 * Changes the phone of the account and ends its other sessions. The new phone is verified with a one-time code. Errors:
 * CODE_WRONG, CODE_EXPIRED, PHONE_TAKEN, TOO_MANY_REQUESTS.
 */
export const updatePhone = /*#__PURE__*/ defineCall({
  name: 'updatePhone',
  method: 'POST',
  path: '/api/user/updatePhone',
  summary: 'Changes the phone of the account',
  kind: 'write',
  access: 'customer',
  input: v.object({ phone, code: verifyCode }),
  output: user,
});

/** Fetches the saved addresses, default address first. */
export const getAddresses = /*#__PURE__*/ defineCall({
  name: 'getAddresses',
  method: 'GET',
  path: '/api/user/address',
  summary: 'The saved addresses, default address first',
  access: 'customer',
  input: nothing,
  output: v.object({
    ...listOf(address).entries,
    /** Largest number of addresses of a customer; without it a full book is only known when a new one is refused. */
    limit: v.fallback(v.nullish(count), undefined),
  }),
});

/**
 * Adds, changes or removes an address. Without `id` it adds one. With `remove` it removes one. With `orderId` it also sets
 * the delivery address of that order, which must not be shipped yet. Errors: NOT_FOUND, ORDER_STATE.
 */
export const saveAddress = /*#__PURE__*/ defineCall({
  name: 'saveAddress',
  method: 'POST',
  path: '/api/user/address/save',
  summary: 'Adds, changes or removes an address; with orderId also changes the delivery address of an order',
  kind: 'write',
  access: 'customer',
  input: v.union([
    v.object({ id, remove: v.literal(true) }),
    v.object({ id: v.optional(id), orderId: v.optional(id), ...addressDraft.entries }),
  ]),
  /** All addresses after the change, and the id of the saved address (null after a removal). */
  output: v.object({ list: v.array(address), total: v.number(), savedId: v.nullish(id, null) }),
});

export { getEnableBalance } from './balanceCall';
export { checkDiscountCode, getMyCoupons } from './couponCalls';
