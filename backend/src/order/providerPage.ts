/** The page of the demo payment provider, and its signed message to the shop. */
import { PROVIDER_PREFIX } from '../../../shop/provider/paths';
import { respondAsProvider, type PageResponse } from '../../../shop/provider/provider';
import type { ShopRequest } from '../../../shop/transport';
import type { Engine } from '../http/dispatch';
import { queryOf } from '../store/runInTransaction';
import { changeShopInOwnTransaction } from './changeShop';

/** Answers a request to the page of an attempt. */
export async function answerProviderPage(engine: Engine, request: ShopRequest): Promise<PageResponse> {
  const path = request.path.replace(/^\/api/, '');
  const attemptId = path.slice(`${PROVIDER_PREFIX}pay/`.length);
  await engine.catalogue.refresh(queryOf(engine.dataSource));
  return changeShopInOwnTransaction(
    engine,
    {
      findOwners: (query) =>
        query(
          `SELECT shop_order.customer_id FROM storefront.payment_attempt AS attempt
           JOIN storefront.shop_order ON shop_order.id = attempt.order_id WHERE attempt.id = $1`,
          [attemptId],
        ),
    },
    (context) => respondAsProvider(context, { ...request, path }),
  );
}
