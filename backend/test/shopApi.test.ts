/** What a customer who is signed in to Vendure's own shop API can do there, and what not. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, type Server } from './servers';
import { setStock, takeSku } from './shopData';
import { createShopClient } from './shopClient';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

const { sendToShop, requestCode, authenticate, customerOf } = createShopClient(originOf);

test('a customer who was deleted in Vendure before the storefront followed it is not signed in', async () => {
  const phone = newPhone();
  await signIn(originOf(0), phone);
  await database.query(
    'UPDATE customer SET "deletedAt" = now() WHERE id = (SELECT vendure_id FROM storefront.customer WHERE phone = $1)',
    [phone],
  );
  const { outcome, token } = await authenticate(phone, await requestCode(phone));
  assert.equal(outcome, 'Please sign in to continue.');
  assert.equal(await customerOf(token), null);
});

test('customers have no password: every operation for one is refused', async () => {
  const needsPassword = [
    'login(username: "superadmin", password: "for-tests") { __typename }',
    'registerCustomerAccount(input: { emailAddress: "a@b.example", password: "long-enough-1" }) { __typename }',
    'requestPasswordReset(emailAddress: "a@b.example") { __typename }',
    'resetPassword(token: "x", password: "long-enough-1") { __typename }',
    'verifyCustomerAccount(token: "x") { __typename }',
    'refreshCustomerVerification(emailAddress: "a@b.example") { __typename }',
  ];
  for (const mutation of needsPassword) {
    const { data } = await sendToShop(`mutation { done: ${mutation} }`);
    assert.deepEqual(data, { done: { __typename: 'NativeAuthStrategyError' } }, mutation);
  }
  const { error } = await sendToShop(
    'mutation { authenticate(input: { native: { username: "superadmin", password: "for-tests" } }) { __typename } }',
  );
  assert.match(error ?? '', /Field "native" is not defined by type "AuthenticationInput"/);
});

test('administrators sign in with their password, at their own API only', async () => {
  const token = await signInAsAdmin(originOf(0));
  const { data } = await sendAsAdmin(originOf(1), token, '{ me { identifier } }');
  assert.deepEqual(data, { me: { identifier: 'superadmin' } });
  const phone = newPhone();
  const { token: customerToken } = await authenticate(phone, await requestCode(phone));
  for (const query of ['{ me { identifier } }', '{ customers { totalItems } }'])
    assert.match((await sendAsAdmin(originOf(0), customerToken, query)).error ?? '', /not currently authorized/);
});

test('a signed-in customer changes nothing over the shop API: no order, no payment, no address, no profile', async () => {
  const phone = newPhone();
  const contractToken = await signIn(originOf(0), phone);
  const sku = await takeSku(database, 31);
  await setStock(database, sku, 5);
  const { data: order } = await send(
    originOf(0),
    'user/order/confirm',
    contractToken,
    await prepareOrder(originOf(0), contractToken, sku),
  );
  const { token } = await authenticate(phone, await requestCode(phone));
  const { rows } = await database.query<{ id: number }>('SELECT id FROM product_variant WHERE sku = $1', [sku]);
  const variant = rows[0]?.id;
  const snapshot = async () =>
    (
      await database.query(
        `SELECT "order".state, "order"."shippingAddress", "order"."subTotal", "order"."couponCodes",
           (SELECT count(*) FROM payment WHERE "orderId" = "order".id) AS payments,
           (SELECT array_agg(quantity) FROM order_line WHERE "orderId" = "order".id) AS quantities,
           (SELECT count(*) FROM "order") AS orders, (SELECT count(*) FROM address) AS addresses,
           customer."firstName", customer."lastName", customer."phoneNumber"
         FROM "order" JOIN customer ON customer.id = "customerId" WHERE "order".code = $1`,
        [order['number']],
      )
    ).rows;
  const before = await snapshot();
  assert.equal((await sendToShop('{ activeOrder { code } }', { token })).data?.['activeOrder'], null);
  const address = 'fullName: "X", streetLine1: "Elsewhere 1", countryCode: "US"';
  for (const mutation of [
    `addItemToOrder(productVariantId: "${variant}", quantity: 1) { __typename }`,
    'transitionOrderToState(state: "Cancelled") { __typename }',
    'addPaymentToOrder(input: { method: "balance", metadata: {} }) { __typename }',
    `setOrderShippingAddress(input: { ${address} }) { __typename }`,
    'removeAllOrderLines { __typename }',
    'updateCustomer(input: { firstName: "Somebody", phoneNumber: "+14155550199" }) { id }',
    `createCustomerAddress(input: { ${address} }) { id }`,
  ])
    await sendToShop(`mutation { ${mutation} }`, { token });
  assert.deepEqual(await snapshot(), before);
  const refusal = 'Orders and profiles of the storefront are changed in the storefront.';
  const errorOf = async (mutation: string, options = {}) =>
    (await sendToShop(`mutation { ${mutation} }`, options)).error;
  assert.equal(await errorOf('updateCustomer(input: { firstName: "X" }) { id }', { token }), refusal);
  assert.equal(await errorOf(`createCustomerAddress(input: { ${address} }) { id }`, { token }), refusal);
  // Visitors as well.
  assert.equal(await errorOf(`addItemToOrder(productVariantId: "${variant}", quantity: 1) { __typename }`), refusal);
  // The order is still paid in the storefront, and seen as paid over the shop API.
  const paid = await send(originOf(1), 'user/order/pay', contractToken, {
    orderId: order['id'],
    operationId: randomUUID(),
    expectedTotal: order['total'],
  });
  assert.equal(paid.success, true);
  assert.deepEqual((await customerOf(token))?.orders.items, [{ code: order['number'], state: 'PaymentSettled' }]);
  assert.deepEqual(await findBrokenRules(database), []);
});
