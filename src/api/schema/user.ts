/** Schemas of the customer account: login, profile, addresses. */
import * as v from 'valibot';
import { user } from './customer';
import { count, countryCode, id } from './wire';

export { user, type User } from './customer';

/** A phone number in E.164, for example `+14155550134`. */
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/));

/** A one-time code: 4 to 8 digits. */
export const verifyCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/));

/** Limits a string to `most` code points, as JSON Schema counts characters. `String.length` counts an emoji as two. */
const maxCharacters = <const Most extends number>(most: Most) => {
  const inUnits = v.maxLength<string, Most>(most);
  const inCharacters: typeof inUnits = {
    ...inUnits,
    '~run': (dataset, config) =>
      dataset.typed && [...dataset.value].length <= most ? dataset : inUnits['~run'](dataset, config),
  };
  return inCharacters;
};

/** Display name of a customer: 1 to 24 characters. */
export const nickname = v.pipe(v.string(), v.trim(), v.minLength(1), maxCharacters(24));

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

/** Region and city: only an address whose country has none leaves them out. */
const place = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** An address as the customer enters it. The maximum lengths fit a parcel label. */
export const addressDraft = v.object({
  recipient: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  phone,
  /** ISO code, one of `countries` of the shop's information. Without them an address has no country. */
  country: v.optional(countryCode),
  /** State or province. */
  region: v.optional(place),
  city: v.optional(place),
  street: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  postcode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(12)), ''),
  isDefault: v.optional(v.boolean(), false),
});
export type AddressDraft = v.InferOutput<typeof addressDraft>;

/** A saved address. Region and city are empty where the country has none. */
const savedPlace = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '');
export const address = v.object({
  id,
  ...addressDraft.entries,
  country: v.fallback(v.nullish(countryCode), undefined),
  region: savedPlace,
  city: savedPlace,
});
export type Address = v.InferOutput<typeof address>;
