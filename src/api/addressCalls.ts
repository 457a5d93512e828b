/** The calls of addresses (spec section 7, `/api/user`). Login and profile do without them. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { address, addressDraft } from './schema/address';
import { count, id, listOf, nothing } from './schema/wire';

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
