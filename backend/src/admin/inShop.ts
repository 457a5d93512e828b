/** Runs a change of the shop's rules on behalf of the administrator, in one transaction. */
import type { ShopContext } from '../../../mock/shop/context';
import { openDatabase } from '../../../mock/shop/database';
import type { Engine } from '../http/dispatch';
import { mirrorChanges } from '../order/mirrorChanges';
import { lockCustomers } from '../store/customerLock';
import { queryOf, runInTransaction } from '../store/runInTransaction';
import { UnitOfWork } from '../store/unitOfWork';

/** Locks the customer, when there is one, runs `work` and returns its result. */
export async function inShop<Result>(
  engine: Engine,
  customerId: string | undefined,
  work: (context: ShopContext) => Result,
): Promise<Result> {
  await engine.catalogue.refresh(queryOf(engine.dataSource));
  return runInTransaction(engine.dataSource, 'write', { customerId }, async (transaction) => {
    if (customerId !== undefined) await lockCustomers(transaction, [customerId]);
    const unit = new UnitOfWork(engine.sources, transaction);
    const context = {
      database: openDatabase(unit.store),
      goods: engine.catalogue.goods,
      now: Date.now(),
      random: unit.random,
    };
    const { result, changes } = await unit.run(() => work(context));
    await unit.write(changes);
    await mirrorChanges(transaction, changes);
    return result;
  });
}
