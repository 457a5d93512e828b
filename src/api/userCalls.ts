/** The login and profile calls (spec section 7, `/api/user`). None of them moves money. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { phone, signedIn, user, verifyCode, verifyCodeSent } from './schema/user';
import { typedCode } from './schema/typed';
import { nothing } from './schema/wire';

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
  input: v.object({ phone, code: verifyCode, inviteCode: v.optional(typedCode(20)) }),
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

export { getAddresses, saveAddress } from './addressCalls';
export { updateUser } from './profileCall';
export { getEnableBalance } from './balanceCall';
export { checkDiscountCode, getMyCoupons } from './couponCalls';
