import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/orders';
import { bagStorage } from '@/lib/storage';
import { placeShopOrder } from '../../../mock/testing/purchase';
import { callsTo } from '../../../tests/setup/callsTo';
import { confirmPath, openCheckoutHook, phones, readyCheckout } from '../../../tests/setup/checkoutHook';
import { buyer, line, ordersOf } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse, sentPaths } from '../../../tests/setup/lostWrites';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { placedOrderStorage } from '@/features/orders/placedOrder';

afterEach(stopRecording);

describe('placing an order', () => {
  test('sends what the customer saw and chose', async () => {
    const customer = buyer('COUPON-PLEASE');
    const sent = callsTo('/api/user/order/confirm');
    const { now, placeOrder, quoted } = await readyCheckout('phones.only*1', 9_000, customer);
    act(() => now().chooseCoupon(null));
    await quoted(10_000);
    act(() => now().applyCode('HELLO5'));
    await quoted(9_500);
    act(() => now().setNote('Ring twice'));
    act(() => now().setGiftMessage('With love'));
    await placeOrder();
    expect(sent).toEqual([
      {
        operationId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        lines: [{ skuId: 'phones.only', quantity: 1 }],
        addressId: customer.ok('getAddresses', {}).list[0]?.id,
        couponId: null,
        discountCode: 'HELLO5',
        useBalance: false,
        note: 'Ring twice',
        giftMessage: 'With love',
        isAgreed: true,
        isPresaleAccepted: false,
        expectedTotal: 9_500,
      },
    ]);
    expect(now().order).toMatchObject({ total: 9_500, note: 'Ring twice' });
  });

  test('sends the coupon of the quote, where the best one was chosen', async () => {
    const customer = buyer();
    const sent = callsTo('/api/user/order/confirm');
    const { now, placeOrder } = await readyCheckout(phones, 9_000, customer);
    const couponId = now().quote.current?.couponId;
    await placeOrder();
    expect(couponId).toEqual(expect.any(String));
    expect(sent).toMatchObject([{ couponId, expectedTotal: 9_000 }]);
  });

  test('sends no address for tickets', async () => {
    const sent = callsTo('/api/user/order/confirm');
    const { now, placeOrder } = await readyCheckout('concert.only*1', 3_000);
    expect(now().quote.address).toBeDefined();
    await placeOrder();
    expect(sent).toMatchObject([{ addressId: null, expectedTotal: 3_000 }]);
  });

  test('sends no code that the quote does not accept, and no gift message where the shop encloses none', async () => {
    const customer = buyer();
    const { now, placeOrder, quoted } = await readyCheckout(phones, 9_000, customer);
    const sent = callsTo('/api/user/order/confirm');
    act(() => now().setGiftMessage('With love'));
    server.use(
      http.post('*/api/home/packGoods', async ({ request }) => {
        const { discountCode: _code, ...input } = (await request.json()) as { discountCode?: unknown };
        const quote = customer.ok('packGoods', input as never);
        const discount = { code: 'HELLO5', name: 'x', isUsable: false, refusal: { code: 'expired', missing: null } };
        const data = { ...quote, discount, giftMessageLength: undefined };
        return HttpResponse.json({ success: true, data });
      }),
    );
    act(() => now().applyCode('HELLO5'));
    await waitFor(() => expect(now().quote.current?.discount?.isUsable).toBe(false));
    await quoted(9_000);
    await placeOrder();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ discountCode: null, expectedTotal: 9_000 });
    expect(sent[0]).not.toHaveProperty('giftMessage');
    expect(now().order?.total).toBe(9_000);
  });

  test('cuts a gift message to what the shop encloses', async () => {
    const sent = callsTo('/api/user/order/confirm');
    const { now, placeOrder } = await readyCheckout();
    act(() => now().setGiftMessage('x'.repeat(200)));
    await placeOrder();
    expect(sent).toMatchObject([{ giftMessage: 'x'.repeat(120) }]);
  });

  test('leaves nothing of it for the next order, but the favourites that were not ordered', async () => {
    const kept = (goodsId: string, skuId: string) => ({ goodsId, skuId, quantity: 1, price: 1, at: 1 });
    bagStorage.write([kept('phones', 'phones.only'), kept('kettle', 'kettle.only')]);
    const { now, placeOrder, unpaid, customer } = await readyCheckout();
    await waitFor(() => expect(unpaid()).toBe(0));
    act(() => now().setNote('Ring twice'));
    act(() => now().setGiftMessage('With love'));
    const paths = sentPaths();
    await placeOrder();
    const [order] = ordersOf(customer);
    expect(order).toMatchObject({ note: 'Ring twice' });
    const drafts = Object.keys(sessionStorage).filter((key) => /^draft:(checkout|note|gift)/.test(key));
    expect(drafts).toEqual([]);
    expect(placedOrderStorage(phones).read()).toEqual({ id: order?.id, number: order?.number });
    expect(bagStorage.read()).toEqual([kept('kettle', 'kettle.only')]);
    await waitFor(() => expect(unpaid()).toBe(1));
    expect(paths).toContain('/api/user/current');
  });

  test('sends nothing again for an order that is placed', async () => {
    const sent = callsTo('/api/user/order/confirm');
    const { placeOrder, customer } = await readyCheckout();
    await placeOrder();
    await placeOrder();
    expect([sent.length, ordersOf(customer).length]).toEqual([1, 1]);
  });
});

