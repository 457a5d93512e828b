/** The printed sites in front of the build, in real nginx and Caddy. */
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '../../tools/build/freshness';
import { pageHeaders } from '../../tools/serve/server/policyText';
import { expect, test } from './shopTest';
import { createWebServers } from './support/webServer';

const page = readFileSync(join(distFolder, 'index.html'), 'utf8');
/** The first script of the build and one that is loaded later; both have a content hash in their name. */
const entry = readdirSync(distFolder).find((name) => /^umi\.[0-9a-f]+\.js$/.test(name)) ?? '';
const part = readdirSync(distFolder).find((name) => name.endsWith('.async.js')) ?? '';
const script = readFileSync(join(distFolder, entry), 'utf8');

/** What the API behind the site received: method, path, and the headers that name the client. */
const received: string[] = [];
let latest: IncomingHttpHeaders;
let folder: string;
let api: Server;
const servers = createWebServers();

/** What an API may send for its own origin. */
const policiesOfApi = {
  'clear-site-data': '"*"',
  'content-security-policy': 'default-src *',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
  link: '</evil.js>; rel=preload',
  'permissions-policy': 'camera=*',
  'referrer-policy': 'unsafe-url',
  refresh: '0;url=https://evil.example',
  server: 'api/1.0',
  'service-worker-allowed': '/',
  'set-cookie': 'a=1',
  'strict-transport-security': 'max-age=0',
  'www-authenticate': 'Basic',
  'x-frame-options': 'ALLOWALL',
};

/** Headers in which a client names itself, or an address or method to use instead. */
const namesOfClient = [
  'CF-Connecting-IP',
  'CF_Connecting_IP',
  'Client-IP',
  'Fastly-Client-IP',
  'Forwarded',
  'Keep-Alive',
  'Proxy-Authorization',
  'TE',
  'True-Client-IP',
  'Via',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Envoy-External-Address',
  'X-Forwarded-Prefix',
  'X-Forwarded-User',
  'X_Forwarded_For',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-URL',
  'X-Real-IP',
  'X-Rewrite-URL',
].map((name) => [name, name === 'TE' ? 'trailers' : 'forged'] as const);

