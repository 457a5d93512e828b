import { createHash } from 'node:crypto';
import {
  chooseDocument,
  firstFiles,
  isExpectedFile,
  isCachedFileIntact,
  isShopDocument,
  mayBeForeignResponse,
  otherShellCaches,
  clientProfileIn,
  verifiedCopy,
} from './cachedFiles';

const response = (status: number, type: string) => ({ status, headers: new Headers({ 'content-type': type }) });

describe('a response is cached as a file', () => {
  test.each([
    ['/umi.0a1b2c.js', 200, 'text/javascript; charset=utf-8', true],
    ['/umi.0a1b2c.js', 200, 'text/html', false],
    ['/umi.0a1b2c.js', 404, 'text/javascript', false],
    ['/umi.0a1b2c.js', 206, 'text/javascript', false],
    ['/1.0a1b2c.chunk.css', 200, 'text/css', true],
    ['/1.0a1b2c.chunk.css', 200, 'text/html', false],
    ['/index.html', 200, 'text/html; charset=utf-8', true],
    ['/index.html', 503, 'text/html', false],
    // The name of a script has two dots.
    ['/umi.0a1b2c.js', 200, 'text/css', false],
    ['/pictures/fox.webp', 200, 'image/webp', true],
    ['/pictures/fox.webp', 200, '', true],
    ['/pictures/fox.webp', 200, 'text/html; charset=utf-8', false],
    ['/license', 200, 'text/plain', true],
  ])('%s with %i %s: %s', (path, status, type, isCached) => {
    expect(isExpectedFile(path, response(status, type))).toBe(isCached);
  });
});

test('a device caches the files of its platform and language once', () => {
  const all = {
    platforms: { h5: ['/kit.js', '/h5.js'], pc: ['/pc.js'] },
    messages: { en: ['/en.js', '/kit.js'], 'zh-CN': ['/zh.js'] },
    kitMessages: { 'pc-zh-CN': ['/kit-zh.js'] },
    pictures: [],
  };
  expect(firstFiles(all, { platform: 'h5', language: 'en' })).toEqual(['/kit.js', '/h5.js', '/en.js']);
  expect(firstFiles(all, { platform: 'pc', language: 'zh-CN' })).toEqual(['/pc.js', '/zh.js', '/kit-zh.js']);
  // A language that this build does not have any more.
  expect(firstFiles(all, { platform: 'pc', language: 'fr' })).toEqual(['/pc.js']);
});

describe('the content of a file', () => {
  const path = '/umi.0a1b2c.js';
  const code = 'start()';
  const digests = { [path]: createHash('sha256').update(code).digest('base64') };
  const script = (body: string, headers = {}) =>
    new Response(body, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache', ...headers } });

  test('is cached with its headers and its digest', async () => {
    const copy = await verifiedCopy(digests, path, script(code));
    expect(await copy?.text()).toBe(code);
    expect(Object.fromEntries(copy?.headers ?? [])).toEqual({
      'content-type': 'text/javascript',
      'cache-control': 'no-cache',
      'repr-digest': digests[path],
    });
  });

  test.each([
    ['other bytes of the same length', path, script('steal()')],
    ['a part', path, script('start(')],
    ['another type', path, script(code, { 'content-type': 'text/html' })],
    ['a file that the build does not have', '/umi.ffffff.js', script(code)],
  ])('is not cached when it is %s', async (_, requested, response) => {
    expect(await verifiedCopy(digests, requested, response)).toBeNull();
  });

  test('is checked again when it is served, and stays readable', async () => {
    const cached = await verifiedCopy(digests, path, script(code));
    expect(cached && (await isCachedFileIntact(digests, path, cached))).toBe(true);
    expect(await cached?.text()).toBe(code);
    expect(await isCachedFileIntact(digests, path, script('steal()', { 'repr-digest': digests[path] }))).toBe(false);
    expect(await isCachedFileIntact(digests, path, script('steal()'))).toBe(false);
  });

  test('of an earlier build is served while it has the digest with which it was cached', async () => {
    const earlier = script(code, { 'repr-digest': digests[path] });
    expect(await isCachedFileIntact({}, path, earlier)).toBe(true);
    expect(await isCachedFileIntact({}, path, script('steal()', { 'repr-digest': digests[path] }))).toBe(false);
    expect(await isCachedFileIntact({}, path, script(code))).toBe(false);
    // This build has other content under the same name.
    expect(await isCachedFileIntact({ [path]: 'x' }, path, earlier)).toBe(false);
  });
});

test('a login page is no document of the shop', () => {
  expect(isShopDocument('<!doctype html><title>Guest network</title><div id="root"></div>')).toBe(false);
});

describe('a page that misses a file gets', () => {
  const shop = '<!doctype html><div id="prerendered"></div>';
  test.each([
    ['the latest document', shop, 200, 'latest'],
    [
      'the cached one, when a captive portal has answered',
      '<!doctype html><title>Guest network</title>',
      200,
      'cached',
    ],
    ['the cached one, when the server fails', shop, 503, 'cached'],
    ['the cached one, when the document is missing', shop, 404, 'cached'],
  ])('%s', async (_, html, status, expected) => {
    const latest = new Response(html, { status });
    const cached = new Response('cached');
    const chosen = await chooseDocument(latest, cached);
    expect(chosen).toBe(expected === 'latest' ? latest : cached);
    expect(await chosen.text()).toBe(expected === 'latest' ? html : 'cached');
  });
});

test.each([
  ['a file of the build', '/a.js', true, 'default', true],
  ['a file of the build, past the HTTP cache already', '/a.js', true, 'reload', false],
  ['a failure', '/a.js', false, 'default', false],
  ['a file that the build does not have', '/b.js', true, 'default', false],
] as const)('%s may be foreign: %s', (_, path, ok, cache, expected) => {
  expect(mayBeForeignResponse({ '/a.js': 'x' }, path, { ok }, { cache })).toBe(expected);
});

test.each([
  [
    { type: 'profile', platform: 'pc', language: 'de' },
    { platform: 'pc', language: 'de' },
  ],
  [
    { type: 'profile', platform: 'h5', language: 'zh-CN' },
    { platform: 'h5', language: 'zh-CN' },
  ],
  [
    { type: 'profile', platform: 'watch', language: 'en' },
    { platform: 'h5', language: 'en' },
  ],
  [{ type: 'profile', platform: 'pc' }, undefined],
  [{ type: 'profile', language: 'en' }, undefined],
  [{ type: 'takeOver', platform: 'pc', language: 'en' }, undefined],
  ['profile', undefined],
  [null, undefined],
])('the profile in the message %j', (message, profile) => expect(clientProfileIn(message)).toEqual(profile));

describe('the caches that a new build deletes are', () => {
  const names = [
    'shell-new',
    'shell-old',
    'files',
    'pictures',
    'notes',
    'workbox-precache-v2',
    '/shopshell-old',
    'other',
  ];
  test('at the root the other shells, and those of the first workers', () =>
    expect(otherShellCaches(names, 'shell-new', '')).toEqual(['shell-old', 'workbox-precache-v2']));
  test('below a path only its own', () =>
    expect(otherShellCaches([...names, '/shopshell-new'], '/shopshell-new', '/shop')).toEqual(['/shopshell-old']));
});