test('an order whose outcome is unknown stays so after another choice, and is not placed again', async () => {
  const customer = buyer();
  const { now, placeOrder } = await readyCheckout(phones, 9_000, customer);
  loseResponse(confirmPath, 'confirmOrder', customer);
  server.use(http.get('*/api/user/order/list', () => HttpResponse.error()));
  await placeOrder();
  await waitFor(() => expect(now().placing.mutationState.status).toBe('unknown'));
  act(() => now().toggleBalance());
  expect(now().placing.mutationState.status).toBe('unknown');
  server.resetHandlers();
  await act(() => now().placing.reconcileAgain());
  expect(now().order?.id).toBe(ordersOf(customer)[0]?.id);
  expect(ordersOf(customer)).toHaveLength(1);
});

test('an order whose outcome is unknown says nothing of another cart, and is found in its own', async () => {
  const customer = buyer();
  const first = await readyCheckout(phones, 9_000, customer);
  loseResponse(confirmPath, 'confirmOrder', customer);
  server.use(http.get('*/api/user/order/list', () => HttpResponse.error()));
  await first.placeOrder();
  await waitFor(() => expect(first.now().placing.mutationState.status).toBe('unknown'));
  first.unmount();
  server.resetHandlers();
  const other = await openCheckoutHook('kettle.only*1', customer);
  await other.quoted(4_500);
  expect(other.now().placing.mutationState).toEqual({ status: 'idle' });
  other.unmount();
  const again = await openCheckoutHook(phones, customer);
  await waitFor(() => expect(again.now().order?.id).toBe(ordersOf(customer)[0]?.id));
  expect(ordersOf(customer)).toHaveLength(1);
});

describe('a lost request, when the API does not know operation ids', () => {
  const later = (ms: number) => new Date(shopOfTest().now() + ms).toISOString();
  const lineOf = (order: Order, skuId: string, quantity: number) => ({ ...order.lines[0], skuId, quantity }) as never;

  test.each<[string, (order: Order) => Partial<Order>, boolean]>([
    ['of the same lines since then', () => ({ placedAt: later(0) }), true],
    ['of the same lines, a minute before by a clock in minutes', () => ({ placedAt: later(-59_000) }), true],
    ['of the same lines, long before', () => ({ placedAt: later(-10 * 60_000) }), false],
    [
      'of another quantity',
      (order) => ({ placedAt: later(0), lines: [lineOf(order, 'phones.only', 2), lineOf(order, 'kettle.only', 1)] }),
      false,
    ],
    [
      'of another product',
      (order) => ({ placedAt: later(0), lines: [lineOf(order, 'phones.only', 1), lineOf(order, 'cup.oat', 1)] }),
      false,
    ],
    [
      'of more lines',
      (order) => ({
        placedAt: later(0),
        lines: [lineOf(order, 'phones.only', 1), lineOf(order, 'kettle.only', 1), lineOf(order, 'cup.oat', 1)],
      }),
      false,
    ],
  ])('an order %s', async (_, change, isOurs) => {
    const customer = buyer();
    const earlier = placeShopOrder(customer, [line('phones.only'), line('kettle.only')], { couponId: null });
    const { now, placeOrder } = await readyCheckout('phones.only*1,kettle.only*1', 13_000, customer);
    server.use(
      http.get('*/api/user/order/list', () =>
        HttpResponse.json({ success: true, data: { list: [{ ...earlier, ...change(earlier) }], total: 1 } }),
      ),
    );
    const notifications = recordNotifications();
    loseRequest(confirmPath);
    await placeOrder();
    expect(now().order?.id).toBe(isOurs ? earlier.id : undefined);
    expect(now().placing.mutationState).toMatchObject(
      isOurs ? { status: 'done' } : { status: 'refused', error: { kind: 'notDone' } },
    );
    expect(notifications).toEqual([]);
  });
});
