/** A payment arrives while its order expires, over two servers and a worker: one of the two counts, and nothing is left half done. */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, startWorker, type Process, type Server } from './servers';
import { giveBalance, setExpiry, setStock, statusOf, takeSku } from './shopData';

const COUNT = 24;
const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
let worker: Process | undefined;
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';

before(async () => {
  await seed();
  await database.connect();
  [servers, worker] = await Promise.all([Promise.all([startServer(), startServer()]), startWorker()]);
});

after(async () => {
  for (const one of [...servers, worker]) await one?.kill('SIGTERM');
  await database.end();
});

interface Unpaid {
  readonly token: string;
  readonly id: string;
  readonly total: unknown;
}

/** Places an order of one piece. Every second customer pays a part with the balance. */
async function placeOrder(sku: string, nth: number): Promise<Unpaid> {
  const token = await signIn(originOf(nth), newPhone());
  const useBalance = nth % 2 === 0;
  if (useBalance) await giveBalance(database, originOf(nth), token, 100);
  const input = await prepareOrder(originOf(nth), token, sku, { useBalance });
  const { success, data } = await send(originOf(nth), 'user/order/confirm', token, input);
  assert(success);
  return { token, id: String(data['id']), total: input['expectedTotal'] };
}

test('a payment and the expiry of its order at the same time: one of them counts', async () => {
  const sku = await takeSku(database, 6);
  await setStock(database, sku, COUNT);
  const orders: Unpaid[] = [];
  for (let nth = 0; nth < COUNT; nth += 1) orders.push(await placeOrder(sku, nth));
  const firstExpiry = Date.now() + 1_000;
  const expiryOf = (nth: number) => firstExpiry + nth * 60;
  for (const [nth, { id }] of orders.entries()) await setExpiry(database, id, expiryOf(nth));
  const answers = await Promise.all(
    orders.map(async ({ token, id, total }, nth) => {
      const body = { orderId: id, operationId: randomUUID(), expectedTotal: total };
      await wait(Math.max(0, expiryOf(nth) - Date.now() + randomInt(-60, 20)));
      return Promise.all([0, 1].map((server) => send(originOf(server), 'user/order/pay', token, body)));
    }),
  );
  for (const [nth, { id }] of orders.entries()) {
    // The worker looks for due steps every half second.
    while ((await statusOf(database, id)) === 'toPay') await wait(100);
    const isPaid = (await statusOf(database, id)) === 'toShip';
    const [one, other] = answers[nth] ?? [];
    assert.deepEqual([one?.success, other?.success], [isPaid, isPaid], JSON.stringify([one, other]));
    if (!isPaid)
      assert.match(
        `${one?.errorCode} ${other?.errorCode}`,
        /^(?:ORDER_EXPIRED|ORDER_STATE) (?:ORDER_EXPIRED|ORDER_STATE)$/,
      );
  }
  assert.deepEqual(await findBrokenRules(database), []);
});
