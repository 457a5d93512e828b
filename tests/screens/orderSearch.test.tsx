/** The search of the orders: by text and month, in the address, and only where the API has it. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { packLine, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { buyer } from '../setup/checkoutSteps';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const listPath = '/api/user/order/list';
const dayMs = 86_400_000;

/** A customer with a cup of November and a kettle of December. */
function withTwoOrders() {
  const customer = buyer();
  placeShopOrder(customer, packLine('cup.oat'), { couponId: null });
  shopOfTest().pass(12 * dayMs);
  placeShopOrder(customer, packLine('kettle.only'), { couponId: null });
  return customer;
}

const names = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label')?.replace(/,.*/, ''));
const field = () => screen.findByRole('searchbox', { name: 'Search your orders' });

describe.each(platforms)('the search of orders on %s', (platform) => {
  test('finds by text, keeps it in the address and over a reload, and ends with nothing found', async () => {
    const customer = withTwoOrders();
    const first = await openPage(pathOf(platform, 'orders'), { as: customer });
    await first.user.type(await field(), 'slow');
    await waitFor(() => expect(names()).toEqual(['Slow Morning cup']));
    expect(screen.getByText('1 order found')).toBeVisible();
    expect(first.where().query).toMatchObject({ keyword: 'slow' });
    first.unmount();

    const sent = callsTo(listPath);
    const { user, where } = await openPage(pathOf(platform, 'orders', { keyword: 'slow' }), { as: customer });
    expect(await field()).toHaveValue('slow');
    await waitFor(() => expect(names()).toEqual(['Slow Morning cup']));
    expect(sent.at(-1)).toMatchObject({ keyword: 'slow' });
    await user.type(await field(), ' xyz');
    expect(await screen.findByText('No orders found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(await field()).toHaveValue('');
    expect(where().query).not.toHaveProperty('keyword');
  });

  test('finds by month, and the tabs keep it', async () => {
    const customer = withTwoOrders();
    const { user, where } = await openPage(pathOf(platform, 'orders'), { as: customer });
    const month = await screen.findByRole('combobox', { name: 'Month' });
    expect(
      within(month)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any month', 'December 2026', 'November 2026']);
    await user.selectOptions(month, 'November 2026');
    await waitFor(() => expect(names()).toEqual(['Slow Morning cup']));
    expect(where().query).toMatchObject({ month: '2026-11' });
    await user.click(screen.getByRole('link', { name: 'Done' }));
    expect(await screen.findByText('No orders found')).toBeVisible();
    expect(where().query).toMatchObject({ status: 'done', month: '2026-11' });
  });

  test('is neither shown nor sent where the API names no filters', async () => {
    const customer = withTwoOrders();
    const { filters: _unknown, ...data } = customer.ok('getOrders', {});
    const sent = callsTo(listPath);
    server.use(http.get(`*${listPath}`, () => HttpResponse.json({ success: true, data })));
    await openPage(pathOf(platform, 'orders', { keyword: 'slow', month: '2026-11' }), { as: customer });
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByRole('searchbox', { name: 'Search your orders' })).toBeNull();
    for (const input of sent) {
      expect(input).not.toHaveProperty('keyword');
      expect(input).not.toHaveProperty('month');
    }
  });
});
