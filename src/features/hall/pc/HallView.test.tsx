/** The filters of the desktop: what Enter applies, and categories that fail to load. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { loadAllMessages } from '@/lib/i18n';
import { parseSearchParams } from '@/lib/searchParams';
import { pathOf } from '@/lib/routes';
import { searchHistoryStorage } from '@/lib/storage';
import { server } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import HallView from './HallView';

beforeAll(() => loadAllMessages());

async function open(filters: Record<string, string> = {}) {
  const view = await renderInShop(<HallView />, { at: pathOf('pc', 'hall', filters), platform: 'pc' });
  await act(async () => void (await view.actions()?.refreshServerRecord()));
  const query = () => {
    const { priceFrom, priceTo } = parseSearchParams(view.where().split('?')[1] ?? '');
    return { priceFrom, priceTo };
  };
  return { ...view, query };
}

test.each([
  ['From', { priceFrom: '2500', priceTo: undefined }],
  ['To', { priceFrom: undefined, priceTo: '2500' }],
])('Enter in the field "%s" applies the price while the field keeps the focus', async (name, expected) => {
  const { query, user } = await open();
  const field = await screen.findByLabelText(name);
  await user.type(field, '25{Enter}');
  await waitFor(() => expect(query()).toEqual(expected));
  expect(field).toHaveFocus();
});

test('an amount that is none is called wrong by Enter, and not applied', async () => {
  const { query, user } = await open();
  const from = await screen.findByLabelText('From');
  await user.type(from, 'ten{Enter}');
  await waitFor(() => expect(from).toHaveAccessibleDescription('Enter an amount such as 20 or 19.50'));
  expect(query()).toEqual({ priceFrom: undefined, priceTo: undefined });
});

test('categories that cannot be loaded are named, and loaded again from their place', async () => {
  server.use(http.get('*/api/home/categoryList', () => HttpResponse.json({ success: true, data: 7 })));
  await open();
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  const retry = await categories.findByRole('button', { name: /Try again/ });
  expect(categories.queryByRole('link', { name: /^Tea/ })).toBeNull();
  server.resetHandlers();
  await act(async () => void fireEvent.click(retry));
  expect(await categories.findByRole('link', { name: /^Tea/ })).toBeVisible();
  expect(categories.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('the recent searches are no part of the list', async () => {
  searchHistoryStorage.write(['lamp']);
  await open();
  await screen.findByText(/^\d+ items?$/);
  expect(screen.queryByText('lamp', { selector: 'button' })).toBeNull();
});
