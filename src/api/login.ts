/** One-time codes, sign-in and the phone of the account (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { user } from './customer';
import { count, emptyInput } from './schema/wire';
import { defineCall } from './defineCall';
import { typedCode } from './schema/typed';

/** A phone number in E.164, for example `+14155550134`. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** A one-time code: 4 to 8 digits. */
export const verifyCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/));

/** The result of sending a one-time code. */
export const verifyCodeSent = v.object({
  /** Ms from this response until another code can be requested. */
  resendAfterMs: count,
  /** Ms from this response until the code expires. */
  validForMs: count,
  /** The code itself. Only the demo shop sends it; a production API must leave it out. */
  demoCode: v.optional(verifyCode),
});
export type VerifyCodeSent = v.InferOutput<typeof verifyCodeSent>;

/** The result of a login: the session token (value of the Authorization header) and the customer. */
export const signedIn = v.object({ token: v.pipe(v.string(), v.minLength(1)), user });
export type SignedIn = v.InferOutput<typeof signedIn>;

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
  input: v.object({ phone, purpose: v.optional(v.picklist(['login', 'changePhone', 'deleteAccount']), 'login') }),
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
  input: v.object({
    phone,
    code: verifyCode,
    inviteCode: v.optional(typedCode(20)),
    /** The customer has accepted the published texts: the quotes that follow do not ask again (`isAgreementAccepted`). */
    isAgreed: v.optional(v.literal(true)),
  }),
  output: signedIn,
});

/** Fetches the current user by another path. The specification defines this call; no screen uses it. */
export const getUserInfo = /*#__PURE__*/ defineCall({
  name: 'getUserInfo',
  method: 'GET',
  path: '/api/user/info',
  summary: 'The current user; no screen uses this path',
  access: 'customer',
  input: emptyInput,
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
