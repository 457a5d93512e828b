import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { serverClock } from '@/serverClock';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';
import { tellingCatalogue } from '../setup/tellingCatalogue';
import { pay, place } from '../../mock/shop/testing/purchase';
import { line } from '../setup/checkoutSteps';

const open = () => openShop({ catalogue: tellingCatalogue });
const channel = async (name: string) => within(await screen.findByRole('article', { name }));
const code = async () => within(await screen.findByRole('region', { name: 'Your service code' }));
const groups = /^\d{4} \d{4}$/;

describe.each(faces)('the service desk on %s', (face) => {
  test('says of each channel whether somebody is there, and how it is opened', async () => {
    open();
    await openPage(pathOf(face, 'service'));
    // It is six in the evening.
    const chat = await channel('Chat with us');
    expect(chat.getByText('Closed now')).toBeVisible();
    expect(chat.getByText(/^Daily 09:00–17:00/)).toBeVisible();
    expect(chat.getByRole('link', { name: 'Open the chat Chat with us' })).toHaveAttribute('href', 'https://shop.example/chat');
    expect(chat.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    const phone = await channel('Call the desk');
    expect(phone.getByText('Closed now')).toBeVisible();
    expect(phone.getByRole('link', { name: 'Call Call the desk' })).toHaveAttribute('href', 'tel:+14155550170');
    expect((await channel('Write to us')).getByRole('link', { name: 'Write Write to us' })).toHaveAttribute('href', 'mailto:hello@shop.example');
  });

  test('opens and closes by the clock of the shop while the page is looked at', async () => {
    open();
    await openPage(pathOf(face, 'service'));
    const phone = await channel('Call the desk');
    expect(phone.getByText('Closed now')).toBeVisible();
    act(() => serverClock.sync('2026-11-20T20:00:00Z'));
    expect(await phone.findByText('Open now, until 04:00')).toBeVisible();
    act(() => serverClock.sync('2026-11-21T10:00:00Z'));
    expect(await (await channel('Chat with us')).findByText('Open now, until 17:00')).toBeVisible();
    // Each looks at the clock once a second, not in the same moment.
    expect(await phone.findByText('Closed now')).toBeVisible();
  });

  test('never makes a link of a contact that is none; it can still be copied', async () => {
    open();
    const { user } = await openPage(pathOf(face, 'service'));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const trap = await channel('The circle');
    expect(trap.queryByRole('link')).toBeNull();
    await user.click(trap.getByRole('button', { name: 'Copy The circle' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('javascript:alert(1)');
  });

  test('shows the QR code of a channel when asked for it', async () => {
    open();
    const { user } = await openPage(pathOf(face, 'service'));
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    await user.click((await channel('Chat with us')).getByRole('button', { name: 'QR code Chat with us' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chat with us' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'QR code: Chat with us' })).toBeVisible());
    expect(dialog.getByText('shop.example/chat')).toBeVisible();
    expect((await channel('Call the desk')).queryByRole('button', { name: /QR code/ })).toBeNull();
  });

  test('gives a customer a code of their own, as text and as QR, with the time it has left', async () => {
    const shop = open();
    const ada = shop.customer('+14155550181');
    const { user } = await openPage(pathOf(face, 'service'), { as: ada });
    const shown = await (await code()).findByText(groups);
    expect(shown).toHaveTextContent(ada.ok('getServerCode', {}).code);
    expect((await code()).getByRole('img', { name: 'Your service code as a QR code' })).toBeVisible();
    expect((await code()).getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click((await code()).getByRole('button', { name: 'Copy Your service code' }));
    expect(copied).toHaveBeenCalledWith(shown.textContent);
  });

  test('renews the code by itself when it has run out', async () => {
    const shop = open();
    const ada = shop.customer('+14155550181');
    await openPage(pathOf(face, 'service'), { as: ada });
    const first = (await (await code()).findByText(groups)).textContent;
    shop.pass(11 * 60_000);
    act(() => serverClock.sync(shop.now()));
    await waitFor(async () => expect((await (await code()).findByText(groups)).textContent).not.toBe(first));
  });

  test('says that a code has run out when no other can be had, and gets one on another try', async () => {
    const shop = open();
    const { user } = await openPage(pathOf(face, 'service'), { as: shop.customer('+14155550181') });
    await (await code()).findByText(groups);
    shop.pass(11 * 60_000);
    server.use(http.get('*/api/mine/serverCode', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    act(() => serverClock.sync(shop.now()));
    expect(await (await code()).findByText('This code has run out')).toBeVisible();
    await user.click((await code()).getByRole('button', { name: 'Get a new code' }));
    expect(await (await code()).findByText(groups)).toBeVisible();
  });

  test('shows its channels to everybody, and offers the sign-in for the code alone', async () => {
    open();
    await openPage(pathOf(face, 'service'));
    expect((await channel('Call the desk')).getByText('+1 415 555 0170')).toBeVisible();
    expect((await code()).getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect((await code()).queryByText(groups)).toBeNull();
  });

  test('keeps the phone at hand when its channels cannot be read, and brings them on another try', async () => {
    open();
    server.use(http.get('*/api/server/list', () => HttpResponse.json({ code: 500, data: null }), { once: true }));
    const { user } = await openPage(pathOf(face, 'service'));
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Call +1 415 555 0170' })).toHaveAttribute('href', 'tel:+14155550170');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await channel('Chat with us');
  });

  test('without any channel leads to the help articles', async () => {
    shopOfTest();
    await openPage(pathOf(face, 'service'));
    expect(await screen.findByRole('heading', { name: 'No way to reach the shop is given' })).toBeVisible();
  });

  test('is reached from goods and from an order', async () => {
    const shop = open();
    const ada = shop.customer('+14155550181');
    const card = pay(ada, place(ada, [line('card.25')]));
    const goods = await openPage(pathOf(face, 'goods', { id: 'cup' }), { as: ada });
    expect(await screen.findByRole('link', { name: /^A question\? Ask the service desk/ })).toHaveAttribute('href', expect.stringContaining(pathOf(face, 'service')));
    goods.unmount();
    const { user, arriveAt } = await openPage(pathOf(face, 'orders', { id: card.id }), { as: ada });
    await user.click(await screen.findByRole('link', { name: 'Ask the service desk' }));
    await arriveAt(pathOf(face, 'service').split('?')[0] ?? '');
    await channel('Chat with us');
  });
});

test('the service desk of a desktop works as a page of its own', async () => {
  open();
  await openPage('/pc/components/server');
  expect(screen.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible();
  await channel('Chat with us');
});
