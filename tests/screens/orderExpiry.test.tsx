/** What a list of orders shows when the time to pay one of them ends. */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { PAY_WINDOW_MS } from '../../shop/domain/orders';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { withUnpaidOrder } from '../setup/paySteps';

test.each(platforms)('the row, the tabs and the reminder on %s follow at once', async (platform) => {
  const { customer, order } = withUnpaidOrder();
  const before = { list: customer.ok('getOrders', {}), unpaid: customer.ok('getUnpaidOrders', {}) };
  const user = customer.ok('getCurrentUser', { type: 1 });
  expect(user.counts.toPay).toBe(1);
  shopOfTest().pass(PAY_WINDOW_MS + 1000);
  expect(customer.ok('getOrderDetail', { id: order.id }).status).toBe('cancelled');
  // The first responses are those of the moment before the end.
  const first = (path: string, data: object) =>
    http.get(path, () => HttpResponse.json({ success: true, data }), { once: true });
  // That of the list, not of the overview above it.
  let isFirst = true;
  server.use(
    http.get('*/api/user/order/list', ({ request }) => {
      if (!isFirst || !request.url.includes('pageSize=10')) return undefined;
      isFirst = false;
      return HttpResponse.json({ success: true, data: before.list });
    }),
    first('*/api/user/order/unpay', before.unpaid),
    first('*/api/user/current', user),
  );
  await openPage(pathOf(platform, 'orders'), { as: customer });
  expect(await screen.findByText('Not paid in time')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('1 order awaits payment')).toBeNull());
  expect(screen.queryByText('To pay 1')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});
