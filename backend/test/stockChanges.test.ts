/** The read model reads each change of stock once, also one that is committed late, and does not wait in a transaction. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { CatalogueReader } from '../src/catalogue/catalogueReader';
import type { Engine } from '../src/http/dispatch';
import { removeExpiredRows } from '../src/jobs/runJobs';
import { createStockSource } from '../src/stock/stockSource';
import type { Query } from '../src/store/source';
import { seed } from './servers';
import { setStock, takeSku } from './shopData';

const connect = () => new Client({ connectionString: process.env['DATABASE_URL'] });
const database = connect();
const late = connect();
const failOn = (error: unknown): never => assert.fail(String(error));
const catalogue = new CatalogueReader(failOn);
/** Changes that the statements of the reader have returned. */
let read: string[] = [];

const query: Query = async (sql, parameters) => {
  const { rows } = await database.query(sql, parameters && [...parameters]);
  if (sql.includes('stock_change')) read = rows.flatMap(({ sku }: { sku: string | null }) => sku ?? []);
  return rows as never[];
};

before(async () => {
  await seed();
  await database.connect();
  await late.connect();
});

after(async () => {
  await late.end();
  await database.end();
});

/** What the list says about the pieces that are left. */
async function leftOf(sku: string): Promise<number | undefined> {
  await catalogue.readStockChanges(query);
  return catalogue.goods.sku(sku)?.sku.stock;
}

test('a change of stock is read once', async () => {
  await catalogue.refresh(query);
  const sku = await takeSku(database, 3);
  await setStock(database, sku, 41);
  assert.deepEqual([await leftOf(sku), read], [41, [sku]]);
  assert.deepEqual([await leftOf(sku), read], [41, []]);
  await setStock(database, sku, 42);
  assert.deepEqual([await leftOf(sku), read], [42, [sku]]);
});

test('what has been sold before costs a list nothing: its pieces are in the product, and no row is left to add up', async () => {
  const sku = await takeSku(database, 3);
  await setStock(database, sku, 40);
  await leftOf(sku);
  const goods = catalogue.goods.sku(sku)?.goods;
  const entry = catalogue.goods.entry(goods?.id ?? '');
  const before = entry?.stock ?? NaN;
  await setStock(database, sku, 42);
  const session = { query, locks: false, customerId: undefined, token: '' };
  assert.deepEqual(await createStockSource(catalogue).scan?.(session), new Map());
  assert.equal(entry?.stock, before + 2);
});

test('a change of stock that is read while the read model is built is in the new one, too', async () => {
  const sku = await takeSku(database, 5);
  await leftOf(sku);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await setStock(database, sku, 51);
  const reading = catalogue.readStockChanges(async (...asked) => {
    const rows = await query(...asked);
    await held;
    return rows as never[];
  });
  await database.query('UPDATE storefront.catalogue_version SET version = version + 1');
  await wait(300);
  await catalogue.refresh(query);
  await catalogue.settled();
  await setStock(database, sku, 52);
  release();
  await reading;
  assert.equal(catalogue.goods.sku(sku)?.sku.stock, 52);
});

test('a change that is committed after later ones is read all the same', async () => {
  const [early, other] = [await takeSku(database, 3), await takeSku(database, 4)];
  await late.query('BEGIN');
  await setStock(late, early, 43);
  await setStock(database, other, 44);
  assert.deepEqual([await leftOf(early), await leftOf(other)], [42, 44]);
  await late.query('COMMIT');
  assert.deepEqual([await leftOf(early), await leftOf(other)], [43, 44]);
  assert.deepEqual([await leftOf(early), read], [43, []]);
});

test('changes of a backup of another PostgreSQL, whose transactions are still to come here, are read once after the clean-up', async () => {
  const sku = await takeSku(database, 3);
  await leftOf(sku);
  await database.query(`UPDATE storefront.stock_change SET changed_by = '9999999999' WHERE sku = $1`, [sku]);
  assert.deepEqual([await leftOf(sku), read], [43, [sku]]);
  assert.deepEqual([await leftOf(sku), read], [43, [sku]]);
  const dataSource = { query: async (sql: string, values?: unknown[]) => (await database.query(sql, values)).rows };
  await removeExpiredRows({ dataSource } as unknown as Engine);
  assert.deepEqual([await leftOf(sku), read], [43, [sku]]);
  assert.deepEqual([await leftOf(sku), read], [43, []]);
});

test('a transaction reads the catalogue while the check of another request waits', async () => {
  const reader = new CatalogueReader(failOn);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const waiting = reader.refresh(async (...asked) => {
    await held;
    return query(...asked);
  });
  const goods = await reader.refreshInTransaction(query);
  assert(goods === reader.goods);
  release();
  await waiting;
});
