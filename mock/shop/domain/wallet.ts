/**
 * The wallet is a ledger to which rows are only added; the balance is their sum. An unpaid order sets a part aside (a
 * hold): that part is still in the ledger, but cannot be spent or withdrawn.
 */
import type { ShopContext } from '../context';
import { newId } from '../random';
import { exact, sumOf } from '../money';
import { ShopError } from '../shopError';
import type { WalletEntryRow } from './walletRows';

/** The sum of everything that moved, minor units. */
export const ledgerSum = ({ books }: ShopContext, customerId: string): number =>
  sumOf(books.walletEntries.listOf(customerId).map((entry) => entry.amount));

/** What unpaid orders set aside, minor units. */
export const heldBalance = ({ books }: ShopContext, customerId: string): number =>
  sumOf(books.walletHolds.listOf(customerId).map((hold) => hold.amount));

/** What can be spent or withdrawn now, minor units. */
export const availableBalance = (context: ShopContext, customerId: string): number =>
  ledgerSum(context, customerId) - heldBalance(context, customerId);

type Movement = Pick<WalletEntryRow, 'kind' | 'title' | 'amount'> & Partial<Pick<WalletEntryRow, 'orderId' | 'operationId'>>;

/** Writes one movement into the ledger. Throws BALANCE_SHORT when it would take more than can be spent. */
export function addEntry(context: ShopContext, customerId: string, movement: Movement): void {
  if (movement.amount < -availableBalance(context, customerId)) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  context.books.walletEntries.put({
    orderId: null,
    operationId: null,
    ...movement,
    id: newId(context.random, 'entry'),
    customerId,
    balanceAfter: exact(ledgerSum(context, customerId) + movement.amount),
    at: context.now,
  });
}

/** Sets balance aside for an order. Throws BALANCE_SHORT when there is not as much. */
export function holdBalance(context: ShopContext, customerId: string, orderId: string, amount: number): void {
  if (amount === 0) return;
  if (amount > availableBalance(context, customerId)) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  context.books.walletHolds.put({ id: orderId, customerId, amount });
}

/** Lets go of what an order set aside. Returns the amount, 0 when there was none. */
export function releaseBalance({ books }: ShopContext, orderId: string): number {
  const hold = books.walletHolds.all.get(orderId);
  if (!hold) return 0;
  books.walletHolds.remove(hold);
  return hold.amount;
}
