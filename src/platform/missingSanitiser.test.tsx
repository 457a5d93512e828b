/** HTML of the API whose sanitiser does not arrive: it is not shown, and is asked for again. */
import { act, screen } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { renderInShop } from '../../tests/setup/renderInShop';
import { SafeHtml } from './SafeHtml';

let mockIsBroken = true;
jest.mock('@/lib/sanitizeHtml', () => {
  if (mockIsBroken) throw new Error('Loading chunk sanitise failed');
  return jest.requireActual('@/lib/sanitizeHtml');
});
beforeAll(() => loadAllMessages());

/** One file: a module that was loaded stays loaded. */
test('is loaded again by the button and at every return, and says each time how it ended', async () => {
  const shown: boolean[] = [];
  const onShown = (isShown: true) => shown.push(isShown);
  const { user } = await renderInShop(<SafeHtml html="<p>First</p>" onShown={onShown} />, {
    at: '/pc/infodetail',
    platform: 'pc',
  });
  const retry = await screen.findByRole('button', { name: /Try again/ });
  expect(shown).toEqual([true]);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
  expect(screen.queryByText('First')).toBeNull();
  mockIsBroken = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('First')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});
