/** Administrators cancel, refund, ship and deliver in Vendure's own administration; customers see it in the storefront. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { giveBalance, setStock, statusOf, takeSku } from './shopData';
import { seed, startServer, type Server } from './servers';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
let admin = '';
let sku = '';

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
  admin = await signInAsAdmin(originOf(0));
  sku = await takeSku(database, 9);
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';
const asAdmin = (query: string, nth = 0) => sendAsAdmin(originOf(nth), admin, query);

interface Placed {
  readonly id: string;
  readonly token: string;
  readonly total: number;
  /** The id of Vendure's order. */
  readonly vendureId: number;
}

interface Purchase {
  readonly quantity?: number;
  /** Balance of the customer, which the order uses. */
  readonly balance?: number;
  readonly methodId?: string;
}

/** An order of two pieces of which ten are left before. */
async function place({ quantity = 2, balance = 0 }: Purchase = {}): Promise<Placed> {
  await setStock(database, sku, 10);
  const token = await signIn(originOf(0), newPhone());
  if (balance > 0) await giveBalance(database, originOf(0), token, balance);
  const lines = [{ skuId: sku, quantity }];
  const input = await prepareOrder(originOf(0), token, sku, { lines, useBalance: balance > 0 });
  const { data, success } = await send(originOf(0), 'user/order/confirm', token, input);
  assert(success);
  const id = String(data['id']);
  const { rows } = await database.query<{ vendure_id: number }>(
    'SELECT vendure_id FROM storefront.shop_order WHERE id = $1',
    [id],
  );
  return { id, token, total: Number(data['total']), vendureId: rows[0]?.vendure_id ?? 0 };
}

async function buy(purchase: Purchase = {}): Promise<Placed> {
  const placed = await place(purchase);
  const { success } = await send(originOf(0), 'user/order/pay', placed.token, {
    orderId: placed.id,
    operationId: randomUUID(),
    expectedTotal: placed.total,
    methodId: purchase.methodId ?? 'card',
  });
  assert(success);
  return placed;
}

interface ShownOrder {
  readonly status: string;
  readonly cancelReason: string | null;
  readonly returned: { readonly amount: number; readonly name: string } | null;
  readonly timeline: readonly { readonly event: string }[];
  readonly parcel: { readonly carrier: string; readonly number: string; readonly trackingUrl: string | null } | null;
  readonly can: { readonly cancel: boolean };
}

const read = async ({ id, token }: Placed) =>
  (await send(originOf(1), `user/order/detail?id=${id}`, token)).data as unknown as ShownOrder;
const eventsOf = ({ timeline }: ShownOrder) => timeline.map(({ event }) => event);
const balanceOf = async ({ token }: Placed) =>
  Number((await send(originOf(1), 'user/enableBalance', token)).data['available']);

async function stock(): Promise<{ left: number; onHand: number }> {
  const { rows } = await database.query<{ left: number; onHand: number }>(
    `SELECT "stockOnHand" - "stockAllocated" AS left, "stockOnHand" AS "onHand" FROM stock_level
     JOIN product_variant AS variant ON variant.id = "productVariantId" WHERE variant.sku = $1 AND variant."deletedAt" IS NULL`,
    [sku],
  );
  assert(rows[0]);
  return rows[0];
}

interface VendureOrder {
  readonly state: string;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly payments: readonly {
    readonly id: string;
    readonly method: string;
    readonly amount: number;
    readonly refunds: readonly { readonly total: number; readonly state: string }[];
  }[];
  readonly fulfillments: readonly { readonly id: string; readonly state: string; readonly method: string }[];
}

async function inVendure({ vendureId }: Placed): Promise<VendureOrder> {
  const { data, error } = await asAdmin(`{ order(id: ${vendureId}) {
    state lines { id quantity } payments { id method amount refunds { total state } } fulfillments { id state method } } }`);
  assert.equal(error, undefined);
  return (data as unknown as { order: VendureOrder }).order;
}

const linesOf = ({ lines }: VendureOrder, quantity?: number) =>
  `[${lines.map((line) => `{ orderLineId: "${line.id}", quantity: ${quantity ?? line.quantity} }`).join(', ')}]`;

const failure = '... on ErrorResult { errorCode message }';

async function refund(placed: Placed, { amount, nth = 0 }: { amount?: number; nth?: number } = {}) {
  const [payment] = (await inVendure(placed)).payments;
  assert(payment);
  return asAdmin(
    `mutation { refundOrder(input: { paymentId: "${payment.id}", amount: ${amount ?? payment.amount}, reason: "Scratched",
       lines: [], shipping: 0, adjustment: 0 }) { __typename ... on Refund { total state } ${failure} } }`,
    nth,
  );
}

