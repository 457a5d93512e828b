/** Packs (quotes) and orders. The API computes every amount; the client never adds up prices. */
import * as v from 'valibot';
import { discountCheck, packCoupon } from './coupon';
import { paymentAttempt, paymentMethod, redirectUrl } from './payment';
import { presale } from './product';
import { address } from './address';
import { typedCode } from './typed';
import { arrayWithoutInvalid, count, currency, day, httpsAddress, id, instant, money, picture, price } from './wire';

/** A SKU and the number of pieces that the customer wants. */
export const packLine = v.object({
  skuId: id,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)),
});
export type PackLine = v.InferOutput<typeof packLine>;

/** A coupon id, `best` for the coupon that saves most (chosen by the API), or null for no coupon. */
export const couponChoice = v.nullable(v.union([v.literal('best'), id]));
export type CouponChoice = v.InferOutput<typeof couponChoice>;

/** The input of a quote: lines, address, coupon, discount code and use of the balance. */
export const packInput = v.object({
  lines: v.pipe(v.array(packLine), v.minLength(1), v.maxLength(100)),
  addressId: v.optional(v.nullable(id), null),
  couponId: v.optional(couponChoice, 'best'),
  discountCode: v.optional(v.nullable(typedCode(40)), null),
  useBalance: v.optional(v.boolean(), false),
});
export type PackInput = v.InferInput<typeof packInput>;

/** The fields that the lines of an order and of a quote have in common. */
const lineEntries = {
  skuId: id,
  goodsId: id,
  name: v.string(),
  /** The chosen option values as text, for example "Blossom, alone"; empty for products without options. */
  skuText: v.optional(v.string(), ''),
  picture,
  /** Price per piece in minor units. */
  price,
  quantity: count,
  /** `price` × `quantity` in minor units, computed by the API. */
  subtotal: price,
  isVirtual: v.optional(v.boolean(), false),
};

