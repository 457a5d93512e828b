/** The tone of each state of orders, returns, tickets, coupons and withdrawals, and the colour of each tone: both stand here only. */

import type { Coupon } from '@/api/coupons';
import type { Order } from '@/api/orders';
import type { ReturnState } from '@/api/orderReturn';
import type { Ticket } from '@/api/tickets';
import type { Withdrawal } from '@/api/wallet';

/** What a state means for the customer: something to do soon, nothing special, something good, something that failed, something past. */
export type Tone = 'urgent' | 'plain' | 'good' | 'failed' | 'quiet';

/** By status. An order that is done is `good` while something that it delivered can be used (`orderStateOf`). */
export const orderTones = {
  toPay: 'urgent',
  toShip: 'plain',
  toReceive: 'plain',
  done: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<Order['status'], Tone>;

/** Of returns, by state: an approved one waits for the customer to send it. */
export const returnTones = {
  requested: 'plain',
  approved: 'urgent',
  sent: 'plain',
  received: 'plain',
  refunded: 'good',
  exchanged: 'good',
  refused: 'failed',
  cancelled: 'quiet',
} as const satisfies Record<ReturnState, Tone>;

/** Of tickets and coupons, by state; a coupon that can be used is `usable`. */
export const entitlementTones = {
  unused: 'plain',
  usable: 'plain',
  used: 'quiet',
  expired: 'quiet',
} as const satisfies Record<Coupon['state'] | Ticket['state'], Tone>;

/** By status. */
export const withdrawalTones = {
  reviewing: 'urgent',
  paying: 'urgent',
  paid: 'good',
  failed: 'failed',
} as const satisfies Record<Withdrawal['status'], Tone>;

/** The colour of small text by tone: a value of the layout prop `color`. */
export const toneColors = {
  urgent: 'action',
  plain: 'ink',
  good: 'leaf',
  failed: 'danger',
  quiet: 'ink-3',
} as const satisfies Record<Tone, string>;

/** The colour of names and headings by tone. */
export const headingColors = { ...toneColors, quiet: 'ink-2' } as const satisfies Record<Tone, string>;

/** What the result page of a withdrawal says by its status: a request that is under way has succeeded so far. */
export const withdrawalOutcomes = { reviewing: 'good', paying: 'good', paid: 'good', failed: 'over' } as const;

/** What the result page of an order says by its result (src/features/payment/orderResult.ts). */
export const orderOutcomes = {
  toPay: 'open',
  paying: 'busy',
  notPaid: 'failed',
  reconciling: 'busy',
  unknown: 'open',
  processing: 'busy',
  stillProcessing: 'open',
  paid: 'good',
  expired: 'over',
  cancelled: 'over',
} as const;
