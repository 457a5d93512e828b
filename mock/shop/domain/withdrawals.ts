/**
 * Withdrawals. The amount leaves the ledger when it is asked for; it is reviewed, then paid out. A payee account that
 * ends in 0000 stands for one that the bank refuses: the money comes back.
 */
import type { ShopContext } from '../context';
import { perMilleOf, sumOf } from '../money';
import { newId } from '../random';
import { ShopError } from '../shopError';
import { HOUR } from '../time';
import { clearAgenda, setAgenda } from './agenda';
import { addEntry, availableBalance } from './wallet';
import type { WithdrawalRow } from './walletRows';

/** Minor units. */
export const WITHDRAW_MINIMUM = 1_000;
export const FEE_FIXED = 50;
export const FEE_PER_MILLE = 6;
/** Ms after which a review ends, and after which the bank answers. */
export const REVIEW_MS = 2 * HOUR;
export const PAYING_MS = 22 * HOUR;

/** The fee of a withdrawal in minor units, rounded up; never more than the amount. */
export const withdrawFee = (amount: number): number => Math.min(amount, FEE_FIXED + perMilleOf(amount, FEE_PER_MILLE));

export type WithdrawWish = Pick<WithdrawalRow, 'amount' | 'payeeName' | 'payeeAccount' | 'operationId'>;

/** Asks for a withdrawal. Throws BELOW_MINIMUM or BALANCE_SHORT. */
export function requestWithdrawal(context: ShopContext, customerId: string, wish: WithdrawWish): WithdrawalRow {
  if (wish.amount < WITHDRAW_MINIMUM) throw new ShopError('BELOW_MINIMUM', 'belowMinimum', { data: { minimum: WITHDRAW_MINIMUM } });
  if (wish.amount > availableBalance(context, customerId)) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  const row: WithdrawalRow = {
    ...wish,
    id: newId(context.random, 'withdrawal'),
    customerId,
    fee: withdrawFee(wish.amount),
    currency: context.goods.currency,
    status: 'reviewing',
    reason: null,
    requestedAt: context.now,
    settledAt: null,
  };
  context.books.withdrawals.put(row);
  addEntry(context, customerId, {
    kind: 'withdrawal',
    title: { en: `Withdrawal to ${payeeShown(row)}`, zh: `提现至 ${payeeShown(row)}` },
    amount: -row.amount,
    operationId: row.operationId,
  });
  setAgenda(context, 'withdrawal', row.id, context.now + REVIEW_MS);
  return row;
}

/** The next step of a withdrawal, whose time has come. */
export function advanceWithdrawal(context: ShopContext, id: string): void {
  const row = context.books.withdrawals.all.get(id);
  clearAgenda(context, 'withdrawal', id);
  if (row?.status === 'reviewing') {
    context.books.withdrawals.put({ ...row, status: 'paying' });
    setAgenda(context, 'withdrawal', id, context.now + PAYING_MS);
  } else if (row?.status === 'paying') {
    settle(context, row);
  }
}

function settle(context: ShopContext, row: WithdrawalRow): void {
  if (!row.payeeAccount.endsWith('0000')) {
    context.books.withdrawals.put({ ...row, status: 'paid', settledAt: context.now });
    return;
  }
  const reason = { en: 'The bank does not know this account. Please check the number.', zh: '银行查无此账户，请核对账号。' };
  context.books.withdrawals.put({ ...row, status: 'failed', reason, settledAt: context.now });
  addEntry(context, row.customerId, {
    kind: 'withdrawalReturn',
    title: { en: 'Withdrawal returned', zh: '提现退回' },
    amount: row.amount,
    operationId: row.operationId,
  });
}

/** Name and the last four characters of the account. */
export const payeeShown = ({ payeeName, payeeAccount }: Pick<WithdrawalRow, 'payeeName' | 'payeeAccount'>): string =>
  `${payeeName} ·· ${payeeAccount.slice(-4)}`;

/** What withdrawals under way keep away from the customer, minor units. */
export const withdrawalsUnderWay = ({ books }: ShopContext, customerId: string): number =>
  sumOf(books.withdrawals.listOf(customerId).flatMap((row) => (row.settledAt === null ? row.amount : [])));
