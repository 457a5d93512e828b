/** The order calls of spec section 7. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { cancelReason, order, orderCounts, orderStatus, packInput, payment } from './schema/order';
import { id, listOf, operationId, page, price } from './schema/wire';

/** Orders that wait for payment, the one that runs out first leading. */
export const getUnpaidOrders = /*#__PURE__*/ defineCall({ name: 'getUnpaidOrders', method: 'GET', path: '/api/user/order/unpay', summary: 'Orders that wait for payment', access: 'customer', input: v.object(page), output: listOf(order) });

/** Orders by status, newest first. With `operationId`: the order which that operation placed, if it did. */
export const getOrders = /*#__PURE__*/ defineCall({
  name: 'getOrders',
  method: 'GET',
  path: '/api/user/order/list',
  summary: 'Orders by status, newest first; or the order that an operation placed',
  access: 'customer',
  input: v.object({ ...page, status: v.optional(orderStatus), operationId: v.optional(operationId) }),
  output: v.object({ ...listOf(order).entries, counts: v.optional(orderCounts) }),
});

/** One order with timeline and what it yielded. */
export const getOrderDetail = /*#__PURE__*/ defineCall({ name: 'getOrderDetail', method: 'GET', path: '/api/user/order/detail', summary: 'One order with its timeline', access: 'customer', input: v.object({ id }), output: order });

/** Places an order from a pack. Refused with TOTAL_CHANGED when the total is not `expectedTotal`. */
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
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    isAgreed: v.literal(true),
    isPresaleAccepted: v.optional(v.boolean(), false),
    /** The total that the customer saw, minor units. */
    expectedTotal: price,
  }),
  output: order,
});

/** Pays an order, once whatever is sent twice. */
export const payOrder = /*#__PURE__*/ defineCall({
  name: 'payOrder',
  method: 'POST',
  path: '/api/user/order/pay',
  summary: 'Pays an order',
  kind: 'money',
  access: 'customer',
  input: v.object({ operationId, orderId: id, expectedTotal: price }),
  output: payment,
});

/** Cancels an unpaid or unshipped order; stock, coupon, balance and payment go back. A write, though a GET. */
export const cancelOrder = /*#__PURE__*/ defineCall({
  name: 'cancelOrder',
  method: 'GET',
  path: '/api/user/order/cancel',
  summary: 'Cancels an unpaid or unshipped order; a write, though a GET',
  kind: 'write',
  access: 'customer',
  input: v.object({ id, reason: cancelReason, text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') }),
  output: order,
});
