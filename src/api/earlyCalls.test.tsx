/** Calls whose response the page asked for before the app had loaded. */
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { callApi, getEarlyResult } from './client';
import { getBanners, recommendGoods } from './goods';
import { cancelOrder } from './orders';

let now: jest.SpyInstance;
beforeEach(() => {
  // Early responses count for ten seconds; a busy machine may take longer to get here.
  now = jest.spyOn(performance, 'now').mockReturnValue(9_999);
});
afterEach(() => {
  now.mockRestore();
  delete window.earlyResponses;
});

/** The paths that are requested from now on. */
function sentPaths(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  return paths;
}
const early = (key: string, body: unknown, at = 120) => {
  window.earlyResponses = { [key]: { coming: Promise.resolve(body), body, at } };
};
const banners = () => ({ success: true, data: shopOfTest().visitor().ok('getBanners', {}) });

test('a read takes its early response once, also one that is sent with POST', async () => {
  const sent = sentPaths();
  const body = { success: true, data: shopOfTest().visitor().ok('recommendGoods', { current: 1, pageSize: 10 }) };
  early('POST /api/home/recommendGoods {"current":1,"pageSize":10}', body);
  const { list } = await callApi(recommendGoods, { current: 1, pageSize: 10 });
  expect([list.map(({ id }) => id), sent]).toEqual([body.data.list.map(({ id }) => id), []]);
  await callApi(recommendGoods, { current: 1, pageSize: 10 });
  expect(sent).toEqual(['/api/home/recommendGoods']);
});

test('a write is sent although there is a response for it, which no page asks for', async () => {
  const sent = sentPaths();
  const key = 'GET /api/user/order/cancel?id=o1&reason=other ';
  early(key, { success: true, data: { id: 'o1' } });
  await callApi(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true }).catch(() => undefined);
  expect([sent, key in (window.earlyResponses ?? {})]).toEqual([['/api/user/order/cancel'], true]);
  expect(getEarlyResult(cancelOrder, { id: 'o1', reason: 'other' })).toBeUndefined();
});

test.each([
  ['a refusal', { success: false, errorCode: 'INTERNAL', errorMessage: '', showType: 2 }],
  ['no envelope', 7],
  ['a response outside the contract', { success: true, data: { list: 'none', total: 1 } }],
])('%s is no early response: the call is sent', async (_, body) => {
  const sent = sentPaths();
  early('GET /api/home/banner ', body);
  expect((await callApi(getBanners, {})).total).toBe(banners().data.total);
  expect(sent).toEqual(['/api/home/banner']);
});

test('a component starts with the early response, and knows when it arrived', () => {
  early('GET /api/home/banner ', banners(), 345);
  const found = getEarlyResult(getBanners, {});
  expect([found?.result.total, found?.at]).toEqual([banners().data.total, 345]);
  expect(getEarlyResult(getBanners, {})).toBeUndefined();
});
