/** Orders (spec section 7, `/api/user/order`). */
import * as v from 'valibot';
import { paymentAttempt, paymentMethod } from './schema/payment';
import { address } from './addresses';
import {
  arrayWithoutInvalid,
  count,
  currency,
  day,
  id,
  instant,
  price,
  listOf,
  month,
  operationId,
  pageInput,
} from './schema/wire';
import { orderDeliverable } from './deliverables';
import { defineCall } from './defineCall';
import { lineEntries, orderDelivery, packInput, priceLine } from './packs';
import { orderReturn } from './orderReturn';
import { parcel } from './parcel';
import { lineReview } from './productReview';
import { typedText } from './schema/typed';

/** A line of an order, with the price at the time of the order. */
export const orderLine = v.object({
  ...lineEntries,
  /** Day from which a presale product is sent; null for a product in stock. */
  shipsOn: v.nullish(day),
  /** What the customer wrote of it. Only a shop with the part `reviews` has it. */
  review: v.nullish(lineReview),
  /** The customer can review it, or change the review. */
  canReview: v.optional(v.boolean()),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

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
const returnedPayment = v.object({ amount: price, name: v.string(), coupon: v.optional(v.boolean(), false) });

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
  value: v.nullish(price),
  /** What the customer saved in minor units: former prices, coupon and discount code together. */
  saves: v.nullish(price),
  /** The methods with which an unpaid order can be paid, in display order. Without them the order is paid without a choice. */
  paymentMethods: v.nullish(arrayWithoutInvalid(paymentMethod)),
  /** The last attempt to pay that has not paid the order; null without one. */
  attempt: v.nullish(paymentAttempt),
  /** How a paid order was paid: name of the means, for example "Wallet balance", and amount in minor units. */
  payments: v.nullish(v.array(v.object({ name: v.string(), amount: price }))),
  /** What a cancelled order gave back. */
  returned: v.nullish(returnedPayment),
  /** What cancelling the order now would give back. Without it clients promise nothing. */
  cancelReturns: v.nullish(returnedPayment),
  /** Taxes that the price lines contain, for the receipt: name, for example "VAT 19 %", and amount in minor units. */
  taxes: v.nullish(v.array(v.object({ name: v.string(), amount: price }))),
  /** Day on which the last parcel is expected; null when nothing is delivered any more. */
  arrivesOn: v.nullish(day),
  /** Last day on which something of a delivered order can be returned; null when nothing can. */
  returnUntil: v.nullish(day),
  /** Article id of the returns policy. */
  returnsId: v.nullish(id),
  /** Who sells, for the receipt: legal name, postal address line by line, and tax number. */
  seller: v.nullish(
    v.object({ name: v.string(), address: v.optional(v.array(v.string()), []), taxNumber: v.nullish(v.string()) }),
  ),
  placedAt: instant,
  /** Payment deadline of an unpaid order; null when the order is paid or cancelled. */
  payBefore: v.nullish(instant, null),
  address: v.nullish(address, null),
  /** How it is delivered; for an order that is picked up, where. */
  delivery: v.nullish(orderDelivery),
  note: v.optional(v.string(), ''),
  /** What the shop writes on the gift card of the parcel. */
  giftMessage: v.nullish(v.string()),
  timeline: v.optional(arrayWithoutInvalid(v.object({ event: timelineEvent, at: instant })), []),
  cancelReason: v.nullish(cancelReason, null),
  parcel: v.nullish(parcel, null),
  /** Codes and tickets that the order delivered. */
  yields: v.optional(arrayWithoutInvalid(orderDeliverable), []),
  /** The returns and exchanges of this order, oldest first. Only a shop with the part `returns` has them. */
  returns: v.nullish(arrayWithoutInvalid(orderReturn)),
  /** The actions that the order currently allows. `return`: pieces of it can be returned or exchanged; `review`: a line can be reviewed. */
  can: v.object({
    pay: v.boolean(),
    cancel: v.boolean(),
    changeAddress: v.boolean(),
    return: v.optional(v.boolean()),
    review: v.optional(v.boolean()),
  }),
});
export type Order = v.InferOutput<typeof order>;

