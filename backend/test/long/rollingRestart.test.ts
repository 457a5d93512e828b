/**
 * Two servers behind nginx, with the configuration that `npm run policy -- nginx --site` prints, and a worker. Each server is stopped
 * and started while customers check out, as `docs/operating.md` describes it. No request fails.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createWebServers } from '../../../tests/browser/support/webServer';
import { findBrokenRules } from '../invariants';
import { seed, startServer, startWorker, type Process, type Server } from '../servers';
import { setStock, takeSku } from '../shopData';
import { startShopping } from '../shopping';

const ROUNDS = 2;
const CUSTOMERS = 8;
/** nginx leaves a server that it could not reach out for so long. */
const LEFT_OUT_MS = 10_000;
const environment = { ENGINE_PROXIES: '1', STOP_DELAY: '5' };

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
const webServers = createWebServers();
const root = mkdtempSync(join(tmpdir(), 'persimmon-root-'));
let servers: Server[] = [];
let worker: Process | undefined;
let origin = '';

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(undefined, environment), startServer(undefined, environment)]);
  worker = await startWorker();
  const [api, ...furtherApis] = servers.map((server) => new URL(server.origin));
  origin = await webServers.start('nginx', '<!doctype html><title>Shop</title>', { root, api, furtherApis });
});

after(async () => {
  await webServers.end();
  rmSync(root, { recursive: true, force: true });
  for (const one of [...servers, worker]) await one?.kill('SIGTERM');
  await database.end();
});

const statusOf = async (server: Server, path: string) => (await fetch(`${server.origin}${path}`)).status;

/** Stops a server in order, and starts it again at the same port. */
async function restart(nth: number): Promise<void> {
  const server = servers[nth];
  assert(server);
  const stopping = server.kill('SIGTERM');
  while ((await statusOf(server, '/readyz')) === 200) await wait(20);
  // It still takes customers, and says that it will not for long.
  const paths = ['/readyz', '/healthz', '/api/server/info'];
  assert.deepEqual(await Promise.all(paths.map((path) => statusOf(server, path))), [503, 200, 200]);
  await stopping;
  assert.equal(server.child.exitCode, 0);
  servers[nth] = await startServer(server.port, environment);
  assert.equal(await statusOf(servers[nth], '/readyz'), 200);
}

test('each server is stopped and started while customers check out, and no request fails', async () => {
  const sku = await takeSku(database, 11);
  await setStock(database, sku, 100_000);
  const shopping = startShopping(origin, sku, CUSTOMERS);
  const placed: number[] = [];
  try {
    await wait(2_000);
    for (let nth = 0; nth < ROUNDS * servers.length; nth += 1) {
      const before = shopping.operations.length;
      await restart(nth % servers.length);
      placed.push(shopping.operations.length - before);
      await wait(LEFT_OUT_MS + 1_000);
    }
  } finally {
    await shopping.stop();
  }
  assert.deepEqual([shopping.refusals, shopping.lost], [[], []]);
  assert(
    placed.every((count) => count > 10),
    `Customers shop during each restart: ${placed.join(', ')} orders.`,
  );
  const { rows: orders } = await database.query<{ status: string; count: number }>(
    `SELECT status, count(*)::int FROM storefront.shop_order WHERE lower(operation_id) = ANY($1) GROUP BY status`,
    [shopping.operations],
  );
  assert.deepEqual(orders, [{ status: 'toShip', count: shopping.operations.length }]);
  assert.deepEqual(await findBrokenRules(database), []);
  process.stdout.write(`${shopping.operations.length} orders, ${placed.join(', ')} of them during restarts\n`);
});
