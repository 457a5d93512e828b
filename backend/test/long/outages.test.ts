/**
 * The database stops, crashes and has no room while customers shop. They get the contract's envelope, nothing is lost, and the same
 * server goes on when the database is there again. The test with the full disk needs root, for a small file system in memory.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import {
  newClusterFolder,
  startTemporaryCluster,
  type TemporaryCluster,
} from '../../../tools/serve/engine/temporaryCluster';
import { newPhone, prepareOrder, send, signIn, type Answer } from '../customer';
import { findBrokenRules } from '../invariants';
import { seed, startServer, startWorker, type Process, type Server } from '../servers';
import { setExpiry, setStock, statusOf, takeSku } from '../shopData';
import { startShopping } from '../shopping';

interface Shop {
  readonly cluster: TemporaryCluster;
  readonly server: Server;
  readonly worker: Process;
  readonly sku: string;
}

async function withDatabase<Result>({ url }: TemporaryCluster, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function openShop(cluster: TemporaryCluster): Promise<Shop> {
  const environment = { DATABASE_URL: cluster.url };
  await seed(environment);
  const [server, worker] = await Promise.all([startServer(undefined, environment), startWorker(environment)]);
  const sku = await withDatabase(cluster, async (client) => {
    const found = await takeSku(client, 8);
    await setStock(client, found, 100_000);
    return found;
  });
  return { cluster, server, worker, sku };
}

const readiness = async ({ origin }: Server) => (await fetch(`${origin}/readyz`)).status;

/** Each refusal is an envelope of the contract that says nothing about the effect. */
function assertClear(refusals: readonly Answer[]): void {
  const kinds = new Set(refusals.map(({ status, success, errorCode }) => `${status} ${success} ${errorCode}`));
  assert.deepEqual([...kinds], ['503 false INTERNAL']);
}

/** Every order that a customer was told of is there and paid once, the same processes run, and the worker works. */
async function assertNothingLost({ cluster, server, worker, sku }: Shop, operations: readonly string[]): Promise<void> {
  assert.deepEqual([server.child.exitCode, worker.child.exitCode], [null, null]);
  assert.equal(await readiness(server), 200);
  const token = await signIn(server.origin, newPhone());
  const input = await prepareOrder(server.origin, token, sku);
  const { data } = await send(server.origin, 'user/order/confirm', token, input);
  const id = String(data['id']);
  await withDatabase(cluster, async (client) => {
    const { rows } = await client.query(
      'SELECT status, count(*)::int FROM storefront.shop_order WHERE operation_id = ANY($1) GROUP BY status',
      [operations],
    );
    assert.deepEqual(rows, [{ status: 'toShip', count: operations.length }]);
    await setExpiry(client, id, Date.now());
    while ((await statusOf(client, id)) === 'toPay') await wait(100);
    assert.deepEqual(await findBrokenRules(client), []);
  });
}

/** Lets the customers go on for a while, stops them, and checks what they were told and what is left of it. */
async function closeShop(shop: Shop, shopping: ReturnType<typeof startShopping>): Promise<void> {
  await wait(2_000);
  await shopping.stop();
  assertClear(shopping.refusals);
  await assertNothingLost(shop, shopping.operations);
  process.stdout.write(`${shopping.operations.length} orders, ${shopping.refusals.length} answers with 503\n`);
  for (const one of [shop.server, shop.worker]) await one.kill('SIGTERM');
}

test('the database stops and crashes while customers shop', async () => {
  const cluster = await startTemporaryCluster();
  try {
    const shop = await openShop(cluster);
    const shopping = startShopping(shop.server.origin, shop.sku, 6);
    for (const how of ['inOrder', 'crash', 'inOrder'] as const) {
      await wait(2_000);
      await cluster.stop(how);
      await wait(1_500);
      assert.equal(await readiness(shop.server), 503);
      assert.equal((await fetch(`${shop.server.origin}/healthz`)).status, 200);
      const read = await send(shop.server.origin, 'home/goodsList', '');
      assert.deepEqual([read.status, read.success, read.errorCode], [503, false, 'INTERNAL']);
      await cluster.start();
    }
    await closeShop(shop, shopping);
  } finally {
    await cluster.close();
  }
});

/** Writes into a file until the disk is full. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size);
      try {
        for (;;) writeSync(descriptor, block);
      } catch {
        // Full, for blocks of this size.
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

test('the disk of the database is full while customers shop', async () => {
  const folder = newClusterFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'persimmon-engine', folder]);
  const filling = join(folder, 'filling');
  let cluster: TemporaryCluster | undefined;
  try {
    cluster = await startTemporaryCluster({ settings: ['max_wal_size=48MB', 'min_wal_size=32MB'] }, folder);
    const shop = await openShop(cluster);
    const shopping = startShopping(shop.server.origin, shop.sku, 6);
    await wait(2_000);
    fillDisk(filling);
    const until = Date.now() + 60_000;
    while (shopping.refusals.length === 0 && Date.now() < until) await wait(100);
    await wait(2_000);
    rmSync(filling);
    await wait(3_000);
    // PostgreSQL ends itself when it has no room for its log. A process manager starts it again then.
    await cluster.stop('inOrder');
    await cluster.start();
    await closeShop(shop, shopping);
  } finally {
    await cluster?.close().catch(() => undefined);
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});
