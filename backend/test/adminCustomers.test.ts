/** Customers in Vendure's administration: found by their names, renamed and deleted, with the effect in the storefront. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { untilWaiting } from './heldRow';
import { asAdmin, assertRulesHold, closeDesk, database, openDesk, originOf, placeOrder } from './orderDesk';
import { setStock, takeSku } from './shopData';
import { createShopClient } from './shopClient';

before(openDesk);
after(closeDesk);

const { requestCode, authenticate, customerOf } = createShopClient(originOf);

const vendureIdOf = async (phone: string): Promise<number> => {
  const { rows } = await database.query<{ id: number }>(
    'SELECT vendure_id AS id FROM storefront.customer WHERE phone = $1',
    [phone],
  );
  return rows[0]?.id ?? 0;
};

async function newCustomer() {
  const phone = newPhone();
  const token = await signIn(originOf(0), phone);
  return { phone, token, vendureId: await vendureIdOf(phone) };
}

const userOf = (token: string, nth = 1) => send(originOf(nth), 'user/info', token);
const nicknameOf = async (token: string) => (await userOf(token)).data['nickname'] as unknown;

async function inVendure(vendureId: number) {
  const { rows } = await database.query<Record<string, unknown>>(
    `SELECT "firstName", "lastName", "phoneNumber", "deletedAt" IS NOT NULL AS is_deleted FROM customer WHERE id = $1`,
    [vendureId],
  );
  return rows[0];
}

const update = (vendureId: number, fields: string) =>
  asAdmin(`mutation { updateCustomer(input: { id: "${vendureId}", ${fields} }) { __typename } }`);
const remove = (...ids: readonly number[]) =>
  asAdmin(`mutation { deleteCustomers(ids: ${JSON.stringify(ids.map(String))}) { result } }`);

test('an order is found by the name of its customer, and has the country of its address', async () => {
  const { phone, token } = await newCustomer();
  const nickname = `Ada Quist ${phone.slice(-4)}`;
  await send(originOf(0), 'user/update', token, { nickname });
  const sku = await takeSku(database, 12);
  await setStock(database, sku, 5);
  const { data: saved } = await send(originOf(0), 'user/address/save', token, {
    ...{ recipient: 'Ada Quist', phone: '+14155550100', country: 'US', region: 'CA', city: 'San Francisco' },
    ...{ street: '1 Check Street', postcode: '94110' },
  });
  const input = await prepareOrder(originOf(0), token, sku, { addressId: saved['savedId'] });
  const { data: order } = await send(originOf(0), 'user/order/confirm', token, input);
  const { data } = await asAdmin(
    `{ orders(options: { filter: { customerLastName: { contains: "${nickname}" } } }) { items {
       code customer { firstName lastName } shippingAddress { fullName country countryCode } } } }`,
  );
  assert.deepEqual(data, {
    orders: {
      items: [
        {
          code: order['number'],
          customer: { firstName: '', lastName: nickname },
          shippingAddress: { fullName: 'Ada Quist', country: 'United States', countryCode: 'US' },
        },
      ],
    },
  });
});

test('another name of an administrator is that of the customer, and another one of the customer is that in Vendure', async () => {
  const { phone, token, vendureId } = await newCustomer();
  const { data } = await update(vendureId, `firstName: "Ada", lastName: "Lovelace", phoneNumber: "${phone}"`);
  assert.deepEqual(data, { updateCustomer: { __typename: 'Customer' } });
  assert.equal(await nicknameOf(token), 'Ada Lovelace');
  const names = { phoneNumber: phone, is_deleted: false };
  assert.deepEqual(await inVendure(vendureId), { ...names, firstName: 'Ada', lastName: 'Lovelace' });
  await send(originOf(0), 'user/update', token, { avatar: 'preset:owl' });
  assert.deepEqual(await inVendure(vendureId), { ...names, firstName: 'Ada', lastName: 'Lovelace' });
  await send(originOf(0), 'user/update', token, { nickname: 'Bea' });
  assert.deepEqual(await inVendure(vendureId), { ...names, firstName: '', lastName: 'Bea' });
});

test('a name that the storefront does not take, and another phone, are refused, and nothing changes', async () => {
  const { token, vendureId } = await newCustomer();
  const before = [await inVendure(vendureId), await nicknameOf(token)];
  assert.equal(
    (await update(vendureId, `firstName: "${'A'.repeat(20)}", lastName: "Lovelace"`)).error,
    'First and last name together have 1 to 24 characters.',
  );
  assert.equal((await update(vendureId, 'firstName: "", lastName: " "')).error?.startsWith('First and last'), true);
  assert.equal(
    (await update(vendureId, `phoneNumber: "${newPhone()}"`)).error,
    'Customers sign in with their phone. They change it in the storefront.',
  );
  assert.deepEqual([await inVendure(vendureId), await nicknameOf(token)], before);
});

test('another title or e-mail address changes nothing in the storefront, and is never refused', async () => {
  const { phone, token, vendureId } = await newCustomer();
  const nickname = await nicknameOf(token);
  // A name that the storefront would not take, as of a customer that another program has changed.
  const names = { firstName: 'Ada', lastName: 'A'.repeat(30), phoneNumber: phone };
  await database.query('UPDATE customer SET "firstName" = $2, "lastName" = $3 WHERE id = $1', [
    vendureId,
    names.firstName,
    names.lastName,
  ]);
  for (const fields of ['title: "Dr."', `emailAddress: "${phone.slice(1)}@shop.example"`, `phoneNumber: "${phone}"`])
    assert.deepEqual((await update(vendureId, fields)).data, { updateCustomer: { __typename: 'Customer' } });
  assert.deepEqual(await inVendure(vendureId), { ...names, is_deleted: false });
  assert.equal(await nicknameOf(token), nickname);
});

test('a change that meets another one of the customer is refused with a reason, and can be repeated', async () => {
  const { token, vendureId } = await newCustomer();
  const holder = new Client({ connectionString: process.env['DATABASE_URL'] });
  await holder.connect();
  try {
    // The server's connection finds the deadlock first.
    await holder.query(`SET deadlock_timeout = '1min'`);
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM storefront.customer WHERE vendure_id = $1 FOR UPDATE', [vendureId]);
    const renamed = update(vendureId, 'firstName: "Ada", lastName: "Lovelace"');
    await untilWaiting(database, 1);
    const held = holder.query('UPDATE customer SET title = title WHERE id = $1', [vendureId]);
    assert.equal((await renamed).error, 'Another change of the customer came at the same time. Please try again.');
    await held;
  } finally {
    await holder.end();
  }
  assert.deepEqual((await update(vendureId, 'firstName: "Ada", lastName: "Lovelace"')).data, {
    updateCustomer: { __typename: 'Customer' },
  });
  assert.equal(await nicknameOf(token), 'Ada Lovelace');
});

test('more customers than a server has connections are renamed at the same time', async () => {
  const customers = await Promise.all(Array.from({ length: 25 }, newCustomer));
  // The catalogue is due to be read again.
  await wait(300);
  const outcomes = await Promise.all(
    customers.map(({ vendureId }, nth) => update(vendureId, `firstName: "Ada", lastName: "Number ${nth}"`)),
  );
  for (const { data } of outcomes) assert.deepEqual(data, { updateCustomer: { __typename: 'Customer' } });
  assert.deepEqual(
    await Promise.all(customers.map(({ token }) => nicknameOf(token))),
    customers.map((_, nth) => `Ada Number ${nth}`),
  );
});

test('a customer who is deleted is signed out everywhere, and her phone makes a new customer', async () => {
  const { phone, token, vendureId } = await newCustomer();
  const { token: shopToken } = await authenticate(phone, await requestCode(phone));
  const { data: before } = await userOf(token);
  const { data } = await asAdmin(`mutation { deleteCustomer(id: "${vendureId}") { result } }`);
  assert.deepEqual(data, { deleteCustomer: { result: 'DELETED' } });
  assert.deepEqual([(await userOf(token, 0)).status, (await userOf(token, 1)).status], [401, 401]);
  assert.deepEqual([await customerOf(shopToken, 0), await customerOf(shopToken, 1)], [null, null]);
  const { rows } = await database.query(
    `SELECT row ->> 'nickname' AS nickname, row ->> 'phone' AS phone, row -> 'isDeleted' AS is_deleted FROM storefront.customer
     WHERE vendure_id = $1`,
    [vendureId],
  );
  const deletedPhone = `deleted:${String(before['id'])}`;
  assert.deepEqual(rows, [{ nickname: '', phone: deletedPhone, is_deleted: true }]);
  const names = { firstName: '', lastName: '', phoneNumber: deletedPhone, is_deleted: true };
  assert.deepEqual(await inVendure(vendureId), names);
  const { data: next } = await userOf(await signIn(originOf(1), phone));
  assert.notEqual(next['id'], before['id']);
  assert.notEqual(await vendureIdOf(phone), vendureId);
  await assertRulesHold();
});

test('a customer with an open order is not deleted, nor are those who would be deleted with her', async () => {
  const { token, vendureId } = await newCustomer();
  const placed = await placeOrder();
  const { rows } = await database.query<{ id: number }>('SELECT "customerId" AS id FROM "order" WHERE id = $1', [
    placed.vendureId,
  ]);
  const owner = rows[0]?.id ?? 0;
  for (const ids of [[owner], [vendureId, owner], [owner, vendureId]])
    assert.equal((await remove(...ids)).error, 'The customer has open orders (1). Finish them first.');
  for (const id of [owner, vendureId]) assert.equal((await inVendure(id))?.['is_deleted'], false);
  for (const one of [token, placed.token]) assert.equal((await userOf(one)).status, 200);
  const cancelled = await send(originOf(0), `user/order/cancel?id=${placed.id}&reason=other`, placed.token);
  assert.equal(cancelled.success, true);
  const removed = await remove(owner, vendureId);
  assert.equal(removed.error, undefined);
  assert.deepEqual(removed.data, {
    deleteCustomers: [{ result: 'DELETED' }, { result: 'DELETED' }],
  });
  for (const one of [token, placed.token]) assert.equal((await userOf(one)).status, 401);
  const { rows: orders } = await database.query('SELECT "shippingAddress" AS address FROM "order" WHERE id = $1', [
    placed.vendureId,
  ]);
  assert.deepEqual(orders, [{ address: '{}' }]);
  await assertRulesHold();
});

test('a customer who has deleted the account, and one of Vendure alone, are deleted as before', async () => {
  const { phone, token, vendureId } = await newCustomer();
  const { success } = await send(originOf(0), 'user/delete', token, {
    code: await requestCode(phone, 'deleteAccount'),
  });
  assert.equal(success, true);
  const { data } = await asAdmin(
    `mutation { createCustomer(input: { firstName: "C", lastName: "D", emailAddress: "c-${phone.slice(1)}@shop.example" }) { ... on Customer { id } } }`,
  );
  const { id } = (data as unknown as { createCustomer: { id: string } }).createCustomer;
  assert.deepEqual((await update(Number(id), 'phoneNumber: "1"')).data, { updateCustomer: { __typename: 'Customer' } });
  assert.deepEqual((await remove(vendureId, Number(id))).data, {
    deleteCustomers: [{ result: 'DELETED' }, { result: 'DELETED' }],
  });
});
