import { http, HttpResponse } from 'msw';
import { getGoodsDetail } from '@/api/products';
import { announced } from '../../tests/setup/announced';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { fetchQuery } from './fetchQuery';
import { clearQueries } from './queryCache';

const path = '*/api/home/goodsDetail';
const sent: string[] = [];
const answer = (respond: () => Response) =>
  server.use(http.get(path, ({ request }) => (sent.push(request.url), respond())));
const firstId = () => shopOfTest().visitor().ok('getGoodsList', { pageSize: 1 }).list[0]?.id ?? '';

beforeEach(() => {
  sent.length = 0;
  clearQueries();
});

test('public data is fetched once for all who ask within its time, and again in another language', async () => {
  const id = firstId();
  const detail = shopOfTest().visitor().ok('getGoodsDetail', { id });
  answer(() => HttpResponse.json({ success: true, data: detail }));
  const [first, second] = await Promise.all([
    fetchQuery(getGoodsDetail, { id }, 'en'),
    fetchQuery(getGoodsDetail, { id }, 'en'),
  ]);
  expect([first, second, await fetchQuery(getGoodsDetail, { id }, 'en')]).toEqual([detail, detail, detail]);
  expect(sent).toHaveLength(1);
  await fetchQuery(getGoodsDetail, { id }, 'de');
  expect(sent).toHaveLength(2);
});

test('the error of a failed fetch is thrown to the caller that asked, and the next one asks again', async () => {
  const id = firstId();
  answer(() =>
    HttpResponse.json({ success: false, errorCode: 'NOT_FOUND', errorMessage: 'Gone', showType: 2, data: null }),
  );
  const failed = { kind: 'business', errorCode: 'NOT_FOUND' };
  await expect(fetchQuery(getGoodsDetail, { id }, 'en')).rejects.toMatchObject(failed);
  await expect(fetchQuery(getGoodsDetail, { id }, 'en')).rejects.toMatchObject(failed);
  expect([sent.length, announced]).toEqual([2, []]);
});
