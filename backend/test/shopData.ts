/** What tests change in the database: stock, balances, and the time at which an order expires. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { send } from './customer';

/** Sets the pieces of a SKU that are left. */
export async function setStock(database: Client, sku: string, left: number): Promise<void> {
  await database.query(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + $2 FROM product_variant AS variant
     WHERE variant.sku = $1 AND "productVariantId" = variant.id`,
    [sku, left],
  );
}

/** A SKU that is delivered and not on presale. Each test takes another one. */
export async function takeSku(database: Client, nth: number): Promise<string> {
  const { rows } = await database.query<{ sku: string }>(
    `SELECT variant.sku FROM storefront.goods JOIN product_variant AS variant ON variant."productId" = goods.product_id
     WHERE goods.row ->> 'isVirtual' = 'false' AND goods.row ->> 'presale' IS NULL ORDER BY variant.id OFFSET $1 LIMIT 1`,
    [nth],
  );
  assert(rows[0]);
  return rows[0].sku;
}

/** Gives a new customer a balance with a redeem code. */
export async function giveBalance(database: Client, origin: string, token: string, amount: number): Promise<void> {
  const code = randomUUID().replaceAll('-', '').toUpperCase();
  await database.query('INSERT INTO storefront.redeem_code (id, row) VALUES ($1, $2)', [
    code,
    { id: code, name: { en: 'Test', zh: 'Test' }, reward: { kind: 'balance', amount }, validUntil: 9e12, usesLeft: 1 },
  ]);
  const { success } = await send(origin, 'user/exchange/code', token, { operationId: randomUUID(), code });
  assert(success);
}

/** Lets an unpaid order expire at `at` (ms). */
export async function setExpiry(database: Client, orderId: string, at: number): Promise<void> {
  await database.query(
    `WITH changed AS (
       UPDATE storefront.shop_order SET row = jsonb_set(row, '{payBefore}', to_jsonb($2::bigint)) WHERE id = $1
     )
     UPDATE storefront.scheduled_job SET row = jsonb_set(row, '{at}', to_jsonb($2::bigint)) WHERE id = 'order:' || $1`,
    [orderId, at],
  );
}

/** Makes a scheduled step due, such as `order:<id>`. */
export async function setStepDue(database: Client, jobId: string): Promise<void> {
  const { rowCount } = await database.query(
    `UPDATE storefront.scheduled_job SET row = jsonb_set(row, '{at}', to_jsonb($2::bigint)) WHERE id = $1`,
    [jobId, Date.now() - 1_000],
  );
  assert.equal(rowCount, 1, `There is no step ${jobId}.`);
}

/** The status of an order. */
export async function statusOf(database: Client, orderId: string): Promise<string> {
  const { rows } = await database.query<{ status: string }>('SELECT status FROM storefront.shop_order WHERE id = $1', [
    orderId,
  ]);
  return rows[0]?.status ?? 'missing';
}
