import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { tokenSlot } from '@/storage';
import { openShop, server } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

const rich = () => openShop({ scene: 'default' }).customer('+14155550134');
const malformed = () => HttpResponse.json({ success: true, code: 200, data: 7 });
const lapsed = () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 });
/** The bar above the page, not a part of it. */
const bar = async () => within((await screen.findByText('The shop could not be reached', { selector: '[role="status"] *' })).closest('div') ?? document.body);

describe.each(faces)('when the shop could not be asked at the start, %s', (face) => {
  test('says so above the page, and another try brings the prices', async () => {
    server.use(http.get('*/api/server/info', malformed, { once: true }));
    const { user } = await openPage(pathOf(face, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('button', { name: 'Buy for —' })).toBeVisible();
    await user.click((await bar()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeVisible();
    expect(screen.queryByText('The shop could not be reached')).toBeNull();
  });

  test('asks by itself when the connection is back', async () => {
    server.use(http.get('*/api/server/info', malformed, { once: true }));
    await openPage(pathOf(face, 'goods', { id: 'cup' }));
    await bar();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(screen.queryByText('The shop could not be reached')).toBeNull());
    isOnline.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeVisible();
  });

  test('asks for the customer again', async () => {
    const customer = rich();
    server.use(http.get('*/api/user/current', malformed, { once: true }));
    const { user } = await openPage(pathOf(face, 'mine'), { as: customer });
    await user.click((await bar()).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Mei Lin'))[0]).toBeVisible();
    expect(screen.queryByText('The shop could not be reached')).toBeNull();
  });

  test('shows nobody as signed in whose session ended while the shop was asked for them', async () => {
    const customer = rich();
    server.use(http.get('*/api/server/info', lapsed, { once: true }));
    await openPage(pathOf(face, 'coupons'), { as: customer });
    expect((await screen.findAllByRole('button', { name: 'Sign in' }))[0]).toBeVisible();
    expect(tokenSlot.read()).toBeUndefined();
  });
});

test('what was refused before the sign-in is offered for another try after it', async () => {
  const customer = rich();
  server.use(http.get('*/api/server/list', lapsed, { once: true }));
  const { user } = await openPage('/pc/components/server');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Sign in to see this')).toBeVisible();
  tokenSlot.write(customer.token);
  fireEvent(window, new StorageEvent('storage', { key: 'token' }));
  await user.click(await main.findByRole('button', { name: 'Try again' }));
  expect(await main.findByText('No way to reach the shop is given')).toBeVisible();
  expect(main.queryByRole('alert')).toBeNull();
});
