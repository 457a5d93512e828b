import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { tokenStorage } from '@/lib/storage';
import { openShop, server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const rich = () => openShop({ seed: 'default' }).customer('+14155550134');
const malformed = () => HttpResponse.json({ success: true, code: 200, data: 7 });
const unauthorized = () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 });
/** The bar that the shell shows above the page. */
const bar = async () =>
  within(
    (await screen.findByText('We can’t reach the shop', { selector: '[role="status"] *' })).closest('div') ??
      document.body,
  );

describe.each(platforms)('when an initial fetch fails on %s', (platform) => {
  test.each([
    [undefined, 'Buy for —'],
    ['EUR', 'Buy for €20.00'],
  ])('shows a bar above the page and the default currency %s; its retry button loads the prices', async (own, buy) => {
    Object.assign(SHOP, { defaultCurrency: own });
    server.use(http.get('*/api/server/info', malformed, { once: true }));
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('button', { name: buy })).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeVisible();
    expect(screen.queryByText('We can’t reach the shop')).toBeNull();
    Object.assign(SHOP, { defaultCurrency: 'USD' });
  });

  test('fetches again when the device goes online', async () => {
    server.use(http.get('*/api/server/info', malformed, { once: true }));
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    await bar();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(screen.queryByText('We can’t reach the shop')).toBeNull());
    isOnline.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeVisible();
  });

  test('fetches the user again', async () => {
    const customer = rich();
    server.use(http.get('*/api/user/current', malformed, { once: true }));
    const { user } = await openPage(pathOf(platform, 'mine'), { as: customer });
    await user.click((await bar()).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Mei Lin'))[0]).toBeVisible();
    expect(screen.queryByText('We can’t reach the shop')).toBeNull();
  });

  test('shows no signed-in user when the session has ended during the fetch', async () => {
    const customer = rich();
    server.use(http.get('*/api/server/info', unauthorized, { once: true }));
    await openPage(pathOf(platform, 'coupons'), { as: customer });
    expect((await screen.findAllByRole('button', { name: 'Sign in' }))[0]).toBeVisible();
    expect(tokenStorage.read()).toBeUndefined();
  });
});

test('a fetch that failed before login can be retried after login', async () => {
  const customer = rich();
  server.use(http.get('*/api/server/list', unauthorized, { once: true }));
  const { user } = await openPage('/pc/components/server');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Sign in to see this')).toBeVisible();
  tokenStorage.write(customer.token);
  fireEvent(window, new StorageEvent('storage', { key: 'token' }));
  await user.click(await main.findByRole('button', { name: 'Try again' }));
  expect(await main.findByText('No contact options yet')).toBeVisible();
  expect(main.queryByRole('alert')).toBeNull();
});
