/** One effect for each intention, whatever happens between the adapter, its store and the engine. */
import { createSampleEngine } from '../../examples/adapter/sampleEngine';
import type { Engine } from '../../examples/adapter/engine';
import type { ConformanceClient } from '../../tools/check/conformance/client';
import { calls } from '../../src/api/calls';
import { closeBenches, openBench, paymentOf, phone, prepareOrder } from './adapterBench';

afterEach(closeBenches);

const stockOf = async ({ product }: Engine, id: string) => (await product(id))?.skus[0]?.stock;
const orderIdsOf = async (customer: ConformanceClient) => (await customer.ok('getOrders', {})).list.map(({ id }) => id);
const never = new Promise<never>(() => undefined);

/** The sample engine; `after` runs when an order or a payment is done, before the adapter learns of it. */
function engineWith(after: () => void | Promise<void>): Engine {
  const engine = createSampleEngine();
  return {
    ...engine,
    async placeOrder(...parts) {
      const order = await engine.placeOrder(...parts);
      await after();
      return order;
    },
    async pay(...parts) {
      const paid = await engine.pay(...parts);
      await after();
      return paid;
    },
  };
}

test('a repeated order and payment get the first answer', async () => {
  const { engine, signIn } = await openBench();
  const customer = await signIn(phone);
  const input = await prepareOrder(customer);
  const order = await customer.ok('confirmOrder', input);
  expect(order).toMatchObject({ status: 'toPay', total: 2300, can: { pay: true, cancel: true, changeAddress: false } });
  const payment = paymentOf(order);
  const paid = await customer.ok('payOrder', payment);
  expect(paid).toMatchObject({ state: 'paid', order: { status: 'toShip', payments: [{ amount: 2300 }] } });
  expect(await customer.ok('confirmOrder', input)).toEqual(order);
  expect(await customer.ok('payOrder', payment)).toEqual(paid);
  expect([await orderIdsOf(customer), await stockOf(engine, 'cup')]).toEqual([[order.id], 79]);
});

test('an operation id in upper case is the same', async () => {
  const { signIn } = await openBench();
  const customer = await signIn(phone);
  const input = await prepareOrder(customer);
  const order = await customer.ok('confirmOrder', input);
  const again = await customer.ok('confirmOrder', { ...input, operationId: input.operationId.toUpperCase() });
  expect(again.id).toBe(order.id);
});

test('ten at the same time place one order, and pay it once', async () => {
  const { engine, signIn } = await openBench();
  const customer = await signIn(phone);
  const input = await prepareOrder(customer);
  const ten = Array.from({ length: 10 });
  const placed = await Promise.all(ten.map(() => customer.ok('confirmOrder', input)));
  expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  const [order] = placed;
  if (!order) throw new Error('no order');
  const payment = paymentOf(order);
  const paid = await Promise.all(ten.map(() => customer.ok('payOrder', payment)));
  expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['paid']));
  expect([await orderIdsOf(customer), await stockOf(engine, 'cup')]).toEqual([[order.id], 79]);
});

test('of ten payments of one order with ids of their own one succeeds', async () => {
  const { send, signIn } = await openBench();
  const customer = await signIn(phone);
  const order = await customer.ok('confirmOrder', await prepareOrder(customer));
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => send({ call: calls.payOrder, input: paymentOf(order), token: customer.token })),
  );
  const said = responses.map((response) => response.kind === 'response' && JSON.parse(response.text).errorCode);
  expect(said.filter((code) => code === undefined)).toHaveLength(1);
  expect(said.filter((code) => code === 'ORDER_STATE')).toHaveLength(9);
});

test('the id of one customer is not that of another', async () => {
  const { signIn } = await openBench();
  const [one, other] = [await signIn(phone), await signIn('+14155550100')];
  const first = await one.ok('confirmOrder', await prepareOrder(one));
  const input = await prepareOrder(other);
  const second = await other.ok('confirmOrder', { ...input, operationId: crypto.randomUUID() });
  expect(second.id).not.toBe(first.id);
  expect([await orderIdsOf(one), await orderIdsOf(other)]).toEqual([[first.id], [second.id]]);
});

test.each([
  ['another quantity', { lines: [{ skuId: 'cup', quantity: 2 }] }],
  ['another note', { note: 'Ring twice' }],
  ['another total', { expectedTotal: 1 }],
])('%s under a used id is refused', async (_, change) => {
  const { signIn } = await openBench();
  const customer = await signIn(phone);
  const input = await prepareOrder(customer);
  await customer.ok('confirmOrder', input);
  const refusal = await customer.refused('confirmOrder', { ...input, ...change }, 'accepted');
  expect(refusal).toEqual({ status: 200, errorCode: 'OPERATION_MISMATCH' });
  const paying = { ...paymentOf(await customer.ok('confirmOrder', input)), operationId: input.operationId };
  expect(await customer.refused('payOrder', paying, 'accepted')).toMatchObject({ errorCode: 'OPERATION_MISMATCH' });
});

test('after a refusal the same id places the order', async () => {
  const { signIn } = await openBench();
  const customer = await signIn(phone);
  const input = await prepareOrder(customer);
  const wrong = { ...input, expectedTotal: 1 };
  expect(await customer.refused('confirmOrder', wrong, 'accepted')).toMatchObject({ errorCode: 'TOTAL_CHANGED' });
  expect((await customer.ok('confirmOrder', input)).total).toBe(2300);
});

