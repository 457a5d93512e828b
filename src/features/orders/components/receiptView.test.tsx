/** The buttons of a receipt, and what it falls back to. */
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { order, paid } from '../../../../tests/setup/exampleOrder';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ReceiptView } from './ReceiptView';

const bought = { ...order, ...paid, id: 'o-7' };
const back = 'Back to the order';

test.each([
  ['h5', 0],
  ['pc', 1],
] as const)('on %s the way back to the order is beside the buttons %d times', async (platform, count) => {
  await renderInShop(<ReceiptView order={bought} />, { platform });
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    Array.from({ length: count }, () => [back, pathOf(platform, 'orders', { id: 'o-7' })]),
  );
});

test.each(['h5', 'pc'] as const)('an order without a receipt leads back to itself on %s', async (platform) => {
  await renderInShop(<ReceiptView order={{ ...order, id: 'o-8' }} />, { platform });
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', pathOf(platform, 'orders', { id: 'o-8' }));
});

test('a receipt is printed by its button', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  const { user } = await renderInShop(<ReceiptView order={bought} />);
  expect(print).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('a receipt without a seller names the shop', async () => {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), shopName: 'Quince' };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  const { actions } = await renderInShop(<ReceiptView order={{ ...bought, seller: null }} />);
  await act(async () => void (await actions()?.refreshServerRecord()));
  expect(screen.getByText('Quince')).toBeVisible();
});
