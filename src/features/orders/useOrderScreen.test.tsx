import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { placeShopOrder, payShopOrder } from '../../../mock/testing/purchase';
import { buyer, line } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useOrderScreen } from './useOrderScreen';
import { useOrders, useUnpaidOrders, type OrderTab } from './useOrders';
import { useSingleOrder } from './useSingleOrder';

/** A customer with an unpaid order, and a paid one that is older. */
function withOrders() {
  const customer = buyer();
  const paid = payShopOrder(customer, placeShopOrder(customer, [line('cup.oat')], { couponId: null }));
  shopOfTest().pass(60_000);
  const unpaid = placeShopOrder(customer, [line('kettle.only')], { couponId: null });
  return { customer, paid, unpaid };
}

describe('one order', () => {
  test('is fetched by its id, and a change of it is shown without another request', async () => {
    const { customer, unpaid } = withOrders();
    const { now } = await renderShopHook(() => useOrderScreen(unpaid.id), { as: customer });
    await waitFor(() => expect(now().order?.id).toBe(unpaid.id));
    expect(now().canBuyAgain).toBe(false);
    const paths = sentPaths();
    act(() => now().show({ ...unpaid, status: 'cancelled' }));
    expect([now().order?.status, now().canBuyAgain]).toEqual(['cancelled', true]);
    act(() => now().show({ ...unpaid, status: 'done' }));
    expect([now().canBuyAgain, paths]).toEqual([true, []]);
  });

  test('whose time to pay is over is fetched again, with the counts of the user', async () => {
    const { customer, unpaid } = withOrders();
    const { now } = await renderShopHook(() => useOrderScreen(unpaid.id), { as: customer });
    await waitFor(() => expect(now().order?.status).toBe('toPay'));
    shopOfTest().pass(31 * 60_000);
    const paths = sentPaths();
    act(() => now().expire());
    await waitFor(() => expect(now().order).toMatchObject({ status: 'cancelled', cancelReason: 'expired' }));
    expect([...paths].sort()).toEqual(['/api/user/current', '/api/user/order/detail']);
  });

  test('without an id fetches nothing', async () => {
    const { customer } = withOrders();
    const paths = sentPaths(startPaths);
    const { now } = await renderShopHook(() => useOrderScreen(undefined), { as: customer });
    await act(async () => undefined);
    expect([now().order, paths]).toEqual([undefined, []]);
  });
});

test.each<[OrderTab, readonly ('paid' | 'unpaid')[]]>([
  ['all', ['unpaid', 'paid']],
  ['toPay', ['unpaid']],
  ['toShip', ['paid']],
  ['done', []],
])('the tab %s lists the orders of its state', async (tab, names) => {
  const { customer, ...orders } = withOrders();
  const { now } = await renderShopHook(() => useOrders(tab), { as: customer });
  await waitFor(() => expect(now().isLoading).toBe(false));
  expect(now().rows.map(({ id }) => id)).toEqual(names.map((name) => orders[name].id));
});

test('the reminder names the unpaid order that ends first, and their number', async () => {
  const { customer, unpaid } = withOrders();
  shopOfTest().pass(60_000);
  placeShopOrder(customer, [line('phones.only')], { couponId: null });
  const { now } = await renderShopHook(useUnpaidOrders, { as: customer });
  await waitFor(() => expect(now().first?.id).toBe(unpaid.id));
  expect(now().count).toBe(2);
});

describe('the newest order of a state', () => {
  test('is shown without an id, the named one with an id', async () => {
    const { customer, paid, unpaid } = withOrders();
    const rendered: string[] = [];
    const newest = await renderShopHook(
      () => {
        const shown = useSingleOrder(undefined);
        rendered.push(shown.isLoading ? 'loading' : (shown.order?.id ?? 'nothing'));
        return shown;
      },
      { as: customer, isCustomerOnly: true },
    );
    await waitFor(() => expect(newest.now().order?.id).toBe(unpaid.id));
    expect([...new Set(rendered)]).toEqual(['loading', unpaid.id]);
    const named = await renderShopHook(() => useSingleOrder(paid.id), { as: customer });
    await waitFor(() => expect(named.now().order?.id).toBe(paid.id));
    expect(named.now().isEmpty).toBe(false);
  });

  test('is none for a customer without one, and not before that is known', async () => {
    const customer = buyer();
    const { now } = await renderShopHook(() => useSingleOrder(undefined, 'toShip'), { as: customer });
    await waitFor(() => expect(now().isEmpty).toBe(true));
    expect([now().isLoading, now().error]).toEqual([false, undefined]);
  });

  test('whose list cannot be loaded is an error, and the list is loaded again', async () => {
    const { customer, unpaid } = withOrders();
    server.use(http.get('*/api/user/order/list', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    const { now } = await renderShopHook(() => useSingleOrder(undefined), { as: customer });
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'status', status: 400 }));
    expect(now().isEmpty).toBe(false);
    await act(async () => void (await now().retry()));
    await waitFor(() => expect(now().order?.id).toBe(unpaid.id));
    expect(now().error).toBeUndefined();
  });
});

test('the orders of a tab are loaded again when the customer comes back to the browser tab', async () => {
  const { customer, paid, unpaid } = withOrders();
  const { now } = await renderShopHook(() => useOrders('all'), { as: customer });
  await waitFor(() => expect(now().rows.map(({ id }) => id)).toEqual([unpaid.id, paid.id]));
  customer.ok('cancelOrder', { id: unpaid.id, reason: 'other', text: '' });
  const later = Date.now() + 6_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(now().rows.map(({ status }) => status)).toEqual(['cancelled', paid.status]));
  jest.restoreAllMocks();
});
