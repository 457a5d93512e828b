/** Copies the rows of the demo shop to the tables of the engine. */
import type { QueryRunner } from 'typeorm';
import type { CustomerRow, OrderRow, StockRow } from '../../../shop/domain/rows';
import { mirrorCustomer } from '../identity/mirrorCustomer';
import { mirrorOrder } from '../order/mirrorOrder';
import { queryOf } from '../store/runInTransaction';
import type { Query } from '../store/source';
import type { DemoShop } from './demoShop';

/** Collections and tables, in an order in which each row finds the rows that it refers to. */
const copiedTables = [
  ['customers', 'customer'],
  ['addresses', 'address'],
  ['coupons', 'coupon'],
  ['discountUses', 'discount_use'],
  ['orders', 'shop_order'],
  ['paymentAttempts', 'payment_attempt'],
  ['returns', 'order_return'],
  ['alerts', 'alert'],
  ['restocks', 'restock'],
  ['reviews', 'product_review'],
  ['reviewedGoods', 'reviewed_product'],
  ['gifts', 'gift'],
  ['walletEntries', 'wallet_entry'],
  ['walletHolds', 'wallet_hold'],
  ['withdrawals', 'withdrawal'],
  ['tickets', 'ticket'],
  ['redeemCodes', 'redeem_code'],
  ['redeemUses', 'redeem_use'],
  ['redeemTries', 'redeem_tries'],
  ['agenda', 'scheduled_job'],
  ['serviceCodes', 'service_code'],
] as const;

export async function copyRows(query: Query, { store }: DemoShop): Promise<void> {
  for (const [name, table] of copiedTables) {
    const collection = store.collection(name);
    const ids = [...collection.ids()];
    await query(
      `INSERT INTO storefront.${table} (id, row)
       SELECT id, row::jsonb FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (id, row, nth) ORDER BY nth`,
      [ids, ids.map((id) => JSON.stringify(collection.get(id)))],
    );
  }
  const operations = store.collection('operations');
  for (const key of operations.ids()) {
    const at = key.indexOf(':');
    const row = JSON.stringify(operations.get(key));
    await query('INSERT INTO storefront.operation VALUES ($1, $2, $3)', [key.slice(0, at), key.slice(at + 1), row]);
  }
  // The orders of the demo accounts have no answer that could be repeated, but each order has its operation.
  await query(
    `INSERT INTO storefront.operation (customer_id, operation_id, row)
     SELECT customer_id, operation_id, jsonb_build_object('request', 'seed', 'answer', null, 'at', row -> 'placedAt')
     FROM storefront.shop_order ON CONFLICT DO NOTHING`,
  );
  const next = store.collection<number>('counters').get('orderNumber');
  if (next !== undefined) await query(`SELECT setval('storefront.order_number', $1, false)`, [next]);
  for (const row of store.collection<StockRow>('stock').values()) await copyStock(query, row);
}

async function copyStock(query: Query, { skuId, left, held, sold }: StockRow): Promise<void> {
  await query(
    `UPDATE stock_level SET "stockOnHand" = $2::int + $3::int, "stockAllocated" = $3 FROM product_variant AS variant
     WHERE variant.sku = $1 AND "productVariantId" = variant.id`,
    [skuId, left, held],
  );
  await query('INSERT INTO storefront.sold VALUES ($1, $2)', [skuId, sold]);
}

/** Adds the customers and their orders to Vendure. */
export async function addMirrors(runner: QueryRunner): Promise<void> {
  const query = queryOf(runner);
  const transaction = { runner, query, locks: true, customerId: undefined, token: '' };
  for (const { row } of await query<{ row: CustomerRow }>('SELECT row FROM storefront.customer ORDER BY position'))
    await mirrorCustomer(transaction, row);
  for (const { row } of await query<{ row: OrderRow }>('SELECT row FROM storefront.shop_order ORDER BY position'))
    await mirrorOrder(transaction, row);
}
