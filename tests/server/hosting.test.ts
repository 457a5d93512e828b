/** The server below a path, and for storefronts of other origins. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openTestShop } from '../../mock/testing/openTestShop';
import { createServer, type ServerParts } from '../../tools/serve/server/createServer';

const page = '<!doctype html><link rel="manifest" href="/shop/manifest.webmanifest">';

let dist: string;
let server: FastifyInstance;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'persimmon-dist-'));
  mkdirSync(join(dist, 'pictures'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'umi.0a1b2c3d.js'), 'run()');
  writeFileSync(join(dist, 'pictures/fox.webp'), 'a picture');
});
afterAll(() => rmSync(dist, { recursive: true }));
afterEach(() => server.close());

async function open(parts: Partial<ServerParts> = {}): Promise<void> {
  const { shop } = openTestShop({ seed: 'fresh' });
  const api = { shop, flushed: () => Promise.resolve(), codeLimit: 3 };
  server = await createServer({ dist, api, onDefect: () => undefined, ...parts });
}

describe('below a path', () => {
  test.each([
    ['/shop/', 200, 'no-cache'],
    ['/shop/?again=1', 200, 'no-cache'],
    ['/shop/umi.0a1b2c3d.js', 200, 'public, max-age=31536000, immutable'],
    ['/shop/pictures/fox.webp', 200, 'public, max-age=3600'],
    ['/shop/umi.00000000.js', 404, undefined],
    ['/shopping', 404, undefined],
  ])('GET %s responds %i', async (url, status, caching) => {
    await open();
    const response = await server.inject(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, caching]);
  });

  test.each([
    ['/', '/shop/'],
    ['/shop', '/shop/'],
    ['/index.html', '/shop/'],
    ['/shop/h5/order?status=toPay', '/shop/#/h5/order?status=toPay'],
    ['/shop/%23/h5/order', '/shop/#/h5/order'],
  ])('%s leads to %s', async (url, location) => {
    await open();
    const response = await server.inject(url);
    expect([response.statusCode, response.headers.location]).toEqual([302, location]);
  });

  test.each(['/shop/api/server/info', '/api/server/info'])('the API answers at %s', async (url) => {
    await open();
    expect((await server.inject(url)).json()).toMatchObject({ code: 200 });
  });
});

describe('a storefront of another origin', () => {
  const origin = 'https://shop.example';
  const call = (from: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.inject({
      method,
      url: '/api/server/info',
      headers: { origin: from, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    });

  test('may ask and read, without cookies', async () => {
    await open({ origins: [origin] });
    const preflight = await call(origin, 'OPTIONS');
    expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, X-Shop-Fault',
      'access-control-max-age': '7200',
    });
    const response = await call(origin);
    expect(response.json()).toMatchObject({ code: 200 });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After, X-Request-Id, X-Demo-Shop, Server-Timing',
      vary: expect.stringContaining('Origin'),
    });
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
    const picture = await server.inject('/shop/pictures/fox.webp');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('that is not named may not', async () => {
    await open({ origins: [origin] });
    expect((await call('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await call('https://evil.example', 'OPTIONS')).headers['access-control-allow-methods']).toBeUndefined();
  });

  test('may not when none is named', async () => {
    await open();
    const response = await call(origin);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect((await server.inject('/shop/')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
