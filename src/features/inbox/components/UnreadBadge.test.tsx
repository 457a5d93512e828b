import { act, screen } from '@testing-library/react';
import { sentPaths, startPaths } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { openRichShop, openWholeShop } from '../../../../tests/setup/richShop';
import { InboxList } from './InboxList';
import { UnreadBadge } from './UnreadBadge';

const before = window.startup;
let idle: (() => void) | undefined;

beforeEach(() => {
  idle = undefined;
  Object.assign(window, { startup: { ...before, runWhenIdle: (run: () => void) => (idle = run) } });
});
afterEach(() => {
  Object.assign(window, { startup: before });
});

test('the badge asks for nothing before the first load is over, and then counts', async () => {
  const customer = openRichShop();
  const paths = sentPaths(startPaths);
  await renderInShop(<UnreadBadge />, { as: customer });
  expect(paths).toEqual([]);
  act(() => idle?.());
  expect(await screen.findByText(/^\d+ unread$/)).toBeInTheDocument();
  expect(paths).toEqual(['/api/user/order/list', '/api/user/alert/list']);
});

test('a visitor has no badge, and nothing is asked', async () => {
  openWholeShop();
  const paths = sentPaths(startPaths);
  const { container } = await renderInShop(<UnreadBadge />);
  await act(async () => idle?.());
  expect([container.textContent, paths]).toEqual(['', []]);
});

test('a visitor who has seen the news has no count, neither on the bell nor below it: it is that of a customer', async () => {
  openWholeShop();
  const { actions } = await renderInShop(
    <>
      <div data-testid="bell">
        <UnreadBadge />
      </div>
      <InboxList />
    </>,
  );
  await act(async () => actions()?.clearUser());
  await screen.findByText('Sign in to hear about your orders.');
  act(() => idle?.());
  // The code of the count is loaded by then.
  await act(async () => void (await import('./UnreadCount')));
  expect(screen.getByTestId('bell')).toBeEmptyDOMElement();
  expect(screen.queryByText(/unread$/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
