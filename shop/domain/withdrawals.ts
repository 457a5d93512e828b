/**
 * Withdrawals. A request debits the amount, then the withdrawal is reviewed and paid out. A payee account that ends in
 * 0000 simulates a refusal of the bank: the amount is credited again.
 */
import type { ShopContext } from '../context';
import { perMilleOf, sumOf } from '../money';
import { newId } from '../random';
import { RuleViolation, ShopError } from '../shopError';
import type { LocalizedText } from '../text';
import { HOUR_MS } from '../time';
import { cancelJob, scheduleJob } from './scheduledJobs';
import { addWalletEntry, getAvailableBalance } from './wallet';
import type { WithdrawalRow } from './walletRows';

/** Smallest withdrawal, minor units. */
export const WITHDRAW_MINIMUM = 1_000;
/** Fixed part of the fee, minor units. */
export const FEE_FIXED = 50;
/** Part of the fee in ‰ of the amount. */
export const FEE_PER_MILLE = 6;
/** Duration of the review. */
const REVIEW_MS = 2 * HOUR_MS;
/** Duration of the payment after the review. */
const PAYING_MS = 22 * HOUR_MS;

/** Returns the fee of a withdrawal (minor units), rounded up and at most the amount. */
const computeWithdrawalFee = (amount: number): number =>
  Math.min(amount, FEE_FIXED + perMilleOf(amount, FEE_PER_MILLE));

/** The input of a withdrawal. `amount` in minor units. */
export type WithdrawalInput = Pick<WithdrawalRow, 'amount' | 'payeeName' | 'payeeAccount' | 'operationId'>;

/** What a request names: one of the payees, or a name and an account. */
export interface PayeeInput {
  payeeId?: string | undefined;
  payeeName?: string | undefined;
  payeeAccount?: string | undefined;
}

type AccountOf = Pick<WithdrawalRow, 'payeeName' | 'payeeAccount'>;

/** The accounts of earlier withdrawals, the last used first, each with the id of its first withdrawal. One that the bank refused is left out. */
export function listPayees({ database }: ShopContext, customerId: string): (AccountOf & { id: string })[] {
  const rows = database.withdrawals.listByCustomer(customerId).filter(({ status }) => status !== 'failed');
  const isSame = (one: AccountOf, other: AccountOf) =>
    one.payeeName === other.payeeName && one.payeeAccount === other.payeeAccount;
  return rows
    .reverse()
    .filter((row, index, newestFirst) => newestFirst.findIndex((other) => isSame(row, other)) === index)
    .map((row) => ({ ...row, id: rows.findLast((other) => isSame(row, other))?.id ?? row.id }));
}

/** The account of a request. Throws ShopError VALIDATION when the payee is not known, or a part of a new one is missing. */
export function getPayee(context: ShopContext, customerId: string, input: PayeeInput): AccountOf {
  const { payeeId, payeeName, payeeAccount } = input;
  const refuse = (fields: Record<string, string>) => new ShopError('VALIDATION', 'input', { data: { fields } });
  if (payeeId !== undefined) {
    const known = listPayees(context, customerId).find(({ id }) => id === payeeId);
    if (!known) throw refuse({ payeeId: 'invalid' });
    return known;
  }
  if (payeeName === undefined || payeeAccount === undefined)
    throw refuse({
      ...(payeeName === undefined && { payeeName: 'missing' }),
      ...(payeeAccount === undefined && { payeeAccount: 'missing' }),
    });
  return { payeeName, payeeAccount };
}

