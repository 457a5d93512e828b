/** Who is signed in. By itself, because the first screen needs it and nothing else about a customer. */
import * as v from 'valibot';
import { count, id, instant } from './wire';

/** The current user of the initial state (spec section 3). */
export const user = v.object({
  id,
  nickname: v.string(),
  /** A preset (`preset:fox`), an inner path or a data URL. */
  avatar: v.optional(v.string(), ''),
  /** For display, already masked by the shop: `+1 415 ••• 0134`. */
  phone: v.string(),
  joinedAt: v.optional(instant),
  /** Figures of the mine page. */
  counts: v.optional(
    v.object({ toPay: count, toShip: count, toReceive: count, coupons: count, tickets: count, addresses: count }),
    { toPay: 0, toShip: 0, toReceive: 0, coupons: 0, tickets: 0, addresses: 0 },
  ),
});
export type User = v.InferOutput<typeof user>;
