/** Refunds to the payment at Stripe, whole and in parts: each arrives once, whatever is sent twice, fails, or is forgotten. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { refundPayment } from '../src/payment/stripeApi';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, startWorker, type Process, type Server } from './servers';
import { giveBalance, setStepDue, setStock, takeSku } from './shopData';
import { secretKey, sendMessage, startStripe, webhookSecret, type StripeStandIn } from './stripeStandIn';

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

interface Paid {
  readonly token: string;
  readonly id: string;
  readonly number: string;
  readonly total: number;
  /** What Stripe calls the payment. */
  readonly reference: string;
}

/** An order of three pieces that Stripe has paid, with what the balance could not pay. */
async function buy(balance = 0): Promise<Paid> {
  await setStock(database, sku, 20);
  const token = await signIn(originOf(0), newPhone());
  if (balance > 0) await giveBalance(database, originOf(0), token, balance);
  const options = { lines: [{ skuId: sku, quantity: 3 }], useBalance: balance > 0 };
  const input = await prepareOrder(originOf(0), token, sku, options);
  const { data: order } = await send(originOf(0), 'user/order/confirm', token, input);
  const [id, total] = [String(order['id']), Number(order['total'])];
  const returnUrl = 'https://shop.example/#/h5/components/orderSuccess?id=1';
  const { data } = await send(originOf(0), 'user/order/pay', token, {
    ...{ orderId: id, operationId: randomUUID(), expectedTotal: total },
    ...{ methodId: 'stripe', returnUrl, cancelUrl: returnUrl },
  });
  const reference = `pi_${randomUUID()}`;
  const status = await sendMessage(originOf(1), 'checkout.session.completed', {
    client_reference_id: String(data['redirectUrl']).split('/').at(-1),
    payment_intent: reference,
    payment_status: 'paid',
    amount_total: total,
    currency: 'usd',
  });
  assert.equal(status, 200);
  return { token, id, number: String(order['number']), total, reference };
}

const cancel = ({ id, token }: Paid, nth = 0) => send(originOf(nth), `user/order/cancel?id=${id}&reason=other`, token);
const refundsOf = ({ reference }: Paid) =>
  stripe.refunds.filter((one) => one.payment_intent === reference).map(({ amount }) => amount);
const balanceOf = async ({ token }: Paid) => (await send(originOf(1), 'user/enableBalance', token)).data['available'];
const returnedOf = async ({ id, token }: Paid) =>
  (await send(originOf(1), `user/order/detail?id=${id}`, token)).data['returned'] as unknown;
const assertRulesHold = async () => assert.deepEqual(await findBrokenRules(database), []);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let nth = 0; nth < 200; nth += 1) {
    if (await isTrue()) return;
    await wait(100);
  }
  assert.fail('It did not come about in 20 seconds.');
}

/** Waits until nothing is left to send of a payment. */
const untilSent = ({ reference }: Pick<Paid, 'reference'>) =>
  until(async () => {
    const { rows } = await database.query<{ open: string }>(
      'SELECT count(*) AS open FROM storefront.provider_refund WHERE reference = $1 AND done_at IS NULL',
      [reference],
    );
    return rows[0]?.open === '0';
  });

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

/** Stripe says over both servers, twice each, that it could not pay a refund out. */
async function failRefund({ reference }: Paid, refund: string, type = 'refund.failed'): Promise<void> {
  const object = { object: 'refund', payment_intent: reference, status: 'failed', metadata: { refund } };
  const statuses = await Promise.all([0, 1, 0, 1].map((nth) => sendMessage(originOf(nth), type, object)));
  assert.deepEqual(statuses, [200, 200, 200, 200]);
}

test('a refund that Stripe could not pay out goes to the balance once, and the order says so', async () => {
  const paid = await buy(700);
  await cancel(paid);
  await until(() => refundsOf(paid).length > 0);
  await untilSent(paid);
  assert.equal(await balanceOf(paid), 700);
  await failRefund(paid, `order-${paid.id}`);
  await failRefund(paid, `order-${paid.id}`, 'charge.refund.updated');
  assert.equal(await balanceOf(paid), paid.total + 700);
  assert.deepEqual(await returnedOf(paid), { amount: paid.total + 700, name: 'Wallet balance', coupon: false });
  assert.deepEqual(refundsOf(paid), [paid.total]);
  await assertRulesHold();
});

test('a refund that Stripe could not pay out to a customer without an account is not lost in its balance', async () => {
  const paid = await buy();
  await cancel(paid);
  await untilSent(paid);
  await database.query(
    `UPDATE storefront.customer SET row = row || '{"isDeleted": true}' WHERE id = (
       SELECT customer_id FROM storefront.shop_order WHERE id = $1
     )`,
    [paid.id],
  );
  await failRefund(paid, `order-${paid.id}`);
  const { rows } = await database.query(
    'SELECT 1 FROM storefront.wallet_entry WHERE order_id = $1 UNION ALL SELECT 1 FROM storefront.provider_refund WHERE id = $2 AND failed_at IS NOT NULL',
    [paid.id, `order-${paid.id}`],
  );
  assert.deepEqual(rows, []);
  const says = servers.flatMap(({ output }) => output).join('');
  assert(says.includes(`order-${paid.id}. Its customer has no account any more: pay it by other means.`));
});

test('a refund that Stripe carries out, and one that it does not know, change nothing', async () => {
  const paid = await buy();
  await cancel(paid);
  await untilSent(paid);
  const object = { status: 'succeeded', metadata: { refund: `order-${paid.id}` } };
  assert.equal(await sendMessage(originOf(0), 'refund.updated', object), 200);
  await failRefund(paid, 'order-unknown');
  await failRefund(paid, 'another program');
  assert.equal(await balanceOf(paid), 0);
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
  await failRefund(paid, `return-${(await stateOf()).id}`);
  assert.equal(await balanceOf(paid), part);
  assert.deepEqual(await returnedOf(paid), {
    amount: paid.total - part,
    name: 'Card and more, at Stripe',
    coupon: false,
  });
  await server.kill('SIGTERM');
  await assertRulesHold();
});
