import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encode } from 'uqr';
import { articleCatalogue } from '../../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ServiceDesk } from './ServiceDesk';

const platforms = ['h5', 'pc'] as const;
const codeCall = '*/api/mine/serverCode';
const code = { code: 'CODE 1234', qrPayload: 'SHOP:SERVICE:1', expiresAt: null };
const serveCode = (data: object) => server.use(http.get(codeCall, () => HttpResponse.json({ success: true, data })));

async function open({ platform = 'h5' as (typeof platforms)[number], query = '', catalogue = articleCatalogue } = {}) {
  const customer = openShop({ catalogue }).customer('+14155550199');
  serveCode(code);
  const { user, actions } = await renderInShop(<ServiceDesk />, {
    as: customer,
    platform,
    at: `/${query}`,
  });
  await act(async () => void (await actions()?.refreshServerRecord()));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  return { user, actions, copied };
}
const codeCard = () => within(screen.getByRole('region', { name: 'Your service code' }));
/** How many modules of a QR code are dark. */
const dark = (payload: string) => encode(payload, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;

test('the code is copied as it is read out, and the picture is what a scanner gets', async () => {
  const { user, copied } = await open();
  expect(await codeCard().findByText('CODE 1234')).toBeVisible();
  const picture = codeCard().getByRole('img', { name: 'Your service code as a QR code' });
  expect(picture.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark('SHOP:SERVICE:1'));
  await user.click(codeCard().getByRole('button', { name: 'Copy: Your service code' }));
  expect(copied).toHaveBeenLastCalledWith('CODE 1234');
});

test('what becomes of the code is announced', async () => {
  await open();
  expect((await codeCard().findByText('CODE 1234')).closest('[role="status"]')).not.toBeNull();
});

test('a visitor is offered the sign-in, and sees no code of someone else', async () => {
  const { actions } = await open();
  expect(await codeCard().findByText('CODE 1234')).toBeVisible();
  await act(async () => actions()?.clearUser());
  expect(await codeCard().findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('CODE 1234')).toBeNull();
});

test('each channel opens the panel of its own code, and copies its own contact', async () => {
  const { user, copied } = await open();
  const chat = within(await screen.findByRole('article', { name: 'Chat with us' }));
  const email = within(screen.getByRole('article', { name: 'Email us' }));
  await user.click(email.getByRole('button', { name: /^Copy/ }));
  expect(copied).toHaveBeenLastCalledWith('hello@shop.example');
  expect(email.queryByRole('button', { name: /QR code/ })).toBeNull();
  await user.click(chat.getByRole('button', { name: /^QR code/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat with us' }));
  expect(dialog.getByText('Scan it with another phone to chat there.')).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('two channels with codes have a panel each', async () => {
  const { shop } = articleCatalogue;
  const channels = shop.channels.map((one) => ({ ...one, code: one.contact }));
  const { user } = await open({ catalogue: { ...articleCatalogue, shop: { ...shop, channels } } });
  const email = within(await screen.findByRole('article', { name: 'Email us' }));
  await user.click(email.getByRole('button', { name: /^QR code/ }));
  expect(await screen.findByRole('dialog', { name: 'Email us' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a link leaves the shop in a tab that cannot reach back', async () => {
  await open();
  const chat = within(await screen.findByRole('article', { name: 'Chat with us' }));
  expect(chat.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(chat.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  const phone = within(screen.getByRole('article', { name: 'Call us' }));
  expect(phone.getByRole('link')).toHaveAttribute('href', 'tel:+14155550170');
  expect(phone.getByRole('link')).not.toHaveAttribute('target');
});

test.each(platforms)('who asks about an order on %s copies its number', async (platform) => {
  const { user, copied } = await open({ platform, query: '?order=P-204417&id=o1' });
  const about = within(await screen.findByRole('region', { name: 'About order P-204417' }));
  await user.click(about.getByRole('button', { name: /^Copy/ }));
  expect(copied).toHaveBeenLastCalledWith('P-204417');
  expect(about.getByRole('link').getAttribute('href')).toContain('id=o1');
});

test.each([
  ['h5', '?order=P-204417', true],
  ['h5', '', false],
  ['pc', '?order=P-204417', false],
] as const)('on %s with "%s" the numbers come before the channels: %s', async (platform, query, isFirst) => {
  await open({ platform, query });
  const channel = await screen.findByRole('article', { name: 'Chat with us' });
  const card = screen.getByRole('region', { name: 'Your service code' });
  const isBefore = (card.compareDocumentPosition(channel) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore).toBe(isFirst);
});

test('the phone number is there when the channels are not', async () => {
  openShop({ catalogue: articleCatalogue });
  server.use(http.get('*/api/server/list', () => HttpResponse.json({ success: true, data: 7 })));
  const { user, actions } = await renderInShop(<ServiceDesk />);
  await act(async () => void (await actions()?.refreshServerRecord()));
  const call = await screen.findByRole('link', { name: 'Call +1 415 555 0170' });
  expect(call).toHaveAttribute('href', 'tel:+14155550170');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Chat with us' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Call +1 415 555 0170' })).toBeNull());
});
