/**
 * Returns and exchanges of delivered products. The calls are optional: a shop that has them says so in `features.returns`. The
 * returns themselves are a field of their order (src/api/orderReturn.ts). Amounts are in minor units.
 */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { order } from './orders';
import { lineEntries } from './packs';
import { returnReason } from './orderReturn';
import { photo } from './schema/photo';
import { typedText } from './schema/typed';
import { arrayWithoutInvalid, count, currency, day, id, operationId, price } from './schema/wire';

/** Pieces of a line of the order that go back. `exchangeSkuId`: the variant that is wanted in their place. */
const returnedPieces = v.object({
  skuId: id,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
  exchangeSkuId: v.optional(v.nullable(id), null),
});

/** A line of the order with what of it can go back. */
const returnableLine = v.object({
  ...lineEntries,
  /** Pieces that can go back now; `quantity` is what was ordered. */
  returnable: count,
  /** Why no piece of it can go back, as text for the customer; null when one can. */
  refusal: v.nullish(v.string(), null),
  /** The variants for which a piece can be exchanged, with the pieces left of each. */
  exchangeFor: v.fallback(
    v.optional(arrayWithoutInvalid(v.object({ skuId: id, skuText: v.string(), stock: count }))),
    [],
  ),
});
export type ReturnableLine = v.InferOutput<typeof returnableLine>;

/** A destination of the money. */
const refundOption = v.object({
  id,
  /** For example "Balance" or "Visa, Mastercard". */
  name: v.string(),
  /** When it arrives, as text for the customer. */
  note: v.optional(v.string(), ''),
  /** The parts of the refund when it goes to several destinations: an order that was paid with balance and card. */
  parts: v.optional(v.array(v.object({ name: v.string(), amount: price })), []),
});
export type RefundOption = v.InferOutput<typeof refundOption>;

/** What of an order can go back, and what the chosen pieces give back. */
export const returnQuote = v.object({
  currency,
  lines: v.array(returnableLine),
  /** What the chosen pieces give back, 0 for an exchange or no pieces. */
  refund: price,
  /** The destinations to choose from; none when nothing is paid back. */
  refundOptions: v.optional(arrayWithoutInvalid(refundOption), []),
  /** How many photos can be sent, 0 for none. */
  photoLimit: v.optional(v.pipe(count, v.maxValue(3)), 0),
  /** Last day on which a return can be requested. */
  until: v.nullish(day, null),
  /** Article id of the returns policy. */
  returnsId: v.nullish(id, null),
});
export type ReturnQuote = v.InferOutput<typeof returnQuote>;

/** Says what of an order can go back, and what the chosen pieces give back. Changes nothing. Error: NOT_FOUND. */
export const quoteReturn = /*#__PURE__*/ defineCall({
  name: 'quoteReturn',
  feature: 'returns',
  method: 'POST',
  path: '/api/user/return/quote',
  summary: 'What of an order can be returned or exchanged, and the refund; changes nothing',
  access: 'customer',
  input: v.object({ orderId: id, lines: v.pipe(v.optional(v.array(returnedPieces), []), v.maxLength(100)) }),
  output: returnQuote,
});

/**
 * Requests a return or an exchange, and returns its order. Errors: NOT_FOUND, RETURN_CHANGED when the pieces, the variant, the destination or
 * the refund are not what the quote says now, OPERATION_MISMATCH.
 */
export const requestReturn = /*#__PURE__*/ defineCall({
  name: 'requestReturn',
  feature: 'returns',
  method: 'POST',
  path: '/api/user/return/request',
  summary: 'Requests a return or an exchange of pieces of an order',
  kind: 'money',
  access: 'customer',
  input: v.object({
    operationId,
    orderId: id,
    lines: v.pipe(
      v.array(v.object({ ...returnedPieces.entries, reason: returnReason })),
      v.minLength(1),
      v.maxLength(100),
    ),
    text: v.optional(typedText(500), ''),
    photos: v.pipe(v.optional(v.array(photo), []), v.maxLength(3)),
    /** Id of the destination of the money; null when nothing is paid back. */
    refundTo: v.optional(v.nullable(id), null),
    /** The refund that the customer saw, in minor units. */
    expectedRefund: price,
  }),
  output: order,
});

/**
 * Withdraws a return of which nothing was sent yet, and returns its order. A repeated call gives the same answer. Errors: NOT_FOUND,
 * RETURN_STATE.
 */
export const cancelReturn = /*#__PURE__*/ defineCall({
  name: 'cancelReturn',
  feature: 'returns',
  method: 'POST',
  path: '/api/user/return/cancel',
  summary: 'Withdraws a return of which nothing was sent yet',
  kind: 'write',
  access: 'customer',
  input: v.object({ orderId: id, id }),
  output: order,
});
