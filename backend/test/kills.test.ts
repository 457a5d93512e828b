/**
 * A server is killed (SIGKILL) at random moments while customers check out. Each customer sends the same operation again until it
 * has an answer. Afterwards every customer has exactly one paid order, and all rules hold. KILLS and CHECKOUTS set the size.
 */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findBrokenRules } from './invariants';
import { prepareOrder, send, signIn, type Answer } from './customer';
import { seed, start, type Process } from './servers';

const origin = 'http://127.0.0.1:3913';
const kills = Number(process.env['KILLS'] ?? 4);
const checkouts = Number(process.env['CHECKOUTS'] ?? 40);
const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let server: Process | undefined;
const startServer = () => start('src/server.ts', { ENGINE_PORT: '3913' });

before(async () => {
  await seed();
  await database.connect();
  server = await startServer();
});

after(async () => {
  await server?.kill('SIGTERM');
  await database.end();
});

/** Sends until there is an answer that says what became of the call. */
async function sendUntilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let nth = 0; nth < 600; nth += 1) {
    try {
      return await call();
    } catch {
      await wait(100);
    }
  }
  throw new Error('There was no answer in a minute.');
}

const answered = (path: string, token: string, body: unknown): Promise<Answer> =>
  sendUntilAnswered(async () => {
    const answer = await send(origin, path, token, body);
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    return answer;
  });

test('customers who check out while the server is killed have one paid order each', async () => {
  const sku = 'cloud-nine-headphones';
  const { rows } = await database.query<{ sku: string }>(
    'SELECT sku FROM product_variant WHERE sku LIKE $1 ORDER BY id',
    [`${sku}.%`],
  );
  const skuId = rows[0]?.sku;
  assert(skuId);
  await database.query(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + $2 FROM product_variant AS variant
     WHERE variant.sku = $1 AND "productVariantId" = variant.id`,
    [skuId, checkouts],
  );
  const first = Date.now() % 1_000_000;
  const customers: { token: string; input: Record<string, unknown> }[] = [];
  for (let nth = 0; nth < checkouts; nth += 1) {
    const token = await signIn(
      origin,
      `+1628${String(first * 10 + nth)
        .slice(-7)
        .padStart(7, '0')}`,
    );
    customers.push({ token, input: await prepareOrder(origin, token, skuId) });
  }
  let isOver = false;
  const killing = (async () => {
    for (let nth = 0; nth < kills && !isOver; nth += 1) {
      await wait(randomInt(50, 900));
      await server?.kill('SIGKILL');
      server = await startServer();
    }
  })();
  const buying = Array.from({ length: 4 }, async (_, lane) => {
    for (const { token, input } of customers.filter((_customer, nth) => nth % 4 === lane)) {
      const placed = await answered('user/order/confirm', token, input);
      assert(placed.success, JSON.stringify(placed));
      const payment = { orderId: placed.data['id'], operationId: randomUUID(), expectedTotal: input['expectedTotal'] };
      const paid = await answered('user/order/pay', token, payment);
      assert(paid.success, JSON.stringify(paid));
      await wait(randomInt(100, 400));
    }
  });
  await Promise.all(buying);
  isOver = true;
  await killing;
  const { rows: orders } = await database.query<{ status: string; count: string }>(
    `SELECT status, count(*) FROM storefront.shop_order WHERE lower(operation_id) = ANY($1) GROUP BY status`,
    [customers.map(({ input }) => String(input['operationId']))],
  );
  assert.deepEqual(orders, [{ status: 'toShip', count: String(checkouts) }]);
  assert.deepEqual(await findBrokenRules(database), []);
});