/** Number of orders by status, for the tabs of the order list. */
export const orderCounts = v.object({ toPay: count, toShip: count, toReceive: count, done: count, cancelled: count });
export type OrderCounts = v.InferOutput<typeof orderCounts>;

/** Fetches the unpaid orders, earliest payment deadline first. */
export const getUnpaidOrders = /*#__PURE__*/ defineCall({
  name: 'getUnpaidOrders',
  method: 'GET',
  path: '/api/user/order/unpay',
  summary: 'Unpaid orders, earliest payment deadline first',
  access: 'customer',
  input: v.object(pageInput),
  output: listOf(order),
});

/**
 * What an API that searches orders offers; without it clients send neither `keyword` nor `month`. `months`: those in which the customer
 * has placed orders, by the shop's calendar, newest first.
 */
const orderFilters = v.object({ months: arrayWithoutInvalid(month) });

/**
 * Fetches a page of orders, newest first, filtered by status, by the text of a search (order number, product name or option) and by the
 * month in which they were placed. `counts` and `filters` are those of all orders. With `operationId` it returns only the order that
 * this operation placed, or an empty list.
 */
export const getOrders = /*#__PURE__*/ defineCall({
  name: 'getOrders',
  method: 'GET',
  path: '/api/user/order/list',
  summary: 'Orders by status, newest first; or the order that one operation placed',
  access: 'customer',
  input: v.object({
    ...pageInput,
    status: v.optional(orderStatus),
    keyword: v.optional(typedText(80)),
    month: v.optional(month),
    operationId: v.optional(operationId),
  }),
  output: v.object({
    ...listOf(order).entries,
    counts: v.optional(orderCounts),
    filters: v.nullish(orderFilters),
  }),
});

/** Fetches one order with its timeline and deliverables. Error: NOT_FOUND. */
export const getOrderDetail = /*#__PURE__*/ defineCall({
  name: 'getOrderDetail',
  method: 'GET',
  path: '/api/user/order/detail',
  summary: 'One order with its timeline',
  access: 'customer',
  input: v.object({ id }),
  output: order,
});

/**
 * Places an order from a pack. Errors: TOTAL_CHANGED when the total differs from `expectedTotal`, PACK_UNAVAILABLE,
 * ADDRESS_MISSING, PRESALE_NOT_ACCEPTED, OPERATION_MISMATCH.
 */
export const confirmOrder = /*#__PURE__*/ defineCall({
  name: 'confirmOrder',
  method: 'POST',
  path: '/api/user/order/confirm',
  summary: 'Places an order from a pack',
  kind: 'money',
  access: 'customer',
  input: v.object({
    operationId,
    ...packInput.entries,
    note: v.optional(typedText(200), ''),
    /** Printed on a card in the parcel. Only sent when the quote has `giftMessageLength`. */
    giftMessage: v.optional(typedText(500)),
    /**
     * The customer has accepted the texts that `agreementId` and `privacyId` of the shop's information name. Left out when the
     * shop has published neither.
     */
    isAgreed: v.optional(v.literal(true)),
    isPresaleAccepted: v.optional(v.boolean(), false),
    /** The total that the customer saw, in minor units. */
    expectedTotal: price,
  }),
  output: order,
});

/**
 * Cancels an order that is not shipped. The API restores the stock and returns coupon, balance and payment. A write,
 * although the method is GET. Error: ORDER_STATE.
 */
export const cancelOrder = /*#__PURE__*/ defineCall({
  name: 'cancelOrder',
  method: 'GET',
  path: '/api/user/order/cancel',
  summary: 'Cancels an order that is not shipped; a write, although the method is GET',
  kind: 'write',
  access: 'customer',
  input: v.object({ id, reason: cancelReason, text: v.optional(typedText(200), '') }),
  output: order,
});
