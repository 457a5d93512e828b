/** The pages of products and articles that are read without scripts, the sitemap and robots.txt. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { openTestShop } from '../../mock/shop/testing/openTestShop';
import { createServer } from '../../tools/server/createServer';
import { pageSettings, type PageSettings } from '../../tools/server/pages/settings';
import { loadShop } from '../../tools/shopConfig';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);

const settings: PageSettings = {
  ...pageSettings(loadShop()),
  languages: ['en', 'zh'],
  publicUrl: 'https://shop.example/',
};
let dist: string;
const opened: FastifyInstance[] = [];
const lines: string[] = [];

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(dist, { recursive: true }));
beforeEach(() => void (lines.length = 0));
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

async function open(pages: PageSettings, api?: URL): Promise<FastifyInstance> {
  const server = await createServer({
    dist,
    api: api ?? { shop: openTestShop({ seed: 'default' }).shop, flushed: () => Promise.resolve(), codeLimit: 1 },
    onDefect: (error) => lines.push(String(error)),
    onUpstreamFailure: (line) => lines.push(line),
    pages,
  });
  opened.push(server);
  return server;
}

const documentOf = (html: string) => new JSDOM(html).window.document;
const meta = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('meta[content]')].map((one) => [
      one.getAttribute('property') ?? one.getAttribute('name'),
      one.getAttribute('content'),
    ]),
  );
const dataOf = (document: Document): unknown =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'));

/** Ids of the test catalogue. */
const idsOf = async (server: FastifyInstance, path: string): Promise<string[]> =>
  (await server.inject(path)).json().data.list.map(({ id }: { id: string }) => id);

