import { createHash } from 'node:crypto';
import { isExpectedFile, isIntact, isShopDocument, firstFiles, verifiedCopy } from './cachedFiles';

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
    expect(cached && (await isIntact(digests, path, cached))).toBe(true);
    expect(await cached?.text()).toBe(code);
    expect(await isIntact(digests, path, script('steal()', { 'repr-digest': digests[path] }))).toBe(false);
    expect(await isIntact(digests, path, script('steal()'))).toBe(false);
  });

  test('of an earlier build is served while it has the digest with which it was cached', async () => {
    const earlier = script(code, { 'repr-digest': digests[path] });
    expect(await isIntact({}, path, earlier)).toBe(true);
    expect(await isIntact({}, path, script('steal()', { 'repr-digest': digests[path] }))).toBe(false);
    expect(await isIntact({}, path, script(code))).toBe(false);
    // This build has other content under the same name.
    expect(await isIntact({ [path]: 'x' }, path, earlier)).toBe(false);
  });
});

test('a login page is no document of the shop', () => {
  expect(isShopDocument('<!doctype html><title>Guest network</title><div id="root"></div>')).toBe(false);
});
