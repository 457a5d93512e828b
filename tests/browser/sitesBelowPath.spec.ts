/** The printed sites for a storefront below a path, in real nginx and Caddy, with the API behind the same path. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSecondPage, secondFolder } from '../../tools/build/secondBuild';
import { pageHeaders } from '../../tools/serve/server/policyText';
import { expect, test } from './shopTest';
import { createWebServers, type WebServers } from './support/webServer';

for (const server of ['nginx', 'caddy'] as const)
  test.describe(`the site of ${server} below a path`, () => {
    let sites: WebServers;
    let api: Server;
    let origin: string;
    const received: string[] = [];
    const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

    test.beforeAll(async () => {
      sites = createWebServers();
      api = createServer((request, response) => {
        received.push(`${request.method} ${request.url}`);
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private' }).end('{}');
      }).listen(0, '127.0.0.1');
      await once(api, 'listening');
      const { port } = api.address() as AddressInfo;
      origin = await sites.start(server, readSecondPage(), {
        root: secondFolder,
        api: new URL(`http://127.0.0.1:${port}/backend`),
        forwarded: ['/psp/'],
      });
    });
    test.afterAll(async () => {
      await sites.end();
      api.closeAllConnections();
      api.close();
    });

    test('sends page and files with their caching, and 404 for what is missing', async () => {
      const files = readdirSync(secondFolder);
      const entry = files.find((name) => /^umi\.[0-9a-f]+\.js$/.test(name)) ?? '';
      const expected = [
        ['/shop/', 200, 'no-cache', 'text/html; charset=utf-8'],
        ['/shop/index.html', 200, 'no-cache', 'text/html; charset=utf-8'],
        ['/shop/sw.js', 200, 'no-cache', 'text/javascript; charset=utf-8'],
        [`/shop/${entry}`, 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
        ['/shop/pictures/offline.webp', 200, 'public, max-age=3600', 'image/webp'],
        ['/shop/1453.000000.async.js', 404, 'no-store', undefined],
        ['/shop/pictures/none.webp', 404, 'no-store', undefined],
        ['/shop/.secret', 404, 'no-store', undefined],
        [`/${entry}`, 404, 'no-store', undefined],
        ['/shopping', 404, 'no-store', undefined],
      ] as const;
      const responses = await Promise.all(expected.map(([path]) => get(path)));
      const found = responses.map(({ status, headers }, at) => [
        expected[at]?.[0],
        status,
        headers.get('cache-control'),
        expected[at]?.[3] && headers.get('content-type'),
      ]);
      expect(found).toEqual(expected);
      const page = await get('/shop/');
      for (const [name, value] of pageHeaders(readSecondPage()))
        expect([name, page.headers.get(name)]).toEqual([name, value]);
    });

    test('leads other addresses to the page', async () => {
      const expected = [
        ['/', '/shop/'],
        ['/shop', '/shop/'],
        ['/shop/h5/order?status=toPay', '/shop/#/h5/order?status=toPay'],
        ['/shop/%23/h5/hall?keyword=%2F', '/shop/#/h5/hall?keyword=%2F'],
      ];
      const responses = await Promise.all(expected.map(([path = '']) => get(path)));
      expect(responses.map(({ status, headers }, at) => [expected[at]?.[0], status, headers.get('location')])).toEqual(
        expected.map(([path, location]) => [path, 302, location]),
      );
    });

    test('forwards the API and what belongs to it', async () => {
      received.length = 0;
      const responses = [
        await get('/shop/api/server/info?a=1'),
        await get('/shop/psp/pay/1'),
        await get('/api/server/info'),
      ];
      expect(responses.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
        [200, 'private'],
        [200, 'private'],
        [404, 'no-store'],
      ]);
      expect(received).toEqual(['GET /backend/api/server/info?a=1', 'GET /backend/psp/pay/1']);
    });
  });