function answer(request: IncomingMessage): { status: number; body: string } {
  latest = request.headers;
  const { 'x-forwarded-for': client, 'x-forwarded-proto': protocol, authorization } = request.headers;
  received.push([request.method, request.url, client, protocol, authorization ?? 'none'].join(' '));
  return request.url?.includes('missing')
    ? { status: 404, body: '{"success":false}' }
    : { status: 200, body: '{"success":true}' };
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-site-'));
  cpSync(distFolder, join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/.secret'), 'hidden');
  mkdirSync(join(folder, 'dist/.well-known'));
  writeFileSync(join(folder, 'dist/.well-known/.secret'), 'hidden');
  writeFileSync(join(folder, 'dist/.well-known/security.txt'), 'Contact: mailto:a@shop.example');
  api = createServer((request, response) => {
    const { status, body } = answer(request);
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'private, no-cache', ...policiesOfApi })
      .end(body);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

test.afterAll(async () => {
  await servers.end();
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

/** Status of a request that `fetch` would not send. */
async function statusOf(origin: string, method: string): Promise<number | undefined> {
  const sent = request(`${origin}/api/home/banner`, { method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

for (const server of ['nginx', 'caddy'] as const)
  test.describe(`the site of ${server}`, () => {
    let origin: string;
    const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });
    test.beforeAll(async () => {
      const { port } = api.address() as AddressInfo;
      origin = await servers.start(server, page, {
        root: join(folder, 'dist'),
        api: new URL(`http://127.0.0.1:${port}/backend`),
      });
    });

    test('sends the page with every header of the policy', async () => {
      const response = await get('/');
      expect([response.status, await response.text()]).toEqual([200, page]);
      for (const [name, value] of pageHeaders(page)) expect([name, response.headers.get(name)]).toEqual([name, value]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    test('says for each file how long it may be kept', async () => {
      const expected = [
        ['/', 200, 'no-cache'],
        ['/index.html', 200, 'no-cache'],
        ['/sw.js', 200, 'no-cache'],
        [`/${entry}`, 200, 'public, max-age=31536000, immutable'],
        [`/${part}`, 200, 'public, max-age=31536000, immutable'],
        ['/icon.svg', 200, 'public, max-age=3600'],
        ['/manifest.webmanifest', 200, 'public, max-age=3600'],
        ['/1453.000000.async.js', 404, 'no-store'],
        ['/nothing', 404, 'no-store'],
        ['/.secret', 404, 'no-store'],
      ];
      const responses = await Promise.all(expected.map(([path]) => get(String(path))));
      expect(
        responses.map(({ status, headers }, at) => [expected[at]?.[0], status, headers.get('cache-control')]),
      ).toEqual(expected);
      expect(await (await get('/nothing')).text()).not.toContain('id="root"');
    });

    test('sends the compressed copy and the types that browsers expect', async () => {
      const response = await get(`/${entry}`, { headers: { 'accept-encoding': 'gzip' } });
      expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
        'gzip',
        'Accept-Encoding',
      ]);
      expect(await response.text()).toBe(script);
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
    });

    test('leads an address without its number sign to the page', async () => {
      const expected = [
        ['/h5/order?status=toPay', '/#/h5/order?status=toPay'],
        ['/H5/Home', '/#/H5/Home'],
        ['/pc', '/#/pc'],
        ['/%23/h5/hall?keyword=%2F', '/#/h5/hall?keyword=%2F'],
        ['/%2523h5/hall', '/#h5/hall'],
      ];
      const responses = await Promise.all(expected.map(([path = '']) => get(path)));
      expect(responses.map(({ status, headers }, at) => [expected[at]?.[0], status, headers.get('location')])).toEqual(
        expected.map(([path, location]) => [path, 302, location]),
      );
      expect((await get('/h5x/order')).status).toBe(404);
    });

    test('forwards /api below the path of the API, once, with the client', async () => {
      received.length = 0;
      const response = await get('/api/user/order/pay?a=1', {
        method: 'POST',
        body: '{}',
        headers: { authorization: 'token 1', 'x-forwarded-for': '198.51.100.7' },
      });
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect((await get('/api/missing')).headers.get('cache-control')).toBe('private, no-cache');
      expect(received).toEqual([
        expect.stringMatching(/^POST \/backend\/api\/user\/order\/pay\?a=1 (?:::1|127\.0\.0\.1) http token 1$/),
        expect.stringMatching(/^GET \/backend\/api\/missing (?:::1|127\.0\.0\.1) http none$/),
      ]);
    });

    test('names the client to the API itself, and lets no other name, address or method through', async () => {
      const forged = Object.fromEntries([...namesOfClient, ['Cookie', 'a=1; shopFault=500@/order; xshopFault=2']]);
      const contract = {
        authorization: 'token 1',
        'accept-language': 'de',
        'stripe-signature': 't=1',
        origin: 'https://a.example',
      };
      const { port } = new URL(origin);
      const sent = request({ host: 'localhost', port, path: '/api/home/banner', headers: { ...forged, ...contract } });
      sent.end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(200);
      expect(latest).toMatchObject({
        ...contract,
        'x-forwarded-host': `localhost:${port}`,
        'x-forwarded-proto': 'http',
      });
      expect(latest.cookie).toBe('shopFault=500@/order');
      expect(latest['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
      const passed = namesOfClient.filter(([name]) => latest[name.toLowerCase()] !== undefined);
      expect(passed).toEqual([]);
      await get('/api/home/banner', { headers: { cookie: 'a=1; xshopFault=2' } });
      expect(latest.cookie).toBeUndefined();
      for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE'])
        expect([method, [403, 405].includes((await statusOf(origin, method)) ?? 0)]).toEqual([method, true]);
    });

    test('sends its own policies with the responses of the API, and no cookie', async () => {
      const { headers } = await get('/api/home/banner');
      const own = new Map<string, string>(pageHeaders(page).map(([name, value]) => [name.toLowerCase(), value]));
      for (const name of Object.keys(policiesOfApi).filter((one) => one !== 'server'))
        expect([name, headers.get(name)]).toEqual([name, own.get(name) ?? null]);
      expect(headers.get('server')?.toLowerCase()).toBe(server);
    });

    test('says that it is up, and serves what every origin has', async () => {
      const health = await get('/healthz');
      expect([health.status, health.headers.get('cache-control'), await health.json()]).toEqual([
        200,
        'no-store',
        { status: 'up' },
      ]);
      expect(await (await get('/.well-known/security.txt')).text()).toBe('Contact: mailto:a@shop.example');
      expect((await get('/.well-known/.secret')).status).toBe(404);
    });

    test('is a whole shop in a browser', async ({ page: tab, baseURL }) => {
      const shop = await servers.start(server, page, {
        root: join(folder, 'dist'),
        api: new URL(new URL(baseURL ?? '').origin),
      });
      await tab.goto(`${shop}/#/h5/home`);
      // Not the prerendered page, which goes when the app has started.
      await tab.locator('#main').getByRole('link').filter({ hasText: /\$\d/ }).first().click();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Share' })).toBeEnabled();
    });
  });
