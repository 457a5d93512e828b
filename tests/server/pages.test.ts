/** The pages of products and articles that are read without scripts. */
import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { closePages, dataOf, documentOf, hrefs, idsOf, meta, openPages, settings } from '../setup/pagesServer';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);
afterEach(closePages);

describe('the page of a product', () => {
  test('says what the product page says, to crawlers and to people', async () => {
    const server = await openPages(settings);
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
    expect(hrefs(document, 'footer nav a')).toEqual([
      `/#/h5/components/goodsDetail?id=${id}`,
      '/',
      `https://shop.example/p/zh/${id}`,
    ]);
  });

  test('writes the day from which presale ships as the language does', async () => {
    const server = await openPages(settings);
    const goods = (await server.inject('/api/home/goodsDetail?id=lamp')).json().data;
    const [year, month, day] = goods.presale.shipsOn.split('-').map(Number);
    const pageText = async (url: string) => documentOf((await server.inject(url)).body).body.textContent;
    const shortMonth = new Date(year, month - 1, day).toLocaleString('en-US', { month: 'short' });
    expect(await pageText('/p/lamp')).toContain(`Presale, ships from ${shortMonth} ${day}, ${year}`);
    expect(await pageText('/p/zh/lamp')).toContain(`预售，${year}年${month}月${day}日起发货`);
  });

  test('exists in each other language on offer, once', async () => {
    const server = await openPages(settings);
    const [id = ''] = await idsOf(server, '/api/home/goodsList?pageSize=1');
    const document = documentOf((await server.inject(`/p/zh/${id}`)).body);
    expect([document.documentElement.lang, hrefs(document, 'link[rel=canonical]')]).toEqual([
      'zh-CN',
      [`https://shop.example/p/zh/${id}`],
    ]);
    expect(document.querySelector('footer nav a')?.textContent).toBe('在店铺中打开');
    expect((await server.inject(`/p/en/${id}`)).statusCode).toBe(404);
    expect((await server.inject(`/p/xx/${id}`)).statusCode).toBe(404);
  });

  test('that the shop does not have is 404 with a link to the shop', async () => {
    const server = await openPages(settings);
    const { statusCode, headers, body } = await server.inject('/p/nothing');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=60']);
    const document = documentOf(body);
    expect(document.querySelector('h1')?.textContent).toBe('This page is gone');
    expect(meta(document)).toMatchObject({ robots: 'noindex' });
    expect(hrefs(document, 'nav a')).toEqual(['/']);
    expect(document.documentElement.dataset['app']).toBeUndefined();
  });

  test.each([
    ['/p/lamp/', '/p/lamp'],
    ['/p/zh/lamp//?invite=MEI', '/p/zh/lamp?invite=MEI'],
    ['/p/lamp).', '/p/lamp'],
    ['/p/lamp%E3%80%82?invite=MEI', '/p/lamp?invite=MEI'],
    ['/p/lamp%22', '/p/lamp'],
  ])('%s leads to %s', async (url, expected) => {
    const server = await openPages(settings);
    const { statusCode, headers } = await server.inject(url);
    expect([statusCode, headers['location']]).toEqual([302, expected]);
  });

  test.each([
    ['/p/nothing', 404],
    ['/p/...', 404],
    ['//evil.example/p/lamp/', 403],
  ])('%s leads nowhere', async (url, status) => {
    expect((await (await openPages(settings)).inject(url)).statusCode).toBe(status);
  });

  test('allows its own script and style and nothing else', async () => {
    const server = await openPages(settings);
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
    const server = await openPages({ ...settings, basePath: '/shop', publicUrl: 'https://shop.example/shop/' });
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
    const server = await openPages(settings);
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
  const server = await openPages(settings);
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
  const without = await openPages({ ...settings, hasArticles: false });
  expect((await without.inject(`/a/${id}`)).statusCode).toBe(404);
});
