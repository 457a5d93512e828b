/** The saved addresses of a customer (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { typedCode, typedText } from './schema/typed';
import { phone } from './login';
import { countryCode, id, count, listOf, emptyInput } from './schema/wire';
import { defineCall } from './defineCall';

/** Region and city: only an address whose country has none leaves them out. */
const requiredLocalityText = v.pipe(typedText(40), v.minLength(1));

/** An address as the customer enters it. The maximum lengths fit a parcel label. */
export const addressDraft = v.object({
  recipient: v.pipe(typedText(40), v.minLength(1)),
  /** A salutation as the shop's `recipientFields` name it: one of their options, or typed. */
  salutation: v.optional(typedText(20)),
  company: v.optional(typedText(60)),
  phone,
  /** ISO code, one of `countries` of the shop's information. Without them an address has no country. */
  country: v.optional(countryCode),
  /** State or province. */
  region: v.optional(requiredLocalityText),
  city: v.optional(requiredLocalityText),
  street: v.pipe(typedText(120), v.minLength(1)),
  postcode: v.optional(typedCode(12), ''),
  isDefault: v.optional(v.boolean(), false),
});
export type AddressDraft = v.InferOutput<typeof addressDraft>;

/** A saved address. Region and city are empty where the country has none. */
const savedLocalityText = v.optional(typedText(40), '');

export const address = v.object({
  id,
  ...addressDraft.entries,
  salutation: v.nullish(typedText(20)),
  company: v.nullish(typedText(60)),
  country: v.nullish(countryCode),
  region: savedLocalityText,
  city: savedLocalityText,
});
export type Address = v.InferOutput<typeof address>;

/** Fetches the saved addresses, default address first. */
export const getAddresses = /*#__PURE__*/ defineCall({
  name: 'getAddresses',
  method: 'GET',
  path: '/api/user/address',
  summary: 'The saved addresses, default address first',
  access: 'customer',
  input: emptyInput,
  output: v.object({
    ...listOf(address).entries,
    /** Largest number of addresses of a customer; without it a full book is only known when a new one is refused. */
    limit: v.nullish(count),
    /** Name and phone of the account, with which the form of a new address starts. */
    account: v.nullish(v.object({ name: v.nullish(v.string()), phone: v.nullish(phone) })),
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
  output: v.object({ ...listOf(address).entries, savedId: v.nullish(id, null) }),
});
