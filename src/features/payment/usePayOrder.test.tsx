import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type Order, getUnpaidOrders } from '@/api/orders';
import { useQuery } from '@/query/useQuery';
import { operationStorage } from '@/query/operationId';
import { callsTo } from '../../../tests/setup/callsTo';
import { server } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse, sentPaths } from '../../../tests/setup/lostWrites';
import { withUnpaidOrder } from '../../../tests/setup/paySteps';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { usePayOrder } from './usePayOrder';

afterEach(stopRecording);

const payPath = '*/api/user/order/pay';
const detailPath = '*/api/user/order/detail';
const notDone = { status: 'refused', error: { kind: 'notDone' } };

async function open() {
  const { customer, order, now: orderNow } = withUnpaidOrder('MONEY-PLEASE');
  const view = await renderShopHook(() => usePayOrder(order.id, 'h5'), { as: customer });
  return {
    ...view,
    customer,
    order,
    orderNow,
    pay: (methodId?: string) => act(() => view.now().pay(order, methodId)),
    /** Answers the details of the order with changed fields. */
    answerDetails: (change: (sentId: string) => Partial<Order>) =>
      server.use(
        http.get(detailPath, () => {
          const sentId = operationStorage(`pay:${order.id}`).read() ?? '';
          return HttpResponse.json({ success: true, data: { ...orderNow(), ...change(sentId) } });
        }),
      ),
  };
}

test('sends the total that the customer saw, the method, and where to come back', async () => {
  const { order, pay, now } = await open();
  const sent = callsTo('/api/user/order/pay');
  await pay('balance');
  const address = `http://localhost/#/h5/components/orderSuccess?id=${order.id}`;
  expect(sent).toEqual([
    {
      orderId: order.id,
      expectedTotal: 10_000,
      methodId: 'balance',
      returnUrl: address,
      cancelUrl: `${address}&payment=cancelled`,
      platform: 'h5',
      operationId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    },
  ]);
  expect(now().mutationState).toMatchObject({ status: 'done', result: { state: 'paid', order: { status: 'toShip' } } });
});

const attempt = { name: 'Bank', note: '', amount: 10_000, redirectUrl: '/psp/pay/p1' };

describe('after a lost response the payment is', () => {
  test.each<[string, (sentId: string) => Partial<Order>, object]>([
    ['done, when the order was paid', () => ({ status: 'toShip' }), { state: 'paid', redirectUrl: null }],
    ['done, when the order is on its way', () => ({ status: 'toReceive' }), { state: 'paid', redirectUrl: null }],
    ['done, when the order is complete', () => ({ status: 'done' }), { state: 'paid', redirectUrl: null }],
    [
      'done, when the order was paid and cancelled later',
      () => ({ status: 'cancelled', timeline: [{ event: 'paid', at: '2026-11-20T18:00:00Z', text: '' } as never] }),
      { state: 'paid', redirectUrl: null },
    ],
    [
      'in progress, when its own attempt waits, and leads to its page',
      (sentId) => ({ attempt: { ...attempt, operationId: sentId.toUpperCase(), state: 'waiting' } as never }),
      { state: 'processing', redirectUrl: '/psp/pay/p1' },
    ],
  ])('%s', async (_, change, payment) => {
    const { pay, now, answerDetails } = await open();
    answerDetails(change);
    loseRequest(payPath);
    await pay('bank');
    expect(now().mutationState).toMatchObject({ status: 'done', result: payment });
  });

  test.each<[string, (sentId: string) => Partial<Order>]>([
    ['the order is still to be paid', () => ({})],
    ['the order was cancelled without a payment', () => ({ status: 'cancelled' })],
    [
      'an earlier attempt waits',
      () => ({
        attempt: { ...attempt, operationId: '22222222-2222-4222-8222-222222222222', state: 'waiting' } as never,
      }),
    ],
    [
      'its own attempt was declined',
      (sentId) => ({ attempt: { ...attempt, operationId: sentId, state: 'declined' } as never }),
    ],
  ])('not done, when %s', async (_, change) => {
    const { pay, now, answerDetails } = await open();
    answerDetails(change);
    loseRequest(payPath);
    await pay('bank');
    expect(now().mutationState).toEqual(notDone);
  });

  test('unknown without a message while the order cannot be fetched, and found by another check', async () => {
    const { pay, now, customer, orderNow } = await open();
    const notifications = recordNotifications();
    loseResponse(payPath, 'payOrder', customer);
    server.use(http.get(detailPath, () => HttpResponse.error()));
    await pay('card');
    expect(now().mutationState).toEqual({ status: 'unknown' });
    expect(notifications).toEqual([]);
    server.resetHandlers();
    await act(() => now().reconcileAgain());
    expect(now().mutationState).toMatchObject({ status: 'done', result: { state: 'paid' } });
    expect(orderNow().payments).toEqual([{ name: 'Card', amount: 10_000 }]);
  });
});

test('the number of unpaid orders is fetched again after a payment, and not after a refusal', async () => {
  const { customer, order } = withUnpaidOrder();
  const { now } = await renderShopHook(
    () => ({ unpaid: useQuery(getUnpaidOrders, {}).data?.total, paying: usePayOrder(order.id, 'h5') }),
    { as: customer },
  );
  await act(async () => undefined);
  const paths = sentPaths();
  await act(() => now().paying.pay({ ...order, total: 1 }, 'card'));
  expect(now().paying.mutationState).toMatchObject({ status: 'refused' });
  expect(paths).toEqual(['/api/user/order/pay']);
  await act(() => now().paying.pay(order, 'card'));
  await act(async () => undefined);
  expect(paths.slice(1)).toEqual(['/api/user/order/pay', '/api/user/order/unpay']);
});
