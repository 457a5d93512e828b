/** Phone and one-time code as an authentication strategy of Vendure: the same sign-in as the contract's, with two servers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from './customer';
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

const countOf = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await database.query<{ count: string }>(sql, values)).rows[0]?.count);

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const countCustomers = (phone: string) => countOf('SELECT count(*) FROM storefront.customer WHERE phone = $1', phone);

test('a code signs in a new customer, who is the same customer in the storefront', async () => {
  const phone = newPhone();
  const { outcome, token } = await authenticate(phone, await requestCode(phone));
  assert.equal(outcome, 'CurrentUser');
  const contractToken = await signIn(originOf(1), phone);
  const { data: user } = await send(originOf(1), 'user/info', contractToken);
  assert.deepEqual(await customerOf(token, 1), {
    lastName: user['nickname'],
    phoneNumber: phone,
    orders: { items: [] },
  });
  assert.equal(await countCustomers(phone), 1);
  // The welcome coupon, once.
  const coupons = await countOf(
    `SELECT count(*) FROM storefront.coupon JOIN storefront.customer ON customer.id = customer_id WHERE phone = $1`,
    phone,
  );
  assert.equal(coupons, 1);
});

test('a customer of the storefront has one user without a password, and sees the own orders over the shop API', async () => {
  const phone = newPhone();
  const contractToken = await signIn(originOf(0), phone);
  const sku = await takeSku(database, 30);
  await setStock(database, sku, 5);
  const { data: order } = await send(
    originOf(0),
    'user/order/confirm',
    contractToken,
    await prepareOrder(originOf(0), contractToken, sku),
  );
  const tokens = [];
  for (const nth of [0, 1]) {
    const { outcome, token } = await authenticate(phone, await requestCode(phone), { nth });
    assert.equal(outcome, 'CurrentUser');
    tokens.push(token);
  }
  for (const token of tokens)
    assert.deepEqual((await customerOf(token))?.orders.items, [{ code: order['number'], state: 'ArrangingPayment' }]);
  const { rows } = await database.query(
    `SELECT "user".verified, method.type, method.strategy, method."passwordHash" AS hash, role.code,
       method."externalIdentifier" = owner.id AS is_own, "user".identifier = owner.id || '@phone.invalid' AS is_address
     FROM storefront.customer AS owner JOIN customer ON customer.id = owner.vendure_id
     JOIN "user" ON "user".id = customer."userId"
     JOIN authentication_method AS method ON method."userId" = "user".id
     JOIN user_roles_role AS link ON link."userId" = "user".id JOIN role ON role.id = link."roleId"
     WHERE owner.phone = $1`,
    [phone],
  );
  assert.deepEqual(rows, [
    {
      verified: true,
      type: 'ExternalAuthenticationMethod',
      strategy: 'phoneCode',
      hash: null,
      code: '__customer_role__',
      is_own: true,
      is_address: true,
    },
  ]);
});

test('every customer has a user, also those who were there before', async () => {
  await database.query(
    'UPDATE customer SET "userId" = NULL WHERE id IN (SELECT vendure_id FROM storefront.customer ORDER BY position LIMIT 3)',
  );
  await seed();
  const missing = await countOf(
    `SELECT count(*) FROM storefront.customer AS owner JOIN customer ON customer.id = owner.vendure_id
     WHERE customer."userId" IS NULL`,
  );
  assert.equal(missing, 0);
});

test('wrong, used, old and missing codes are refused in the language of the request, as in the contract', async () => {
  const phone = newPhone();
  const code = await requestCode(phone);
  const expired = 'That code is no longer valid. Please get a new one.';
  assert.deepEqual(
    [
      (await authenticate('4155550100', code)).outcome,
      (await authenticate(newPhone(), code)).outcome,
      (await authenticate(phone, wrongOf(code))).outcome,
      (await authenticate(phone, wrongOf(code), { language: 'zh_Hans' })).outcome,
      (await authenticate(phone, code)).outcome,
      (await authenticate(phone, code, { nth: 1 })).outcome,
    ],
    [
      'Please check the marked fields.',
      expired,
      'That’s not the code. Please check the digits.',
      '验证码不正确，请核对后重新输入。',
      'CurrentUser',
      expired,
    ],
  );
  const late = newPhone();
  const lateCode = await requestCode(late);
  await database.query(
    `UPDATE storefront.one_time_code SET row = jsonb_set(row, '{validUntil}', '1') WHERE id = 'login:' || $1`,
    [late],
  );
  assert.equal((await authenticate(late, lateCode)).outcome, expired);
  // A code for a change of phone signs nobody in.
  const other = newPhone();
  assert.equal((await authenticate(other, await requestCode(other, 'changePhone'))).outcome, expired);
  assert.equal(await countCustomers(other), 0);
});

test('tries count together with those of the contract: the fifth wrong one ends the code, at both servers', async () => {
  const phone = newPhone();
  const code = await requestCode(phone);
  const wrong = { phone, code: wrongOf(code) };
  for (const nth of [0, 1]) await authenticate(phone, wrong.code, { nth });
  const left: unknown[] = [];
  for (const nth of [0, 1])
    left.push((await send(originOf(nth), 'user/loginWithVerifyCode', '', wrong)).data['triesLeft']);
  assert.deepEqual(left, [2, 1]);
  assert.equal((await authenticate(phone, wrong.code)).outcome, 'That’s not the code. Please check the digits.');
  assert.equal((await authenticate(phone, code)).outcome, 'That code is no longer valid. Please get a new one.');
  assert.equal((await send(originOf(0), 'user/loginWithVerifyCode', '', { phone, code })).errorCode, 'CODE_EXPIRED');
});

test('one code, sent ten times at once to both APIs of both servers, signs in once', async () => {
  const phone = newPhone();
  const code = await requestCode(phone);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, nth) => {
      if (nth % 4 < 2) return (await authenticate(phone, code, { nth })).outcome === 'CurrentUser';
      return (await send(originOf(nth), 'user/loginWithVerifyCode', '', { phone, code })).success;
    }),
  );
  assert.equal(outcomes.filter(Boolean).length, 1);
  assert.equal(await countCustomers(phone), 1);
});

test('ten wrong tries at once over both APIs are five tries', async () => {
  const phone = newPhone();
  const code = await requestCode(phone);
  await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      nth % 4 < 2
        ? authenticate(phone, wrongOf(code), { nth })
        : send(originOf(nth), 'user/loginWithVerifyCode', '', { phone, code: wrongOf(code) }),
    ),
  );
  const tries = await countOf(`SELECT row ->> 'wrong' AS count FROM storefront.code_tries WHERE id = $1`, phone);
  assert.equal(tries, 5);
});

test('a new phone ends the sessions of the customer at Vendure, at both servers', async () => {
  const phone = newPhone();
  const contractToken = await signIn(originOf(0), phone);
  const { token } = await authenticate(phone, await requestCode(phone));
  assert.equal((await customerOf(token, 1))?.phoneNumber, phone);
  const next = newPhone();
  const code = await requestCode(next, 'changePhone');
  assert.equal((await send(originOf(0), 'user/updatePhone', contractToken, { phone: next, code })).success, true);
  assert.deepEqual([await customerOf(token, 0), await customerOf(token, 1)], [null, null]);
  const again = await authenticate(next, await requestCode(next));
  assert.equal((await customerOf(again.token))?.phoneNumber, next);
});

test('signing out at one server ends the session at both', async () => {
  const phone = newPhone();
  const { token } = await authenticate(phone, await requestCode(phone));
  assert.equal((await customerOf(token, 1))?.phoneNumber, phone);
  assert.deepEqual((await sendToShop('mutation { logout { success } }', { token })).data, {
    logout: { success: true },
  });
  assert.deepEqual([await customerOf(token, 0), await customerOf(token, 1)], [null, null]);
});