const cancel = async (placed: Placed, quantity?: number) =>
  asAdmin(`mutation { cancelOrder(input: { orderId: "${placed.vendureId}", reason: "Out of stock",
    lines: ${linesOf(await inVendure(placed), quantity)} }) { __typename ... on Order { state } ${failure} } }`);

const fulfil = async (placed: Placed, code = 'LX 12', quantity?: number) =>
  asAdmin(`mutation { addFulfillmentToOrder(input: { lines: ${linesOf(await inVendure(placed), quantity)},
    handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "Lark Express" }, { name: "trackingCode", value: "${code}" }] } })
    { __typename ... on Fulfillment { id state } ${failure} } }`);

const moveParcel = (id: string, state: string) =>
  asAdmin(`mutation { transitionFulfillmentToState(id: "${id}", state: "${state}") { __typename
    ... on Fulfillment { state } ${failure} } }`);

async function assertRulesHold(): Promise<void> {
  assert.deepEqual(await findBrokenRules(database), []);
}

test('a refund in Vendure returns the money to the balance, with the part that the balance paid, and the pieces', async () => {
  const placed = await buy({ balance: 700 });
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [0, 8]);
  const { data } = await refund(placed);
  assert.deepEqual(data, { refundOrder: { __typename: 'Refund', total: placed.total, state: 'Settled' } });
  const order = await read(placed);
  assert.equal(order.status, 'cancelled');
  assert.equal(order.returned?.amount, placed.total + 700);
  assert.equal(order.returned?.name, 'Wallet balance');
  assert.deepEqual(eventsOf(order), ['placed', 'paid', 'cancelled', 'refunded']);
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [placed.total + 700, 10]);
  const { state, payments } = await inVendure(placed);
  assert.equal(state, 'Cancelled');
  assert.deepEqual(payments[0]?.refunds, [{ total: placed.total, state: 'Settled' }]);
  const { data: log } = await send(originOf(0), 'user/wallet/log', placed.token);
  assert.match(JSON.stringify(log), /"refund"/);
  await assertRulesHold();
});

test('an order that the balance paid alone is refunded like any other', async () => {
  const placed = await buy({ balance: 1_000_000 });
  assert.equal(placed.total, 0);
  const [payment] = (await inVendure(placed)).payments;
  assert.equal(payment?.method, 'balance');
  const { data } = await refund(placed);
  assert.deepEqual(data, { refundOrder: { __typename: 'Refund', total: payment?.amount, state: 'Settled' } });
  assert.equal(await balanceOf(placed), 1_000_000);
  await assertRulesHold();
});

test('a part of a payment is not refunded, and nothing changes', async () => {
  const placed = await buy();
  assert.match(String((await refund(placed, { amount: placed.total - 1 })).error), /refunded as a whole/);
  assert.equal(await statusOf(database, placed.id), 'toShip');
  const { state, payments } = await inVendure(placed);
  assert.deepEqual([state, payments[0]?.refunds], ['PaymentSettled', []]);
  assert.equal((await read(placed)).can.cancel, true);
  await assertRulesHold();
});

test('six administrators refund one order over two servers at the same time: the money comes back once', async () => {
  const placed = await buy();
  const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => refund(placed, { nth })));
  const refunded = answers.filter(({ data }) => JSON.stringify(data).includes('"Settled"'));
  assert.equal(refunded.length, 1, JSON.stringify(answers));
  assert.equal(await balanceOf(placed), placed.total);
  assert.equal((await inVendure(placed)).payments[0]?.refunds.length, 1);
  assert.equal((await stock()).left, 10);
  await assertRulesHold();
});

test('a customer cancels while an administrator refunds: the money comes back once', async () => {
  for (let nth = 0; nth < 4; nth += 1) {
    const placed = await buy();
    await Promise.all([
      refund(placed),
      send(originOf(1), `user/order/cancel?id=${placed.id}&reason=changedMind`, placed.token),
    ]);
    assert.equal(await balanceOf(placed), placed.total);
    assert.equal(await statusOf(database, placed.id), 'cancelled');
    assert.equal((await inVendure(placed)).payments[0]?.refunds.length, 1);
  }
  await assertRulesHold();
});

test('a cancellation in Vendure releases an unpaid order', async () => {
  const placed = await place({ balance: 700 });
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [0, 8]);
  const { data } = await asAdmin(
    `mutation { cancelOrder(input: { orderId: "${placed.vendureId}", reason: "Out of stock" }) { __typename ... on Order { state } ${failure} } }`,
  );
  assert.deepEqual(data, { cancelOrder: { __typename: 'Order', state: 'Cancelled' } });
  const order = await read(placed);
  assert.deepEqual(
    [order.status, order.cancelReason, eventsOf(order)],
    ['cancelled', 'other', ['placed', 'cancelled']],
  );
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [700, 10]);
  await assertRulesHold();
});

