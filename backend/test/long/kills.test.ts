/**
 * A server is killed (SIGKILL) at random moments while customers check out. Each customer sends the same operation again until it
 * has an answer. Afterwards every customer has exactly one paid order, and all rules hold. KILLS and CHECKOUTS set the size.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { newPhone, prepareOrder, sendUntilAnswered, signIn } from '../customer';
import { findBrokenRules } from '../invariants';
import { seed, startServer, type Server } from '../servers';
import { setStock, takeSku } from '../shopData';
import { waitBetween } from '../randomMoments';

const kills = Number(process.env['KILLS'] ?? 20);
const checkouts = Number(process.env['CHECKOUTS'] ?? 200);
const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let server: Server | undefined;
let origin = '';

before(async () => {
  await seed();
  await database.connect();
  server = await startServer();
  ({ origin } = server);
});

after(async () => {
  await server?.kill('SIGTERM');
  await database.end();
});

test('customers who check out while the server is killed have one paid order each', async () => {
  const sku = await takeSku(database, 5);
  await setStock(database, sku, checkouts);
  const customers: { token: string; input: Record<string, unknown> }[] = [];
  for (let nth = 0; nth < checkouts; nth += 1) {
    const token = await signIn(origin, newPhone());
    customers.push({ token, input: await prepareOrder(origin, token, sku) });
  }
  let killed = 0;
  let isOver = false;
  const killing = (async () => {
    while (killed < kills && !isOver) {
      await waitBetween(50, 900);
      await server?.kill('SIGKILL');
      killed += 1;
      server = await startServer(server?.port);
    }
  })();
  const buying = Array.from({ length: 4 }, async (_, lane) => {
    for (const { token, input } of customers.filter((_customer, nth) => nth % 4 === lane)) {
      const placed = await sendUntilAnswered(origin, 'user/order/confirm', token, input);
      assert(placed.success, JSON.stringify(placed));
      const payment = { orderId: placed.data['id'], operationId: randomUUID(), expectedTotal: input['expectedTotal'] };
      const paid = await sendUntilAnswered(origin, 'user/order/pay', token, payment);
      assert(paid.success, JSON.stringify(paid));
      await waitBetween(100, 400);
    }
  });
  await Promise.all(buying).finally(() => (isOver = true));
  await killing;
  const { rows: orders } = await database.query<{ status: string; count: string }>(
    `SELECT status, count(*) FROM storefront.shop_order WHERE lower(operation_id) = ANY($1) GROUP BY status`,
    [customers.map(({ input }) => String(input['operationId']))],
  );
  assert.deepEqual(orders, [{ status: 'toShip', count: String(checkouts) }]);
  assert.deepEqual(await findBrokenRules(database), []);
  process.stdout.write(`${checkouts} checkouts, ${killed} kills\n`);
});
