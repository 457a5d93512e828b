import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { platforms, openPage } from '../setup/openPage';

describe.each(platforms)('the coupons page on %s', (platform) => {
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Coupons by status' }));

  test('shows discount, scope and end date of each coupon', async () => {
    await openPage(pathOf(platform, 'coupons'), { as: buyer('COUPON-PLEASE') });
    const welcome = within(await screen.findByRole('article', { name: 'welcome' }));
    expect(welcome.getByText('$10.00 off')).toBeVisible();
    expect(welcome.getByText('Everything · on orders over $40.00')).toBeVisible();
    expect(welcome.getByText('Until Dec 20, 2026')).toBeVisible();
    const sound = within(screen.getByRole('article', { name: 'sound10' }));
    expect(sound.getByText('10% off')).toBeVisible();
    expect(sound.getByText('Sound · up to $15.00 off')).toBeVisible();
  });

  test('names in Chinese what is left to pay, in tenths', async () => {
    await openPage(pathOf(platform, 'coupons'), { as: buyer('COUPON-PLEASE'), language: 'zh-CN' });
    expect(within(await screen.findByRole('article', { name: /sound10/ })).getByText('9 折')).toBeVisible();
  });

  test('links to the products of a coupon', async () => {
    await openPage(pathOf(platform, 'coupons'), { as: buyer() });
    const useNow = await screen.findByRole('link', { name: 'Use now welcome' });
    expect(useNow).toHaveAttribute('href', expect.stringContaining(pathOf(platform, 'hall')));
  });

  test('shows used coupons in their own tab and stores the tab in the URL', async () => {
    const customer = buyer();
    payShopOrder(customer, placeShopOrder(customer, [line('phones.only')]));
    const { user, where } = await openPage(pathOf(platform, 'coupons'), { as: customer });
    expect(await screen.findByRole('heading', { name: 'No coupons right now' })).toBeVisible();
    await user.click((await tabs()).getByRole('link', { name: 'Used 1' }));
    const used = within(await screen.findByRole('article', { name: 'welcome' }));
    expect(used.queryByRole('link')).toBeNull();
    await waitFor(() => expect(where().query['state']).toBe('used'));
  });

  test('offers a retry when the coupons fail to load', async () => {
    server.use(http.get('*/api/user/myCoupon', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(platform, 'coupons'), { as: buyer() });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'welcome' })).toBeVisible();
  });

  test('requires login', async () => {
    shopOfTest();
    await openPage(pathOf(platform, 'coupons'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});
