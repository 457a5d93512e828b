/** The returns of an order. */
import * as v from 'valibot';
import { lineEntries } from './packs';
import { parcel } from './parcel';
import { day, httpsUrl, id, instant, price } from './schema/wire';

/** Reasons of a return. */
export const returnReason = v.picklist([
  'noLongerNeeded',
  'notAsDescribed',
  'damaged',
  'wrongItem',
  'wrongSize',
  'tooLate',
  'other',
]);
export type ReturnReason = v.InferOutput<typeof returnReason>;

/**
 * States of a return: it waits for the shop, can be sent, is on its way, has arrived, and ends with the refund or the exchange; or the
 * shop refuses it, or the customer withdraws it.
 */
const returnState = v.picklist([
  'requested',
  'approved',
  'sent',
  'received',
  'refunded',
  'exchanged',
  'refused',
  'cancelled',
]);
export type ReturnState = v.InferOutput<typeof returnState>;

/** A return or an exchange of pieces of an order. Amounts in minor units. */
export const orderReturn = v.object({
  id,
  /** Its number for the customer and the service desk, for example `R-30417`. */
  number: v.string(),
  /** The operation that requested it: after a lost response the client finds its return by it. */
  operationId: v.nullish(v.string(), null),
  state: returnState,
  lines: v.pipe(
    v.array(
      v.object({
        ...lineEntries,
        reason: v.nullish(returnReason),
        /** The variant that is sent in its place, as text; null when the money goes back. */
        exchangedFor: v.nullish(v.string(), null),
      }),
    ),
    v.minLength(1),
  ),
  /** What it gives back, 0 for an exchange. */
  refund: price,
  /** Where the money goes. */
  refunds: v.optional(v.array(v.object({ name: v.string(), amount: price })), []),
  /** The code that is shown where the parcel is handed in; null before the return is approved. */
  code: v.nullish(v.string(), null),
  /** Page with the label to print (https). */
  labelUrl: v.nullish(httpsUrl),
  /** How the parcel is sent, or why the return was refused, as text for the customer. */
  note: v.optional(v.string(), ''),
  /** Last day to send it. */
  sendBefore: v.nullish(day),
  /** The parcel with the exchanged products. */
  parcel: v.nullish(parcel, null),
  /** When each state was reached, oldest first. */
  timeline: v.optional(v.array(v.object({ state: returnState, at: instant })), []),
  can: v.optional(v.object({ cancel: v.boolean() }), { cancel: false }),
});
export type OrderReturn = v.InferOutput<typeof orderReturn>;
