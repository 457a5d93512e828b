/** Changes an order of the storefront from within a transaction of Vendure, by the rules of the shop. */
import { Order, UserInputError, type ID, type RequestContext, type TransactionalConnection } from '@vendure/core';
import type { ShopContext } from '../../../shop/context';
import type { OrderRow } from '../../../shop/domain/rows';
import { currentEngine, rethrowRefusalsAsInputErrors } from '../admin/currentEngine';
import { lockCustomers } from '../store/customerLock';
import { queryOf, type Transaction } from '../store/runInTransaction';
import type { Query } from '../store/source';
import { changeShopInTransaction } from './changeShop';

interface StorefrontOrder {
  readonly id: string;
  readonly customer_id: string;
}

/** The transaction of Vendure's operation. Throws when the operation runs in none. */
export function transactionOf(connection: TransactionalConnection, ctx: RequestContext): Transaction {
  const runner = connection.getRepository(ctx, Order).manager.queryRunner;
  if (!runner?.isTransactionActive) throw new Error('The operation of Vendure runs in no transaction.');
  return { runner, query: queryOf(runner), locks: true, customerId: undefined, token: '', leavesRefunds: true };
}

/** Finds the storefront's order of an order of Vendure, or undefined for an order that Vendure has alone. */
export async function findStorefrontOrder(query: Query, vendureId: ID): Promise<StorefrontOrder | undefined> {
  const [found] = await query<StorefrontOrder>(
    'SELECT id, customer_id FROM storefront.shop_order WHERE vendure_id = $1',
    [vendureId],
  );
  return found;
}

/**
 * Locks the customer of the order, so that everything read after it is as it stays. Returns the order, or undefined for an order
 * that Vendure has alone.
 */
export async function lockStorefrontOrder(
  transaction: Transaction,
  vendureId: ID,
): Promise<StorefrontOrder | undefined> {
  const found = await findStorefrontOrder(transaction.query, vendureId);
  if (found) await lockCustomers(transaction, [found.customer_id]);
  return found;
}

/** Runs a rule of the shop on an order. What a rule refuses is an error of the administrator's input, and rolls back everything. */
export async function changeOrder(
  transaction: Transaction,
  { id, customer_id: customerId }: StorefrontOrder,
  rule: (context: ShopContext, order: OrderRow) => void,
): Promise<void> {
  const engine = await currentEngine(transaction.query);
  await rethrowRefusalsAsInputErrors(() =>
    changeShopInTransaction(engine, { ...transaction, customerId }, { customerId }, (context) => {
      const order = context.database.orders.find(customerId, id);
      if (!order) throw new UserInputError('The order is not there any more.');
      rule(context, order);
    }),
  );
}
