/** Balance, wallet transactions and withdrawals (spec section 7, `/api/user`). Amounts are in minor units. */
import * as v from 'valibot';
import {
  arrayWithoutInvalid,
  count,
  currency,
  id,
  instant,
  money,
  price,
  emptyInput,
  listOf,
  operationId,
} from './schema/wire';
import { defineCall } from './defineCall';
import { typedCode, typedText } from './schema/typed';

/** An account to which the customer withdrew before. `account` is for display, for example "·· 4821". */
const payee = v.object({ id, name: v.string(), account: v.string() });
export type Payee = v.InferOutput<typeof payee>;

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
  /** Accounts of earlier withdrawals, the last used first. A withdrawal names one by `payeeId`. Without them it is typed each time. */
  payees: v.optional(arrayWithoutInvalid(payee)),
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

/** Fetches the wallet balance, its frozen part and the withdrawal rules; amounts are in minor units. */
export const getEnableBalance = /*#__PURE__*/ defineCall({
  name: 'getEnableBalance',
  feature: 'wallet',
  method: 'GET',
  path: '/api/user/enableBalance',
  summary: 'The balance that can be spent or withdrawn',
  access: 'customer',
  input: emptyInput,
  output: balance,
});

/** Fetches all wallet transactions, newest first. */
export const getWalletLog = /*#__PURE__*/ defineCall({
  name: 'getWalletLog',
  feature: 'wallet',
  method: 'GET',
  path: '/api/user/wallet/log',
  summary: 'All wallet transactions, newest first',
  access: 'customer',
  input: emptyInput,
  output: listOf(walletEntry),
});

/**
 * Requests a withdrawal of `amount` minor units, fee included, to one of `payees`, or to a name and an account. Errors: BELOW_MINIMUM, BALANCE_SHORT, VALIDATION,
 * OPERATION_MISMATCH.
 */
export const withdraw = /*#__PURE__*/ defineCall({
  name: 'withdraw',
  feature: 'withdrawals',
  method: 'POST',
  path: '/api/user/withdraw',
  summary: 'Requests a withdrawal',
  kind: 'money',
  access: 'customer',
  input: v.object({
    operationId,
    amount: v.pipe(price, v.minValue(1)),
    /** Id of one of `payees` of the balance. Without it name and account are needed. */
    payeeId: v.optional(id),
    payeeName: v.optional(v.pipe(typedText(60), v.minLength(1))),
    payeeAccount: v.optional(v.pipe(typedCode(34), v.minLength(4))),
  }),
  output: withdrawal,
});

/** Fetches all withdrawals, newest first. */
export const getWithdrawLog = /*#__PURE__*/ defineCall({
  name: 'getWithdrawLog',
  feature: 'withdrawals',
  method: 'GET',
  path: '/api/user/withdraw/log',
  summary: 'All withdrawals, newest first',
  access: 'customer',
  input: emptyInput,
  output: listOf(withdrawal),
});
