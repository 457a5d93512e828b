/** Where an order stands after it was placed: what the result screen says and offers. */
import type { Order } from '@/api/schema/order';

export type OrderResult =
  | 'toPay'
  /** The answer to the payment was lost, the order is being asked. */
  | 'checking'
  /** The order could not be asked either. */
  | 'unknown'
  /** The payment is under way elsewhere, the order is asked by itself. */
  | 'processing'
  /** It has been under way for long; the customer can have it checked. */
  | 'stillProcessing'
  | 'paid'
  /** It was not paid in time. */
  | 'expired'
  | 'cancelled';

interface Facts {
  order: Pick<Order, 'status' | 'cancelReason'>;
  /** The step of paying. */
  step: 'idle' | 'sending' | 'checking' | 'unknown' | 'refused' | 'done';
  /** A payment was begun that the shop has not yet heard of. */
  isUnderWay: boolean;
  /** The order is being asked by itself. */
  isAsking: boolean;
}

/** The order itself comes before everything that this screen knows of a payment. */
export function orderResultOf({ order, step, isUnderWay, isAsking }: Facts): OrderResult {
  if (order.status === 'cancelled') return order.cancelReason === 'expired' ? 'expired' : 'cancelled';
  if (order.status !== 'toPay') return 'paid';
  if (step === 'checking' || step === 'unknown') return step;
  if (!isUnderWay) return 'toPay';
  return isAsking ? 'processing' : 'stillProcessing';
}
