/**
 * Gifts: a code or a ticket that an order delivered becomes a gift by a link. The shop sends nothing; who has the link has the gift.
 * The calls are optional: a shop that has them says so in `features.gifts`. Amounts are in minor units.
 */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { order } from './orders';
import { count, currency, day, id, instant, picture, price } from './schema/wire';
import { typedText } from './schema/typed';

/** `code`: that of what the order delivered. */
const deliverableInput = { orderId: id, code: id };
const tokenInput = v.object({ token: id });

/** What a gift can look like, and how it can be given. */
export const giftOptions = v.object({
  /** In display order. */
  designs: v.pipe(v.array(v.object({ id, name: v.string(), picture })), v.minLength(1)),
  /** Longest message in characters. */
  messageLength: v.pipe(count, v.maxValue(500)),
  /** Last day on which the gift may open: it must be of use then. Null without one. */
  lastDay: v.nullish(day, null),
});
export type GiftOptions = v.InferOutput<typeof giftOptions>;

/** What is in a gift. */
export const giftContents = v.object({
  message: v.string(),
  kind: v.picklist(['code', 'ticket']),
  name: v.string(),
  /** Of a ticket: what it is for in short, and where. */
  subtitle: v.optional(v.string(), ''),
  place: v.optional(v.string(), ''),
  code: v.string(),
  /** Payload of the QR code that staff scan; null for a code without one. */
  qrPayload: v.nullish(v.string(), null),
  /** What a gift card adds to the balance, if that is known. */
  amount: v.nullish(price, null),
  currency: v.nullish(currency, null),
  validUntil: v.nullish(instant, null),
  state: v.optional(v.picklist(['unused', 'used', 'expired']), 'unused'),
  terms: v.optional(v.array(v.string()), []),
});

/** A gift for everyone with its link. */
export const gift = v.object({
  /** Who gives it; empty when the giver gave no name. */
  from: v.string(),
  designPicture: picture,
  /** The day from which it can be opened; null for at once. */
  opensOn: v.nullish(day, null),
  /** Whether the day has come. */
  isOpen: v.boolean(),
  /** Of the customer who gives it, what her order delivered; null for everyone else. */
  own: v.nullish(v.object(deliverableInput), null),
  /** Null until the gift is opened. */
  contents: v.nullish(giftContents, null),
});
export type Gift = v.InferOutput<typeof gift>;

export const openedGift = v.object({ ...gift.entries, contents: giftContents });
export type OpenedGift = v.InferOutput<typeof openedGift>;

/** The designs, and the limits of a gift of this code. Error: NOT_FOUND. */
export const getGiftOptions = /*#__PURE__*/ defineCall({
  name: 'getGiftOptions',
  feature: 'gifts',
  method: 'GET',
  path: '/api/user/gift/options',
  summary: 'Designs and limits of a gift',
  access: 'customer',
  input: v.object(deliverableInput),
  output: giftOptions,
});

/**
 * Wraps a code or ticket of an order as a gift and returns the order. A gift that is wrapped already is changed and keeps its link, so a
 * repeated request changes nothing. Errors: NOT_FOUND; GIFT_CLOSED when it is opened, used or expired.
 */
export const wrapGift = /*#__PURE__*/ defineCall({
  name: 'wrapGift',
  feature: 'gifts',
  method: 'POST',
  path: '/api/user/gift/wrap',
  summary: 'Wraps a code or ticket as a gift, or changes the gift',
  kind: 'write',
  access: 'customer',
  input: v.object({
    ...deliverableInput,
    designId: id,
    message: v.optional(typedText(500), ''),
    from: v.optional(typedText(60), ''),
    opensOn: v.optional(v.nullable(day), null),
  }),
  output: order,
});

/**
 * Takes a gift back and returns the order. Its link finds nothing any more. Nothing changes when it is no gift. Errors: NOT_FOUND;
 * GIFT_CLOSED when it is opened.
 */
export const unwrapGift = /*#__PURE__*/ defineCall({
  name: 'unwrapGift',
  feature: 'gifts',
  method: 'POST',
  path: '/api/user/gift/unwrap',
  summary: 'Takes a gift back that was not opened',
  kind: 'write',
  access: 'customer',
  input: v.object(deliverableInput),
  output: order,
});

/** A gift, with its contents once it is opened. Error: NOT_FOUND for an unknown token, and for a gift that was taken back. */
export const getGift = /*#__PURE__*/ defineCall({
  name: 'getGift',
  feature: 'gifts',
  method: 'GET',
  path: '/api/home/gift',
  summary: 'A gift, with its contents once it is opened',
  input: tokenInput,
  output: gift,
});

/** Opens a gift. Opening it again returns the same. Errors: NOT_FOUND; GIFT_NOT_YET with the day from which it can be opened. */
export const openGift = /*#__PURE__*/ defineCall({
  name: 'openGift',
  feature: 'gifts',
  method: 'POST',
  path: '/api/home/gift/open',
  summary: 'Opens a gift',
  kind: 'write',
  input: tokenInput,
  output: openedGift,
});
