/** Limits of Vendure's APIs: expensive operations, introspection, and wrong passwords, with two servers. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { seed, startServer, type Server } from './servers';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';
const forgetSignIns = () => database.query(`DELETE FROM storefront.code_request WHERE client LIKE 'administrator%'`);

before(async () => {
  await seed();
  await database.connect();
  const environment = { ENGINE_PROXIES: '1' };
  servers = await Promise.all([startServer(undefined, environment), startServer(undefined, environment)]);
});

after(async () => {
  await forgetSignIns();
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

interface Outcome {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly error: string | undefined;
}

async function ask(api: 'shop-api' | 'admin-api', query: string, { nth = 0, client = '198.51.100.9' } = {}) {
  const response = await fetch(`${originOf(nth)}/${api}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(10_000),
  });
  const { data, errors } = (await response.json()) as Pick<Outcome, 'data'> & { errors?: { message: string }[] };
  return { data, error: errors?.[0]?.message };
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, nth) => `a${nth}: ${field}`).join(' ');
/** A fragment that contains the next one twice, and so on. */
const doubled = (levels: number) =>
  `{ ...F0 } ${Array.from(
    { length: levels },
    (_, nth) => `fragment F${nth} on Query { x${nth}: product(id: 1) { id } ...F${nth + 1} ...F${nth + 1} }`,
  ).join(' ')} fragment F${levels} on Query { product(id: 1) { id } }`;
const parents = (levels: number) => `{ collection(id: 1) ${'{ parent '.repeat(levels)}{ id }${'}'.repeat(levels)} }`;

test('operations that cost too much are refused before the first query of the database', async () => {
  const holder = new Client({ connectionString: process.env['DATABASE_URL'] });
  await holder.connect();
  await holder.query('BEGIN');
  // A query of one of these tables would wait.
  await holder.query('LOCK TABLE product, product_variant, product_translation, collection, session, "user"');
  try {
    for (const [api, query, message] of [
      ['shop-api', `{ ${aliases(300, 'products(options: { take: 1 }) { totalItems }')} }`, /20 root fields, not 300/],
      ['shop-api', `{ ${aliases(300, 'product(id: 1) { id }')} }`, /20 root fields, not 300/],
      ['shop-api', `{ ...All } fragment All on Query { ${aliases(30, 'me { id }')} }`, /20 root fields, not 30/],
      ['shop-api', doubled(30), /fields, not \d+/],
      ['shop-api', `{ product(id: 1) { ${aliases(300, 'collections { id }')} } }`, /Query is too complex/],
      ['shop-api', `{ product(id: 1) { ${aliases(3_000, 'id')} } }`, /2000 fields in all, not 3001/],
      ['shop-api', parents(120), /Query is too complex/],
      // An object without a field that costs something takes nothing off the others.
      ['shop-api', `{ products { __typename } product(id: 1) { ${aliases(200, 'collections { id }')} } }`, /complex/],
      ['admin-api', `{ ${aliases(300, 'me { id }')} }`, /20 root fields, not 300/],
      ['admin-api', `mutation { ${aliases(300, 'login(username: "a", password: "b") { __typename }')} }`, /not 300/],
    ] as const) {
      const { data, error } = await ask(api, query);
      assert.match(error ?? '', message, query.slice(0, 80));
      assert.equal(data, undefined);
    }
  } finally {
    await holder.end();
  }
});

test('operations of a shop are answered', async () => {
  const list = await ask(
    'shop-api',
    `{ activeChannel { code } collections { items { id name } }
       products(options: { take: 24 }) { totalItems items { id name slug featuredAsset { preview } variants { id priceWithTax } } } }`,
  );
  assert.equal(list.error, undefined);
  const detail = await ask(
    'shop-api',
    `{ product(id: 1) { id name description assets { preview } facetValues { name facet { name } }
       optionGroups { name options { id name } } variants { id name sku priceWithTax stockLevel options { id group { id } } } } }`,
  );
  assert.equal(detail.error, undefined);
});

test('neither API answers introspection, or suggests fields in its errors', async () => {
  for (const api of ['shop-api', 'admin-api'] as const) {
    assert.match((await ask(api, '{ __schema { types { name } } }')).error ?? '', /introspection is not allowed/);
    assert.equal((await ask(api, '{ prodcts { totalItems } }')).error, 'Cannot query field "prodcts" on type "Query".');
  }
});

