/** Where links of shop.config.ts may lead. */
import { completeShop } from './shopConfig';
import { problemsOf } from '../../tests/setup/configProblems';

const kindsOfLink =
  'expected a page such as /hall?categoryId=audio, an article such as article:shipping, or an address that begins with https://';

test.each<[unknown, string]>([
  ['/hal', ' = "/hal": expected one of the pages /home, /hall, /goods, '],
  ['hall', ` = "hall": ${kindsOfLink}`],
  ['http://q.example', ` = "http://q.example": ${kindsOfLink}`],
  ['article:', ` = "article:": ${kindsOfLink}`],
  ['/goods', ' = "/goods": expected /goods with id'],
  ['/service?id=1', ' = "/service?id=1": expected /service without a query'],
  [
    '/hall?category=audio',
    ' = "/hall?category=audio": expected /hall with categoryId, campaignId, keyword, sort, priceFrom, priceTo, inStock, facets',
  ],
  [7, ` = 7: ${kindsOfLink}`],
])('a link to %j is refused in one line', (to, line) => {
  const links = [{ label: 'A', to }];
  const [header, ...others] = problemsOf({ name: 'Q', header: { links } });
  expect(header).toContain(`shop.config.ts: header.links.0.to${line}`);
  expect(others).toEqual([]);
  expect(problemsOf({ name: 'Q', footer: { columns: [{ title: 'T', links }] } })[0]).toContain(
    `shop.config.ts: footer.columns.0.links.0.to${line}`,
  );
});

const kindsOfSection =
  "expected one of banners, categories, digital, campaigns, recentlyViewed, products, or { products: 'categoryId=audio', title: 'Audio' }, or { article: 'id' }";

test.each<[object, string]>([
  [{}, 'home.sections: this field is required'],
  [{ sections: [] }, 'home.sections = []: expected a section beside campaigns and recentlyViewed'],
  [
    { sections: ['campaigns', 'recentlyViewed'] },
    'home.sections = ["campaigns","recentlyViewed"]: expected a section beside campaigns and recentlyViewed',
  ],
  [{ sections: ['banner'] }, `home.sections.0 = "banner": ${kindsOfSection}`],
  [{ sections: [{ banners: true }] }, `home.sections.0 = {"banners":true}: ${kindsOfSection}`],
  [
    { sections: ['digital', 'digital'] },
    'home.sections = ["digital","digital"]: expected each of the named sections once',
  ],
  [
    { sections: [{ products: 'category=audio', title: 'A' }] },
    'home.sections.0.products = "category=audio": expected a query such as categoryId=audio, with categoryId, campaignId, keyword, sort, priceFrom, priceTo, inStock, facets',
  ],
  [{ sections: [{ products: 'categoryId=audio' }] }, 'home.sections.0.title: this field is required'],
  [
    { sections: [{ article: 'a', titel: 'A' }] },
    'home.sections.0.titel = "A": there is no field of this name, the closest is title',
  ],
])('a home page with %j is refused in one line', (home, line) => {
  expect(problemsOf({ name: 'Q', home })).toEqual([`shop.config.ts: ${line}`]);
});

test('the sections of the home page are queries and articles, and say which of the app are used', () => {
  const sections = [
    'digital',
    { products: 'keyword=tea&priceTo=2000', title: 'Tea' },
    { article: 'story' },
    'products',
  ];
  expect(completeShop({ name: 'Q', home: { sections } }).home).toEqual({
    sections: [
      'digital',
      {
        kind: 'products',
        input: { keyword: 'tea', priceTo: 2000, sort: 'popular' },
        query: { keyword: 'tea', priceTo: '2000' },
        title: expect.objectContaining({ en: 'Tea' }),
      },
      { kind: 'article', id: 'story', title: undefined },
      'products',
    ],
    uses: {
      banners: false,
      categories: false,
      digital: true,
      campaigns: false,
      recentlyViewed: false,
      products: true,
    },
    endsWithProducts: true,
  });
});

test.each([
  ['/hall?categoryId=audio&sort=newest', { screen: 'hall', query: { categoryId: 'audio', sort: 'newest' } }],
  ['/service', { screen: 'service', query: {} }],
  ['/goods?id=cup', { screen: 'goods', query: { id: 'cup' } }],
  ['article:shipping', { screen: 'article', query: { id: 'shipping' } }],
  ['https://blog.example/a?b=c#d', { url: 'https://blog.example/a?b=c#d' }],
])('a link to %j leads there', (to, target) => {
  expect(completeShop({ name: 'Q', header: { links: [{ label: 'A', to }] } }).header?.links[0]?.to).toEqual(target);
});
