import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import { loadAllMessages } from '@/lib/i18n';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { readHallFilters, type HallFilters } from './hallFilters';
import { useHall } from './useHall';
import { useHallLabels } from './useHallLabels';

beforeAll(() => loadAllMessages());

const listPath = '*/api/home/goodsList';

/** The queries of the requests for products, in order, without those of pages. */
function queries(): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/home/goodsList') return;
    const { current: _current, pageSize: _pageSize, ...query } = Object.fromEntries(url.searchParams);
    sent.push(query);
  });
  return sent;
}

/** The hall with filters that the page keeps. */
async function open(first: Partial<HallFilters> = {}) {
  const view = await renderShopHook(() => {
    const [filters, setFilters] = useState({ ...readHallFilters({}), ...first });
    const hall = useHall(filters, setFilters);
    return { hall, labels: useHallLabels(hall) };
  });
  const hall = () => view.now().hall;
  const settled = () => waitFor(() => expect(hall().list.isLoading || hall().categories.isLoading).toBe(false));
  await settled();
  return {
    ...view,
    hall,
    labels: () => view.now().labels,
    ids: () => hall().list.rows.map(({ id }) => id),
    do: async (change: () => void) => {
      act(change);
      await settled();
    },
  };
}

describe('the hall', () => {
  test('asks for what the filters say, each change keeps the others, and counts what is found', async () => {
    const sent = queries();
    const view = await open();
    expect([view.hall().count, view.hall().canClear, view.hall().narrowingCount]).toEqual([6, false, 0]);
    await view.do(() => view.hall().search('e'));
    await view.do(() => view.hall().sortBy('priceUp'));
    await view.do(() => view.hall().setRange({ priceFrom: 2_500, priceTo: 4_000 }));
    await view.do(() => view.hall().setInStock(true));
    expect(sent).toEqual([
      { sort: 'popular' },
      { sort: 'popular', keyword: 'e' },
      { sort: 'priceUp', keyword: 'e' },
      { sort: 'priceUp', keyword: 'e', priceFrom: '2500', priceTo: '4000' },
      { sort: 'priceUp', keyword: 'e', priceFrom: '2500', priceTo: '4000', inStock: 'true' },
    ]);
    expect([view.hall().canClear, view.hall().narrowingCount]).toEqual([true, 2]);
    await view.do(() => view.hall().clear());
    expect(view.hall().filters).toEqual({ ...readHallFilters({}), sort: 'priceUp' });
  });

  test('names the category, and searches everywhere or leaves the campaign', async () => {
    const view = await open({ categoryId: 'tea', campaignId: 'quiet', keyword: 'phones' });
    expect([view.hall().category?.name, view.hall().count]).toEqual(['Tea', 0]);
    expect(view.labels()).toEqual({
      heading: '“phones” in Tea',
      status: '0 items',
      emptyTitle: 'Nothing found for “phones”',
      emptyText: 'Try fewer or different words.',
    });
    await view.do(() => view.hall().leaveCampaign());
    expect(view.hall().filters).toMatchObject({ categoryId: 'tea', campaignId: undefined, keyword: 'phones' });
    await view.do(() => view.hall().searchEverywhere());
    expect([view.hall().filters.categoryId, view.hall().filters.keyword, view.ids()]).toEqual([
      undefined,
      'phones',
      ['phones'],
    ]);
    expect(view.labels().heading).toBe('“phones”');
  });

  test.each([
    [{}, 'All products', 'The shelves are empty right now', ''],
    [{ categoryId: 'tea' }, 'Tea', 'Nothing matches your filters', ''],
    [{ categoryId: 'virtual' }, 'Digital items', 'Nothing matches your filters', ''],
    [{ isInStock: true }, 'All products', 'Nothing matches your filters', 'Remove a filter, or browse everything.'],
    [{ campaignId: 'quiet' }, 'All products', 'Nothing matches your filters', 'Remove a filter, or browse everything.'],
  ])('with %j is called "%s", and says why it is empty', async (filters, heading, emptyTitle, emptyText) => {
    const { labels } = await open(filters);
    expect(labels()).toMatchObject({ heading, emptyTitle, emptyText });
  });

  test('says what the API searched for instead, and its numbers by category where it has them', async () => {
    server.use(
      http.get(listPath, () =>
        HttpResponse.json({
          success: true,
          data: {
            ...shopOfTest().visitor().ok('getGoodsList', { keyword: 'cup' }),
            correctedKeyword: 'cup',
            categoryCounts: [{ id: 'tea', count: 3 }],
          },
        }),
      ),
    );
    const { hall } = await open({ keyword: 'cupp' });
    expect([hall().correctedKeyword, hall().countIn('tea'), hall().countIn('sound')]).toEqual(['cup', 3, undefined]);
    const plain = await open();
    expect(plain.hall().countIn('sound')).toBeUndefined();
  });

  test('has no count while it fails, and fetches products and categories again', async () => {
    server.use(http.get(listPath, () => HttpResponse.json({}, { status: 400 }), { once: true }));
    const { hall, labels } = await open();
    expect([hall().list.error?.kind, hall().count, labels().status]).toEqual(['status', undefined, '']);
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
    await act(() => hall().refresh());
    expect(paths.toSorted()).toEqual(['/api/home/categoryList', '/api/home/goodsList']);
    await waitFor(() => expect([hall().count, labels().status]).toEqual([6, '6 items']));
  });

  test('keeps its count and its products while a further page fails', async () => {
    const first = shopOfTest().visitor().ok('getGoodsList', {});
    server.use(
      http.get(listPath, ({ request }) =>
        new URL(request.url).searchParams.get('current') === '1'
          ? HttpResponse.json({ success: true, data: { ...first, total: 25 } })
          : HttpResponse.json({}, { status: 400 }),
      ),
    );
    const { hall, labels, ids } = await open();
    await act(() => hall().list.loadMore());
    expect([hall().list.error?.kind, hall().count, labels().status, ids()]).toEqual([
      'status',
      25,
      '25 items',
      first.list.map(({ id }) => id),
    ]);
  });
});
