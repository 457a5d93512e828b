/** HTML of the API whose sanitiser arrives at the second request. */
import { screen } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { renderInShop } from '../../tests/setup/renderInShop';
import { SafeHtml } from './SafeHtml';

let mockIsBroken = true;
jest.mock('@/lib/sanitizeHtml', () => {
  if (mockIsBroken) throw new Error('Loading chunk sanitise failed');
  return jest.requireActual('@/lib/sanitizeHtml');
});
beforeAll(() => loadAllMessages());

test('is shown by the button', async () => {
  const { user } = await renderInShop(<SafeHtml html="<p>First</p>" />, { at: '/pc/infodetail', platform: 'pc' });
  const retry = await screen.findByRole('button', { name: /Try again/ });
  mockIsBroken = false;
  await user.click(retry);
  expect(await screen.findByText('First')).toBeVisible();
});
