import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';
import { articleCatalogue } from '../setup/articleCatalogue';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { line } from '../setup/checkoutSteps';

const open = () => openShop({ catalogue: articleCatalogue });
const channel = async (name: string) => within(await screen.findByRole('article', { name }));
const code = async () => within(await screen.findByRole('region', { name: 'Your service code' }));
const groups = /^\d{4} \d{4}$/;

describe.each(platforms)('the service desk on %s', (platform) => {
  test('shows for each channel whether it is open, and its link', async () => {
    open();
    await openPage(pathOf(platform, 'service'));
    // The local time of the test shop is 18:00.
    const chat = await channel('Chat with us');
    expect(chat.getByText('Closed now')).toBeVisible();
    expect(chat.getByText(/^Daily 9 AM–5 PM, /)).toBeVisible();
    expect(chat.getByRole('link', { name: 'Open the chat: shop.example/chat' })).toHaveAttribute(
      'href',
      'https://shop.example/chat',
    );
    expect(chat.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    const phone = await channel('Call us');
    expect(phone.getByText('Closed now')).toBeVisible();
    expect(phone.getByRole('link', { name: 'Call: +1 415 555 0170' })).toHaveAttribute('href', 'tel:+14155550170');
    expect((await channel('Email us')).getByRole('link', { name: 'Write: hello@shop.example' })).toHaveAttribute(
      'href',
      'mailto:hello@shop.example',
    );
  });

  test('updates the open state of the channels by the server clock', async () => {
    open();
    await openPage(pathOf(platform, 'service'));
    const phone = await channel('Call us');
    expect(phone.getByText('Closed now')).toBeVisible();
    act(() => serverClock.sync('2026-11-20T20:00:00Z'));
    expect(await phone.findByText('Open now, until 4 AM')).toBeVisible();
    act(() => serverClock.sync('2026-11-21T10:00:00Z'));
    expect(await (await channel('Chat with us')).findByText('Open now, until 5 PM')).toBeVisible();
    // Each channel reads the clock once per second, at different times.
    expect(await phone.findByText('Closed now')).toBeVisible();
  });

  test('shows an unsafe contact as text that can be copied, never as a link', async () => {
    open();
    const { user } = await openPage(pathOf(platform, 'service'));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const trap = await channel('The circle');
    expect(trap.queryByRole('link')).toBeNull();
    await user.click(trap.getByRole('button', { name: 'Copy: javascript:alert(1)' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('javascript:alert(1)');
  });

  test('shows the QR code of a channel in a dialog', async () => {
    open();
    const { user } = await openPage(pathOf(platform, 'service'));
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    await user.click((await channel('Chat with us')).getByRole('button', { name: 'QR code: shop.example/chat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chat with us' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'QR code: Chat with us' })).toBeVisible());
    expect(dialog.getByText('shop.example/chat')).toBeVisible();
    expect((await channel('Call us')).queryByRole('button', { name: /QR code/ })).toBeNull();
  });

  test('shows the service code of the customer as text and QR code, with its remaining time', async () => {
    const shop = open();
    const ada = shop.customer('+14155550181');
    const { user } = await openPage(pathOf(platform, 'service'), { as: ada });
    const shown = await (await code()).findByText(groups);
    expect(shown).toHaveTextContent(ada.ok('getServerCode', {}).code);
    expect((await code()).getByRole('img', { name: 'Your service code as a QR code' })).toBeVisible();
    expect((await code()).getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click((await code()).getByRole('button', { name: 'Copy: Your service code' }));
    expect(copied).toHaveBeenCalledWith(shown.textContent);
  });

  test('fetches a new service code when the code expires', async () => {
    const shop = open();
    const ada = shop.customer('+14155550181');
    await openPage(pathOf(platform, 'service'), { as: ada });
    const first = (await (await code()).findByText(groups)).textContent;
    shop.pass(11 * 60_000);
    act(() => serverClock.sync(shop.now()));
    await waitFor(async () => expect((await (await code()).findByText(groups)).textContent).not.toBe(first));
  });

  test('says that the service code has expired when the fetch fails, and offers a retry', async () => {
    const shop = open();
    const { user } = await openPage(pathOf(platform, 'service'), { as: shop.customer('+14155550181') });
    await (await code()).findByText(groups);
    shop.pass(11 * 60_000);
    server.use(http.get('*/api/mine/serverCode', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    act(() => serverClock.sync(shop.now()));
    expect(await (await code()).findByText('This code has expired')).toBeVisible();
    await user.click((await code()).getByRole('button', { name: 'Get a new code' }));
    expect(await (await code()).findByText(groups)).toBeVisible();
  });

  test('shows the channels to a visitor and requires login only for the service code', async () => {
    open();
    await openPage(pathOf(platform, 'service'));
    expect((await channel('Call us')).getByText('+1 415 555 0170')).toBeVisible();
    expect((await code()).getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect((await code()).queryByText(groups)).toBeNull();
  });

  test('signs a visitor in from the place of the service code', async () => {
    open();
    const { user, where } = await openPage(pathOf(platform, 'service'));
    await user.click((await code()).getByRole('button', { name: 'Sign in' }));
    if (platform === 'pc') expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    else await waitFor(() => expect(where().path).toBe(pathOf('h5', 'login')));
  });

  test('shows the phone number when the channels fail to load, and offers a retry', async () => {
    open();
    server.use(http.get('*/api/server/list', () => HttpResponse.json({ code: 500, data: null }), { once: true }));
    const { user } = await openPage(pathOf(platform, 'service'));
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Call +1 415 555 0170' })).toHaveAttribute(
      'href',
      'tel:+14155550170',
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await channel('Chat with us');
  });

  test('shows an empty state when there is no channel', async () => {
    shopOfTest();
    await openPage(pathOf(platform, 'service'));
    expect(await screen.findByRole('heading', { name: 'No contact options yet' })).toBeVisible();
  });

  test('is linked from the product page and the order page', async () => {
    const shop = open();
    const ada = shop.customer('+14155550181');
    const card = payShopOrder(ada, placeShopOrder(ada, [line('card.25')]));
    const goods = await openPage(pathOf(platform, 'goods', { id: 'cup' }), { as: ada });
    expect(await screen.findByRole('link', { name: /^A question\? Ask the service desk/ })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'service')),
    );
    goods.unmount();
    const { user, arriveAt } = await openPage(pathOf(platform, 'orders', { id: card.id }), { as: ada });
    await user.click(await screen.findByRole('link', { name: 'Ask the service desk' }));
    await arriveAt(pathOf(platform, 'service').split('?')[0] ?? '');
    await channel('Chat with us');
  });
});

test('the service desk component page on pc shows the channels', async () => {
  open();
  await openPage('/pc/components/server');
  expect(screen.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
  await channel('Chat with us');
});
