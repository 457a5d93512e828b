import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { buyer, line } from '../setup/checkoutSteps';
import { server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';
import { readyToPay } from '../setup/paySteps';

/** Records the ids of product requests from now on, in order. */
function fetchedProducts(): string[] {
  const ids: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/home/goodsDetail') ids.push(searchParams.get('id') ?? '');
  });
  return ids;
}

describe.each(platforms)('the order result page after a payment on %s', (platform) => {
  const createOrder = () => {
    const customer = buyer();
    const lines = [line('phones.only'), line('cup.oat')];
    return { customer, order: placeShopOrder(customer, lines, { couponId: null }) };
  };
  const thanks = () => screen.findByRole('heading', { name: 'Paid. Thank you!' }, { timeout: 8_000 });

  /** An API that does not name the day of arrival. */
  const answerWithoutDay = ({ customer, order }: ReturnType<typeof createOrder>) => {
    const withoutDay = () => ({ ...customer.ok('getOrderDetail', { id: order.id }), arrivesOn: undefined });
    server.use(
      http.get('*/api/user/order/detail', () => HttpResponse.json({ success: true, data: withoutDay() })),
      http.post('*/api/user/order/pay', () => {
        payShopOrder(customer, order);
        return HttpResponse.json({ success: true, data: { state: 'paid', redirectUrl: null, order: withoutDay() } });
      }),
    );
    return withoutDay;
  };

  test('says when it arrives by the day of the order', async () => {
    const one = createOrder();
    const fetched = fetchedProducts();
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: one.order.id }), { as: one.customer });
    await user.click(await readyToPay(user, '$120.00'));
    await thanks();
    expect(await screen.findByText(/It arrives Mon,? (23 Nov|Nov 23)/)).toBeVisible();
    expect(fetched).toEqual([]);
  });

  test('fetches each product once when the order names no day', async () => {
    const one = createOrder();
    const fetched = fetchedProducts();
    answerWithoutDay(one);
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: one.order.id }), { as: one.customer });
    await user.click(await readyToPay(user, '$120.00'));
    await thanks();
    expect(await screen.findByText(/It arrives /)).toBeVisible();
    expect(fetched.toSorted()).toEqual(['cup', 'phones']);
  });

  test('fetches each product once when the payment completes later', async () => {
    const one = createOrder();
    const fetched = fetchedProducts();
    const withoutDay = answerWithoutDay(one);
    server.use(
      http.post(
        '*/api/user/order/pay',
        () =>
          HttpResponse.json({ success: true, data: { state: 'processing', redirectUrl: null, order: withoutDay() } }),
        { once: true },
      ),
    );
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: one.order.id }), { as: one.customer });
    await user.click(await readyToPay(user, '$120.00'));
    await screen.findByRole('heading', { name: 'Your payment is being processed' });
    payShopOrder(one.customer, one.order);
    await thanks();
    expect(await screen.findByText(/It arrives /)).toBeVisible();
    expect(fetched.toSorted()).toEqual(['cup', 'phones']);
  });
});
