/** The readable home page and the pages of categories. */
import { answers, asked, card, dataOfAll, evil, list, open, startApiForTests } from '../setup/pagesApi';
import { documentOf, hrefs, lines, meta, settings } from '../setup/pagesServer';

// The first request loads the proxy, which is slow on a busy machine.
jest.setTimeout(30_000);
startApiForTests();

const listPath = (page: number, category?: string) =>
  `/api/home/goodsList?current=${page}&pageSize=48&sort=newest${category ? `&categoryId=${category}` : ''}`;

describe('the home page', () => {
  beforeEach(() => answers.set(listPath(1), list([card('g1', { isFromPrice: true }), card('g2', { stock: 0 })])));

  test('of a language leads to categories, products and articles', async () => {
    const server = await open({ ...settings, description: { ...settings.description, zh: '好店' } });
    const { statusCode, headers, body } = await server.inject('/zh/');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    const document = documentOf(body);
    expect([document.documentElement.lang, document.title, document.querySelector('h1')?.textContent]).toEqual([
      'zh-CN',
      'Corner',
      'Corner',
    ]);
    expect(hrefs(document, 'main a')).toEqual([
      'https://shop.example/c/zh/c1',
      'https://shop.example/p/zh/g1',
      'https://shop.example/p/zh/g2',
      'https://shop.example/a/zh/h1',
    ]);
    expect(document.querySelector('main a')?.textContent).toBe(evil);
    expect([...document.querySelectorAll('.list li')].map((one) => one.textContent)).toEqual(
      ['Cup g1US$15.00 起', 'Cup g2US$15.00 已售罄'].map((text) => text.replace('US$', '$')),
    );
    expect(hrefs(document, 'link[rel=canonical], link[rel=alternate]')).toEqual([
      'https://shop.example/zh/',
      'https://shop.example/',
      'https://shop.example/zh/',
      'https://shop.example/',
    ]);
    expect(meta(document)).toMatchObject({
      description: '好店',
      'og:type': 'website',
      'og:url': 'https://shop.example/zh/',
      'og:locale': 'zh_CN',
      'og:locale:alternate': 'en',
      'twitter:title': 'Corner',
      'twitter:description': '好店',
    });
    expect(dataOfAll(document)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name: 'Corner',
        url: 'https://shop.example/',
        logo: 'https://shop.example/logo.webp',
        telephone: '+1 555 0100',
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Corner',
        url: 'https://shop.example/zh/',
        inLanguage: 'zh-CN',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://shop.example/#/pc/home?view=hall&keyword={search_term_string}',
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
    expect([document.documentElement.dataset['h5'], document.documentElement.dataset['pc']]).toEqual([
      '/h5/home',
      '/pc/home',
    ]);
  });

  test('of the first language is the app, and its text is for crawlers at a path of its own', async () => {
    const server = await open();
    const document = documentOf((await server.inject('/en/')).body);
    expect(hrefs(document, 'link[rel=canonical]')).toEqual(['https://shop.example/']);
    expect(hrefs(document, 'main a')[0]).toBe('https://shop.example/c/c1');
    const { statusCode, headers } = await server.inject('/en');
    expect([statusCode, headers['location']]).toEqual([302, '/en/']);
    expect((await server.inject('/')).body).toBe('<!doctype html>');
    expect((await server.inject('/fr/')).statusCode).toBe(404);
  });

  test('has no articles when the shop has none', async () => {
    const server = await open({ ...settings, hasArticles: false });
    const { body } = await server.inject('/en/');
    expect(hrefs(documentOf(body), 'main a').some((one) => one?.includes('/a/'))).toBe(false);
    expect(asked).toEqual(['/api/server/info', '/api/home/categoryList', listPath(1)]);
  });

  test('without its products is not kept', async () => {
    const server = await open();
    answers.set(listPath(1), { success: true, data: 7 });
    const { statusCode, headers } = await server.inject('/en/');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(lines).toEqual([expect.stringMatching(/^API: home page failed: getGoodsList: /)]);
  });
});

describe('the page of a category', () => {
  const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => card(`g${from + index}`));
  beforeEach(() => {
    answers.set(listPath(1, 'c1'), list(rows(1, 48), 50));
    answers.set(listPath(2, 'c1'), list(rows(49, 2), 50));
    answers.set(listPath(3, 'c1'), list([], 50));
  });

  test('lists its products, and leads to the next ones', async () => {
    const document = documentOf((await (await open()).inject('/c/c1')).body);
    expect(document.title).toBe(`${evil} · Corner`);
    expect(hrefs(document, '.list a')).toHaveLength(48);
    expect(hrefs(document, 'a[rel]')).toEqual(['https://shop.example/c/c1/page/2']);
    expect(document.querySelector('a[rel=next]')?.textContent).toBe('Next page');
    expect(document.querySelector('.list img')?.getAttribute('src')).toBe('https://shop.example/g1.webp');
    expect(document.querySelector('.list .price')?.textContent).toBe('$15.00');
    expect(hrefs(document, 'link[rel=canonical], link[rel=alternate]')).toEqual([
      'https://shop.example/c/c1',
      'https://shop.example/c/c1',
      'https://shop.example/c/zh/c1',
      'https://shop.example/c/c1',
    ]);
    expect(meta(document)).toMatchObject({
      'og:type': 'product.group',
      'og:image': 'https://shop.example/c1.webp',
      description: expect.stringMatching(/^50 products · Cup g1 · Cup g2 · .*…$/),
    });
    expect([document.documentElement.dataset['h5'], document.documentElement.dataset['pc']]).toEqual([
      '/h5/hall?categoryId=c1',
      '/pc/home?view=hall&categoryId=c1',
    ]);
    const [page, trail] = dataOfAll(document);
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      name: evil,
      url: 'https://shop.example/c/c1',
      mainEntity: { '@type': 'ItemList', numberOfItems: 50 },
    });
    expect(trail).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Corner', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: evil, item: 'https://shop.example/c/c1' },
      ],
    });
  });

  test('goes on to its last page', async () => {
    const document = documentOf((await (await open()).inject('/c/zh/c1/page/2')).body);
    expect(document.querySelector('h1')?.textContent).toBe(`${evil}，第 2 页`);
    expect(hrefs(document, 'a[rel]')).toEqual(['https://shop.example/c/zh/c1']);
    expect(hrefs(document, 'nav.trail a')).toEqual(['https://shop.example/zh/', 'https://shop.example/c/zh/c1']);
    expect(hrefs(document, 'link[rel=canonical]')).toEqual(['https://shop.example/c/zh/c1/page/2']);
    expect(dataOfAll(document)[0]).toMatchObject({
      mainEntity: {
        numberOfItems: 50,
        itemListElement: [
          { '@type': 'ListItem', position: 49, name: 'Cup g49', url: 'https://shop.example/p/zh/g49' },
          { '@type': 'ListItem', position: 50, name: 'Cup g50', url: 'https://shop.example/p/zh/g50' },
        ],
      },
    });
  });

  test.each([
    '/c/c1/page/3',
    '/c/c1/page/1',
    '/c/c1/page/02',
    '/c/c1/page/x',
    '/c/c1/page/1001',
    '/c/en/c1',
    '/c/none',
  ])('%s is 404', async (url) => {
    expect((await (await open()).inject(url)).statusCode).toBe(404);
  });

  test('that the shop does not have costs one request for all of them', async () => {
    const server = await open();
    for (const id of ['x1', 'x2', 'x3']) await server.inject(`/c/${id}`);
    expect(asked).toEqual(['/api/server/info', '/api/home/categoryList']);
  });

  test('with slashes behind it leads to the page', async () => {
    const { statusCode, headers } = await (await open()).inject('/c/zh/c1/page/2/?invite=MEI');
    expect([statusCode, headers['location']]).toEqual([302, '/c/zh/c1/page/2?invite=MEI']);
  });
});
