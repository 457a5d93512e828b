/** Schemas of the customer account: login, profile. */
import * as v from 'valibot';
import { user } from './customer';
import { typedText } from './typed';
import { count } from './wire';

export { user, type User } from './customer';

/** A phone number in E.164, for example `+14155550134`. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** A one-time code: 4 to 8 digits. */
export const verifyCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/));

/** Display name of a customer: 1 to 24 characters. */
export const nickname = v.pipe(typedText(24), v.minLength(1));

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
