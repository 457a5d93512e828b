/** A worker is killed while orders expire. Every step is done exactly once, by the next worker. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from '../customer';
import { findBrokenRules } from '../invariants';
import { seed, startServer, startWorker, type Server } from '../servers';
import { setExpiry, setStock, takeSku } from '../shopData';
import { waitBetween } from '../randomMoments';

const ORDERS = 300;
const KILLS = 4;
const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let server: Server | undefined;

before(async () => {
  await seed();
  await database.connect();
  server = await startServer();
});

after(async () => {
  await server?.kill('SIGTERM');
  await database.end();
});

test('orders expire once each, although the worker is killed again and again', async () => {
  const origin = server?.origin ?? '';
  const sku = await takeSku(database, 7);
  await setStock(database, sku, ORDERS);
  const token = await signIn(origin, newPhone());
  const input = await prepareOrder(origin, token, sku);
  const ids: string[] = [];
  while (ids.length < ORDERS) {
    const order = { ...input, operationId: randomUUID() };
    const { success, data } = await send(origin, 'user/order/confirm', token, order);
    assert(success, JSON.stringify(data));
    ids.push(String(data['id']));
  }
  for (const id of ids) await setExpiry(database, id, Date.now());
  // Without a worker the rules themselves refuse a late payment.
  const late = await send(origin, 'user/order/pay', token, {
    orderId: ids[0],
    operationId: randomUUID(),
    expectedTotal: 1,
  });
  assert.equal(late.success, false);
  const left = async () => {
    const { rows } = await database.query<{ count: string }>(
      `SELECT count(*) FROM storefront.shop_order WHERE id = ANY($1) AND status = 'toPay'`,
      [ids],
    );
    return Number(rows[0]?.count);
  };
  const leftAfterKill: number[] = [];
  for (let nth = 0; nth < KILLS; nth += 1) {
    const worker = await startWorker();
    await waitBetween(100, 700);
    await worker.kill('SIGKILL');
    leftAfterKill.push(await left());
    assert.deepEqual(await findBrokenRules(database), []);
  }
  const worker = await startWorker();
  while ((await left()) > 0) await wait(200);
  await worker.kill('SIGTERM');
  const { rows } = await database.query<{ events: string; count: string }>(
    `SELECT (SELECT string_agg(step ->> 'event', ' ') FROM jsonb_array_elements(row -> 'timeline') AS step) AS events, count(*)
     FROM storefront.shop_order WHERE id = ANY($1) GROUP BY 1`,
    [ids],
  );
  assert.deepEqual(rows, [{ events: 'placed cancelled', count: String(ORDERS) }]);
  assert.deepEqual(await findBrokenRules(database), []);
  process.stdout.write(`${ORDERS} orders, left after each kill: ${leftAfterKill.join(', ')}\n`);
});
