/** The signed-in customer. The entry contains it, and no other schema of a user. */
import * as v from 'valibot';
import { count, id, instant } from './schema/wire';
import { defineCall } from './defineCall';

/** The signed-in customer: the current user of the initial state (spec section 3). */
export const user = v.object({
  id,
  nickname: v.string(),
  /** A preset (`preset:fox`), a path on the same origin or a data URL. */
  avatar: v.optional(v.string(), ''),
  /** Phone number for display, masked by the API: `+1 415 ••• 0134`. Empty for an account that has an e-mail address alone. */
  phone: v.string(),
  /** E-mail address for display, masked by the API: `j•••@example.com`. */
  email: v.optional(v.string()),
  joinedAt: v.optional(instant),
  /** Counts that the account page shows: orders by status, usable coupons, unused tickets, addresses. */
  counts: v.optional(
    v.object({ toPay: count, toShip: count, toReceive: count, coupons: count, tickets: count, addresses: count }),
    { toPay: 0, toShip: 0, toReceive: 0, coupons: 0, tickets: 0, addresses: 0 },
  ),
});
export type User = v.InferOutput<typeof user>;

/**
 * Fetches the current user, once on start when a token is stored. `type` is the numeric argument 1 of spec section 3. Error:
 * UNAUTHORIZED.
 */
export const getCurrentUser = /*#__PURE__*/ defineCall({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/user/current',
  summary: 'The current user',
  access: 'customer',
  input: v.object({
    type: v.union([
      v.literal(1),
      v.pipe(
        v.literal('1'),
        v.transform(() => 1 as const),
      ),
    ]),
  }),
  output: user,
});
