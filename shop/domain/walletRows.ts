/** Row types of wallet, tickets, codes and jobs. Units and languages as in rows.ts. */
import type { WalletEntry, Withdrawal } from '../../src/api/wallet';
import type { LocalizedText } from '../text';
import type { RewardSeed } from '../catalogue/types';
import type { PictureRow } from './rows';

/** An entry of the ledger. Entries are never changed; the balance is their sum. */
export interface WalletEntryRow {
  id: string;
  customerId: string;
  kind: WalletEntry['kind'];
  title: LocalizedText;
  amount: number;
  balanceAfter: number;
  at: number;
  orderId: string | null;
  operationId: string | null;
}

/** An amount that an unpaid order holds. The id is the id of the order. */
export interface WalletHoldRow {
  id: string;
  customerId: string;
  amount: number;
}

export interface WithdrawalRow {
  id: string;
  customerId: string;
  amount: number;
  fee: number;
  currency: string;
  payeeName: string;
  payeeAccount: string;
  status: Withdrawal['status'];
  reason: LocalizedText | null;
  requestedAt: number;
  settledAt: number | null;
  operationId: string;
}

export interface TicketRow {
  id: string;
  customerId: string;
  name: LocalizedText;
  subtitle: LocalizedText;
  picture: PictureRow;
  place: LocalizedText;
  validUntil: number;
  usedAt: number | null;
  code: string;
  terms: readonly LocalizedText[];
  orderId: string | null;
}

/** A code or ticket of an order that was wrapped as a gift. */
export interface GiftRow {
  /** The token that opens it. */
  id: string;
  /** The giver. */
  customerId: string;
  orderId: string;
  /** That of the deliverable. */
  code: string;
  designId: string;
  message: string;
  from: string;
  /** Calendar day of the shop; null for at once. */
  opensOn: string | null;
  /** In ms; null before it is opened. */
  openedAt: number | null;
  changedAt: number;
}

/** A redeem code. The id is the normalized code (`normalizeRedeemCode`). */
export interface RedeemCodeRow {
  id: string;
  name: LocalizedText;
  reward: RewardSeed;
  validUntil: number;
  /** Remaining uses of all customers together, null for no limit. Each customer can use a code once. */
  usesLeft: number | null;
}

/** The number of unknown redeem codes that a customer entered since `since` (ms). */
export interface RedeemTriesRow {
  since: number;
  wrong: number;
}

/** The stored response of a money call, for repeated operation ids. */
export interface OperationRow {
  /** The name of the call and its validated input as JSON. */
  request: string;
  answer: unknown;
  /** Time of the call (ms). Rows of an older version lack it. */
  at?: number;
}

/** A scheduled step of an order, withdrawal, payment attempt, return or alert. `at`: due time in ms. `ref`: row id. */
export interface ScheduledJobRow {
  at: number;
  kind: 'order' | 'withdrawal' | 'payment' | 'return' | 'restock';
  ref: string;
}

export interface ServiceCodeRow {
  code: string;
  validUntil: number;
}
