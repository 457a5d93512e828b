/** A second channel of Vendure with prices, stock and orders of its own: the storefront is the shop of one channel. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { seed, startServer, type Server } from './servers';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let server: Server;
let admin = '';
const outlet = { id: '', code: `outlet-${randomUUID()}`, token: randomUUID() };

before(async () => {
  await seed();
  await database.connect();
  server = await startServer();
  admin = await signInAsAdmin(server.origin);
  const { rows } = await database.query<{ zone: number }>('SELECT "defaultTaxZoneId" AS zone FROM channel');
  const { createChannel } = await asAdmin<{ createChannel: { id: string } }>(
    `mutation { createChannel(input: { code: "${outlet.code}", token: "${outlet.token}", defaultLanguageCode: en,
      pricesIncludeTax: true, defaultCurrencyCode: USD, availableCurrencyCodes: [USD],
      defaultTaxZoneId: "${rows[0]?.zone}", defaultShippingZoneId: "${rows[0]?.zone}" }) { ... on Channel { id } } }`,
  );
  outlet.id = createChannel.id;
});

after(async () => {
  await server.kill('SIGTERM');
  // The tests after this one have the shop of the default channel.
  await seed();
  await database.end();
});

/** Sends an operation as the administrator, and returns its data. */
async function asAdmin<Data = unknown>(query: string, channel?: string): Promise<Data> {
  const { data, error } = await sendAsAdmin(server.origin, admin, query, channel);
  assert.equal(error, undefined, query);
  return data as Data;
}

const inOutlet = <Data = unknown>(query: string) => asAdmin<Data>(query, outlet.token);

/** Time in ms after which a server has a change. */
const SEEN_AFTER_MS = 300;

interface Offer {
  readonly skus: readonly { readonly id: string; readonly price: number; readonly stock: number }[];
}

interface Made {
  readonly id: string;
  readonly variantId: string;
  readonly sku: string;
  /** Ids, prices and stocks of its SKUs as a customer sees them; undefined when it is not sold. */
  readonly read: () => Promise<(readonly [string, number, number])[] | undefined>;
}

/** A product with one variant, which costs 19.00 and of which four pieces are left. */
async function make(channel?: string): Promise<Made> {
  const sku = `channel-${randomUUID()}`;
  const text = `{ languageCode: en, name: "${sku}", slug: "${sku}", description: "" }`;
  const { createProduct } = await asAdmin<{ createProduct: { id: string } }>(
    `mutation { createProduct(input: { enabled: true, translations: [${text}] }) { id } }`,
    channel,
  );
  const { id } = createProduct;
  const { createProductVariants } = await asAdmin<{ createProductVariants: { id: string }[] }>(
    `mutation { createProductVariants(input: [{ productId: "${id}", sku: "${sku}", price: 1900, stockOnHand: 4,
      translations: [{ languageCode: en, name: "${sku}" }] }]) { id } }`,
    channel,
  );
  return {
    id,
    variantId: createProductVariants[0]?.id ?? '',
    sku,
    async read() {
      await wait(SEEN_AFTER_MS);
      const { success, data } = await send(server.origin, `home/goodsDetail?id=vendure-${id}`, '');
      return success
        ? (data as unknown as Offer).skus.map((one) => [one.id, one.price, one.stock] as const)
        : undefined;
    },
  };
}

/** Waits until the server has prepared the products of another channel. */
async function untilPriced(made: Made, price: number): Promise<void> {
  for (let nth = 0; nth < 30; nth += 1) if ((await made.read())?.[0]?.[1] === price) return;
}

/** Puts a product into the other channel, where it costs three times as much. */
const assign = ({ id }: Made) =>
  asAdmin(
    `mutation { assignProductsToChannel(input: { channelId: "${outlet.id}", productIds: ["${id}"], priceFactor: 3 }) { id } }`,
  );

/** Orders one piece, and returns the token of the customer with the answer. */
async function order({ sku }: Made) {
  await wait(SEEN_AFTER_MS);
  const token = await signIn(server.origin, newPhone());
  const input = await prepareOrder(server.origin, token, sku);
  return { token, input, answer: await send(server.origin, 'user/order/confirm', token, input) };
}

const countsIn = (channel?: string) =>
  asAdmin('{ orders { totalItems } customers { totalItems } }', channel) as Promise<{
    orders: { totalItems: number };
    customers: { totalItems: number };
  }>;

test('a price of another channel is neither a second variant nor the price of the shop', async () => {
  const made = await make();
  await assign(made);
  assert.deepEqual(await made.read(), [[made.sku, 1_900, 4]]);
  await inOutlet(`mutation { updateProductVariants(input: [{ id: "${made.variantId}", price: 100 }]) { id } }`);
  assert.deepEqual(await made.read(), [[made.sku, 1_900, 4]]);
  const { answer } = await order(made);
  assert.equal(answer.errorCode, undefined);
  await asAdmin(`mutation { updateProductVariants(input: [{ id: "${made.variantId}", price: 2100 }]) { id } }`);
  assert.deepEqual(await made.read(), [[made.sku, 2_100, 3]]);
  assert.deepEqual(await findBrokenRules(database), []);
});

