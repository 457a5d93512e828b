/** The rows of money, tickets and codes; the habits of rows.ts hold here, too. */
import type { WalletEntry, Withdrawal } from '../../../src/api/schema/user';
import type { Text } from '../text';
import type { RewardSeed } from '../catalogue/types';
import type { PictureRow } from './rows';

/** One movement of the wallet. Rows are only ever added; the balance is their sum. */
export interface WalletEntryRow {
  id: string;
  customerId: string;
  kind: WalletEntry['kind'];
  title: Text;
  amount: number;
  balanceAfter: number;
  at: number;
  orderId: string | null;
  operationId: string | null;
}

/** Balance set aside for an unpaid order; the id is that of the order. */
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
  reason: Text | null;
  requestedAt: number;
  settledAt: number | null;
  operationId: string;
}

export interface TicketRow {
  id: string;
  customerId: string;
  name: Text;
  subtitle: Text;
  picture: PictureRow;
  place: Text;
  validUntil: number;
  usedAt: number | null;
  code: string;
  terms: readonly Text[];
  orderId: string | null;
}

/** A redeem code; the id is the code without its dashes. */
export interface RedeemCodeRow {
  id: string;
  name: Text;
  reward: RewardSeed;
  validUntil: number;
  /** How often it may be used in all, or null for as often as there are customers. Each customer uses it once. */
  usesLeft: number | null;
}

/** Wrong redeem codes that a customer tried since `since`. */
export interface RedeemTriesRow {
  since: number;
  wrong: number;
}

/** What a money call answered, kept for its repetitions. */
export interface OperationRow {
  /** The name of the call and its checked input as JSON. */
  request: string;
  answer: unknown;
  /** When it was; books of an older version do not say it. */
  at?: number;
}

/** Something that the shop does by itself when its time has come. */
export interface AgendaRow {
  at: number;
  kind: 'order' | 'withdrawal';
  ref: string;
}

export interface ServiceCodeRow {
  code: string;
  validUntil: number;
}
