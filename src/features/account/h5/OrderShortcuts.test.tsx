import { act, screen } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { AccountShortcuts } from './AccountShortcuts';
import { OrderShortcuts } from './OrderShortcuts';

beforeAll(() => loadAllMessages());

test('the numbers of orders and of what the customer has are at their links, a large one shortened for the eye only', async () => {
  const customer = shopOfTest().customer('+14155550199');
  const view = await renderInShop(
    <>
      <OrderShortcuts />
      <AccountShortcuts />
    </>,
    { as: customer },
  );
  const user = customer.ok('getCurrentUser', { type: 1 });
  const counts = { ...user.counts, toPay: 99, toShip: 100, toReceive: 0, coupons: 2, tickets: 0 };
  await act(async () => void view.actions()?.setUser({ ...user, counts }));
  const links = screen.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links.map(([text]) => text)).toEqual([
    'All orders',
    expect.stringMatching(/^99.*99/),
    expect.stringMatching(/^99\+.*100/),
    expect.not.stringMatching(/\d/),
    expect.not.stringMatching(/\d/),
    expect.stringMatching(/^2 /),
    expect.stringMatching(/^0 /),
    expect.stringMatching(/^0 /),
  ]);
  expect(links.slice(1, 5).map(([, path]) => path)).toEqual(
    ['toPay', 'toShip', 'toReceive', 'done'].map((status) => expect.stringContaining(`status=${status}`)),
  );
});
