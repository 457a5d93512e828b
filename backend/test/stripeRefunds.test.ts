/** Refunds to the payment at Stripe, whole and in parts: each arrives once, whatever is sent twice, fails, or is forgotten. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { refundPayment } from '../src/payment/stripeApi';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { send } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, startWorker, type Process, type Server } from './servers';
import { setStepDue, takeSku } from './shopData';
import { buyAtStripe, failRefund, until, untilSent as untilAllSent, type Paid } from './stripeDesk';
import { secretKey, startStripe, webhookSecret, type StripeStandIn } from './stripeStandIn';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let stripe: StripeStandIn;
let servers: readonly Server[] = [];
let worker: Process | undefined;
let sku = '';
let environment: Readonly<Record<string, string>> = {};
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';

before(async () => {
  await seed();
  await database.connect();
  stripe = await startStripe();
  environment = {
    DEMO_STEPS: '0',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API: stripe.origin,
  };
  servers = await Promise.all([startServer(undefined, environment), startServer(undefined, environment)]);
  worker = await startWorker(environment);
  sku = await takeSku(database, 10);
});

after(async () => {
  for (const one of [...servers, worker]) await one?.kill('SIGTERM');
  stripe.close();
  await database.end();
});

const buy = (balance?: number) => buyAtStripe({ database, originOf, sku }, balance);
const cancel = ({ id, token }: Paid, nth = 0) => send(originOf(nth), `user/order/cancel?id=${id}&reason=other`, token);
const refundsOf = ({ reference }: Paid) =>
  stripe.refunds.filter((one) => one.payment_intent === reference).map(({ amount }) => amount);
const balanceOf = async ({ token }: Paid) => (await send(originOf(1), 'user/enableBalance', token)).data['available'];
const returnedOf = async ({ id, token }: Paid) =>
  (await send(originOf(1), `user/order/detail?id=${id}`, token)).data['returned'] as unknown;
const assertRulesHold = async () => assert.deepEqual(await findBrokenRules(database), []);

const untilSent = (paid: Pick<Paid, 'reference'>) => untilAllSent(database, paid);

test('a cancellation that is sent four times over two servers pays the card back once, and nothing to the balance', async () => {
  const paid = await buy();
  const answers = await Promise.all([0, 1, 0, 1].map((nth) => cancel(paid, nth)));
  assert.deepEqual(
    answers.map(({ success }) => success),
    [true, true, true, true],
  );
  await until(() => refundsOf(paid).length > 0);
  await untilSent(paid);
  assert.deepEqual([refundsOf(paid), await balanceOf(paid)], [[paid.total], 0]);
  const name = 'Card and more, at Stripe';
  assert.deepEqual(await returnedOf(paid), { amount: paid.total, name, coupon: false });
  await assertRulesHold();
});

test('what the balance paid goes back to the balance, and the other part to the card', async () => {
  const paid = await buy(700);
  await cancel(paid);
  await until(() => refundsOf(paid).length > 0);
  assert.deepEqual([refundsOf(paid), await balanceOf(paid)], [[paid.total], 700]);
  assert.deepEqual(await returnedOf(paid), {
    amount: paid.total + 700,
    name: `Wallet balance $7.00 and Card and more, at Stripe $${(paid.total / 100).toFixed(2)}`,
    coupon: false,
  });
  await assertRulesHold();
});

test('a refund that fails at first, whose confirmation is lost, and whose key Stripe has forgotten, arrives once', async () => {
  const paid = await buy();
  stripe.setFailing(true);
  await cancel(paid);
  await worker?.kill('SIGKILL');
  stripe.setFailing(false);
  worker = await startWorker(environment);
  await until(() => refundsOf(paid).length > 0);
  await untilSent(paid);
  stripe.forgetKeys();
  const { rowCount } = await database.query(
    'UPDATE storefront.provider_refund SET done_at = NULL WHERE reference = $1',
    [paid.reference],
  );
  assert.equal(rowCount, 1);
  await untilSent(paid);
  assert.deepEqual(refundsOf(paid), [paid.total]);
});

test('a payment that was paid back as a whole elsewhere settles a whole refund, and not one of a part', async () => {
  const settings = { secretKey, webhookSecret, api: stripe.origin };
  const reference = `pi_${randomUUID()}`;
  stripe.refundElsewhere(reference);
  await refundPayment(settings, { id: randomUUID(), reference, amount: 100, isWhole: true });
  await assert.rejects(
    refundPayment(settings, { id: randomUUID(), reference, amount: 40, isWhole: false }),
    /already refunded/,
  );
});

test('a return pays its part back to the card, and the refund of the order the other part', async () => {
  const paid = await buy();
  const admin = await signInAsAdmin(originOf(0));
  const ask = async (query: string) => {
    const { data, error } = await sendAsAdmin(originOf(0), admin, query);
    assert.equal(error, undefined);
    return data as never;
  };
  const { orders }: { orders: { items: { lines: { id: string }[]; payments: { id: string }[] }[] } } = await ask(
    `{ orders(options: { filter: { code: { eq: "${paid.number}" } } }) { items { lines { id } payments { id } } } }`,
  );
  const [order] = orders.items;
  const lines = order?.lines.map(({ id }) => `{ orderLineId: "${id}", quantity: 3 }`).join(', ');
  const { addFulfillmentToOrder: parcel }: { addFulfillmentToOrder: { id: string } } = await ask(
    `mutation { addFulfillmentToOrder(input: { lines: [${lines}], handler: { code: "manual-fulfillment",
      arguments: [{ name: "method", value: "Lark" }, { name: "trackingCode", value: "1" }] } }) { ... on Fulfillment { id } } }`,
  );
  for (const state of ['Shipped', 'Delivered'])
    await ask(`mutation { transitionFulfillmentToState(id: "${parcel.id}", state: "${state}") { __typename } }`);

  // Only a shop with demo steps takes returns.
  await worker?.kill('SIGTERM');
  const demo = { ...environment, DEMO_STEPS: '1' };
  const server = await startServer(undefined, demo);
  worker = await startWorker(demo);
  const piece = { orderId: paid.id, lines: [{ skuId: sku, quantity: 1 }] };
  const { data: quote } = await send(server.origin, 'user/return/quote', paid.token, piece);
  const part = Number(quote['refund']);
  assert(part > 0 && part < paid.total);
  const { data } = await send(server.origin, 'user/return/request', paid.token, {
    ...{ orderId: paid.id, operationId: randomUUID(), refundTo: 'method', expectedRefund: part },
    lines: [{ skuId: sku, quantity: 1, reason: 'other' }],
  });
  const stateOf = async () => {
    const { rows } = await database.query<{ id: string; state: string }>(
      `SELECT id, row ->> 'state' AS state FROM storefront.order_return WHERE order_id = $1`,
      [paid.id],
    );
    return rows[0] ?? { id: '', state: '' };
  };
  assert.equal(data['id'], paid.id);
  for (const [from, to] of [
    ['approved', 'sent'],
    ['sent', 'received'],
    ['received', 'refunded'],
  ]) {
    const { id, state } = await stateOf();
    assert.equal(state, from);
    await setStepDue(database, `return:${id}`);
    await until(async () => (await stateOf()).state === to);
  }
  await until(() => refundsOf(paid).length > 0);
  assert.deepEqual([refundsOf(paid), await balanceOf(paid)], [[part], 0]);

  await ask(
    `mutation { refundOrder(input: { paymentId: "${order?.payments[0]?.id}", amount: ${paid.total}, reason: "Recalled",
      lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );
  await until(() => refundsOf(paid).length > 1);
  await untilSent(paid);
  assert.deepEqual([refundsOf(paid), await balanceOf(paid)], [[part, paid.total - part], 0]);
  // The card does not take the part of the return.
  await failRefund({ originOf }, paid, `return-${(await stateOf()).id}`);
  assert.equal(await balanceOf(paid), part);
  assert.deepEqual(await returnedOf(paid), {
    amount: paid.total - part,
    name: 'Card and more, at Stripe',
    coupon: false,
  });
  await server.kill('SIGTERM');
  await assertRulesHold();
});
