/** The read model reads each change of stock once, also one that is committed late, and does not wait in a transaction. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { CatalogueReader } from '../src/catalogue/catalogueReader';
import type { Engine } from '../src/http/dispatch';
import { removeExpiredRows } from '../src/jobs/runJobs';
import type { Query } from '../src/store/source';
import { seed } from './servers';
import { setStock, takeSku } from './shopData';

const connect = () => new Client({ connectionString: process.env['DATABASE_URL'] });
const database = connect();
const late = connect();
const catalogue = new CatalogueReader();
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
  const changed = (await catalogue.readStockChanges(query)) as Map<string, { left: number }>;
  return changed.get(sku)?.left ?? catalogue.goods.sku(sku)?.sku.stock;
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
  const reader = new CatalogueReader();
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
