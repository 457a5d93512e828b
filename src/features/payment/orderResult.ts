/** The state of an order after it was placed: selects what the result screen shows. */
import type { Order } from '@/api/orders';

export type OrderResult =
  | 'toPay'
  /** The payment that the checkout has requested is being sent. */
  | 'paying'
  /** The last payment has failed, or was cancelled; the order can still be paid. */
  | 'notPaid'
  /** The response to the payment was lost; the order is being fetched. */
  | 'reconciling'
  /** Fetching the order failed as well. */
  | 'unknown'
  /** The payment is in progress elsewhere; the order is polled. */
  | 'processing'
  /** The payment has been in progress for long; the customer can check it. */
  | 'stillProcessing'
  | 'paid'
  /** The order was not paid in time. */
  | 'expired'
  | 'cancelled';

interface OrderResultInput {
  order: Pick<Order, 'status' | 'cancelReason'>;
  /** State of the payment request. */
  status: 'idle' | 'sending' | 'reconciling' | 'unknown' | 'refused' | 'done';
  /** The checkout has requested a payment that has not been answered. */
  isRequested: boolean;
  /** The last payment was refused, declined or cancelled. */
  hasFailed: boolean;
  /** A payment was started that the API has not confirmed yet. */
  isInProgress: boolean;
  /** The order is being polled. */
  isFetching: boolean;
}

/** The state of the order takes precedence over what this screen knows about a payment. */
export function orderResultOf({
  order,
  status,
  isRequested,
  hasFailed,
  isInProgress,
  isFetching,
}: OrderResultInput): OrderResult {
  if (order.status === 'cancelled') return order.cancelReason === 'expired' ? 'expired' : 'cancelled';
  if (order.status !== 'toPay') return 'paid';
  if (status === 'reconciling' || status === 'unknown') return status;
  if (isRequested && (status === 'idle' || status === 'sending')) return 'paying';
  if (!isInProgress) return hasFailed ? 'notPaid' : 'toPay';
  return isFetching ? 'processing' : 'stillProcessing';
}