describe('an engine whose answer is lost', () => {
  async function openLosing() {
    let isLost = true;
    const engine = engineWith(() => {
      if (isLost) throw new Error('socket hang up');
    });
    const bench = await openBench({ engine });
    return { ...bench, mend: () => (isLost = false) };
  }

  test('has placed the order that a repeated call gets', async () => {
    const { engine, send, signIn, defects } = await openLosing();
    const customer = await signIn(phone);
    const input = await prepareOrder(customer);
    const lost = await send({ call: calls.confirmOrder, input, token: customer.token });
    expect(lost).toMatchObject({ status: 500, text: expect.stringContaining('"errorCode":"INTERNAL"') });
    expect(defects).toMatchObject([{ message: 'socket hang up' }]);
    const order = await customer.ok('confirmOrder', input);
    expect([await orderIdsOf(customer), await stockOf(engine, 'cup')]).toEqual([[order.id], 79]);
  });

  test('has placed the order that the list names for the operation', async () => {
    const { send, signIn } = await openLosing();
    const customer = await signIn(phone);
    const input = await prepareOrder(customer);
    await send({ call: calls.confirmOrder, input, token: customer.token });
    const { list } = await customer.ok('getOrders', { operationId: input.operationId });
    expect(list).toMatchObject([{ total: 2300, status: 'toPay' }]);
    expect((await customer.ok('confirmOrder', input)).id).toBe(list[0]?.id);
  });

  test('has been paid, and is not charged again', async () => {
    const { send, signIn, mend } = await openLosing();
    const customer = await signIn(phone);
    const input = await prepareOrder(customer);
    await send({ call: calls.confirmOrder, input, token: customer.token });
    const payment = paymentOf(await customer.ok('confirmOrder', input));
    const lost = await send({ call: calls.payOrder, input: payment, token: customer.token });
    expect(lost).toMatchObject({ status: 500 });
    mend();
    expect(await customer.ok('payOrder', payment)).toMatchObject({ state: 'paid', order: { status: 'toShip' } });
  });
});

describe('an adapter that dies between the engine and its answer', () => {
  test('finds the order at the next start', async () => {
    let reached: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (reached = resolve));
    const engine = engineWith(() => (reached(), never));
    const bench = await openBench({ engine });
    const customer = await bench.signIn(phone);
    const input = await prepareOrder(customer);
    void bench.send({ call: calls.confirmOrder, input, token: customer.token });
    await done;
    const next = await bench.restart();
    const again = await next.answer({ call: calls.confirmOrder, input, token: customer.token });
    expect(again).toMatchObject({ success: true, data: { total: 2300, status: 'toPay' } });
    const { data } = await next.answer({ call: calls.getOrders, input: {}, token: customer.token });
    expect(data).toMatchObject({ total: 1, list: [{ id: again.data['id'] }] });
    expect(await stockOf(engine, 'cup')).toBe(79);
  });

  test('places the order at the next start when the engine has not', async () => {
    const engine = createSampleEngine();
    const bench = await openBench({ engine: { ...engine, placeOrder: () => never } });
    const customer = await bench.signIn(phone);
    const input = await prepareOrder(customer);
    void bench.send({ call: calls.confirmOrder, input, token: customer.token });
    // The operation is on disk before the engine is asked.
    const next = await openBench({ engine, copyOf: bench.folder });
    const none = await next.answer({
      ...{ call: calls.getOrders, token: customer.token },
      input: { operationId: input.operationId },
    });
    expect(none.data).toMatchObject({ list: [], total: 0 });
    const placed = await next.answer({ call: calls.confirmOrder, input, token: customer.token });
    expect(placed).toMatchObject({ success: true, data: { total: 2300 } });
    expect(await stockOf(engine, 'cup')).toBe(79);
  });

  test('gives the engine back what it kept of the attempt', async () => {
    const engine = createSampleEngine();
    let reached: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (reached = resolve));
    const bench = await openBench({
      engine: {
        ...engine,
        async placeOrder(_customerId, _draft, attempt) {
          await attempt.keep('cart-7');
          reached();
          return never;
        },
      },
    });
    const customer = await bench.signIn(phone);
    const input = await prepareOrder(customer);
    void bench.send({ call: calls.confirmOrder, input, token: customer.token });
    await done;
    const asked: unknown[] = [];
    const next = await openBench({
      copyOf: bench.folder,
      engine: {
        ...engine,
        async resumeOrder(_customerId, { reference, kept }) {
          asked.push([reference, kept]);
          return undefined;
        },
      },
    });
    const placed = await next.answer({ call: calls.confirmOrder, input, token: customer.token });
    expect([placed.success, asked]).toEqual([true, [[input.operationId, 'cart-7']]]);
  });
});

test('the list waits for an order that is being placed', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const { signIn } = await openBench({ engine: engineWith(() => (reach(), released)) });
  const customer = await signIn(phone);
  const input = await prepareOrder(customer);
  const placing = customer.ok('confirmOrder', input);
  await reached;
  const listing = customer.ok('getOrders', { operationId: input.operationId });
  await customer.ok('getCategories', {});
  release();
  expect((await listing).list.map(({ id }) => id)).toEqual([(await placing).id]);
});
