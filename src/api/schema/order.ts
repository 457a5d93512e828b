/** Packs (quotes) and orders. Every sum is computed by the shop. */
import * as v from 'valibot';
import { discountCheck, packCoupon } from './coupon';
import { presale } from './goods';
import { address } from './user';
import { count, currency, id, instant, money, picture, price } from './wire';

/** What a customer wants: a SKU and how many. */
export const packLine = v.object({ skuId: id, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)) });
export type PackLine = v.InferOutput<typeof packLine>;

/** `best` lets the shop choose the coupon that saves most, null uses none. */
export const couponChoice = v.nullable(v.union([v.literal('best'), id]));

export const packInput = v.object({
  lines: v.pipe(v.array(packLine), v.minLength(1), v.maxLength(100)),
  addressId: v.optional(v.nullable(id), null),
  couponId: v.optional(couponChoice, 'best'),
  discountCode: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  useBalance: v.optional(v.boolean(), false),
});
export type PackInput = v.InferInput<typeof packInput>;

/** A line of an order or pack, as it was bought or would be bought now. */
const lineEntries = {
  skuId: id,
  goodsId: id,
  name: v.string(),
  /** The chosen values in words: "Blossom, alone"; empty without a choice. */
  skuText: v.optional(v.string(), ''),
  picture,
  /** For one piece, minor units. */
  price,
  quantity: count,
  /** Price times quantity, computed by the shop. */
  subtotal: price,
  isVirtual: v.optional(v.boolean(), false),
};

export const orderLine = v.object(lineEntries);
export type OrderLine = v.InferOutput<typeof orderLine>;

export const quotedLine = v.object({
  ...lineEntries,
  originalPrice: v.nullish(price, null),
  stock: count,
  limitPerOrder: v.nullish(count, null),
  presale: v.nullish(presale, null),
  /** Why it cannot be ordered as asked, or null. `stock` tells how many are left. */
  problem: v.nullish(v.picklist(['gone', 'soldOut', 'shortStock', 'overLimit']), null),
});
export type QuotedLine = v.InferOutput<typeof quotedLine>;

/** One line of the price lines; their amounts add up to the total. */
export const priceLine = v.object({
  kind: v.picklist(['goods', 'delivery', 'coupon', 'discountCode', 'balance']),
  amount: money,
});
export type PriceLine = v.InferOutput<typeof priceLine>;

/** The quote that checkout shows. */
export const pack = v.object({
  currency,
  lines: v.array(quotedLine),
  priceLines: v.array(priceLine),
  total: price,
  /** Pieces in all. */
  pieces: count,
  /** False when everything in it is virtual. */
  needsAddress: v.boolean(),
  coupons: v.optional(v.array(packCoupon), []),
  /** The coupon that was applied, or null. */
  couponId: v.nullish(id, null),
  /** What became of the discount code that was sent, or null when none was. */
  discount: v.nullish(discountCheck, null),
  balance: v.nullish(v.object({ available: price, used: price }), null),
  /** False while a line has a problem. A missing address is the client's to see. */
  canOrder: v.boolean(),
});
export type Pack = v.InferOutput<typeof pack>;

export const orderStatus = v.picklist(['toPay', 'toShip', 'toReceive', 'done', 'cancelled']);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** Why an order was cancelled. `expired` is the shop's own, the others are the customer's to choose. */
export const cancelReason = v.picklist(['changedMind', 'wrongItem', 'wrongAddress', 'foundCheaper', 'tooSlow', 'other', 'expired']);
export type CancelReason = v.InferOutput<typeof cancelReason>;

/** What virtual goods gave: a code to redeem or a ticket to show. */
export const orderYield = v.object({
  kind: v.picklist(['code', 'ticket']),
  name: v.string(),
  code: v.string(),
  ticketId: v.nullish(id, null),
  validUntil: v.nullish(instant, null),
  /** Whether it still counts; a shop that leaves it out says nothing but `validUntil`. */
  state: v.optional(v.picklist(['unused', 'used', 'expired']), 'unused'),
});
export type OrderYield = v.InferOutput<typeof orderYield>;

export const timelineEvent = v.picklist(['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'addressChanged']);
export type TimelineEvent = v.InferOutput<typeof timelineEvent>;

export const order = v.object({
  id,
  /** What the customer reads out to an agent: `P-204417`. */
  number: v.string(),
  status: orderStatus,
  currency,
  lines: v.pipe(v.array(orderLine), v.minLength(1)),
  pieces: count,
  priceLines: v.array(priceLine),
  total: price,
  placedAt: instant,
  /** Until when an unpaid order is held; null once it is paid or cancelled. */
  payBefore: v.nullish(instant, null),
  address: v.nullish(address, null),
  note: v.optional(v.string(), ''),
  timeline: v.optional(v.array(v.object({ event: timelineEvent, at: instant })), []),
  cancelReason: v.nullish(cancelReason, null),
  parcel: v.nullish(v.object({ carrier: v.string(), number: v.string() }), null),
  yields: v.optional(v.array(orderYield), []),
  /** What the customer may do with it now. */
  can: v.object({ pay: v.boolean(), cancel: v.boolean(), changeAddress: v.boolean() }),
});
export type Order = v.InferOutput<typeof order>;

/** Orders by status; the figures of the tabs. */
export const orderCounts = v.object({ toPay: count, toShip: count, toReceive: count, done: count, cancelled: count });
export type OrderCounts = v.InferOutput<typeof orderCounts>;

/** What paying answers. `redirectUrl` (https) leads to an outside payment page, if the operator has one. */
export const payment = v.object({
  state: v.picklist(['paid', 'processing']),
  redirectUrl: v.nullish(v.pipe(v.string(), v.regex(/^https:\/\//)), null),
  order,
});
export type Payment = v.InferOutput<typeof payment>;
