/** Tickets and redeem codes (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { id, instant, pictureOrNone, price, listOf, emptyInput, operationId } from './schema/wire';
import { defineCall } from './defineCall';
import { typedCode } from './schema/typed';

/** A ticket without its code. */
export const ticket = v.object({
  id,
  name: v.string(),
  subtitle: v.optional(v.string(), ''),
  picture: pictureOrNone,
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
  /** Whether the order can give it as a gift. Only a shop with the part `gifts` has it. */
  canGift: v.optional(v.boolean()),
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

/** Fetches all tickets: unused, used and expired. */
export const getTickets = /*#__PURE__*/ defineCall({
  name: 'getTickets',
  feature: 'tickets',
  method: 'GET',
  path: '/api/user/ticket/list',
  summary: 'All tickets',
  access: 'customer',
  input: emptyInput,
  output: listOf(ticket),
});

/** Fetches one ticket with its code. Error: NOT_FOUND. */
export const getTicketDetail = /*#__PURE__*/ defineCall({
  name: 'getTicketDetail',
  feature: 'tickets',
  method: 'GET',
  path: '/api/user/ticket/detail',
  summary: 'One ticket with its code',
  access: 'customer',
  input: v.object({ id }),
  output: ticketDetail,
});

/**
 * Redeems a code (cdk) for balance, a coupon, a ticket or products. Errors: CODE_UNKNOWN, CODE_USED, CODE_OUT_OF_DATE,
 * CODE_LIMIT, OPERATION_MISMATCH.
 */
export const exchangeCode = /*#__PURE__*/ defineCall({
  name: 'exchangeCode',
  feature: 'redeemCodes',
  method: 'POST',
  path: '/api/user/exchange/code',
  summary: 'Redeems a code',
  kind: 'money',
  access: 'customer',
  input: v.object({ operationId, code: v.pipe(typedCode(40), v.minLength(1)) }),
  output: redeemed,
});
