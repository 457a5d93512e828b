/** The service desk when something is missing: channels, rows, the code, the session, the articles. */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encode } from 'uqr';
import { articleCatalogue } from '../../../../tests/setup/articleCatalogue';
import { openShop, server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ServiceDesk } from './ServiceDesk';

afterEach(() => void Object.assign(SHOP.features, { articles: true }));

const codeCard = () => within(screen.getByRole('region', { name: 'Your service code' }));

test('one channel that cannot be read is counted', async () => {
  const { list, total } = openShop({ catalogue: articleCatalogue }).visitor().ok('getServerList', {});
  server.use(
    http.get('*/api/server/list', () => HttpResponse.json({ code: 200, data: { list: [...list, 7], total } })),
  );
  await renderInShop(<ServiceDesk />);
  expect(await screen.findByText('1 entry couldn’t be read and isn’t shown.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Chat with us' })).toBeVisible();
});

test.each([
  [true, 'The help articles answer most questions.'],
  [false, 'Please come back later.'],
])('a desk without channels, in a shop with articles (%s), says "%s"', async (articles, text) => {
  shopOfTest();
  Object.assign(SHOP.features, { articles });
  await renderInShop(<ServiceDesk />);
  expect(await screen.findByText('No contact options yet')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('a code that cannot be loaded is loaded again in its place', async () => {
  const customer = openShop({ catalogue: articleCatalogue }).customer('+14155550199');
  server.use(http.get('*/api/mine/serverCode', () => HttpResponse.json({ success: true, data: 7 })));
  const { user } = await renderInShop(<ServiceDesk />, { as: customer });
  const retry = await codeCard().findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await codeCard().findByText(customer.ok('getServerCode', {}).code)).toBeVisible();
  expect(codeCard().getByRole('timer')).toBeVisible();
});

test('the picture of a channel has its code, which need not be its contact', async () => {
  const { shop } = articleCatalogue;
  const code = 'https://shop.example/a-longer-address-behind-the-code-of-the-channel';
  const channels = shop.channels.map((one) => (one.id === 'chat' ? { ...one, code } : one));
  openShop({ catalogue: { ...articleCatalogue, shop: { ...shop, channels } } });
  const { user } = await renderInShop(<ServiceDesk />);
  const chat = within(await screen.findByRole('article', { name: 'Chat with us' }));
  await user.click(chat.getByRole('button', { name: /^QR code/ }));
  const picture = within(await screen.findByRole('dialog')).getByRole('img', { name: 'QR code: Chat with us' });
  const dark = encode(code, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  expect(picture.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
});
