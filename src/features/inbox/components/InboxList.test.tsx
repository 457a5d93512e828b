import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openRichShop, openWholeShop } from '../../../../tests/setup/richShop';
import { server } from '../../../../tests/setup/freshShop';
import { holdCall } from '../../../../tests/setup/holdCall';
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
  await renderInShop(<InboxList most={2} />, { as: customer });
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
