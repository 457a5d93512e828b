/** Payments at Stripe against a stand-in of its API, on a real shop: without the methods of the demo. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, startWorker, type Process, type Server } from './servers';
import { setExpiry, setStock, statusOf, takeSku } from './shopData';
import { secretKey, sendMessage, startStripe, webhookSecret, type StripeStandIn } from './stripeStandIn';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let stripe: StripeStandIn;
let servers: readonly Server[] = [];
let worker: Process | undefined;
let sku = '';
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';

before(async () => {
  await seed();
  await database.connect();
  stripe = await startStripe();
  const environment = {
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

const returnUrl = 'https://shop.example/#/h5/components/orderSuccess?id=1';
const cancelUrl = `${returnUrl}&payment=cancelled`;

interface Placed {
  readonly token: string;
  readonly id: string;
  readonly total: number;
  readonly methods: readonly string[];
}

async function placeOrder(): Promise<Placed> {
  await setStock(database, sku, 20);
  const token = await signIn(originOf(0), newPhone());
  const { data } = await send(originOf(0), 'user/order/confirm', token, await prepareOrder(originOf(0), token, sku));
  const methods = (data['paymentMethods'] as unknown as { id: string }[]).map(({ id }) => id);
  return { token, id: String(data['id']), total: Number(data['total']), methods };
}

const pay = ({ token, id, total }: Placed, more: Readonly<Record<string, unknown>> = {}) =>
  send(originOf(0), 'user/order/pay', token, { orderId: id, operationId: randomUUID(), expectedTotal: total, ...more });

interface Started extends Placed {
  readonly attemptId: string;
  /** What Stripe says about the paid page. */
  readonly object: Readonly<Record<string, unknown>>;
  readonly reference: string;
}

