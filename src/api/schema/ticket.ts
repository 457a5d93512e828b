/** Schemas of tickets and redeemed codes. */
import * as v from 'valibot';
import { id, instant, picture, price } from './wire';

/** A ticket without its code. */
export const ticket = v.object({
  id,
  name: v.string(),
  subtitle: v.optional(v.string(), ''),
  picture,
  place: v.optional(v.string(), ''),
  validUntil: instant,
  state: v.picklist(['unused', 'used', 'expired']),
  usedAt: v.nullish(instant, null),
});
export type Ticket = v.InferOutput<typeof ticket>;

/** A ticket with its code and terms. */
export const ticketDetail = v.object({
  ...ticket.entries,
  /** The code as text, in groups of characters. `qrPayload` is the payload of the QR code that staff scan. */
  code: v.string(),
  qrPayload: v.string(),
  terms: v.optional(v.array(v.string()), []),
  orderId: v.nullish(id, null),
});
export type TicketDetail = v.InferOutput<typeof ticketDetail>;

/** What the customer received for a redeem code. `amount` is in minor units and set for `balance`. */
export const redeemed = v.object({
  kind: v.picklist(['balance', 'coupon', 'ticket', 'goods']),
  name: v.string(),
  amount: v.nullish(price, null),
  ticketId: v.nullish(id, null),
  couponId: v.nullish(id, null),
  goodsId: v.nullish(id, null),
});
export type Redeemed = v.InferOutput<typeof redeemed>;