/** Creates a withdrawal, debits its amount and schedules the review. Throws ShopError BELOW_MINIMUM or BALANCE_SHORT. */
export function requestWithdrawal(context: ShopContext, customerId: string, input: WithdrawalInput): WithdrawalRow {
  if (input.amount < WITHDRAW_MINIMUM)
    throw new ShopError('BELOW_MINIMUM', 'belowMinimum', { data: { minimum: WITHDRAW_MINIMUM } });
  if (input.amount > getAvailableBalance(context, customerId)) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  const row: WithdrawalRow = {
    ...input,
    id: newId(context.random, 'withdrawal'),
    customerId,
    fee: computeWithdrawalFee(input.amount),
    currency: context.goods.currency,
    status: 'reviewing',
    reason: null,
    requestedAt: context.now,
    settledAt: null,
  };
  context.database.withdrawals.put(row);
  addWalletEntry(context, customerId, {
    kind: 'withdrawal',
    title: {
      en: `Withdrawal to ${formatPayee(row)}`,
      zh: `提现至 ${formatPayee(row)}`,
      de: `Auszahlung an ${formatPayee(row)}`,
    },
    amount: -row.amount,
    operationId: row.operationId,
  });
  scheduleJob(context, 'withdrawal', row.id, context.now + REVIEW_MS);
  return row;
}

/** Runs the scheduled step of a withdrawal: reviewing → paying → paid or failed. */
export function advanceWithdrawal(context: ShopContext, id: string): void {
  const row = context.database.withdrawals.all.get(id);
  cancelJob(context, 'withdrawal', id);
  if (row?.status === 'reviewing') approveWithdrawal(context, row);
  else if (row?.status === 'paying') {
    if (row.payeeAccount.endsWith('0000')) refuseWithdrawal(context, row, unknownAccount);
    else settleWithdrawal(context, row);
  }
}

const unknownAccount = {
  en: 'The bank does not know this account. Please check the number.',
  zh: '银行查无此账户，请核对账号。',
  de: 'Die Bank kennt dieses Konto nicht. Bitte prüf die Nummer.',
};

/** Ends the review: the amount is being paid out. Throws RuleViolation for a withdrawal that is not under review. */
export function approveWithdrawal(context: ShopContext, row: WithdrawalRow): WithdrawalRow {
  requireStatus(row, 'reviewing');
  scheduleJob(context, 'withdrawal', row.id, context.now + PAYING_MS);
  return saveWithdrawal(context, { ...row, status: 'paying' });
}

/** The amount has arrived. Throws RuleViolation for a withdrawal that is not being paid out. */
export function settleWithdrawal(context: ShopContext, row: WithdrawalRow): WithdrawalRow {
  requireStatus(row, 'paying');
  cancelJob(context, 'withdrawal', row.id);
  return saveWithdrawal(context, { ...row, status: 'paid', settledAt: context.now });
}

/** Gives the amount back to the balance, with a reason for the customer. Throws RuleViolation for a settled withdrawal. */
export function refuseWithdrawal(context: ShopContext, row: WithdrawalRow, reason: LocalizedText): WithdrawalRow {
  requireStatus(row, 'reviewing', 'paying');
  cancelJob(context, 'withdrawal', row.id);
  const refused = saveWithdrawal(context, { ...row, status: 'failed', reason, settledAt: context.now });
  addWalletEntry(context, row.customerId, {
    kind: 'withdrawalReturn',
    title: { en: 'Withdrawal returned', zh: '提现退回', de: 'Auszahlung zurückgebucht' },
    amount: row.amount,
    operationId: row.operationId,
  });
  return refused;
}

function requireStatus({ id, status }: WithdrawalRow, ...allowed: readonly WithdrawalRow['status'][]): void {
  if (!allowed.includes(status)) throw new RuleViolation(`The withdrawal ${id} is ${status}.`);
}

function saveWithdrawal({ database }: ShopContext, row: WithdrawalRow): WithdrawalRow {
  database.withdrawals.put(row);
  return row;
}

/** The last four characters of an account: `·· 4821`. */
export const formatAccount = (payeeAccount: string): string => `·· ${payeeAccount.slice(-4)}`;

/** Returns the payee with the end of the account: `Ada ·· 4821`. */
export const formatPayee = ({ payeeName, payeeAccount }: AccountOf): string =>
  `${payeeName} ${formatAccount(payeeAccount)}`;

/** Returns the sum of the withdrawals that are not settled (minor units). */
export const sumPendingWithdrawals = ({ database }: ShopContext, customerId: string): number =>
  sumOf(database.withdrawals.listByCustomer(customerId).flatMap((row) => (row.settledAt === null ? row.amount : [])));
