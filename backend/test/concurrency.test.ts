/**
 * Two server processes on one database: what customers do at the same time has one outcome. `npm test` in this folder, with
 * DATABASE_URL of an empty or filled database.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { sendWhileHeld } from './heldRow';
import { findBrokenRules } from './invariants';
import { newPhone, prepareOrder, send, signIn, type Answer } from './customer';
import { giveBalance, setStock, takeSku } from './shopData';
import { seed, startServer, type Server } from './servers';

let servers: readonly Server[] = [];
/** The address of one of the two servers, in turn. */
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';
const database = new Client({ connectionString: process.env['DATABASE_URL'] });

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

const accepted = (answers: readonly Answer[]) => answers.filter(({ success }) => success).length;
const codesOf = (answers: readonly Answer[]) =>
  [...new Set(answers.flatMap(({ success, errorCode }) => (success ? [] : [errorCode])))].sort();

async function assertRulesHold(): Promise<void> {
  assert.deepEqual(await findBrokenRules(database), []);
}

test('20 customers want the last 3 pieces: exactly 3 get one', async () => {
  const sku = await takeSku(database, 0);
  await setStock(database, sku, 3);
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const token = await signIn(originOf(nth), newPhone());
      return { token, input: await prepareOrder(originOf(nth), token, sku) };
    }),
  );
  const answers = await Promise.all(
    orders.map(({ token, input }, nth) => send(originOf(nth), 'user/order/confirm', token, input)),
  );
  assert.equal(accepted(answers), 3);
  assert.deepEqual(codesOf(answers), ['PACK_UNAVAILABLE']);
  await assertRulesHold();
});

test('10 customers pay orders of one product at the same time: each piece is counted as sold', async () => {
  const sku = await takeSku(database, 4);
  await setStock(database, sku, 50);
  const payments = await Promise.all(
    Array.from({ length: 10 }, async (_, nth) => {
      const token = await signIn(originOf(nth), newPhone());
      const input = await prepareOrder(originOf(nth), token, sku);
      const { data } = await send(originOf(nth), 'user/order/confirm', token, input);
      return { token, body: { orderId: data['id'], operationId: randomUUID(), expectedTotal: input['expectedTotal'] } };
    }),
  );
  const answers = await Promise.all(
    payments.map(({ token, body }, nth) => send(originOf(nth), 'user/order/pay', token, body)),
  );
  assert.equal(accepted(answers), 10);
  await assertRulesHold();
});

test('one operation id, sent 10 times over both servers, places one order and pays it once', async () => {
  const sku = await takeSku(database, 1);
  await setStock(database, sku, 50);
  const token = await signIn(originOf(0), newPhone());
  const input = await prepareOrder(originOf(0), token, sku);
  const placed = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => send(originOf(nth), 'user/order/confirm', token, input)),
  );
  assert.equal(accepted(placed), 10);
  assert.equal(new Set(placed.map(({ data }) => data['id'])).size, 1);
  const payment = {
    orderId: placed[0]?.data['id'],
    operationId: randomUUID(),
    expectedTotal: input['expectedTotal'],
  };
  const paid = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => send(originOf(nth), 'user/order/pay', token, payment)),
  );
  assert.equal(accepted(paid), 10);
  const { rows } = await database.query(
    `SELECT count(*)::int AS orders FROM storefront.shop_order WHERE row -> 'lines' -> 0 ->> 'skuId' = $1 AND status <> 'cancelled'
     AND customer_id = (SELECT customer_id FROM storefront.shop_order WHERE id = $2)`,
    [sku, payment.orderId],
  );
  assert.deepEqual(rows, [{ orders: 1 }]);
  await assertRulesHold();
});

test('orders and withdrawals at the same time never spend a balance twice', async () => {
  const sku = await takeSku(database, 2);
  await setStock(database, sku, 50);
  const token = await signIn(originOf(0), newPhone());
  await giveBalance(database, originOf(0), token, 3_000);
  const inputs = await Promise.all(
    Array.from({ length: 5 }, () => prepareOrder(originOf(0), token, sku, { useBalance: true })),
  );
  const withdrawal = () => ({ operationId: randomUUID(), amount: 2_000, payeeName: 'Test', payeeAccount: '12345678' });
  const answers = await Promise.all([
    ...inputs.map((input, nth) => send(originOf(nth), 'user/order/confirm', token, input)),
    ...Array.from({ length: 5 }, (_, nth) => send(originOf(nth), 'user/withdraw', token, withdrawal())),
  ]);
  assert.equal(accepted(answers), 1);
  assert.deepEqual(
    codesOf(answers).filter((code) => !['TOTAL_CHANGED', 'BALANCE_SHORT'].includes(code ?? '')),
    [],
  );
  await assertRulesHold();
});

