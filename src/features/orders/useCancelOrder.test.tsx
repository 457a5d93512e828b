import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getUnpaidOrders } from '@/api/orders';
import { useQuery } from '@/query/useQuery';
import { payShopOrder } from '../../../mock/testing/purchase';
import { server } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse, sentPaths } from '../../../tests/setup/lostWrites';
import { withUnpaidOrder } from '../../../tests/setup/paySteps';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCancelOrder } from './useCancelOrder';

afterEach(stopRecording);

const cancelPath = '*/api/user/order/cancel';
const detailPath = '*/api/user/order/detail';

async function open() {
  const one = withUnpaidOrder();
  const view = await renderShopHook(
    () => ({ ...useCancelOrder(one.order.id), unpaid: useQuery(getUnpaidOrders, {}).data?.total }),
    { as: one.customer },
  );
  await waitFor(() => expect(view.now().unpaid).toBe(1));
  return { ...one, ...view, orderNow: one.now, cancel: () => act(() => view.now().cancel('wrongItem', 'Too red')) };
}

test('cancels with the reason and the text, and fetches the unpaid orders again', async () => {
  const { cancel, now, orderNow } = await open();
  const paths = sentPaths();
  expect(await cancel()).toMatchObject({ status: 'cancelled', cancelReason: 'wrongItem' });
  await waitFor(() => expect(now().unpaid).toBe(0));
  expect(orderNow()).toMatchObject({ status: 'cancelled', cancelReason: 'wrongItem' });
  expect(orderNow().timeline.at(-1)).toMatchObject({ event: 'cancelled' });
  expect(paths).toEqual(['/api/user/order/cancel', '/api/user/order/unpay']);
});

test('a request that is lost is not done, whatever the order says of itself', async () => {
  const { cancel, now, orderNow } = await open();
  const paths = sentPaths();
  loseRequest(cancelPath);
  expect(await cancel()).toBeUndefined();
  expect(now().mutationState).toEqual({ status: 'refused', error: { kind: 'notDone' } });
  expect(orderNow().status).toBe('toPay');
  expect(paths).not.toContain('/api/user/order/unpay');
});

test('a response that is lost is found in the order', async () => {
  const { cancel, now, customer } = await open();
  loseResponse(cancelPath, 'cancelOrder', customer);
  expect(await cancel()).toMatchObject({ status: 'cancelled', cancelReason: 'wrongItem' });
  await waitFor(() => expect(now().unpaid).toBe(0));
});

test('stays unknown without a message while the order cannot be fetched, and is found by another check', async () => {
  const { cancel, now, customer } = await open();
  const notifications = recordNotifications();
  loseResponse(cancelPath, 'cancelOrder', customer);
  server.use(http.get(detailPath, () => HttpResponse.error()));
  expect(await cancel()).toBeUndefined();
  expect(now().mutationState).toEqual({ status: 'unknown' });
  expect(notifications).toEqual([]);
  server.resetHandlers();
  expect(await act(() => now().reconcileAgain())).toMatchObject({ status: 'cancelled' });
});

test('an order that was shipped meanwhile is refused and counts as before', async () => {
  const { cancel, now, customer, order, orderNow } = await open();
  payShopOrder(customer, order);
  server.use(
    http.all(cancelPath, () =>
      HttpResponse.json({ success: false, errorCode: 'ORDER_STATE', errorMessage: 'Shipped', showType: 0 }),
    ),
  );
  const paths = sentPaths();
  expect(await cancel()).toBeUndefined();
  expect(now().mutationState).toMatchObject({ status: 'refused', error: { errorCode: 'ORDER_STATE' } });
  expect(orderNow().status).toBe('toShip');
  expect(paths).toEqual(['/api/user/order/cancel']);
});

test('what became of one cancellation is not said of another order', async () => {
  const { order, customer } = withUnpaidOrder();
  let { id } = order;
  const { now, rerender } = await renderShopHook(() => useCancelOrder(id), { as: customer });
  loseRequest(cancelPath);
  await act(() => now().cancel('other', ''));
  await waitFor(() => expect(now().mutationState.status).toBe('refused'));
  id = 'another';
  await rerender();
  expect(now().mutationState).toEqual({ status: 'idle' });
});