/** A customer on the hosted page. */
async function start(): Promise<Started> {
  const placed = await placeOrder();
  const { data } = await pay(placed, { methodId: 'stripe', returnUrl, cancelUrl });
  assert.equal(data['state'], 'processing');
  const path = String(data['redirectUrl']);
  const answer = await fetch(originOf(1) + path, { redirect: 'manual' });
  assert.equal(answer.status, 303);
  assert.match(String(answer.headers.get('location')), /^https:\/\/checkout\.stripe\.test\//);
  const attemptId = path.split('/').at(-1) ?? '';
  const reference = `pi_${randomUUID()}`;
  const object = {
    client_reference_id: attemptId,
    payment_intent: reference,
    payment_status: 'paid',
    amount_total: placed.total,
    currency: 'usd',
  };
  return { ...placed, attemptId, object, reference };
}

const attemptOf = async ({ token, id }: Placed) =>
  (await send(originOf(1), `user/order/detail?id=${id}`, token)).data['attempt'] as unknown as { state: string } | null;
const assertRulesHold = async () => assert.deepEqual(await findBrokenRules(database), []);
const refundsOf = ({ reference }: Started) => stripe.refunds.filter((one) => one.payment_intent === reference).length;

test('a real shop offers Stripe and the balance, and takes nothing else for a payment', async () => {
  const placed = await placeOrder();
  assert.deepEqual(placed.methods, ['stripe', 'balance']);
  for (const more of [
    {},
    { methodId: 'card' },
    { methodId: 'app' },
    { methodId: 'bank', returnUrl, cancelUrl },
    { methodId: 'stripe' },
  ]) {
    const { success, errorCode } = await pay(placed, more);
    assert.deepEqual([success, errorCode], [false, 'VALIDATION'], JSON.stringify(more));
  }
  assert.equal((await pay(placed, { methodId: 'balance' })).errorCode, 'BALANCE_SHORT');
  assert.equal(await statusOf(database, placed.id), 'toPay');
  assert.equal((await fetch(`${originOf(0)}/api/psp/pay/any`)).status, 404);
});

test('the hosted page is opened once, with the amount of the order and the way back', async () => {
  const started = await start();
  const first = await fetch(`${originOf(0)}/api/psp/stripe/${started.attemptId}`, { redirect: 'manual' });
  const second = await fetch(`${originOf(1)}/api/psp/stripe/${started.attemptId}`, { redirect: 'manual' });
  assert.equal(first.headers.get('location'), second.headers.get('location'));
  const fields = stripe.checkouts.get(started.attemptId);
  assert.equal(fields?.['line_items[0][price_data][unit_amount]'], String(started.total));
  assert.deepEqual([fields?.['success_url'], fields?.['cancel_url']], [returnUrl, cancelUrl]);
  stripe.setFailing(true);
  const other = await placeOrder();
  const { data } = await pay(other, { methodId: 'stripe', returnUrl, cancelUrl });
  const failed = await fetch(originOf(0) + String(data['redirectUrl']), { redirect: 'manual' });
  stripe.setFailing(false);
  assert.deepEqual([failed.status, failed.headers.get('location')], [303, returnUrl]);
});

test('a message that comes three times, over two servers at once, pays the order once', async () => {
  const started = await start();
  const statuses = await Promise.all(
    [0, 1, 0].map((nth) => sendMessage(originOf(nth), 'checkout.session.completed', started.object)),
  );
  assert.deepEqual(statuses, [200, 200, 200]);
  assert.equal(await statusOf(database, started.id), 'toShip');
  assert.equal(await attemptOf(started), null);
  assert.equal(refundsOf(started), 0);
  await assertRulesHold();
});

test('messages out of order: the money counts, whatever came before or comes after it', async () => {
  const started = await start();
  await sendMessage(originOf(0), 'checkout.session.completed', { ...started.object, payment_status: 'unpaid' });
  assert.equal((await attemptOf(started))?.state, 'waiting');
  await sendMessage(originOf(0), 'checkout.session.async_payment_failed', started.object);
  assert.equal((await attemptOf(started))?.state, 'declined');
  await sendMessage(originOf(1), 'checkout.session.async_payment_succeeded', started.object);
  assert.equal(await statusOf(database, started.id), 'toShip');
  await sendMessage(originOf(0), 'checkout.session.expired', started.object);
  await sendMessage(originOf(0), 'checkout.session.completed', { ...started.object, payment_status: 'unpaid' });
  assert.equal(await statusOf(database, started.id), 'toShip');
  assert.equal(refundsOf(started), 0);
  await assertRulesHold();
});

test('money that comes after the hold ran out goes back to Stripe once, also when Stripe is away at first', async () => {
  const started = await start();
  await setExpiry(database, started.id, Date.now() - 1_000);
  for (let nth = 0; nth < 100 && (await statusOf(database, started.id)) !== 'cancelled'; nth += 1) await wait(100);
  assert.equal(await statusOf(database, started.id), 'cancelled');
  stripe.setFailing(true);
  for (const nth of [0, 1, 0])
    assert.equal(await sendMessage(originOf(nth), 'checkout.session.completed', started.object), 200);
  assert.equal((await attemptOf(started))?.state, 'returned');
  assert.equal(refundsOf(started), 0);
  stripe.setFailing(false);
  for (let nth = 0; nth < 150 && refundsOf(started) === 0; nth += 1) await wait(100);
  await sendMessage(originOf(0), 'checkout.session.completed', started.object);
  assert.equal(refundsOf(started), 1);
  const page = await fetch(`${originOf(0)}/api/psp/stripe/${started.attemptId}`, { redirect: 'manual' });
  assert.equal(page.headers.get('location'), returnUrl);
  await assertRulesHold();
});

test('a message with a wrong or old signature, or of another amount, changes nothing', async () => {
  const started = await start();
  const type = 'checkout.session.completed';
  assert.equal(await sendMessage(originOf(0), type, started.object, { secret: 'whsec_other' }), 400);
  assert.equal(await sendMessage(originOf(0), type, started.object, { age: 3_600 }), 400);
  const unsigned = await fetch(`${originOf(0)}/api/psp/stripe/webhook`, { method: 'POST', body: '{}' });
  assert.equal(unsigned.status, 400);
  assert.equal(await sendMessage(originOf(0), type, { ...started.object, amount_total: 1 }), 500);
  assert.equal(await sendMessage(originOf(0), type, { ...started.object, client_reference_id: 'pay_other' }), 200);
  assert.equal(await statusOf(database, started.id), 'toPay');
  assert.equal((await attemptOf(started))?.state, 'waiting');
  await assertRulesHold();
});
