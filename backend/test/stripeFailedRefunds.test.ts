/** Refunds of which Stripe says later that it could not pay them out: they go to the balance, once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { send } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, startWorker, type Process, type Server } from './servers';
import { takeSku } from './shopData';
import { buyAtStripe, failRefund, until, untilSent, type Paid } from './stripeDesk';
import { secretKey, sendMessage, startStripe, webhookSecret, type StripeStandIn } from './stripeStandIn';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let stripe: StripeStandIn;
let servers: readonly Server[] = [];
/** Sends refunds. */
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

const refundsOf = ({ reference }: Paid) =>
  stripe.refunds.filter((one) => one.payment_intent === reference).map(({ amount }) => amount);
const balanceOf = async ({ token }: Paid) => (await send(originOf(1), 'user/enableBalance', token)).data['available'];

/** A cancelled order whose refund Stripe has taken. */
async function cancelPaid(balance = 0): Promise<Paid> {
  const paid = await buyAtStripe({ database, originOf, sku }, balance);
  await send(originOf(0), `user/order/cancel?id=${paid.id}&reason=other`, paid.token);
  await until(() => refundsOf(paid).length > 0);
  await untilSent(database, paid);
  return paid;
}

test('a refund that Stripe could not pay out goes to the balance once, and the order says so', async () => {
  const paid = await cancelPaid(700);
  assert.equal(await balanceOf(paid), 700);
  await failRefund({ originOf }, paid, `order-${paid.id}`);
  await failRefund({ originOf }, paid, `order-${paid.id}`, 'charge.refund.updated');
  assert.equal(await balanceOf(paid), paid.total + 700);
  const { data } = await send(originOf(1), `user/order/detail?id=${paid.id}`, paid.token);
  assert.deepEqual(data['returned'], { amount: paid.total + 700, name: 'Wallet balance', coupon: false });
  assert.deepEqual(refundsOf(paid), [paid.total]);
  assert.deepEqual(await findBrokenRules(database), []);
});

test('a refund that Stripe could not pay out to a customer without an account is not lost in its balance', async () => {
  const paid = await cancelPaid();
  await database.query(
    `UPDATE storefront.customer SET row = row || '{"isDeleted": true}' WHERE id = (
       SELECT customer_id FROM storefront.shop_order WHERE id = $1
     )`,
    [paid.id],
  );
  await failRefund({ originOf }, paid, `order-${paid.id}`);
  const { rows } = await database.query(
    'SELECT 1 FROM storefront.wallet_entry WHERE order_id = $1 UNION ALL SELECT 1 FROM storefront.provider_refund WHERE id = $2 AND failed_at IS NOT NULL',
    [paid.id, `order-${paid.id}`],
  );
  assert.deepEqual(rows, []);
  const says = servers.flatMap(({ output }) => output).join('');
  assert(says.includes(`order-${paid.id}. Its customer has no account any more: pay it by other means.`));
});

test('a refund that Stripe carries out, and one that it does not know, change nothing', async () => {
  const paid = await cancelPaid();
  const object = { status: 'succeeded', metadata: { refund: `order-${paid.id}` } };
  assert.equal(await sendMessage(originOf(0), 'refund.updated', object), 200);
  await failRefund({ originOf }, paid, 'order-unknown');
  await failRefund({ originOf }, paid, 'another program');
  assert.equal(await balanceOf(paid), 0);
});
