/** Runs a change of the shop's rules that no customer's call asked for, in one transaction. */
import type { ShopContext } from '../../../shop/context';
import { openDatabase } from '../../../shop/database';
import type { Engine } from '../http/dispatch';
import { lockCustomers } from '../store/customerLock';
import { runInTransaction, type Transaction } from '../store/runInTransaction';
import type { Query } from '../store/source';
import { UnitOfWork } from '../store/unitOfWork';
import { mirrorChanges } from './mirrorChanges';

interface ChangeOptions {
  /** The customer whom the change concerns. */
  readonly customerId?: string | undefined;
  /** Finds the customers where only something of theirs is known. */
  readonly findOwners?: (query: Query) => Promise<readonly { readonly customer_id: string }[]>;
  /** Time of the change in ms; now by default. */
  readonly at?: number;
}

/**
 * Locks the customers, runs `work`, writes what it changed and returns its result. Callers refresh the catalogue before it, once for
 * several changes. Throws what `work` throws; nothing is written then.
 */
export function changeShopInOwnTransaction<Result>(
  engine: Engine,
  whose: ChangeOptions,
  work: (context: ShopContext) => Result,
): Promise<Result> {
  return runInTransaction(engine.dataSource, 'write', { customerId: whose.customerId }, (transaction) =>
    changeShopInTransaction(engine, transaction, whose, work),
  );
}

/** The same in a transaction that somebody else commits, or rolls back when this throws. */
export async function changeShopInTransaction<Result>(
  engine: Engine,
  transaction: Transaction,
  { customerId, findOwners, at }: ChangeOptions,
  work: (context: ShopContext) => Result,
): Promise<Result> {
  const owners = (await findOwners?.(transaction.query)) ?? [];
  const ids = owners.map(({ customer_id }) => customer_id);
  await lockCustomers(transaction, customerId === undefined ? ids : [customerId, ...ids]);
  const unit = new UnitOfWork(engine.sources, transaction);
  const context = {
    database: openDatabase(unit.store),
    goods: engine.catalogue.goods,
    now: at ?? Date.now(),
    random: unit.random,
    configuration: engine.configuration,
  };
  const { result, changes } = await unit.run(() => work(context));
  await unit.write(changes);
  await mirrorChanges(transaction, changes);
  return result;
}
