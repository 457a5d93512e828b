import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/orders';
import { expireSession } from '@/lib/session';
import { server } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse, sentPaths } from '../../../tests/setup/lostWrites';
import { withUnpaidOrder } from '../../../tests/setup/paySteps';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCancelForm } from './useCancelForm';

const cancelPath = '*/api/user/order/cancel';

async function open() {
  const one = withUnpaidOrder();
  const cancelled: Order[] = [];
  const view = await renderShopHook(() => useCancelForm(one.order.id, (order) => cancelled.push(order)), {
    as: one.customer,
  });
  return { ...one, ...view, orderNow: one.now, cancelled, send: () => act(() => view.now().send()) };
}

test('without a reason marks it, again with each press, and sends nothing', async () => {
  const { now, send, cancelled, orderNow } = await open();
  const paths = sentPaths();
  expect(now().fields.errors.reason).toBeUndefined();
  await send();
  await send();
  expect([now().fields.errors.reason, now().fields.refusals]).toEqual([expect.any(String), 2]);
  act(() => now().fields.onChange({ reason: 'tooSlow' }));
  expect(now().fields.errors.reason).toBeUndefined();
  expect([paths, cancelled, orderNow().status]).toEqual([[], [], 'toPay']);
});

test('sends reason and text, gives the cancelled order on, and fetches the counts of the customer', async () => {
  const { now, send, cancelled, order } = await open();
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/order/cancel')) requests.push(new URL(request.url).search);
  });
  act(() => now().fields.onChange({ text: 'Too red' }));
  act(() => now().fields.onChange({ reason: 'other' }));
  expect(now().fields.values).toEqual({ reason: 'other', text: 'Too red' });
  const paths = sentPaths();
  await send();
  await waitFor(() => expect(paths).toContain('/api/user/current'));
  expect(cancelled).toMatchObject([{ id: order.id, status: 'cancelled', cancelReason: 'other' }]);
  expect(requests.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { id: order.id, reason: 'other', text: 'Too red' },
  ]);
});

test('a lost request gives nothing on, says that it is not done, and keeps the choice', async () => {
  const { now, send, cancelled } = await open();
  act(() => now().fields.onChange({ reason: 'other' }));
  loseRequest(cancelPath);
  const paths = sentPaths();
  await send();
  expect(paths).not.toContain('/api/user/current');
  expect([cancelled, now().formError, now().isUnknown]).toEqual([[], expect.any(String), false]);
  expect(now().fields.values.reason).toBe('other');
});

test('an outcome that is unknown is asked for by the next press, which cancels nothing again', async () => {
  const { now, send, cancelled, customer } = await open();
  act(() => now().fields.onChange({ reason: 'other' }));
  loseResponse(cancelPath, 'cancelOrder', customer);
  server.use(http.get('*/api/user/order/detail', () => HttpResponse.error()));
  await send();
  await waitFor(() => expect(now().isUnknown).toBe(true));
  server.resetHandlers();
  const paths = sentPaths();
  await send();
  expect(cancelled).toMatchObject([{ status: 'cancelled' }]);
  expect(paths).toContain('/api/user/order/detail');
  expect(paths).not.toContain('/api/user/order/cancel');
});

test.each([
  ['the same order', '', { reason: 'other', text: 'Too red' }],
  ['another order', '0', { reason: undefined, text: '' }],
])('the reason and the text survive an expired session for their order: %s', async (_, more, values) => {
  const { order, customer } = withUnpaidOrder();
  const open = (id: string) =>
    renderShopHook(() => useCancelForm(id, () => undefined), { as: customer, isCustomerOnly: true });
  const first = await open(order.id);
  act(() => first.now().fields.onChange({ reason: 'other', text: 'Too red' }));
  act(() => expireSession(customer.token));
  first.unmount();
  const { now } = await open(order.id + more);
  expect(now().fields.values).toEqual(values);
});

test('the form that is submitted is sent', async () => {
  const { now, cancelled, order } = await open();
  act(() => now().fields.onChange({ reason: 'other' }));
  await act(async () => now().fields.onSubmit());
  await waitFor(() => expect(cancelled).toMatchObject([{ id: order.id, status: 'cancelled' }]));
});