test('customers and orders of the shop are not in another channel', async () => {
  const made = await make();
  const [before, others] = [await countsIn(), await countsIn(outlet.token)];
  assert.equal((await order(made)).answer.success, true);
  const now = await countsIn();
  assert.deepEqual(
    [now.orders.totalItems, now.customers.totalItems],
    [before.orders.totalItems + 1, before.customers.totalItems + 1],
  );
  assert.deepEqual(await countsIn(outlet.token), others);
});

test('an administrator of another channel does not reach the orders of the shop by their number', async () => {
  const { answer, token } = await order(await make());
  const { error } = await sendAsAdmin(
    server.origin,
    admin,
    `mutation { cancelStorefrontOrder(code: "${String(answer.data['number'])}") }`,
    outlet.token,
  );
  assert.equal(error, 'The storefront is the shop of another channel. Choose that channel first.');
  const { data } = await send(server.origin, `user/order/detail?id=${String(answer.data['id'])}`, token);
  assert.equal(data['status'], 'toPay');
});

test('the stock of another channel is not sold, and sales leave it as it is', async () => {
  const made = await make();
  await assign(made);
  const { createStockLocation } = await inOutlet<{ createStockLocation: { id: string } }>(
    'mutation { createStockLocation(input: { name: "Outlet" }) { id } }',
  );
  await inOutlet(
    `mutation { updateProductVariants(input: [{ id: "${made.variantId}",
      stockLevels: [{ stockLocationId: "${createStockLocation.id}", stockOnHand: 50 }] }]) { id } }`,
  );
  assert.deepEqual(await made.read(), [[made.sku, 1_900, 4]]);
  const { token, input, answer } = await order(made);
  const payment = { orderId: answer.data['id'], operationId: randomUUID(), expectedTotal: input['expectedTotal'] };
  assert.equal((await send(server.origin, 'user/order/pay', token, { ...payment, methodId: 'card' })).success, true);
  assert.deepEqual(await made.read(), [[made.sku, 1_900, 3]]);
  const { rows } = await database.query(
    `SELECT "stockOnHand" AS on_hand, "stockAllocated" AS allocated FROM stock_level
     WHERE "productVariantId" = $1 AND "stockLocationId" = $2`,
    [made.variantId, createStockLocation.id],
  );
  assert.deepEqual(rows, [{ on_hand: 50, allocated: 0 }]);
  assert.deepEqual(await findBrokenRules(database), []);
});

test('SHOP_CHANNEL makes another channel the shop: what is assigned to it is sold at its price, and refunded there', async () => {
  const { rows } = await database.query<{ id: number }>('SELECT min(id) AS id FROM stock_location');
  await asAdmin(
    `mutation { assignStockLocationsToChannel(input: { channelId: "${outlet.id}", stockLocationIds: ["${rows[0]?.id}"] }) { id } }`,
  );
  const [here, elsewhere, own] = [await make(), await make(), await make(outlet.token)];
  await assign(here);
  await seed({ SHOP_CHANNEL: outlet.code });
  await untilPriced(here, 5_700);
  assert.deepEqual(
    [await here.read(), await elsewhere.read(), await own.read()],
    [[[here.sku, 5_700, 4]], undefined, [[own.sku, 1_900, 4]]],
  );
  const before = await countsIn(outlet.token);
  const { token, input, answer } = await order(here);
  const orderId = answer.data['id'];
  const payment = { orderId, operationId: randomUUID(), expectedTotal: input['expectedTotal'], methodId: 'card' };
  assert.equal((await send(server.origin, 'user/order/pay', token, payment)).success, true);
  const now = await countsIn(outlet.token);
  assert.deepEqual(
    [now.orders.totalItems, now.customers.totalItems],
    [before.orders.totalItems + 1, before.customers.totalItems + 1],
  );
  const { orders } = await inOutlet<{ orders: { items: { payments: { id: string; amount: number }[] }[] } }>(
    `{ orders(options: { filter: { code: { eq: "${String(answer.data['number'])}" } } }) { items { payments { id amount } } } }`,
  );
  const [paid] = orders.items[0]?.payments ?? [];
  assert(paid);
  const refunded = await inOutlet(
    `mutation { refundOrder(input: { paymentId: "${paid.id}", amount: ${paid.amount}, reason: "Scratched", lines: [],
      shipping: 0, adjustment: 0 }) { __typename ... on Refund { state } } }`,
  );
  assert.deepEqual(refunded, { refundOrder: { __typename: 'Refund', state: 'Settled' } });
  const { data } = await send(server.origin, `user/order/detail?id=${String(orderId)}`, token);
  assert.equal(data['status'], 'cancelled');
  // A product that is taken out of the channel is not sold any more.
  await asAdmin(
    `mutation { removeProductsFromChannel(input: { channelId: "${outlet.id}", productIds: ["${here.id}"] }) { id } }`,
  );
  assert.equal(await here.read(), undefined);
  assert.deepEqual(await findBrokenRules(database), []);
  await seed();
  await untilPriced(here, 1_900);
  assert.deepEqual([await here.read(), await elsewhere.read()], [[[here.sku, 1_900, 4]], [[elsewhere.sku, 1_900, 4]]]);
});

test('a channel that there is not ends the seed with a sentence, and the shop stays as it is', async () => {
  const made = await make();
  await assert.rejects(
    seed({ SHOP_CHANNEL: 'none' }),
    /SHOP_CHANNEL names the channel "none", which there is not\. Create it in the administration, or leave SHOP_CHANNEL out\./,
  );
  assert.deepEqual(await made.read(), [[made.sku, 1_900, 4]]);
});
