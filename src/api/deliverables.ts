/** What an order delivers of virtual products, and the gifts that customers make of it. */
import * as v from 'valibot';
import { day, id, instant } from './schema/wire';

/** A code or ticket that was wrapped as a gift. */
const orderGift = v.object({
  /** Opens the gift without a session: who has it has the gift. At least 128 random bits. */
  token: id,
  designId: id,
  message: v.optional(v.string(), ''),
  from: v.optional(v.string(), ''),
  /** The day from which it can be opened; null for at once. */
  opensOn: v.nullish(day, null),
  openedAt: v.nullish(instant, null),
  changedAt: instant,
});
export type OrderGift = v.InferOutput<typeof orderGift>;

/** What a virtual product delivered: a redeem code or a ticket. */
export const orderDeliverable = v.object({
  kind: v.picklist(['code', 'ticket']),
  name: v.string(),
  code: v.string(),
  ticketId: v.nullish(id, null),
  validUntil: v.nullish(instant, null),
  /** Whether the code or ticket is still valid. Without this field, clients use `validUntil` alone. */
  state: v.optional(v.picklist(['unused', 'used', 'expired']), 'unused'),
  /** The gift that it was wrapped as. Only a shop with the part `gifts` has it. */
  gift: v.nullish(orderGift),
  /** Whether it can be wrapped as a gift, or its gift be changed or taken back. */
  canGift: v.optional(v.boolean()),
});
export type OrderDeliverable = v.InferOutput<typeof orderDeliverable>;
