/** Row types of payments and refunds. Units and languages as in rows.ts. */
import type { Language } from '../text';
import type { MethodId } from './methodTable';

/** What a payment provider says about an attempt. */
export type ProviderEvent = 'paid' | 'declined' | 'cancelled';

/** An attempt to pay an order outside of the shop. Its id is the reference of the provider. */
export interface PaymentAttemptRow {
  id: string;
  orderId: string;
  operationId: string;
  methodId: MethodId;
  /** `returned`: the money came when the order could not be paid any more, and went back. */
  state: 'waiting' | 'returned' | ProviderEvent;
  /** What the provider calls the payment, when money has come and it has said so. */
  reference?: string;
  /** Minor units. */
  amount: number;
  returnUrl: string | null;
  cancelUrl: string | null;
  /** Language of the customer, for the page of the provider. */
  language: Language;
  /** What the provider says when the scheduled step of the attempt is due. */
  appEvent: ProviderEvent;
  startedAt: number;
}

/** An amount (minor units) and where it goes. `method`: the one that paid the order. */
export interface RefundPart {
  to: 'balance' | 'method';
  amount: number;
}