test('the administration cancels a paid order first and refunds it then: the money comes back once', async () => {
  const placed = await buy();
  assert.deepEqual((await cancel(placed)).data, { cancelOrder: { __typename: 'Order', state: 'Cancelled' } });
  assert.equal(await balanceOf(placed), placed.total);
  const { data } = await refund(placed);
  assert.deepEqual(data, { refundOrder: { __typename: 'Refund', total: placed.total, state: 'Settled' } });
  assert.equal(await balanceOf(placed), placed.total);
  assert.equal((await stock()).left, 10);
  assert.match(JSON.stringify((await refund(placed)).data), /REFUND_AMOUNT_ERROR/);
  await assertRulesHold();
});

test('a part of an order is not cancelled, and nothing changes', async () => {
  const placed = await buy();
  assert.match(String((await cancel(placed, 1)).error), /cancelled as a whole/);
  assert.equal(await statusOf(database, placed.id), 'toShip');
  const { state, lines } = await inVendure(placed);
  assert.deepEqual([state, lines[0]?.quantity], ['PaymentSettled', 2]);
  await assertRulesHold();
});

test('an order is sent and arrives in Vendure, with the parcel that the customer sees', async () => {
  const placed = await buy({ quantity: 10 });
  assert.deepEqual(await stock(), { left: 0, onHand: 0 });
  const { data } = await fulfil(placed, 'https://lark.example/LX12');
  const { id } = (data as unknown as { addFulfillmentToOrder: { id: string } }).addFulfillmentToOrder;
  assert(id, JSON.stringify(data));
  assert.equal((await read(placed)).status, 'toShip');
  assert.deepEqual((await moveParcel(id, 'Shipped')).data, {
    transitionFulfillmentToState: { __typename: 'Fulfillment', state: 'Shipped' },
  });
  const sent = await read(placed);
  assert.deepEqual(sent.parcel, {
    carrier: 'Lark Express',
    number: 'https://lark.example/LX12',
    trackingUrl: 'https://lark.example/LX12',
  });
  assert.deepEqual([sent.status, sent.can.cancel], ['toReceive', false]);
  assert.match(String((await moveParcel(id, 'Cancelled')).error), /has been sent/);
  await moveParcel(id, 'Delivered');
  const arrived = await read(placed);
  assert.deepEqual(eventsOf(arrived), ['placed', 'paid', 'shipped', 'delivered']);
  assert.equal(arrived.status, 'done');
  assert.deepEqual(await stock(), { left: 0, onHand: 0 });
  await assertRulesHold();
  assert.equal((await refund(placed)).error, undefined);
  assert.deepEqual(eventsOf(await read(placed)), ['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']);
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [placed.total, 10]);
  await assertRulesHold();
});

test('a part of an order is not sent, and an order that the customer has cancelled is not sent either', async () => {
  const placed = await buy();
  assert.match(String((await fulfil(placed, 'LX 1', 1)).error), /sent as a whole/);
  assert.deepEqual((await inVendure(placed)).fulfillments, []);
  const { data } = await fulfil(placed);
  const { id } = (data as unknown as { addFulfillmentToOrder: { id: string } }).addFulfillmentToOrder;
  await send(originOf(1), `user/order/cancel?id=${placed.id}&reason=changedMind`, placed.token);
  assert.match(String((await moveParcel(id, 'Shipped')).error), /is cancelled in the storefront/);
  assert.equal(await statusOf(database, placed.id), 'cancelled');
  assert.equal((await inVendure(placed)).payments[0]?.refunds.length, 1);
  await assertRulesHold();
});

test('an administrator cannot mark an order as paid, or modify it', async () => {
  const placed = await place();
  for (const state of ['PaymentSettled', 'AddingItems']) {
    const { data } = await asAdmin(
      `mutation { transitionOrderToState(id: "${placed.vendureId}", state: "${state}") { __typename ... on OrderStateTransitionError { transitionError } } }`,
    );
    assert.match(JSON.stringify(data), /OrderStateTransitionError/, state);
  }
  const paid = await buy();
  const { data } = await asAdmin(
    `mutation { transitionOrderToState(id: "${paid.vendureId}", state: "Modifying") { __typename ... on OrderStateTransitionError { transitionError } } }`,
  );
  assert.match(JSON.stringify(data), /cannot be modified/);
  await assertRulesHold();
});
