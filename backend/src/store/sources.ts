/** The table of each collection of the shop's rules (`shop/database.ts`). */
import { toSessionId } from '../identity/sessionId';
import { operationSource } from '../operation/operationSource';
import { orderNumbers } from '../order/orderNumbers';
import { createStockSource } from '../stock/stockSource';
import { createSkuChangeSource } from '../catalogue/skuChangeSource';
import type { CatalogueReader } from '../catalogue/catalogueReader';
import { createUniqueColumnSource } from './uniqueColumnSource';
import { createTableSource } from './tableSource';
import type { SourcesByCollection } from './unitOfWork';

/** Creates the sources of all collections. */
export function createSources(catalogue: CatalogueReader): SourcesByCollection {
  return {
    meta: createTableSource('meta'),
    counters: orderNumbers,
    // The rules iterate over customers to count those whom the customer of the request invited.
    customers: createTableSource('customer', { scanned: 'invited_by = $1' }),
    phones: createUniqueColumnSource('phone'),
    inviteCodes: createUniqueColumnSource('invite_code'),
    // The rules iterate over sessions to end the other ones of the customer of the request.
    sessions: createTableSource('session', { scanned: 'customer_id = $1', toStoredId: toSessionId }),
    oneTimeCodes: createTableSource('one_time_code'),
    codeTries: createTableSource('code_tries'),
    // The ids have a prefix that no phone has.
    codeCounts: createTableSource('code_tries'),
    addresses: createTableSource('address', { isOwned: true }),
    coupons: createTableSource('coupon', { isOwned: true }),
    discountUses: createTableSource('discount_use'),
    orders: createTableSource('shop_order', { isOwned: true }),
    paymentAttempts: createTableSource('payment_attempt'),
    returns: createTableSource('order_return', { isOwned: true }),
    alerts: createTableSource('alert', { isOwned: true }),
    gifts: createTableSource('gift', { isOwned: true }),
    restocks: createTableSource('restock'),
    reviews: createTableSource('product_review', { isOwned: true }),
    reviewedGoods: createTableSource('reviewed_product'),
    stock: createStockSource(catalogue),
    skuChanges: createSkuChangeSource(catalogue),
    walletEntries: createTableSource('wallet_entry', { isOwned: true }),
    walletHolds: createTableSource('wallet_hold', { isOwned: true }),
    withdrawals: createTableSource('withdrawal', { isOwned: true }),
    tickets: createTableSource('ticket', { isOwned: true }),
    redeemCodes: createTableSource('redeem_code'),
    redeemUses: createTableSource('redeem_use'),
    redeemTries: createTableSource('redeem_tries'),
    operations: operationSource,
    agenda: createTableSource('scheduled_job'),
    serviceCodes: createTableSource('service_code'),
  };
}
