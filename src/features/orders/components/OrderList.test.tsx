/** Cancelling in the list of orders, and what the list shows of it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { getUnpaidOrders } from '@/api/orders';
import type { OrderTab } from '@/features/orders/useOrders';
import { useQuery } from '@/query/useQuery';
import { packLine, placeShopOrder } from '../../../../mock/testing/purchase';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { server } from '../../../../tests/setup/freshShop';
import { sentPaths } from '../../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { OrderList } from './OrderList';

const listPath = '/api/user/order/list';

/** The list of a customer with two unpaid orders. */
async function open(tab: OrderTab, at: { state?: unknown } = {}) {
  const customer = buyer();
  const kettle = placeShopOrder(customer, packLine('kettle.only'), { couponId: null });
  const phones = placeShopOrder(customer, packLine('phones.only'), { couponId: null });
  const view = await renderShopHook(
    () => ({
      unpaid: useQuery(getUnpaidOrders, { current: 1, pageSize: 1 }).data?.total,
      toast: useModel('toast').toast,
    }),
    {
      as: customer,
      draw: () => (
        <OrderList tab={tab} skeleton={{ first: <p>Loading</p>, more: null }}>
          {(order, { onCancel, onExpired }) => (
            <article key={order.id} aria-label={`${order.lines[0]?.name} ${order.status}`}>
              <button type="button" onClick={onCancel}>
                Cancel
              </button>
              <button type="button" onClick={onExpired}>
                Over
              </button>
            </article>
          )}
        </OrderList>
      ),
    },
  );
  if (at.state) await view.go('/orders', at);
  const row = (name: string) => screen.findByRole('article', { name });
  const press = async (name: string, button: string) => {
    const pressed = within(await row(name)).getByRole('button', { name: button });
    // The code of the panel is loaded by the press.
    await act(async () => void fireEvent.click(pressed));
  };
  return {
    ...view,
    kettle,
    phones,
    row,
    press,
    ask: async (name: string) => {
      await press(name, 'Cancel');
      return within(await screen.findByRole('dialog'));
    },
    confirm: async (panel: ReturnType<typeof within>) => {
      fireEvent.click(await panel.findByRole('radio', { name: 'Something else' }));
      fireEvent.click(panel.getByRole('button', { name: 'Cancel order' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    statusOf: ({ id }: { id: string }) => customer.ok('getOrderDetail', { id }).status,
  };
}

test('a cancelled order changes its row, is announced once, and the list is not fetched again', async () => {
  const { now, row, ask, confirm, kettle, phones, statusOf } = await open('all');
  await waitFor(() => expect(now().unpaid).toBe(2));
  const panel = await ask('phones toPay');
  expect(panel.getByText(`Order ${phones.number}: phones`)).toBeInTheDocument();
  const paths = sentPaths();
  await confirm(panel);
  expect(await row('phones cancelled')).toBeInTheDocument();
  expect(await row('kettle toPay')).toBeInTheDocument();
  expect([statusOf(kettle), statusOf(phones)]).toEqual(['toPay', 'cancelled']);
  expect(now().toast).toEqual({ message: 'Order canceled', isVisible: true, serial: 1 });
  await waitFor(() => expect(now().unpaid).toBe(1));
  expect(paths.filter((path) => path === listPath)).toEqual([]);
});

test('the reason for one order is not chosen for the next one', async () => {
  const { ask, kettle } = await open('all');
  const panel = await ask('phones toPay');
  fireEvent.click(await panel.findByRole('radio', { name: 'Wrong address' }));
  fireEvent.click(panel.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const other = await ask('kettle toPay');
  expect(other.getByText(`Order ${kettle.number}: kettle`)).toBeInTheDocument();
  expect(await other.findByRole('radio', { name: 'Wrong address' })).not.toBeChecked();
});

test('a cancelled order leaves the list of unpaid orders', async () => {
  const { row, ask, confirm } = await open('toPay');
  await confirm(await ask('kettle toPay'));
  await waitFor(() => expect(screen.queryByRole('article', { name: /^kettle/ })).toBeNull());
  expect(await row('phones toPay')).toBeInTheDocument();
});

test('when the time of an order is over, list, unpaid orders and the counts of the customer are fetched again', async () => {
  const { now, press } = await open('all');
  await waitFor(() => expect(now().unpaid).toBe(2));
  const paths = sentPaths();
  await press('kettle toPay', 'Over');
  await waitFor(() => expect(paths.toSorted()).toEqual(['/api/user/current', listPath, '/api/user/order/unpay']));
});

test('a panel that a reload finds open without its order closes', async () => {
  const { row, where } = await open('all', { state: { modals: ['cancel'] } });
  await row('phones toPay');
  await waitFor(() => expect(where()).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list that cannot be loaded can be loaded again', async () => {
  server.use(http.get(`*${listPath}`, () => HttpResponse.json({}, { status: 400 }), { once: true }));
  const { row } = await open('all');
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (retry) act(() => retry.click());
  expect(await row('phones toPay')).toBeInTheDocument();
});

test('a further page that cannot be loaded is loaded again, and not the list', async () => {
  const customer = buyer();
  const order = placeShopOrder(customer, packLine('kettle.only'), { couponId: null });
  const pages: (string | null)[] = [];
  let isDown = true;
  server.use(
    http.get(`*${listPath}`, ({ request }) => {
      const page = new URL(request.url).searchParams.get('current');
      pages.push(page);
      if (page === '2' && isDown) return HttpResponse.json({}, { status: 400 });
      const ids = page === '2' ? [10] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
      const list = ids.map((number) => ({ ...order, id: `order-${number}` }));
      return HttpResponse.json({ success: true, data: { list, total: 11 } });
    }),
  );
  await renderShopHook(() => undefined, {
    as: customer,
    draw: () => (
      <OrderList tab="all" skeleton={{ first: null, more: null }}>
        {({ id }) => <article key={id} aria-label={id} />}
      </OrderList>
    ),
  });
  const again = await screen.findByRole('button', { name: /^Try again/ });
  expect(new Set(pages)).toEqual(new Set(['1', '2']));
  isDown = false;
  pages.length = 0;
  fireEvent.click(again);
  expect(await screen.findByRole('article', { name: 'order-10' })).toBeInTheDocument();
  expect(pages).toEqual(['2']);
});
