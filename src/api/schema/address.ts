/** Schemas of delivery addresses. */
import * as v from 'valibot';
import { typedCode, typedText } from './typed';
import { phone } from './user';
import { countryCode, id } from './wire';

/** Region and city: only an address whose country has none leaves them out. */
const place = v.pipe(typedText(40), v.minLength(1));

/** An address as the customer enters it. The maximum lengths fit a parcel label. */
export const addressDraft = v.object({
  recipient: v.pipe(typedText(40), v.minLength(1)),
  phone,
  /** ISO code, one of `countries` of the shop's information. Without them an address has no country. */
  country: v.optional(countryCode),
  /** State or province. */
  region: v.optional(place),
  city: v.optional(place),
  street: v.pipe(typedText(120), v.minLength(1)),
  postcode: v.optional(typedCode(12), ''),
  isDefault: v.optional(v.boolean(), false),
});
export type AddressDraft = v.InferOutput<typeof addressDraft>;

/** A saved address. Region and city are empty where the country has none. */
const savedPlace = v.optional(typedText(40), '');
export const address = v.object({
  id,
  ...addressDraft.entries,
  country: v.fallback(v.nullish(countryCode), undefined),
  region: savedPlace,
  city: savedPlace,
});
export type Address = v.InferOutput<typeof address>;
