/** Responses that the page requested before the app had come: hooks show them in their first render and send nothing. */
import { getGoodsList } from '@/api/goods';
import { getGoodsDetail } from '@/api/products';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';
import { pageSize, usePaginatedQuery } from './usePaginatedQuery';
import { useQuery } from './useQuery';

const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  // Early responses count for ten seconds; a busy machine may take longer to get here.
  jest.spyOn(performance, 'now').mockReturnValue(9_999);
  server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.earlyResponses;
});
const come = (data: unknown) => {
  const body = { success: true, data };
  return { coming: Promise.resolve(body), body, at: 120 };
};

test('a query has its data in its first render', async () => {
  const visitor = shopOfTest().visitor();
  const id = visitor.ok('getGoodsList', { pageSize: 1 }).list[0]?.id ?? '';
  const goods = visitor.ok('getGoodsDetail', { id });
  window.earlyResponses = { [`GET /api/home/goodsDetail?id=${id} `]: come(goods) };
  const names: (string | undefined)[] = [];
  const { now } = await renderShopHook(() => {
    const query = useQuery(getGoodsDetail, { id });
    names.push(query.data?.name);
    return query;
  });
  expect(names).toEqual(names.map(() => goods.name));
  expect(now()).toMatchObject({ isLoading: false, isCurrent: true });
  // The only request is that of the app start.
  expect(sent).toEqual(['/api/server/info']);
});

test('a list has its first page in its first render', async () => {
  const page = shopOfTest().visitor().ok('getGoodsList', { current: 1, pageSize });
  window.earlyResponses = { [`GET /api/home/goodsList?current=1&pageSize=${pageSize} `]: come(page) };
  const counts: number[] = [];
  const { now } = await renderShopHook(() => {
    const list = usePaginatedQuery(getGoodsList, {});
    counts.push(list.rows.length);
    return list;
  });
  expect(counts).toEqual(counts.map(() => page.list.length));
  expect(now()).toMatchObject({ isLoading: false, total: page.total });
  // The only request is that of the app start.
  expect(sent).toEqual(['/api/server/info']);
});
