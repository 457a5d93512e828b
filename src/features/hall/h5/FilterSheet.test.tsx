/** The filters of the phone: what the button counts, applies and clears. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readHallFilters, type HallFilters } from '@/features/hall/hallFilters';
import { loadAllMessages } from '@/lib/i18n';
import { server } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import FilterSheet from './FilterSheet';

beforeAll(() => loadAllMessages());

const modal = { isOpen: true, open: () => undefined, close: () => undefined, closeInto: () => undefined };

/** `answer` gives the number of products for a query, or a promise of it. */
async function open(first: Partial<HallFilters>, answer: (query: URLSearchParams) => number | Promise<number>) {
  const applied: HallFilters[] = [];
  const asked: string[] = [];
  server.use(
    http.get('*/api/home/goodsList', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return HttpResponse.json({ success: true, data: { list: [], total: await answer(searchParams) } });
    }),
  );
  const filters = { ...readHallFilters({}), ...first };
  const { actions } = await renderInShop(
    <FilterSheet modal={modal} filters={filters} hasFacets={false} onShow={(requested) => applied.push(requested)} />,
  );
  await act(async () => void (await actions()?.refreshServerRecord()));
  const from = await screen.findByLabelText('From');
  return {
    applied,
    asked,
    filters,
    from,
    type: (value: string) => act(async () => void fireEvent.change(from, { target: { value } })),
    button: (name: string) => screen.findByRole('button', { name }),
    status: () => screen.getByRole('status').textContent,
  };
}

test('the button counts the products, applies every filter, and the number is announced', async () => {
  const first = { keyword: 'cup', categoryId: 'tea', sort: 'newest' as const };
  const { applied, asked, button, filters, status, type } = await open(first, (query) =>
    query.get('priceFrom') === '2500' ? 1 : 7,
  );
  expect(await button('Show 7 items')).toBeEnabled();
  expect(status()).toBe('7 items');
  await type('25');
  fireEvent.click(await button('Show 1 item'));
  expect(status()).toBe('1 item');
  expect(applied).toEqual([{ ...filters, priceFrom: 2_500 }]);
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
    keyword: 'cup',
    categoryId: 'tea',
    sort: 'newest',
    priceFrom: '2500',
    current: '1',
    pageSize: '1',
  });
});

test('without matches nothing is shown, and that is announced', async () => {
  const { applied, button, status } = await open({}, () => 0);
  const none = await button('No matches');
  expect(none).toBeDisabled();
  fireEvent.click(none);
  expect(applied).toEqual([]);
  expect(status()).toBe('No matches');
});

test('the number of other filters is not shown while the new one is on its way, and one request is sent for a text', async () => {
  let release = (_count: number): void => undefined;
  const { asked, button, status, type } = await open({}, (query) =>
    query.has('priceFrom') ? new Promise<number>((resolve) => (release = resolve)) : 7,
  );
  await button('Show 7 items');
  await type('2');
  await type('25');
  expect(await button('Show items')).toBeEnabled();
  expect(status()).toBe('');
  await waitFor(() => expect(asked.filter((query) => query.includes('priceFrom'))).toHaveLength(1));
  release(3);
  await button('Show 3 items');
  expect(
    asked.filter((query) => query.includes('priceFrom')).map((query) => /priceFrom=(\d+)/.exec(query)?.[1]),
  ).toEqual(['2500']);
});

test('an amount that is none cannot be applied', async () => {
  const { applied, button, from, type } = await open({}, () => 7);
  await button('Show 7 items');
  await type('ten');
  const show = await button('Show items');
  expect(show).toBeDisabled();
  fireEvent.click(show);
  expect(applied).toEqual([]);
  expect(from).not.toHaveAccessibleDescription(/./);
});

test('clearing takes back price and stock, and is applied by the button', async () => {
  const { applied, button, filters } = await open(
    { keyword: 'cup', priceFrom: 1_000, priceTo: 2_000, isInStock: true },
    (query) => (query.has('priceFrom') || query.has('inStock') ? 1 : 9),
  );
  await button('Show 1 item');
  expect(screen.getByRole('switch', { name: 'In stock only' })).toBeChecked();
  fireEvent.click(await button('Clear filters'));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(applied).toEqual([]);
  fireEvent.click(await button('Show 9 items'));
  expect(applied).toEqual([{ ...filters, priceFrom: undefined, priceTo: undefined, isInStock: false }]);
});

test('without a filter nothing can be cleared', async () => {
  const { button, type } = await open({ keyword: 'cup' }, () => 7);
  await button('Show 7 items');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await type('25');
  expect(await button('Clear filters')).toBeEnabled();
});
