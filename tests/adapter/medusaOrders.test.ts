/** Orders and payments of the port over Medusa 2, with a stand-in. */
import { EngineRefusal } from '../../examples/adapter/engine';
import {
  attemptWith,
  cart,
  cartAnswers,
  closeStandIns,
  customer,
  draft,
  openMedusa,
  order,
  paidOrder,
} from './medusaStandIn';

afterEach(closeStandIns);

describe('an order', () => {
  test('is a cart with the reference, which is kept before it is completed', async () => {
    const { stored, attempt } = attemptWith();
    const { engine, sent } = await openMedusa({
      ...cartAnswers,
      'GET /admin/customers/cus_1': { customer },
      'POST /store/carts/cart_1/complete': () => {
        expect(stored).toEqual(['cart_1']);
        return { type: 'order', order: { id: 'order_1' } };
      },
      'GET /admin/orders/order_1': { order },
    });
    expect(await engine.placeOrder('cus_1', draft, attempt)).toMatchObject({
      ...{ id: 'order_1', number: '#7', status: 'toPay', total: 4498, note: 'Ring', isCancellable: true, payments: [] },
      address: { recipient: 'Mei Lin', country: 'US', street: '1 Elm Street' },
    });
    const created = sent.find(({ path }) => path === '/store/carts');
    expect(created?.body).toMatchObject({
      ...{ email: '14155550134@phone.invalid', metadata: { reference: 'ref-1', note: 'Ring' } },
      shipping_address: {
        first_name: 'Mei',
        last_name: 'Lin',
        country_code: 'us',
        province: 'CA',
        postal_code: '94601',
      },
    });
  });

  test.each([
    ['stock', 'POST /store/carts', [400, { type: 'invalid_data', message: 'not enough' }]],
    ['stock', 'POST /store/carts/cart_1/complete', [400, { type: 'not_allowed', message: 'not enough' }]],
    ['declined', 'POST /store/carts/cart_1/complete', { type: 'cart', error: { message: 'declined' } }],
    ['totalChanged', 'POST /store/carts/cart_1/shipping-methods', { cart: { ...cart, total: 45 } }],
  ] as const)('is refused with %s by %s', async (reason, call, answer) => {
    const { engine } = await openMedusa({
      ...{ ...cartAnswers, 'GET /admin/customers/cus_1': { customer } },
      [call]: answer,
    });
    const placing = engine.placeOrder('cus_1', draft, attemptWith().attempt);
    await expect(placing).rejects.toEqual(new EngineRefusal(reason));
  });

  test('that another request completes has an unknown outcome', async () => {
    const { engine } = await openMedusa({
      ...{ ...cartAnswers, 'GET /admin/customers/cus_1': { customer } },
      'POST /store/carts/cart_1/complete': [409, { type: 'conflict', message: 'is being completed' }],
    });
    const placing = engine.placeOrder('cus_1', draft, attemptWith().attempt);
    await expect(placing).rejects.toThrow('Medusa answered 409 conflict: is being completed');
  });

  test('of an earlier attempt is found by its reference, or its cart is completed', async () => {
    const { engine, sent } = await openMedusa({
      'GET /admin/orders': { orders: [{ ...order, metadata: {} }, order] },
      'GET /admin/orders/order_1': { order },
      'POST /store/carts/cart_1/complete': { type: 'order', order: { id: 'order_1' } },
    });
    const completions = () => sent.filter(({ path }) => path.endsWith('/complete')).length;
    expect(await engine.resumeOrder('cus_1', attemptWith().attempt)).toBeUndefined();
    expect((await engine.resumeOrder('cus_1', attemptWith('cart_1').attempt))?.id).toBe('order_1');
    expect(completions()).toBe(0);
    const other = { ...attemptWith('cart_1').attempt, reference: 'ref-2' };
    expect([(await engine.resumeOrder('cus_1', other))?.id, completions()]).toEqual(['order_1', 1]);
  });

  test.each([
    ['toPay', order],
    ['toShip', paidOrder],
    ['toReceive', { ...paidOrder, fulfillment_status: 'partially_shipped' }],
    ['done', { ...paidOrder, fulfillment_status: 'delivered' }],
    ['cancelled', { ...paidOrder, status: 'canceled', canceled_at: '2026-11-20T13:00:00Z' }],
  ])('is %s as its payment and its fulfilment say', async (status, row) => {
    const { engine } = await openMedusa({ 'GET /admin/orders/order_1': { order: row } });
    const found = await engine.order('cus_1', 'order_1');
    expect([found?.status, found?.isCancellable]).toEqual([status, status === 'toPay' || status === 'toShip']);
    expect(await engine.order('cus_2', 'order_1')).toBeUndefined();
  });

  test('is paid by one capture, and not again', async () => {
    let current: object = order;
    const { engine, sent } = await openMedusa({
      'GET /admin/orders/order_1': () => ({ order: current }),
      'POST /admin/payments/pay_1/capture': () => {
        current = paidOrder;
        return {};
      },
    });
    const paid = await engine.pay('cus_1', 'order_1', 'pp_system_default', attemptWith().attempt);
    expect(paid).toMatchObject({ redirectUrl: null, order: { status: 'toShip', payments: [{ amount: 4498 }] } });
    const again = engine.pay('cus_1', 'order_1', 'pp_system_default', attemptWith().attempt);
    await expect(again).rejects.toEqual(new EngineRefusal('orderState'));
    expect(sent.filter(({ path }) => path.endsWith('/capture'))).toHaveLength(1);
  });
});
