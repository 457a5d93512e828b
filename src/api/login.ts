/** One-time codes, sign-in, and the phone and e-mail address of the account (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { user } from './customer';
import { count, emptyInput } from './schema/wire';
import { defineCall } from './defineCall';
import { typedCode } from './schema/typed';

/** A phone number in E.164, for example `+14155550134`. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/**
 * An e-mail address, at most 254 characters, for example `ada@example.com`. Its domain may be international. An API compares addresses
 * without regard to case, and sends codes to the form that it compares.
 */
export const email = v.pipe(
  typedCode(254),
  v.regex(/^[^\s\p{C}@"(),:;<>[\\\]]+@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u),
);

/** An input with exactly one of phone and e-mail address, and other fields. */
const identified = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.union([
    v.object({ phone, email: v.optional(v.never()), ...fields }),
    v.object({ email, phone: v.optional(v.never()), ...fields }),
  ]);

/** A one-time code: 4 to 8 digits. */
export const verifyCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/));

/** What a one-time code is for. It is valid for nothing else. */
const codePurpose = v.optional(v.picklist(['login', 'changePhone', 'changeEmail', 'deleteAccount']), 'login');

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
 * Sends a one-time code to a phone by SMS, or to an e-mail address. Never retried, because each SMS costs money. Errors:
 * RESEND_TOO_SOON, TOO_MANY_REQUESTS; VALIDATION for what `identifiers` of the server record does not list.
 */
export const sendVerifyCode = /*#__PURE__*/ defineCall({
  name: 'sendVerifyCode',
  method: 'POST',
  path: '/api/user/sendVerifyCode',
  summary: 'Sends a one-time code to a phone or an e-mail address',
  kind: 'write',
  input: identified({ purpose: codePurpose }),
  output: verifyCodeSent,
});

/**
 * Signs in with phone or e-mail address and its one-time code; creates an account for an unknown one. Errors: CODE_WRONG,
 * CODE_EXPIRED, TOO_MANY_REQUESTS.
 */
export const loginWithVerifyCode = /*#__PURE__*/ defineCall({
  name: 'loginWithVerifyCode',
  method: 'POST',
  path: '/api/user/loginWithVerifyCode',
  summary: 'Signs in with phone or e-mail address and code; creates an account for an unknown one',
  kind: 'write',
  input: identified({
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
 * Changes or adds the phone or the e-mail address of the account and ends its other sessions. The new one is verified with a one-time
 * code of the purpose `changePhone` or `changeEmail`. Errors: CODE_WRONG, CODE_EXPIRED, PHONE_TAKEN, EMAIL_TAKEN, TOO_MANY_REQUESTS.
 */
export const updatePhone = /*#__PURE__*/ defineCall({
  name: 'updatePhone',
  method: 'POST',
  path: '/api/user/updatePhone',
  summary: 'Changes the phone or the e-mail address of the account',
  kind: 'write',
  access: 'customer',
  input: identified({ code: verifyCode }),
  output: user,
});
