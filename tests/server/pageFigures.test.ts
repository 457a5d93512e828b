/** Readable pages and their sitemap at the limits of what an API sends. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closePages, dataOf, documentOf, openPages, settings } from '../setup/pagesServer';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);

let backend: Server;
const answers = new Map<string, object>();
const asked: string[] = [];
beforeEach(async () => {
  answers.clear();
  asked.length = 0;
  answers.set('/api/server/info', {
    code: 200,
    data: { shopName: 'Corner', currency: 'USD', serverTime: '2026-11-20T18:42:00+00:00' },
  });
  backend = createHttpServer(({ url = '' }, response) => {
    asked.push(url);
    const body = answers.get(url) ?? answers.get(url.split('?')[0] ?? '');
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { success: false }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await closePages();
  await new Promise((resolve) => backend.close(resolve));
});
const open = () => openPages(settings, new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`));

test('the headline of an article has at most 110 characters, which search engines read', async () => {
  const title = 'Ten letters'.repeat(11).slice(0, 120);
  const answer = (text: string) =>
    answers.set('/api/info/detail', {
      success: true,
      data: { id: 'a1', title: text, kind: 'news', publishedAt: '2026-01-02T03:04:05+00:00', body: '<p>Text</p>' },
    });
  const headlineOf = async (id: string) => {
    const { body } = await (await open()).inject(`/a/${id}`);
    return (dataOf(documentOf(body)) as { headline: string }).headline;
  };
  answer(title.slice(0, 110));
  expect(await headlineOf('a1')).toBe(title.slice(0, 110));
  answer(title.slice(0, 111));
  const short = await headlineOf('a2');
  expect([short.length <= 110, short.endsWith('…')]).toEqual([true, true]);
});

const product = (rating: object | undefined) => ({
  success: true,
  data: {
    id: 'g1',
    name: 'Cup',
    picture: { src: '/cup.webp', alt: '' },
    price: 1500,
    stock: 2,
    gallery: [{ src: '/cup.webp', alt: '' }],
    dimensions: [],
    skus: [{ id: 's1', values: {}, price: 1500, stock: 2 }],
    description: '',
    rating,
  },
});

test.each([
  [{ average: 0, count: 0 }, undefined],
  [{ average: 1, count: 0 }, undefined],
  [{ average: 5, count: 0 }, undefined],
  [undefined, undefined],
  [
    { average: 4.26, count: 1 },
    { '@type': 'AggregateRating', ratingValue: '4.3', ratingCount: 1, bestRating: '5', worstRating: '1' },
  ],
])('a product with the rating %j has, for search engines, %j', async (rating, expected) => {
  answers.set('/api/home/goodsDetail', product(rating));
  const { body } = await (await open()).inject('/p/g1');
  const document = documentOf(body);
  expect((dataOf(document) as { aggregateRating?: object }).aggregateRating).toEqual(expected);
  expect(/\(?1 |4\.3/.test(document.querySelector('main')?.textContent ?? '')).toBe(expected !== undefined);
});

test('a page of the list of which no row could be read does not end the sitemap', async () => {
  const row = (id: string) => ({ id, name: id, picture: { src: '/a.webp', alt: '' }, price: 1, stock: 1 });
  const page = (current: number, list: object[]) =>
    answers.set(`/api/home/goodsList?current=${current}&pageSize=100&sort=newest`, {
      success: true,
      data: { list, total: 250 },
    });
  page(
    1,
    Array.from({ length: 100 }, (_, at) => row(`a${at}`)),
  );
  page(
    2,
    Array.from({ length: 100 }, (_, at) => ({ id: `b${at}` })),
  );
  page(3, [row('c1')]);
  const { body } = await (await open()).inject('/sitemap.xml');
  const ids = [...body.matchAll(/<loc>https:\/\/shop\.example\/p\/(?!zh\/)(.*?)<\/loc>/g)].map(([, id]) => id);
  expect([ids.length, ids.at(-1)]).toEqual([101, 'c1']);
  expect(asked.filter((path) => path.startsWith('/api/home/goodsList'))).toHaveLength(3);
});
