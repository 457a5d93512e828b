/** Test helper: a customer on the page of the payment provider. */
import type { ShopContext } from '../../shop/context';
import { createCatalogue } from '../../shop/createCatalogue';
import type { ProviderEvent } from '../../shop/domain/paymentRows';
import { createGoodsIndex } from '../../shop/goodsIndex';
import { receiveMessage, signMessage } from '../../shop/provider/callback';
import type { ProviderAction } from '../../shop/provider/page';
import { seededRandom } from '../../shop/random';
import { findInvariantViolations } from './invariants';
import { OPENED_AT, openTestShop } from './openTestShop';
import { packLine, nextOperation, placeShopOrder } from './purchase';
import { smallCatalogue } from './smallCatalogue';

/** Where the customer comes back to. */
export const resultPageUrl = 'https://shop.example/sub/#/h5/components/orderSuccess?id=o1';

/** A customer who was sent to the page of the bank. */
export function openPaymentAtBank() {
  const shop = openTestShop();
  const customer = shop.customer('+14155550166');
  const order = placeShopOrder(customer, packLine('phones.only'), { couponId: null });
  const input = (methodId: string) => ({
    operationId: nextOperation(),
    orderId: order.id,
    expectedTotal: order.total,
    methodId,
    returnUrl: resultPageUrl,
    cancelUrl: `${resultPageUrl}&payment=cancelled`,
  });
  const { redirectUrl } = customer.ok('payOrder', input('bank'));
  const path = redirectUrl ?? '';
  const request = (method: string, body?: unknown) =>
    shop.shop.handleProvider({ method, path, query: {}, body, headers: {} });
  const goods = createGoodsIndex(createCatalogue(smallCatalogue, OPENED_AT));
  const context = (): ShopContext => ({
    database: shop.database,
    goods,
    now: shop.now(),
    random: seededRandom(9),
    configuration: SHOP,
  });
  const attemptId = path.split('/').at(-1) ?? '';
  return {
    ...shop,
    customer,
    input,
    path,
    attemptId,
    context,
    look: () => request('GET'),
    /** The provider says how the payment `id` ended. */
    notifyShop: (event: ProviderEvent, id = attemptId) =>
      receiveMessage(context(), signMessage(context(), { attemptId: id, event })),
    press: (action: ProviderAction) => request('POST', { action }),
    now: () => customer.ok('getOrderDetail', { id: order.id }),
    expectConsistent: () => expect(findInvariantViolations(shop.database)).toEqual([]),
  };
}