const logIn = (name: string, password: string, client: string, nth: number) =>
  ask('admin-api', `mutation { login(username: "${name}", password: "${password}") { __typename } }`, { client, nth });
const tooMany = /^Too many failed sign-ins\. Please try again in \d+ min\.$/;
const wrong = { login: { __typename: 'InvalidCredentialsError' } };

/** Tries passwords at the same time, and then one after the other until none is tried any more. Returns how many were tried. */
async function tryPasswords(count: number, tryOne: (nth: number) => Promise<Outcome>): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: count }, (_, nth) => tryOne(nth)));
  for (let nth = 0; nth < count; nth += 1) outcomes.push(await tryOne(nth));
  for (const { data, error } of outcomes)
    if (error !== undefined) assert.deepEqual([data, tooMany.test(error)], [null, true]);
  return outcomes.filter(({ error }) => error === undefined).map(({ data }) => assert.deepEqual(data, wrong)).length;
}

test('an address can try ten wrong passwords in ten minutes, also at the same time over two servers', async () => {
  await forgetSignIns();
  const client = '198.51.100.21';
  assert.equal(await tryPasswords(30, (nth) => logIn(randomUUID(), 'wrong', client, nth)), 10);
  assert.match((await logIn('superadmin', 'for-tests', client, 0)).error ?? '', tooMany);
  // Others sign in as before, and what is right does not count.
  for (let nth = 0; nth < 12; nth += 1)
    assert.deepEqual((await logIn('superadmin', 'for-tests', '198.51.100.22', nth)).data, {
      login: { __typename: 'CurrentUser' },
    });
});

test('twenty wrong passwords for a name refuse those of the addresses that sent them, and never of another one', async () => {
  await forgetSignIns();
  const right = { login: { __typename: 'CurrentUser' } };
  const addressOf = (nth: number) => `203.0.113.${nth}`;
  const nameOf = (nth: number) => (nth % 2 === 0 ? 'superadmin' : 'SuperAdmin');
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => logIn(nameOf(nth), 'wrong', addressOf(nth), nth)),
  );
  assert.deepEqual(
    outcomes.map(({ data }) => data),
    outcomes.map(() => wrong),
  );
  for (let nth = 0; nth < 20; nth += 1)
    assert.match((await logIn('superadmin', 'for-tests', addressOf(nth), nth)).error ?? '', tooMany);
  assert.deepEqual((await logIn('ada@shop.example', 'wrong', addressOf(0), 0)).data, wrong);
  // The administrator signs in from elsewhere, also at the same time; a wrong password there is the last one.
  const other = '203.0.113.99';
  const signIns = await Promise.all([0, 1, 2].map((nth) => logIn('superadmin', 'for-tests', other, nth)));
  assert.deepEqual(
    signIns.map(({ data }) => data),
    [right, right, right],
  );
  assert.deepEqual((await logIn('superadmin', 'wrong', other, 1)).data, wrong);
  assert.match((await logIn('superadmin', 'wrong', other, 0)).error ?? '', tooMany);
});

test('an administrator reads the whole of an order and a product', async () => {
  await forgetSignIns();
  const token = await signInAsAdmin(originOf(0));
  const address = '{ fullName streetLine1 city province postalCode country countryCode phoneNumber }';
  const { error } = await sendAsAdmin(
    originOf(1),
    token,
    `{ orders(options: { take: 100 }) { totalItems items { ...Order } } products(options: { take: 100 }) { items {
         id name assets { preview } facetValues { id name facet { id name } } variants { id sku prices { price } stockLevels { stockOnHand stockLocation { id name } } } } } }
     fragment Order on Order { id code state customer { id firstName } shippingAddress ${address} billingAddress ${address}
       lines { ...Line } payments { id amount refunds { id total lines { orderLineId } } } fulfillments { id lines { orderLineId quantity } }
       modifications { id lines { orderLineId } surcharges { id } } }
     fragment Line on OrderLine { id quantity proratedUnitPriceWithTax productVariant { id name sku product { id } } discounts { amount } taxLines { taxRate } }`,
  );
  assert.equal(error, undefined);
});
