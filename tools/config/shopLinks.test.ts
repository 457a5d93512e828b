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

test.each([
  ['/hall?categoryId=audio&sort=newest', { screen: 'hall', query: { categoryId: 'audio', sort: 'newest' } }],
  ['/service', { screen: 'service', query: {} }],
  ['/goods?id=cup', { screen: 'goods', query: { id: 'cup' } }],
  ['article:shipping', { screen: 'article', query: { id: 'shipping' } }],
  ['https://blog.example/a?b=c#d', { url: 'https://blog.example/a?b=c#d' }],
])('a link to %j leads there', (to, target) => {
  expect(completeShop({ name: 'Q', header: { links: [{ label: 'A', to }] } }).header?.links[0]?.to).toEqual(target);
});
