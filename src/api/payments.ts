/** Payments of orders (spec section 7, `/api/user/order`). */
import * as v from 'valibot';
import { redirectUrl } from './schema/payment';
import { id, price, operationId, webUrl } from './schema/wire';
import { defineCall } from './defineCall';
import { order } from './orders';

/** The result of a payment. `redirectUrl` is the page of an external payment provider, or null. */
export const payment = v.object({
  state: v.picklist(['paid', 'processing']),
  redirectUrl,
  order,
});
export type Payment = v.InferOutput<typeof payment>;

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
    returnUrl: v.optional(webUrl),
    cancelUrl: v.optional(webUrl),
    /** The platform on which the customer pays. */
    platform: v.optional(v.picklist(['h5', 'pc'])),
  }),
  output: payment,
});
