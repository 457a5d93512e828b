/** Administrators cancel, refund, ship and deliver in Vendure's own administration; customers see it in the storefront. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { send } from './customer';
import {
  asAdmin,
  assertRulesHold,
  balanceOf,
  buy,
  cancel,
  closeDesk,
  database,
  eventsOf,
  failure,
  fulfil,
  inVendure,
  moveParcel,
  openDesk,
  originOf,
  paidBack,
  placeOrder,
  proposalFor,
  read,
  refund,
  refundInDialogue,
  stock,
} from './orderDesk';
import { partsOf, refundCases, seeds, useSurcharges } from './refundCases';
import { statusOf } from './shopData';

before(openDesk);
after(closeDesk);

test('a refund in Vendure returns the money to the card, the part that the balance paid to the balance, and the pieces', async () => {
  const placed = await buy({ balance: 700 });
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [0, 8]);
  const { data } = await refund(placed);
  assert.deepEqual(data, { refundOrder: { __typename: 'Refund', total: placed.total, state: 'Settled' } });
  const order = await read(placed);
  assert.equal(order.status, 'cancelled');
  assert.equal(order.returned?.amount, placed.total + 700);
  assert.equal(order.returned?.name, `Wallet balance $7.00 and Card $${(placed.total / 100).toFixed(2)}`);
  assert.deepEqual(eventsOf(order), ['placed', 'paid', 'cancelled', 'refunded']);
  assert.deepEqual(await paidBack(placed), { balance: 700, method: placed.total });
  assert.deepEqual([await balanceOf(placed), (await stock()).left], [700, 10]);
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
  assert.equal(
    (await refund(placed, { amount: placed.total - 1 })).error,
    `Orders of the storefront are refunded as a whole. Choose all pieces and the delivery, or enter ${(placed.total / 100).toFixed(2)} as the refund amount.`,
  );
  assert.equal(await statusOf(database, placed.id), 'toShip');
  const { state, payments } = await inVendure(placed);
  assert.deepEqual([state, payments[0]?.refunds], ['PaymentSettled', []]);
  assert.equal((await read(placed)).can.cancel, true);
  await assertRulesHold();
});

test('the refund dialogue proposes exactly what was paid, with delivery, discounts and balance', async () => {
  for (const [says, [purchase, total, parts]] of Object.entries(refundCases)) {
    const placed = await buy(purchase);
    assert.equal(placed.total, total, says);
    const order = await inVendure(placed);
    const paid = total === 0 ? 2090 : total;
    assert.deepEqual(
      [proposalFor(order), order.totalWithTax, order.payments[0]?.amount, order.surcharges],
      [paid, paid, paid, []],
      says,
    );
    assert.deepEqual(partsOf(order), parts, says);
    assert.deepEqual(
      (await refundInDialogue(placed)).data,
      { refundOrder: { __typename: 'Refund', total: paid, state: 'Settled' } },
      says,
    );
    const fromBalance = total === 0 ? 2090 : Math.abs(parts['Paid from the wallet'] ?? 0);
    assert.deepEqual(await paidBack(placed), { balance: fromBalance, method: total }, says);
    assert.equal((await read(placed)).status, 'cancelled', says);
  }
  await assertRulesHold();
});

test('an order from before, with surcharges, is refunded with the amount of its payment', async () => {
  const placed = await buy({ lines: [seeds(3)] });
  await useSurcharges(placed.vendureId);
  assert.deepEqual([proposalFor(await inVendure(placed)), placed.total], [1500, 2090]);
  const { data } = await refund(placed);
  assert.deepEqual(data, { refundOrder: { __typename: 'Refund', total: 2090, state: 'Settled' } });
  assert.deepEqual(await paidBack(placed), { balance: 0, method: 2090 });
  await assertRulesHold();
});

test('six administrators refund one order over two servers at the same time: the money comes back once', async () => {
  const placed = await buy();
  const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => refund(placed, { nth })));
  const refunded = answers.filter(({ data }) => JSON.stringify(data).includes('"Settled"'));
  assert.equal(refunded.length, 1, JSON.stringify(answers));
  assert.deepEqual(await paidBack(placed), { balance: 0, method: placed.total });
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
    assert.deepEqual(await paidBack(placed), { balance: 0, method: placed.total });
    assert.equal(await statusOf(database, placed.id), 'cancelled');
    assert.equal((await inVendure(placed)).payments[0]?.refunds.length, 1);
  }
  await assertRulesHold();
});

test('a cancellation in Vendure releases an unpaid order', async () => {
  const placed = await placeOrder({ balance: 700 });
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
  assert.deepEqual(await paidBack(placed), { balance: 0, method: placed.total });
  const { data } = await refund(placed);
  assert.deepEqual(data, { refundOrder: { __typename: 'Refund', total: placed.total, state: 'Settled' } });
  assert.deepEqual(await paidBack(placed), { balance: 0, method: placed.total });
  assert.equal((await stock()).left, 10);
  assert.match(JSON.stringify((await refund(placed)).data), /REFUND_AMOUNT_ERROR/);
  await assertRulesHold();
});

test('the refund after a cancellation says what has been returned, and is recorded with the whole amount', async () => {
  const placed = await buy();
  await cancel(placed);
  const whole = (placed.total / 100).toFixed(2);
  assert.equal(
    (await refund(placed, { amount: placed.total - 1 })).error,
    `The cancellation has returned the whole payment to the customer. Enter ${whole} as the refund amount to record it now; it is recorded within the hour otherwise.`,
  );
  assert.deepEqual((await inVendure(placed)).payments[0]?.refunds, []);
  assert.equal((await refund(placed)).error, undefined);
  assert.equal((await inVendure(placed)).payments[0]?.refunds.length, 1);
  assert.deepEqual(await paidBack(placed), { balance: 0, method: placed.total });
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
  const placed = await buy({ left: 2 });
  assert.equal((await stock()).left, 0);
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
    window: null,
  });
  assert.deepEqual([sent.status, sent.can.cancel], ['toReceive', false]);
  assert.match(String((await moveParcel(id, 'Cancelled')).error), /has been sent/);
  await moveParcel(id, 'Delivered');
  const arrived = await read(placed);
  assert.deepEqual(eventsOf(arrived), ['placed', 'paid', 'shipped', 'delivered']);
  assert.equal(arrived.status, 'done');
  assert.equal((await stock()).left, 0);
  await assertRulesHold();
  assert.equal((await refund(placed)).error, undefined);
  assert.deepEqual(eventsOf(await read(placed)), ['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded']);
  assert.deepEqual([await paidBack(placed), (await stock()).left], [{ balance: 0, method: placed.total }, 2]);
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
  const placed = await placeOrder();
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
