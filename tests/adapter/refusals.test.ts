/** What the adapter refuses, with the code and the data of the contract. */
import { createSampleEngine } from '../../examples/adapter/sampleEngine';
import { EngineRefusal, type RefusalReason } from '../../examples/adapter/engine';
import type { ConformanceClient } from '../../tools/check/conformance/client';
import { closeBenches, openWithCustomer, paymentOf, prepareOrder } from './adapterBench';

afterEach(closeBenches);
describe('an order', () => {
  test('of more than the stock names the line, its stock, and cannot be placed', async () => {
    const { customer, ask } = await openWithCustomer();
    const input = await prepareOrder(customer);
    const lines = [
      { skuId: 'watch', quantity: 2 },
      { skuId: 'watch', quantity: 2 },
      { skuId: 'cap', quantity: 1 },
      { skuId: 'none', quantity: 1 },
      { skuId: 'cup', quantity: 1 },
    ];
    const pack = {
      lines: [
        { skuId: 'watch', quantity: 4, stock: 3, problem: 'shortStock' },
        { skuId: 'cap', quantity: 1, stock: 0, problem: 'soldOut' },
        { skuId: 'none', quantity: 1, stock: 0, problem: 'gone' },
        { skuId: 'cup', quantity: 1, stock: 80, problem: null },
      ],
      canOrder: false,
      total: 1800,
    };
    expect(await customer.ok('packGoods', { lines })).toMatchObject(pack);
    const refusal = await ask('confirmOrder', { ...input, lines });
    expect(refusal).toMatchObject({ success: false, errorCode: 'PACK_UNAVAILABLE', data: { pack } });
  });

  test('whose last piece is sold between quote and order is refused with the quote of now', async () => {
    const { engine, customer, ask, signIn } = await openWithCustomer();
    const input = await prepareOrder(customer, 'watch', 3);
    const other = await signIn('+14155550100');
    await other.ok('confirmOrder', await prepareOrder(other, 'watch'));
    const refusal = await ask('confirmOrder', input);
    expect(refusal).toMatchObject({ errorCode: 'PACK_UNAVAILABLE', data: { pack: { lines: [{ stock: 2 }] } } });
    expect((await engine.product('watch'))?.skus[0]?.stock).toBe(2);
  });

  test.each<[RefusalReason, string]>([
    ['stock', 'PACK_UNAVAILABLE'],
    ['totalChanged', 'TOTAL_CHANGED'],
  ])('that the engine refuses with %s is %s, with a quote', async (reason, errorCode) => {
    const engine = createSampleEngine();
    const placeOrder = async () => Promise.reject(new EngineRefusal(reason));
    const { customer, ask, defects } = await openWithCustomer({ engine: { ...engine, placeOrder } });
    const refusal = await ask('confirmOrder', await prepareOrder(customer));
    expect(refusal).toMatchObject({ errorCode, data: { pack: { total: 2300, canOrder: true } } });
    expect(defects).toEqual([]);
  });

  test('without an address, or to that of another customer, misses its address', async () => {
    const { customer, ask, signIn } = await openWithCustomer();
    const input = await prepareOrder(customer);
    const other = await prepareOrder(await signIn('+14155550100'));
    for (const addressId of [null, other.addressId])
      expect(await ask('confirmOrder', { ...input, addressId })).toMatchObject({ errorCode: 'ADDRESS_MISSING' });
  });
});

describe('a payment', () => {
  const placeOne = async (customer: ConformanceClient) => customer.ok('confirmOrder', await prepareOrder(customer));

  test('of another total says what the order costs', async () => {
    const { customer, ask } = await openWithCustomer();
    const order = await placeOne(customer);
    const refusal = await ask('payOrder', { ...paymentOf(order), expectedTotal: 1 });
    expect(refusal).toMatchObject({ errorCode: 'TOTAL_CHANGED', data: { order: { id: order.id, total: 2300 } } });
  });

  test('of an order that is paid or cancelled is refused with its status', async () => {
    const { customer, ask } = await openWithCustomer();
    const [paid, cancelled] = [await placeOne(customer), await placeOne(customer)];
    await customer.ok('payOrder', paymentOf(paid));
    await customer.ok('cancelOrder', { id: cancelled.id, reason: 'other' });
    expect(await ask('payOrder', paymentOf(paid))).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toShip' },
    });
    expect(await ask('payOrder', paymentOf(cancelled))).toMatchObject({
      ...{ errorCode: 'ORDER_STATE', data: { status: 'cancelled' } },
    });
  });

  test('with an unknown method, or one that the engine declines, charges nothing', async () => {
    const sample = createSampleEngine();
    const engine = { ...sample, pay: async () => Promise.reject(new EngineRefusal('declined')) };
    const { customer, ask } = await openWithCustomer({ engine });
    const order = await placeOne(customer);
    for (const methodId of ['none', 'card'])
      expect(await ask('payOrder', { ...paymentOf(order), methodId })).toMatchObject({ errorCode: 'PAYMENT_DECLINED' });
    expect(await customer.ok('getOrderDetail', { id: order.id })).toMatchObject({
      status: 'toPay',
      can: { pay: true },
    });
  });

  test('that is completed at a provider leaves the order unpaid', async () => {
    const sample = createSampleEngine();
    const redirectUrl = 'https://pay.example/1';
    const { customer } = await openWithCustomer({
      engine: {
        ...sample,
        async pay(customerId, id) {
          const order = await sample.order(customerId, id);
          if (!order) throw new EngineRefusal('orderState');
          return { order, redirectUrl };
        },
      },
    });
    const order = await placeOne(customer);
    expect(await customer.ok('payOrder', paymentOf(order))).toMatchObject({
      ...{ state: 'processing', redirectUrl, order: { status: 'toPay' } },
    });
  });

  test('of an order that has shipped cannot be cancelled', async () => {
    const sample = createSampleEngine();
    const { customer, ask } = await openWithCustomer({
      engine: {
        ...sample,
        async order(customerId, id) {
          const order = await sample.order(customerId, id);
          return order && { ...order, status: 'toReceive', isCancellable: false };
        },
      },
    });
    const { id } = await placeOne(customer);
    expect(await ask('cancelOrder', { id, reason: 'other' })).toMatchObject({
      ...{ errorCode: 'ORDER_STATE', data: { status: 'toReceive' } },
    });
  });
});
