/**
 * The backup of docs/operating.md, taken with pg_dump while customers shop, and restored into another database: every rule holds there,
 * and who sends an operation again that the backup has gets its first answer.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgresPrograms } from '../../../tools/serve/engine/cluster';
import { send } from '../customer';
import { findBrokenRules } from '../invariants';
import { seed, startServer, type Server } from '../servers';
import { setStock, takeSku } from '../shopData';
import { startShopping } from '../shopping';

const url = process.env['DATABASE_URL'] ?? '';
const run = promisify(execFile);
const program = (name: string) => join(findPostgresPrograms(), name);
const database = new Client({ connectionString: url });
const folder = mkdtempSync(join(tmpdir(), 'persimmon-backup-'));
let server: Server | undefined;

before(async () => {
  await seed();
  await database.connect();
  server = await startServer();
});

after(async () => {
  await server?.kill('SIGTERM');
  await database.end();
  rmSync(folder, { recursive: true });
});

const countOrders = async (client: Client) =>
  Number((await client.query<{ count: string }>('SELECT count(*) FROM storefront.shop_order')).rows[0]?.count);

test(
  'a backup taken while customers shop is whole: every rule holds, and operations have their answers',
  { timeout: 300_000 },
  async () => {
    const sku = await takeSku(database, 9);
    await setStock(database, sku, 100_000);
    const shopping = startShopping(server?.origin ?? '', sku, 6);
    while (shopping.sent.length < 20) await wait(100);
    // These are in the backup. What is sent later may be.
    const earlier = [...shopping.sent];
    const ordersBefore = await countOrders(database);
    const file = join(folder, 'shop.dump');
    await run(program('pg_dump'), ['--format=custom', '--file', file, url]);
    const ordersAfter = await countOrders(database);
    await wait(1_000);
    await shopping.stop();
    const restoredUrl = new URL(url);
    restoredUrl.pathname = '/restored';
    await run(program('createdb'), ['--maintenance-db', url, 'restored']);
    await run(program('pg_restore'), ['--exit-on-error', '--no-owner', '--dbname', restoredUrl.href, file]);
    const restored = new Client({ connectionString: restoredUrl.href });
    await restored.connect();
    let second: Server | undefined;
    try {
      const orders = await countOrders(restored);
      assert(ordersBefore <= orders && orders <= ordersAfter, `${ordersBefore} ${orders} ${ordersAfter}`);
      assert(ordersAfter > ordersBefore, 'Nobody shopped during the backup.');
      assert.deepEqual(await findBrokenRules(restored), []);
      // Migrations find nothing to do.
      await seed({ DATABASE_URL: restoredUrl.href });
      second = await startServer(undefined, { DATABASE_URL: restoredUrl.href });
      for (const { path, token, body, answer } of earlier)
        assert.deepEqual(await send(second.origin, path, token, body), answer);
      assert.equal(await countOrders(restored), orders);
      const later = startShopping(second.origin, sku, 2);
      await wait(1_000);
      await later.stop();
      assert.equal(await countOrders(restored), orders + later.operations.length);
      assert.deepEqual(await findBrokenRules(restored), []);
      process.stdout.write(
        `${orders} orders in ${Math.round(statSync(file).size / 1024)} kB, ${earlier.length} operations sent again\n`,
      );
    } finally {
      await second?.kill('SIGTERM');
      await restored.end();
    }
  },
);