/** A line of an order, with the price at the time of the order. */
export const orderLine = v.object({
  ...lineEntries,
  /** Day from which a presale product is sent; null for a product in stock. */
  shipsOn: v.fallback(v.nullish(day), undefined),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

/** A line of a quote, with the current price and stock. */
export const quotedLine = v.object({
  ...lineEntries,
  originalPrice: v.nullish(price, null),
  stock: count,
  limitPerOrder: v.nullish(count, null),
  presale: v.nullish(presale, null),
  /** The reason why this line cannot be ordered in this quantity, or null. `stock` is the number of pieces left. */
  problem: v.nullish(v.picklist(['gone', 'soldOut', 'shortStock', 'overLimit']), null),
});
export type QuotedLine = v.InferOutput<typeof quotedLine>;

/** One line of the price summary, in minor units; deductions are negative. The amounts of all lines add up to the total. */
export const priceLine = v.object({
  kind: v.picklist(['goods', 'delivery', 'coupon', 'discountCode', 'balance']),
  amount: money,
});
export type PriceLine = v.InferOutput<typeof priceLine>;

/** The quote that the checkout shows. */
export const pack = v.object({
  currency,
  lines: v.array(quotedLine),
  priceLines: v.array(priceLine),
  total: price,
  /** Total number of pieces. */
  pieces: count,
  /** False when all products are virtual. */
  needsAddress: v.boolean(),
  coupons: v.optional(v.array(packCoupon), []),
  /** The coupon that was applied, or null. */
  couponId: v.nullish(id, null),
  /** The result for the discount code of the input; null when the input has none. */
  discount: v.nullish(discountCheck, null),
  /** Available wallet balance and the part that this quote uses, in minor units; null for a visitor. */
  balance: v.nullish(v.object({ available: price, used: price }), null),
  /** Whether this customer has accepted the current version of the agreement before. Without it every order asks again. */
  isAgreementAccepted: v.fallback(v.nullish(v.boolean()), undefined),
  /** Day on which the lines of this quote have arrived when they are ordered now; null when nothing is delivered. */
  arrivesOn: v.fallback(v.nullish(day), undefined),
  /** The longest gift message in characters that the shop encloses; without it the checkout offers none. */
  giftMessageLength: v.fallback(v.nullish(count), undefined),
  /** False while a line has a `problem`. A missing address does not make it false: the client checks `needsAddress`. */
  canOrder: v.boolean(),
});
export type Pack = v.InferOutput<typeof pack>;

/** Order statuses: unpaid, paid, shipped, completed, cancelled. */
export const orderStatus = v.picklist(['toPay', 'toShip', 'toReceive', 'done', 'cancelled']);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** Reasons of a cancellation. The API sets `expired` when the payment deadline passes; customers choose one of the others. */
export const cancelReason = v.picklist([
  'changedMind',
  'wrongItem',
  'wrongAddress',
  'foundCheaper',
  'tooSlow',
  'other',
  'expired',
]);
export type CancelReason = v.InferOutput<typeof cancelReason>;

/** What a virtual product delivered: a redeem code or a ticket. */
export const orderDeliverable = v.object({
  kind: v.picklist(['code', 'ticket']),
  name: v.string(),
  code: v.string(),
  ticketId: v.nullish(id, null),
  validUntil: v.nullish(instant, null),
  /** Whether the code or ticket is still valid. Without this field, clients use `validUntil` alone. */
  state: v.optional(v.picklist(['unused', 'used', 'expired']), 'unused'),
});
export type OrderDeliverable = v.InferOutput<typeof orderDeliverable>;

/** Events of the order timeline. */
export const timelineEvent = v.picklist([
  'placed',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'addressChanged',
]);
export type TimelineEvent = v.InferOutput<typeof timelineEvent>;

/** What a cancelled order gives back: amount in minor units, name of the place it goes to, and whether the coupon can be used again. */
const returned = v.object({ amount: price, name: v.string(), coupon: v.optional(v.boolean(), false) });

/** An order with its lines, price summary, timeline and deliverables. */
export const order = v.object({
  id,
  /** Order number for the customer and the service desk, for example `P-204417`. */
  number: v.string(),
  status: orderStatus,
  currency,
  lines: v.pipe(v.array(orderLine), v.minLength(1)),
  pieces: count,
  priceLines: v.array(priceLine),
  total: price,
  /** What the order is worth in minor units: all price lines but `balance`. Clients without it show `total`. */
  value: v.fallback(v.nullish(price), undefined),
  /** The methods with which an unpaid order can be paid, in display order. Without them the order is paid without a choice. */
  paymentMethods: v.fallback(v.nullish(arrayWithoutInvalid(paymentMethod)), undefined),
  /** The last attempt to pay that has not paid the order; null without one. */
  attempt: v.fallback(v.nullish(paymentAttempt), undefined),
  /** How a paid order was paid: name of the means, for example "Wallet balance", and amount in minor units. */
  payments: v.fallback(v.nullish(v.array(v.object({ name: v.string(), amount: price }))), undefined),
  /** What a cancelled order gave back. */
  returned: v.fallback(v.nullish(returned), undefined),
  /** What cancelling the order now would give back. Without it clients promise nothing. */
  cancelReturns: v.fallback(v.nullish(returned), undefined),
  /** Taxes that the price lines contain, for the receipt: name, for example "VAT 19 %", and amount in minor units. */
  taxes: v.fallback(v.nullish(v.array(v.object({ name: v.string(), amount: price }))), undefined),
  /** Day on which the last parcel is expected; null when nothing is delivered any more. */
  arrivesOn: v.fallback(v.nullish(day), undefined),
  /** Last day on which something of a delivered order can be returned; null when nothing can. */
  returnUntil: v.fallback(v.nullish(day), undefined),
  /** Article id of the returns policy. */
  returnsId: v.fallback(v.nullish(id), undefined),
  /** Who sells, for the receipt: legal name, postal address line by line, and tax number. */
  seller: v.fallback(
    v.nullish(
      v.object({ name: v.string(), address: v.optional(v.array(v.string()), []), taxNumber: v.nullish(v.string()) }),
    ),
    undefined,
  ),
  placedAt: instant,
  /** Payment deadline of an unpaid order; null when the order is paid or cancelled. */
  payBefore: v.nullish(instant, null),
  address: v.nullish(address, null),
  note: v.optional(v.string(), ''),
  /** What the shop writes on the gift card of the parcel. */
  giftMessage: v.fallback(v.nullish(v.string()), undefined),
  timeline: v.optional(v.array(v.object({ event: timelineEvent, at: instant })), []),
  cancelReason: v.nullish(cancelReason, null),
  /** `trackingUrl` (https) is the carrier's page of the parcel. */
  parcel: v.nullish(
    v.object({
      carrier: v.string(),
      number: v.string(),
      trackingUrl: v.fallback(v.nullish(httpsAddress), undefined),
    }),
    null,
  ),
  /** Codes and tickets that the order delivered. */
  yields: v.optional(v.array(orderDeliverable), []),
  /** The actions that the order currently allows. */
  can: v.object({ pay: v.boolean(), cancel: v.boolean(), changeAddress: v.boolean() }),
});
export type Order = v.InferOutput<typeof order>;

/** Number of orders by status, for the tabs of the order list. */
export const orderCounts = v.object({ toPay: count, toShip: count, toReceive: count, done: count, cancelled: count });
export type OrderCounts = v.InferOutput<typeof orderCounts>;

/** The result of a payment. `redirectUrl` is the page of an external payment provider, or null. */
export const payment = v.object({
  state: v.picklist(['paid', 'processing']),
  redirectUrl,
  order,
});
export type Payment = v.InferOutput<typeof payment>;
