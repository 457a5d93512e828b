/**
 * The wallet: an append-only ledger whose sum is the balance. An unpaid order holds an amount, which stays in the ledger
 * but cannot be spent or withdrawn. A debt of rewards that were taken back (promotion.ts) is paid from each credit.
 */
import type { ShopContext } from '../context';
import { newId } from '../random';
import { exactAmount, sumOf } from '../money';
import { ShopError } from '../shopError';
import type { LocalizedText } from '../text';
import type { WalletEntryRow } from './walletRows';

/** Returns the sum of all ledger entries (minor units), including held amounts. */
export const getLedgerSum = ({ database }: ShopContext, customerId: string): number =>
  sumOf(database.walletEntries.listByCustomer(customerId).map((entry) => entry.amount));

/** Returns the amount that unpaid orders hold (minor units). */
export const getHeldBalance = ({ database }: ShopContext, customerId: string): number =>
  sumOf(database.walletHolds.listByCustomer(customerId).map((hold) => hold.amount));

/** Returns the amount that can be spent or withdrawn (minor units). */
export const getAvailableBalance = (context: ShopContext, customerId: string): number =>
  getLedgerSum(context, customerId) - getHeldBalance(context, customerId);

type LedgerEntryInput = Pick<WalletEntryRow, 'kind' | 'title' | 'amount'> &
  Partial<Pick<WalletEntryRow, 'orderId' | 'operationId'>>;

/**
 * Adds an entry to the ledger. After a credit, pays what the customer owes. Throws ShopError BALANCE_SHORT when a debit
 * exceeds the available balance.
 */
export function addWalletEntry(context: ShopContext, customerId: string, movement: LedgerEntryInput): void {
  if (movement.amount < -getAvailableBalance(context, customerId)) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  context.database.walletEntries.put({
    orderId: null,
    operationId: null,
    ...movement,
    id: newId(context.random, 'entry'),
    customerId,
    balanceAfter: exactAmount(getLedgerSum(context, customerId) + movement.amount),
    at: context.now,
  });
  if (movement.amount > 0) payRewardDebt(context, customerId);
}

/** Pays the debt of a customer from the available balance, as far as it goes. Call it whenever that balance grows. */
export function payRewardDebt(
  context: ShopContext,
  customerId: string,
  title: LocalizedText = { en: 'A reward was taken back', zh: '奖励已收回', de: 'Eine Prämie wurde zurückgenommen' },
): void {
  const customer = context.database.customers.get(customerId);
  const debt = customer?.rewardDebt ?? 0;
  const amount = Math.min(debt, getAvailableBalance(context, customerId));
  if (!customer || amount <= 0) return;
  context.database.customers.put(customerId, { ...customer, rewardDebt: debt - amount });
  addWalletEntry(context, customerId, { kind: 'reward', title, amount: -amount });
}

/** Holds an amount (minor units) for an order. Throws ShopError BALANCE_SHORT. */
export function holdBalance(context: ShopContext, customerId: string, orderId: string, amount: number): void {
  if (amount === 0) return;
  if (amount > getAvailableBalance(context, customerId)) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  context.database.walletHolds.put({ id: orderId, customerId, amount });
}

/** Releases the hold of an order. Returns the amount (minor units), 0 without a hold. */
export function releaseBalance({ database }: ShopContext, orderId: string): number {
  const hold = database.walletHolds.all.get(orderId);
  if (!hold) return 0;
  database.walletHolds.remove(hold);
  return hold.amount;
}
