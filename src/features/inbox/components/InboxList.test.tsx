import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { openRichShop, openWholeShop } from '../../../../tests/setup/richShop';
import { server } from '../../../../tests/setup/freshShop';
import { holdCall } from '../../../../tests/setup/holdCall';
import { sentPaths, startPaths } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { stopClock } from '../../../../tests/setup/stoppedClock';
import { InboxList } from './InboxList';
import { UnreadCount } from './UnreadCount';

const links = () => screen.queryAllByRole('link');

test('the first parts wait three seconds for the others, and are then shown without a count', async () => {
  const customer = openRichShop();
  const clock = stopClock();
  const release = holdCall('*/api/user/myCoupon');
  await renderInShop(<InboxList />, { as: customer });
  await clock.settle();
  await clock.pass(2_999);
  expect(links()).toEqual([]);
  await clock.pass(1);
  await clock.until(() => expect(links().length).toBeGreaterThan(3));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText(/unread$/)).toBeNull();
  release();
  await clock.until(() => expect(screen.getByText(/^\d+ unread$/)).toBeVisible());
});

test('a limit is for the entries that are shown, and not for those that are counted', async () => {
  const customer = openRichShop();
  const all = await renderInShop(<InboxList />, { as: customer });
  const count = (await screen.findByText(/^\d+ unread$/)).textContent ?? '';
  const titles = links().map((link) => link.textContent);
  expect(titles.length).toBeGreaterThan(2);
  all.unmount();
  await renderInShop(<InboxList max={2} />, { as: customer });
  expect(await screen.findByText(count)).toBeVisible();
  expect(links().map((link) => link.textContent)).toEqual(titles.slice(0, 2));
});

test('marking all as read moves the focus to what says so', async () => {
  const { user } = await renderInShop(<InboxList />, { as: openRichShop() });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(screen.getByText('All caught up')).toHaveFocus();
});

test('an inbox of which nothing could be loaded is an error with a retry', async () => {
  openWholeShop();
  server.use(http.get('*/api/info/list', () => HttpResponse.json({ success: true, data: 7 })));
  const { user, actions } = await renderInShop(<InboxList />);
  await act(async () => actions()?.clearUser());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Nothing new yet')).toBeNull();
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /The autumn edit is here/ })).toBeVisible();
  expect(within(document.body).getByText('Sign in to hear about your orders.')).toBeVisible();
});

test('the bell has a number for eyes and a sentence for screen readers, and nothing when all is read', async () => {
  const customer = openRichShop();
  const { user, container } = await renderInShop(
    <>
      <div data-testid="bell">
        <UnreadCount />
      </div>
      <InboxList />
    </>,
    { as: customer },
  );
  const count = parseInt((await screen.findAllByText(/^\d+ unread$/)).at(-1)?.textContent ?? '', 10);
  const bell = within(container).getByTestId('bell');
  expect(bell).toHaveTextContent(`${count} ${count} unread`);
  expect(within(bell).getByText(String(count))).toHaveAttribute('aria-hidden', 'true');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(bell).toBeEmptyDOMElement();
});

test('an unread entry says so, until it is opened', async () => {
  const { user } = await renderInShop(<InboxList />, { as: openRichShop() });
  await screen.findByText(/^\d+ unread$/);
  const count = () => parseInt(screen.getByText(/^\d+ unread$/).textContent ?? '', 10);
  const before = count();
  const unread = links().filter((link) => link.textContent?.startsWith('Unread:'));
  expect(unread).toHaveLength(before);
  const [first] = unread;
  if (!first) throw new Error('Nothing is unread');
  await user.click(first);
  expect(first).not.toHaveTextContent('Unread:');
  expect(count()).toBe(before - 1);
  expect(links().filter((link) => link.textContent?.startsWith('Unread:'))).toHaveLength(before - 1);
});

test('what is unread is announced when it changes', async () => {
  const { user } = await renderInShop(<InboxList />, { as: openRichShop() });
  expect(await screen.findByText(/^\d+ unread$/)).toHaveAttribute('role', 'status');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(screen.getByText('All caught up')).toHaveAttribute('role', 'status');
});

test('each part that could not be loaded is loaded again by its own button', async () => {
  const customer = openRichShop();
  for (const path of ['order/list', 'myCoupon'])
    server.use(http.get(`*/api/user/${path}`, () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
  const { user } = await renderInShop(<InboxList />, { as: customer });
  const retries = await screen.findAllByRole('button', { name: /^Try again/ });
  expect(retries).toHaveLength(2);
  const paths = sentPaths(startPaths);
  await user.click(retries[1] ?? document.body);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1));
  expect(paths).toEqual(['/api/user/myCoupon']);
});

test('while nothing is there yet the three seconds have not begun', async () => {
  const customer = openRichShop();
  const clock = stopClock();
  const held = ['*/api/info/list', '*/api/user/order/list', '*/api/user/alert/list'];
  const [releaseArticles, releaseOrders, releaseAlerts] = held.map(holdCall);
  const releaseCoupons = holdCall('*/api/user/myCoupon');
  await renderInShop(<InboxList />, { as: customer });
  await clock.settle();
  await clock.pass(3_500);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  releaseArticles?.();
  releaseAlerts?.();
  releaseOrders?.();
  await clock.settle();
  await clock.pass(2_900);
  expect(links()).toEqual([]);
  releaseCoupons();
  await clock.until(() => expect(screen.getByText(/^\d+ unread$/)).toBeVisible());
});

test('a visitor is asked once to sign in, without an action that waits for it', async () => {
  let prompts = 0;
  const remove = installSignInPrompt(() => (prompts += 1));
  const { user, actions } = await renderInShop(<InboxList />);
  await act(async () => actions()?.clearUser());
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(prompts).toBe(1);
  remove();
});