describe('the page of a product', () => {
  test('says what the product page says, to crawlers and to people', async () => {
    const server = await open(settings);
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    const goods = (await server.inject(`/api/home/goodsDetail?id=${id}`)).json().data;
    const { statusCode, headers, body } = await server.inject(`/p/${id}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=300',
    ]);
    const document = documentOf(body);
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('h1')?.textContent).toBe(goods.name);
    expect(document.title).toContain(goods.name);
    const lowest = Math.min(...goods.skus.map(({ price }: { price: number }) => price));
    expect(document.querySelector('.price')?.textContent).toContain(`$${(lowest / 100).toFixed(2)}`);
    expect(meta(document)).toMatchObject({
      'og:type': 'product',
      'og:title': goods.name,
      'og:url': `https://shop.example/p/${id}`,
      'og:image': `https://shop.example${goods.gallery[0].src}`,
      'product:price:amount': (lowest / 100).toFixed(2),
      'product:price:currency': 'USD',
      'twitter:card': 'summary_large_image',
    });
    expect(meta(document)).not.toHaveProperty('robots');
    expect(dataOf(document)).toMatchObject({
      '@type': 'Product',
      name: goods.name,
      url: `https://shop.example/p/${id}`,
      offers: { priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(hrefs(document, 'link[rel=canonical]')).toEqual([`https://shop.example/p/${id}`]);
    expect(hrefs(document, 'link[rel=alternate]')).toEqual([
      `https://shop.example/p/${id}`,
      `https://shop.example/p/zh/${id}`,
      `https://shop.example/p/${id}`,
    ]);
    expect(hrefs(document, 'nav a')).toEqual([
      `/#/h5/components/goodsDetail?id=${id}`,
      '/',
      `https://shop.example/p/zh/${id}`,
    ]);
  });

  test('exists in each other language on offer, once', async () => {
    const server = await open(settings);
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    const document = documentOf((await server.inject(`/p/zh/${id}`)).body);
    expect([document.documentElement.lang, hrefs(document, 'link[rel=canonical]')]).toEqual([
      'zh-CN',
      [`https://shop.example/p/zh/${id}`],
    ]);
    expect(document.querySelector('nav a')?.textContent).toBe('在商店中打开');
    expect((await server.inject(`/p/en/${id}`)).statusCode).toBe(404);
    expect((await server.inject(`/p/xx/${id}`)).statusCode).toBe(404);
  });

  test('that the shop does not have is 404 with a link to the shop', async () => {
    const server = await open(settings);
    const { statusCode, headers, body } = await server.inject('/p/nothing');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=60']);
    const document = documentOf(body);
    expect(document.querySelector('h1')?.textContent).toBe('This page is gone');
    expect(meta(document)).toMatchObject({ robots: 'noindex' });
    expect(hrefs(document, 'nav a')).toEqual(['/']);
    expect(document.documentElement.dataset['app']).toBeUndefined();
  });

  test('allows its own script and style and nothing else', async () => {
    const server = await open(settings);
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    const { headers, body } = await server.inject(`/p/${id}`);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        `script-src ${hashOf(script)}`,
        `style-src ${hashOf(style)}`,
        "img-src 'self' https:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
  });
});

describe('people are led to the app', () => {
  /** Runs the script of a page and returns where it led. */
  function ledTo(html: string, address: string, agent: string, isPhone: boolean, chosen?: string): string | undefined {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const { document } = new JSDOM(html).window;
    let target: string | undefined;
    const location = { search: new URL(address).search, replace: (to: string) => void (target = to) };
    // oxlint-disable-next-line no-new-func -- the script of the page, with a browser that the test controls
    new Function('document', 'navigator', 'location', 'matchMedia', 'localStorage', script)(
      document,
      { userAgent: agent },
      location,
      () => ({ matches: isPhone }),
      { getItem: () => chosen ?? null },
    );
    return target;
  }
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

  test('on the platform that fits or was chosen, with the query of the link', async () => {
    const server = await open({ ...settings, basePath: '/shop', publicUrl: 'https://shop.example/shop/' });
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    const { body } = await server.inject(`/p/${id}`);
    const address = `https://shop.example/shop/p/${id}`;
    expect(ledTo(body, address, phone, true)).toBe(`/shop/#/h5/components/goodsDetail?id=${id}`);
    expect(ledTo(body, `${address}?invite=MEIL-2468`, phone, false)).toBe(
      `/shop/#/pc/goodsdetail?invite=MEIL-2468&id=${id}`,
    );
    // The id of the path wins over one of the query: the last one counts.
    expect(ledTo(body, `${address}?id=other`, phone, true, 'pc')).toBe(`/shop/#/pc/goodsdetail?id=other&id=${id}`);
  });

  test('and crawlers read the page', async () => {
    const server = await open(settings);
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    const { body } = await server.inject(`/p/${id}`);
    const address = `https://shop.example/p/${id}`;
    const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(ledTo(body, address, crawler, false)).toBeUndefined();
    expect(ledTo(body, address, 'Mozilla/5.0 (Linux; Android 13; CUBOT X70)', true)).toBe(
      `/#/h5/components/goodsDetail?id=${id}`,
    );
  });
});

test('the page of an article', async () => {
  const server = await open(settings);
  const [id = ''] = await idsOf(server, '/api/info/list');
  const article = (await server.inject(`/api/info/detail?id=${id}`)).json().data;
  const document = documentOf((await server.inject(`/a/${id}`)).body);
  expect(document.querySelector('h1')?.textContent).toBe(article.title);
  expect(meta(document)).toMatchObject({
    'og:type': 'article',
    'og:url': `https://shop.example/a/${id}`,
    'twitter:card': 'summary',
  });
  expect(dataOf(document)).toMatchObject({
    '@type': 'Article',
    headline: article.title,
    datePublished: article.publishedAt,
    mainEntityOfPage: `https://shop.example/a/${id}`,
  });
  const without = await open({ ...settings, hasArticles: false });
  expect((await without.inject(`/a/${id}`)).statusCode).toBe(404);
});

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
    const server = await open(settings, target());
    const { statusCode, body } = await server.inject('/p/g1');
    expect(statusCode).toBe(200);
    const document = documentOf(body);
    expect(document.querySelectorAll('script')).toHaveLength(2);
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
    const server = await open(settings, target());
    await Promise.all([server.inject('/p/g1'), server.inject('/p/g1')]);
    await server.inject('/p/g1');
    expect(asked).toEqual(['/api/server/info', '/api/home/goodsDetail?id=g1']);
  });

  test('that fails leads people to the app, which tries again, and is asked again', async () => {
    const server = await open(settings, target());
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
    const server = await open(settings, target());
    const { headers, body } = await server.inject('/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(locations).toHaveLength(132);
    expect([locations[0], locations[1], locations[130], locations[131]]).toEqual([
      'https://shop.example/',
      'https://shop.example/p/g%260',
      'https://shop.example/p/g%26129',
      'https://shop.example/a/h1',
    ]);
    expect(body).toContain('<loc>https://shop.example/a/h1</loc><lastmod>2026-01-02</lastmod>');
    const requests = asked.length;
    await server.inject('/sitemap.xml');
    expect(asked).toHaveLength(requests);
  });

  test('that fails makes no sitemap', async () => {
    const server = await open(settings, target());
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(503);
    expect(lines).toEqual(['API: sitemap failed: getArticles: status 503']);
  });
});

describe('robots.txt', () => {
  test('names the sitemap', async () => {
    const { headers, body } = await (await open(settings)).inject('/robots.txt');
    expect([headers['content-type'], body]).toEqual([
      'text/plain; charset=utf-8',
      'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
    ]);
  });

  test('of a shop that is not listed lets crawlers read that its pages say so', async () => {
    const server = await open({ ...settings, isIndexed: false });
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    expect((await server.inject('/robots.txt')).body).toBe('User-agent: *\nAllow: /\n');
    expect((await server.inject('/sitemap.xml')).statusCode).toBe(404);
    expect(meta(documentOf((await server.inject(`/p/${id}`)).body))).toMatchObject({ robots: 'noindex' });
  });
});

test('without a public address the links have the host of the request, if it is one', async () => {
  const server = await open({ ...settings, publicUrl: undefined });
  const robots = (host: string) => server.inject({ url: '/robots.txt', headers: { host } });
  expect((await robots('shop.test:8000')).body).toContain('Sitemap: http://shop.test:8000/sitemap.xml\n');
  expect((await robots('evil"><script>')).statusCode).toBe(400);
});
