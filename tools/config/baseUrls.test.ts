import { baseUrlsOfPage, readBaseUrls } from './baseUrls';
import { StartError } from '../command/startError';

test.each([
  [{}, { basePath: '', apiRoot: '' }],
  [{ BASE: '/' }, { basePath: '', apiRoot: '' }],
  [{ BASE: '/shop/' }, { basePath: '/shop', apiRoot: '/shop' }],
  [{ BASE: '/eu/shop' }, { basePath: '/eu/shop', apiRoot: '/eu/shop' }],
  [{ API_BASE: 'https://api.example' }, { basePath: '', apiRoot: 'https://api.example' }],
  [
    { BASE: '/shop/', API_BASE: 'https://api.example/v1/' },
    { basePath: '/shop', apiRoot: 'https://api.example/v1' },
  ],
])('%j is %j', (environment, addresses) => expect(readBaseUrls(environment)).toEqual(addresses));

test.each([
  ['BASE', 'shop', 'BASE must be a path such as /shop/, not "shop".'],
  ['BASE', '//shop', 'BASE must be a path such as /shop/, not "//shop".'],
  ['BASE', '/a/../b', 'BASE must be a path such as /shop/, not "/a/../b".'],
  ['BASE', '/a b', 'BASE must be a path such as /shop/, not "/a b".'],
  ...['api.example', '/api', 'ftp://api.example', 'https://api.example?x=1', "https://a'b"].map((text) => [
    'API_BASE',
    text,
    `API_BASE must be an address such as https://api.example.com, not "${text}".`,
  ]),
])('%s=%s is refused', (name = '', text, message) =>
  expect(() => readBaseUrls({ [name]: text })).toThrow(new StartError(message)),
);

test('a built page says where it and its API are', () => {
  const manifest = (path: string) => `<link rel="manifest" href="${path}/manifest.webmanifest">`;
  expect(baseUrlsOfPage(manifest(''))).toEqual({ basePath: '', apiRoot: undefined, apiOrigin: undefined });
  const page = `${manifest('/shop')}<link rel="preconnect" href="https://api.example" crossorigin data-api="https://api.example/v1">`;
  expect(baseUrlsOfPage(page)).toEqual({
    basePath: '/shop',
    apiRoot: 'https://api.example/v1',
    apiOrigin: 'https://api.example',
  });
  // Other connections that a page prepares are not its API.
  expect(baseUrlsOfPage('<link rel="preconnect" href="https://cdn.example">').apiOrigin).toBeUndefined();
});
