/** Schemas of the wallet: balance, transactions, withdrawals, and the rewards of the promotion. */
import * as v from 'valibot';
import { count, currency, id, instant, money, price, webAddress } from './wire';

/** The wallet balance and the withdrawal rules; amounts are in minor units. */
export const balance = v.object({
  currency,
  /** Amount that can be spent or withdrawn now. */
  available: price,
  /** Amount reserved by unpaid orders and pending withdrawals. */
  frozen: price,
  /** Minimum amount of a withdrawal. */
  withdrawMinimum: price,
  /** Fixed part of the fee. The fee is `feeFixed` plus `feePerMille` thousandths of the amount, rounded up. */
  feeFixed: price,
  feePerMille: count,
});
export type Balance = v.InferOutput<typeof balance>;

/** Kinds of wallet transactions. `withdrawalReturn` is the refund of a failed withdrawal. */
export const walletEntryKind = v.picklist([
  'payment',
  'refund',
  'reward',
  'redeem',
  'withdrawal',
  'withdrawalReturn',
  'topUp',
]);

/** A transaction of the wallet. */
export const walletEntry = v.object({
  id,
  kind: walletEntryKind,
  title: v.string(),
  /** Minor units; negative for debits. */
  amount: money,
  balanceAfter: price,
  at: instant,
  orderId: v.nullish(id, null),
  /** The operation id of the call that caused the transaction, or null. */
  operationId: v.nullish(v.string(), null),
});
export type WalletEntry = v.InferOutput<typeof walletEntry>;

/** A withdrawal from the wallet; amounts are in minor units. */
export const withdrawal = v.object({
  id,
  amount: price,
  fee: price,
  /** Amount paid out: `amount` minus `fee`. */
  net: price,
  currency,
  /** Name of the payee and the end of the account number, for display. */
  payee: v.string(),
  status: v.picklist(['reviewing', 'paying', 'paid', 'failed']),
  /** Reason of a failure, as text for the customer; null unless `status` is `failed`. */
  reason: v.nullish(v.string(), null),
  requestedAt: instant,
  settledAt: v.nullish(instant, null),
  /** The operation id of the call that requested the withdrawal, or null. */
  operationId: v.nullish(v.string(), null),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

/** The invitation programme for one customer: link, rules and results. */
export const promotion = v.object({
  inviteCode: v.string(),
  inviteUrl: webAddress,
  /** Reward per invited customer in minor units. */
  rewardEach: price,
  currency,
  rules: v.array(v.string()),
  /** Number of customers who signed up with the invite code. */
  invited: count,
  /** Sum of the rewards in minor units. */
  earned: price,
});
export type Promotion = v.InferOutput<typeof promotion>;
