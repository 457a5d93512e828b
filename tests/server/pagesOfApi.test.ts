/** Readable pages in front of an API, the sitemap and robots.txt. */
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JSDOM } from 'jsdom';
import { closePages, dataOf, documentOf, idsOf, lines, meta, openPages, settings } from '../setup/pagesServer';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);
afterEach(closePages);

describe('an API of another program', () => {
  let backend: Server;
  const answers = new Map<string, unknown>();
  const asked: string[] = [];

  beforeEach(async () => {
    asked.length = 0;
    answers.clear();
    answers.set('/api/server/info', {
      code: 200,
      data: { shopName: 'Q & <A>', currency: 'KWD', serverTime: '2026-11-20T18:42:00+00:00' },
    });
    backend = createHttpServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      const body = answers.get(path) ?? answers.get(path.split('?')[0] ?? '');
      response.writeHead(body === undefined ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { success: false }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => backend.close(resolve)));
  const target = () => new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);

  test('is asked a few questions at a time, however many pages strangers make up', async () => {
    const server = await openPages(settings, target());
    await server.inject('/p/g1');
    const open: ServerResponse[] = [];
    backend.removeAllListeners('request').on('request', (_request, response: ServerResponse) => open.push(response));
    const pages = Array.from({ length: 300 }, (_, nth) => server.inject(`/p/made-up-${nth}`));
    // Sixteen are asked, 256 wait, and the others are refused at once.
    const refused = await Promise.any(pages);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(lines.at(-1)).toContain('too many requests wait for a connection to the API');
    while (open.length < 16) await new Promise((resolve) => setImmediate(resolve));
    expect(open).toHaveLength(16);
    backend.removeAllListeners('request').on('request', (_request, response: ServerResponse) => response.end('{}'));
    for (const response of open) response.end('{}');
    await Promise.all(pages);
  });

  const evil = '</script><script>alert(1)</script>"\'&';
  const picture = { src: 'javascript:alert(1)', alt: '' };
  const goods = (more: object) => ({
    success: true,
    data: {
      id: 'g1',
      name: evil,
      picture,
      price: 1500,
      stock: 0,
      gallery: [picture],
      dimensions: [],
      skus: [
        { id: 's1', values: {}, price: 1500, stock: 0 },
        { id: 's2', values: {}, price: 12_345, stock: 0 },
      ],
      description: '<h2>Care &amp; use</h2><p>Wash <b>cold</b><script>alert(2)</script></p><ul><li>one<li>two</ul>',
      ...more,
    },
  });

  test('cannot write markup into the page', async () => {
    answers.set('/api/home/goodsDetail', goods({ rating: { average: 4.26, count: 3 } }));
    const server = await openPages(settings, target());
    const { statusCode, body } = await server.inject('/p/g1');
    expect(statusCode).toBe(200);
    const document = documentOf(body);
    expect(document.querySelectorAll('script')).toHaveLength(3);
    expect(document.querySelector('h1')?.textContent).toBe(evil);
    expect(document.querySelector('img')).toBeNull();
    expect(meta(document)['og:title']).toBe(evil);
    expect(dataOf(document)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: evil,
      description: 'Care & use — Wash cold — one — two',
      productID: 'g1',
      url: 'https://shop.example/p/g1',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '1.500',
        highPrice: '12.345',
        offerCount: 2,
        priceCurrency: 'KWD',
        availability: 'https://schema.org/OutOfStock',
        url: 'https://shop.example/p/g1',
        offers: [
          ['s1', '1.500'],
          ['s2', '12.345'],
        ].map(([sku, price]) => ({
          '@type': 'Offer',
          sku,
          price,
          priceCurrency: 'KWD',
          availability: 'https://schema.org/OutOfStock',
          url: 'https://shop.example/p/g1',
        })),
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.3',
        ratingCount: 3,
        bestRating: '5',
        worstRating: '1',
      },
    });
    expect([...document.querySelectorAll('main h2, main ul, main li')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<h2>Care &amp; use</h2>',
      '<ul><li>one</li>\n<li>two</li></ul>',
      '<li>one</li>',
      '<li>two</li>',
    ]);
  });

  test('is asked once for a page in a minute', async () => {
    answers.set('/api/home/goodsDetail', goods({}));
    const server = await openPages(settings, target());
    await Promise.all([server.inject('/p/g1'), server.inject('/p/g1')]);
    await server.inject('/p/g1');
    expect(asked).toEqual(['/api/server/info', '/api/home/goodsDetail?id=g1', '/api/home/categoryList']);
  });

  test('that fails leads people to the app, which tries again, and is asked again', async () => {
    const server = await openPages(settings, target());
    const { statusCode, headers, body } = await server.inject('/p/g1');
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '30']);
    expect(documentOf(body).documentElement.dataset['h5']).toBe('/h5/components/goodsDetail?id=g1');
    expect(lines).toEqual(['API: product page failed: getGoodsDetail: status 503']);
    answers.set('/api/home/goodsDetail', goods({}));
    expect((await server.inject('/p/g1')).statusCode).toBe(200);
  });

  const head = (id: string) => ({ id, name: id, picture, price: 1, stock: 1 });

  test('fills the sitemap page by page, without articles when it has none', async () => {
    const rows = Array.from({ length: 130 }, (_one, index) => head(`g&${index}`));
    const pageOf = (list: object[]) => ({ success: true, data: { list, total: 130 } });
    answers.set('/api/home/goodsList?current=1&pageSize=100&sort=newest', pageOf(rows.slice(0, 100)));
    answers.set('/api/home/goodsList?current=2&pageSize=100&sort=newest', pageOf(rows.slice(100)));
    answers.set('/api/info/list', { success: false, errorCode: 'NOT_FOUND', errorMessage: '', showType: 0 });
    answers.set('/api/home/helpList', {
      success: true,
      data: { list: [{ id: 'h1', title: 'H', kind: 'help', publishedAt: '2026-01-02T03:04:05+00:00' }], total: 1 },
    });
    answers.set('/api/home/categoryList', {
      success: true,
      data: { list: [{ id: 'c1', name: 'C', picture, goodsCount: 130 }], total: 1 },
    });
    const server = await openPages(settings, target());
    const { headers, body } = await server.inject('/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(locations).toHaveLength(266);
    expect([0, 1, 2, 131, 132, 133, 134, 135, 265].map((index) => locations[index])).toEqual([
      'https://shop.example/',
      'https://shop.example/c/c1',
      'https://shop.example/p/g%260',
      'https://shop.example/p/g%26129',
      'https://shop.example/a/h1',
      'https://shop.example/zh/',
      'https://shop.example/c/zh/c1',
      'https://shop.example/p/zh/g%260',
      'https://shop.example/a/zh/h1',
    ]);
    const alternate = (tag: string, url: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
    expect(body).toContain(
      [
        '<url><loc>https://shop.example/a/h1</loc><lastmod>2026-01-02</lastmod>',
        alternate('en', 'https://shop.example/a/h1'),
        alternate('zh-CN', 'https://shop.example/a/zh/h1'),
        alternate('x-default', 'https://shop.example/a/h1'),
        '</url>',
      ].join(''),
    );
    expect(new JSDOM(body, { contentType: 'text/xml' }).window.document.documentElement.tagName).toBe('urlset');
    const requests = asked.length;
    await server.inject('/sitemap.xml');
    expect(asked).toHaveLength(requests);
  });

  test('that fails makes no sitemap', async () => {
    const server = await openPages(settings, target());
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(503);
    expect(lines).toEqual(['API: sitemap failed: getArticles: status 503']);
  });
});

describe('robots.txt', () => {
  test('names the sitemap', async () => {
    const { headers, body } = await (await openPages(settings)).inject('/robots.txt');
    expect([headers['content-type'], body]).toEqual([
      'text/plain; charset=utf-8',
      'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
    ]);
  });

  test('of a shop that is not listed lets crawlers read that its pages say so', async () => {
    const server = await openPages({ ...settings, isIndexed: false });
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    expect((await server.inject('/robots.txt')).body).toBe('User-agent: *\nAllow: /\n');
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(404);
    expect(meta(documentOf((await server.inject(`/p/${id}`)).body))).toMatchObject({ robots: 'noindex' });
  });
});

test('without a public address the links have the host of the request, if it is one', async () => {
  const server = await openPages({ ...settings, publicUrl: undefined });
  const robots = (host: string) => server.inject({ url: '/robots.txt', headers: { host } });
  expect((await robots('shop.test:8000')).body).toContain('Sitemap: http://shop.test:8000/sitemap.xml\n');
  expect((await robots('evil"><script>')).statusCode).toBe(400);
});
