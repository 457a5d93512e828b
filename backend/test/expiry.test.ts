/** A payment arrives while its order expires, over two servers and a worker: one of the two counts, and nothing is left half done. */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, startWorker, type Process, type Server } from './servers';
import { giveBalance, setExpiry, setStepDue, setStock, statusOf, takeSku } from './shopData';

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

/** Waits until `isSo` resolves to true; fails after a minute. */
async function until(says: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    assert(Date.now() < end, `Not within a minute: ${says}`);
    await wait(50);
  }
}

/** How many transactions wait for an advisory lock, or for the lock of a row that another transaction has. */
async function countWaiting(event: 'advisory' | 'transactionid'): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = $1`,
    [event],
  );
  return Number(rows[0]?.count);
}

test('a payment that arrives while the expiry of its order is under way waits for it, and is refused', async () => {
  const sku = await takeSku(database, 7);
  await setStock(database, sku, 20);
  const { token, id, total } = await placeOrder(sku, 0);
  const holder = new Client({ connectionString: process.env['DATABASE_URL'] });
  await holder.connect();
  // Stops the expiry after it has read its rows and before it writes the first. A payment deletes no step.
  await holder.query(`CREATE FUNCTION storefront.pause() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NULL; END $$`);
  await holder.query(`CREATE TRIGGER pause BEFORE DELETE ON storefront.scheduled_job
    FOR EACH STATEMENT EXECUTE FUNCTION storefront.pause()`);
  try {
    await holder.query('SELECT pg_advisory_lock(4711)');
    await setStepDue(database, `order:${id}`);
    await until('the expiry has read its rows', async () => (await countWaiting('advisory')) === 1);
    const body = { orderId: id, operationId: randomUUID(), expectedTotal: total };
    let hasAnswer = false;
    const payment = send(originOf(0), 'user/order/pay', token, body).finally(() => (hasAnswer = true));
    await until('the payment waits', async () => hasAnswer || (await countWaiting('transactionid')) === 1);
    await holder.query('SELECT pg_advisory_unlock(4711)');
    const { success, errorCode } = await payment;
    await until('the order has expired', async () => (await statusOf(database, id)) === 'cancelled');
    assert.deepEqual([success, errorCode], [false, 'ORDER_EXPIRED']);
    assert.deepEqual(await findBrokenRules(database), []);
  } finally {
    await holder.query('SELECT pg_advisory_unlock_all()');
    await holder.query('DROP FUNCTION storefront.pause CASCADE');
    await holder.end();
  }
});