test('a coupon is used by one of the orders that want it', async () => {
  const sku = await takeSku(database, 3);
  await setStock(database, sku, 50);
  const token = await signIn(originOf(0), newPhone());
  const { data } = await send(originOf(0), 'user/myCoupon', token);
  const [coupon] = data['list'] as unknown as { id: string }[];
  assert(coupon);
  // The welcome coupon has a threshold that one piece may not reach.
  await database.query(
    `UPDATE storefront.coupon SET row = jsonb_set(row, '{deduction,threshold}', '0') WHERE id = $1`,
    [coupon.id],
  );
  const inputs = await Promise.all(
    Array.from({ length: 6 }, () => prepareOrder(originOf(0), token, sku, { couponId: coupon.id })),
  );
  const answers = await Promise.all(
    inputs.map((input, nth) => send(originOf(nth), 'user/order/confirm', token, input)),
  );
  assert.equal(accepted(answers), 1);
  await assertRulesHold();
});

test('a redeem code with one use is redeemed by one of ten customers', async () => {
  const code = randomUUID().replaceAll('-', '').toUpperCase();
  await database.query('INSERT INTO storefront.redeem_code (id, row) VALUES ($1, $2)', [
    code,
    {
      id: code,
      name: { en: 'Test', zh: 'Test' },
      reward: { kind: 'balance', amount: 500 },
      validUntil: 9e12,
      usesLeft: 1,
    },
  ]);
  const tokens = await Promise.all(Array.from({ length: 10 }, (_, nth) => signIn(originOf(nth), newPhone())));
  const answers = await Promise.all(
    tokens.map((token, nth) => send(originOf(nth), 'user/exchange/code', token, { operationId: randomUUID(), code })),
  );
  assert.equal(accepted(answers), 1);
  assert.deepEqual(codesOf(answers), ['CODE_USED']);
  await assertRulesHold();
});

test('ten clerks check in one ticket at the same time: one of them may', async () => {
  const phone = newPhone();
  await signIn(originOf(0), phone);
  const { rows } = await database.query<{ id: string }>('SELECT id FROM storefront.customer WHERE phone = $1', [phone]);
  const code = randomUUID().toUpperCase();
  await database.query('INSERT INTO storefront.ticket (id, row) VALUES ($1, $2)', [
    code,
    {
      ...{ id: code, customerId: rows[0]?.id, code, validUntil: 9e12, usedAt: null, terms: [], orderId: null },
      ...{ name: { en: 'Test', zh: 'Test' }, subtitle: { en: '', zh: '' }, place: { en: '', zh: '' } },
      picture: { src: '/test.webp', alt: { en: '', zh: '' } },
    },
  ]);
  const admins = await Promise.all([0, 1].map((nth) => signInAsAdmin(originOf(nth))));
  const answers = await sendWhileHeld('ticket', code, 10, (nth) =>
    sendAsAdmin(originOf(nth), admins[nth % 2] ?? '', `mutation { checkInTicket(code: "${code}") }`),
  );
  assert.equal(answers.filter(({ error }) => error === undefined).length, 1);
  assert.deepEqual([...new Set(answers.flatMap(({ error }) => error ?? []))], [`The ticket ${code} is used.`]);
});

test('one phone that signs in 6 times at once becomes one customer', async () => {
  const phone = newPhone();
  const { data } = await send(originOf(0), 'user/sendVerifyCode', '', { phone, purpose: 'login' });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) =>
      send(originOf(nth), 'user/loginWithVerifyCode', '', { phone, code: data['demoCode'] }),
    ),
  );
  assert.equal(accepted(answers), 1);
  assert.deepEqual(codesOf(answers), ['CODE_EXPIRED']);
});
