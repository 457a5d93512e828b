/** The order calls (spec section 7, `/api/user/order`). */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { cancelReason, order, orderCounts, orderStatus, packInput, payment } from './schema/order';
import { typedText } from './schema/typed';
import { id, listOf, operationId, page, price, webAddress } from './schema/wire';

/** Fetches the unpaid orders, earliest payment deadline first. */
export const getUnpaidOrders = /*#__PURE__*/ defineCall({
  name: 'getUnpaidOrders',
  method: 'GET',
  path: '/api/user/order/unpay',
  summary: 'Unpaid orders, earliest payment deadline first',
  access: 'customer',
  input: v.object(page),
  output: listOf(order),
});

/**
 * Fetches a page of orders, newest first, filtered by status. With `operationId` it returns only the order that this
 * operation placed, or an empty list.
 */
export const getOrders = /*#__PURE__*/ defineCall({
  name: 'getOrders',
  method: 'GET',
  path: '/api/user/order/list',
  summary: 'Orders by status, newest first; or the order that one operation placed',
  access: 'customer',
  input: v.object({ ...page, status: v.optional(orderStatus), operationId: v.optional(operationId) }),
  output: v.object({ ...listOf(order).entries, counts: v.optional(orderCounts) }),
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
 * Pays an order. Repeated calls with the same `operationId` pay once. A payment ends an earlier one of the order that still waits.
 * Errors: TOTAL_CHANGED, ORDER_EXPIRED, ORDER_STATE, OPERATION_MISMATCH, PAYMENT_DECLINED, BALANCE_SHORT.
 */
export const payOrder = /*#__PURE__*/ defineCall({
  name: 'payOrder',
  method: 'POST',
  path: '/api/user/order/pay',
  summary: 'Pays an order',
  kind: 'money',
  access: 'customer',
  input: v.object({
    operationId,
    orderId: id,
    expectedTotal: price,
    /** One of `paymentMethods` of the order. Without it the API chooses. */
    methodId: v.optional(id),
    /** Absolute URLs of this app to which the page of a payment provider leads back, after a payment and after a cancellation there. */
    returnUrl: v.optional(webAddress),
    cancelUrl: v.optional(webAddress),
    /** The platform on which the customer pays. */
    platform: v.optional(v.picklist(['h5', 'pc'])),
  }),
  output: payment,
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
