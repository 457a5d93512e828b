import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setRunTimeSwitches } from '@/lib/features';
import { articleCatalogue } from '../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useCampaign } from './useCampaign';

const open = async (id: string | undefined) => {
  const hook = await renderShopHook(() => useCampaign(id));
  await waitFor(() => expect(hook.now().running).not.toEqual([]));
  return hook;
};
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
/** What the API lists of a campaign, in pages of ten. */
function serveProducts(products: readonly { id: string; isVirtual: boolean }[]): string[] {
  const card = openShop({ catalogue: articleCatalogue }).visitor().ok('getGoodsList', {}).list[0];
  const pages: string[] = [];
  server.use(
    http.get('*/api/home/goodsList', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isVirtualOnly = searchParams.get('categoryId') === 'virtual';
      const page = Number(searchParams.get('current') ?? 1);
      if (!isVirtualOnly) pages.push(String(page));
      const rows = products.filter(({ isVirtual }) => isVirtual || !isVirtualOnly).map((one) => ({ ...card, ...one }));
      const list = isVirtualOnly ? rows : rows.slice((page - 1) * 10, page * 10);
      return HttpResponse.json({ success: true, data: { list, total: rows.length } });
    }),
  );
  return pages;
}
const products = (count: number, name: string, isVirtual: boolean) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}${at}`, isVirtual }));

beforeEach(() => openShop({ catalogue: articleCatalogue }));
afterEach(() => setRunTimeSwitches(undefined));

describe('a campaign', () => {
  test('that is named is the banner of its id, with its coupons', async () => {
    const { now } = await open('quiet');
    await waitFor(() => expect(now().goods.isLoading).toBe(false));
    expect([now().banner?.title, now().intro, now().isGone, now().isUnnamed]).toEqual([
      'A quiet week',
      'Seven days with less noise.',
      false,
      false,
    ]);
    expect(now().coupons.map(({ name }) => name)).toEqual(['sound10']);
    expect(now().goods.rows.every(({ isVirtual }) => !isVirtual)).toBe(true);
    expect(now().hasOnlyVirtual).toBe(false);
  });

  test.each([{ coupons: false }, { redeemCodes: false }])(
    'offers no coupons in a shop that cannot give them: %j',
    async (switches) => {
      const { now, rerender } = await open('quiet');
      expect(now().coupons).toHaveLength(1);
      setRunTimeSwitches(switches);
      await rerender();
      expect(now().coupons).toEqual([]);
    },
  );

  test.each([
    ['nothing', false],
    [undefined, true],
  ])('with the id %s is none, and no products are asked for', async (id, isUnnamed) => {
    const paths = sentPaths(startPaths);
    const { now } = await open(id);
    expect([now().banner, now().isGone, now().isUnnamed, paths]).toEqual([
      undefined,
      true,
      isUnnamed,
      ['/api/home/banner'],
    ]);
  });

  test('is not the banner of a category with the same id, which is not called running either', async () => {
    const { list } = openShop({ catalogue: articleCatalogue }).visitor().ok('getBanners', {});
    const other = {
      ...list[0],
      id: 'other',
      title: 'Quiet things',
      target: { kind: 'category', id: 'quiet' },
      campaign: null,
    };
    server.use(
      http.get('*/api/home/banner', () =>
        HttpResponse.json({ success: true, data: { list: [other, ...list], total: list.length + 1 } }),
      ),
    );
    const { now } = await open('quiet');
    expect(now().banner?.title).toBe('A quiet week');
    expect(now().running.every(({ target }) => target.kind === 'campaign')).toBe(true);
  });

  test('that cannot be loaded is not called gone', async () => {
    server.use(http.get('*/api/home/banner', () => HttpResponse.json({ success: true, data: 7 })));
    const { now } = await renderShopHook(() => useCampaign('quiet'));
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'malformed' }));
    expect([now().isGone, now().running]).toEqual([false, []]);
    server.resetHandlers();
    await act(async () => void (await now().retry()));
    expect(now().banner?.title).toBe('A quiet week');
  });
});

describe('the other products of a campaign', () => {
  test('are searched on the next page while a page has virtual products only', async () => {
    const pages = serveProducts([...products(12, 'v', true), ...products(3, 'p', false)]);
    let release = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    server.use(
      http.get('*/api/home/goodsList', ({ request }) =>
        new URL(request.url).searchParams.get('current') === '2' ? held : undefined,
      ),
    );
    const { now } = await open('quiet');
    await waitFor(() => expect(now().virtualGoods.data?.list).toHaveLength(12));
    // Nothing is said to be missing before the last page.
    expect([now().goods.rows, now().goods.isLoading, now().hasOnlyVirtual]).toEqual([[], true, false]);
    release();
    await waitFor(() => expect(idsOf(now().goods.rows)).toEqual(['p0', 'p1', 'p2']));
    expect([pages, now().goods.total, now().goods.isLoading, now().virtualGoods.data?.list.length]).toEqual([
      ['1', '2'],
      3,
      false,
      12,
    ]);
  });

  test('do not exist when all are virtual, which is known after the last page', async () => {
    const pages = serveProducts(products(12, 'v', true));
    const { now } = await open('quiet');
    await waitFor(() => expect(now().hasOnlyVirtual).toBe(true));
    expect([pages, now().goods.rows, now().goods.isLoading]).toEqual([['1', '2'], [], false]);
  });

  test('of a campaign without any product are an empty list and not hidden', async () => {
    serveProducts([]);
    const { now } = await open('quiet');
    await waitFor(() => expect(now().goods.isLoading).toBe(false));
    expect([now().hasOnlyVirtual, now().goods.total]).toEqual([false, 0]);
  });
});

test('refreshing a campaign fetches its banner and both lists of products', async () => {
  const { now } = await open('quiet');
  await waitFor(() => expect(now().goods.isLoading).toBe(false));
  const paths = sentPaths(startPaths);
  await act(async () => void (await now().refresh()));
  const [banner, ...goods] = paths.sort();
  expect([banner, goods.length, new Set(goods).size]).toEqual(['/api/home/banner', 2, 1]);
});

test('the virtual products of a campaign are asked for at once, twenty at most', async () => {
  const queries: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/home/goodsList' && searchParams.get('categoryId') === 'virtual')
      queries.push(`${searchParams.get('campaignId')} ${searchParams.get('pageSize')}`);
  });
  const { now } = await open('quiet');
  await waitFor(() => expect(now().virtualGoods.data).toBeDefined());
  expect(queries).toEqual(['quiet 20']);
});

test('other products that could not be loaded are not hidden as if there were none', async () => {
  serveProducts(products(2, 'v', true));
  server.use(
    http.get('*/api/home/goodsList', ({ request }) =>
      new URL(request.url).searchParams.get('categoryId') === 'virtual'
        ? undefined
        : HttpResponse.json({ success: true, data: 7 }),
    ),
  );
  const { now } = await open('quiet');
  await waitFor(() => expect(now().goods.error).toMatchObject({ kind: 'malformed' }));
  await waitFor(() => expect(now().virtualGoods.data?.total).toBe(2));
  expect([now().hasOnlyVirtual, now().goods.rows, now().goods.isLoading]).toEqual([false, [], false]);
});

test('other products of which a further page fails are not searched for ever', async () => {
  const pages = serveProducts(products(25, 'v', true));
  server.use(
    http.get('*/api/home/goodsList', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('categoryId') === 'virtual' || searchParams.get('current') === '1') return undefined;
      pages.push(`${searchParams.get('current')} fails`);
      return HttpResponse.json({}, { status: 400 });
    }),
  );
  const { now } = await open('quiet');
  await waitFor(() => expect(now().goods.error).toMatchObject({ kind: 'status' }));
  await act(async () => undefined);
  expect([now().goods.isLoading, now().hasOnlyVirtual, pages]).toEqual([false, false, ['1', '2 fails']]);
});
