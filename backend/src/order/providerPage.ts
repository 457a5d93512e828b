/** The page of the demo payment provider, and its signed message to the shop. */
import { openDatabase } from '../../../mock/shop/database';
import { PROVIDER_PREFIX } from '../../../mock/shop/provider/paths';
import { respondAsProvider, type PageResponse } from '../../../mock/shop/provider/provider';
import type { ShopRequest } from '../../../mock/shop/transport';
import type { Engine } from '../http/dispatch';
import { lockCustomers } from '../store/customerLock';
import { queryOf, runInTransaction } from '../store/runInTransaction';
import { UnitOfWork } from '../store/unitOfWork';
import { mirrorChanges } from './mirrorChanges';

/** Answers a request to the page of an attempt. */
export async function answerProviderPage(engine: Engine, request: ShopRequest): Promise<PageResponse> {
  const path = request.path.replace(/^\/api/, '');
  const attemptId = path.slice(`${PROVIDER_PREFIX}pay/`.length);
  await engine.catalogue.refresh(queryOf(engine.dataSource));
  return runInTransaction(engine.dataSource, 'write', {}, async (transaction) => {
    const owners = await transaction.query<{ customer_id: string }>(
      `SELECT shop_order.customer_id FROM storefront.payment_attempt AS attempt
       JOIN storefront.shop_order ON shop_order.id = attempt.order_id WHERE attempt.id = $1`,
      [attemptId],
    );
    await lockCustomers(
      transaction,
      owners.map(({ customer_id }) => customer_id),
    );
    const unit = new UnitOfWork(engine.sources, transaction);
    const context = {
      database: openDatabase(unit.store),
      goods: engine.catalogue.goods,
      now: Date.now(),
      random: unit.random,
    };
    const { result, changes } = await unit.run(() => respondAsProvider(context, { ...request, path }));
    await unit.write(changes);
    await mirrorChanges(transaction, changes);
    return result;
  });
}
