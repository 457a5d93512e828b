/**
 * The second build (tools/secondBuild.ts) in real nginx: the storefront below a path, and its API on another origin. Without
 * API_BASE, both servers forward the API below the same path.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, testChromiumPath } from '../../tools/chromium';
import { freePort } from '../../tools/freePort';
import { readSecondPage, secondBuild, secondFolder } from '../../tools/secondBuild';
import { pageHeaders } from '../../tools/server/policyText';
import { startServer, type ServerProcess } from '../setup/serverProcess';
import { buyer, dollars } from './support/buyer';
import { newPhone } from './support/shopApi';
import { signInByHand } from './support/signIn';
import { expect, test as base } from './support/storeTest';
import { hashTo } from './support/platforms';
import { expectLoaded, storedToken } from './support/navigation';
import { createWebServers, type WebServers } from './support/webServer';

const apiOrigin = secondBuild.API_BASE;

interface Hosting {
  /** The storefront, for example `http://localhost:40123/shop/`. */
  readonly address: string;
  readonly origin: string;
  readonly api: ServerProcess;
}

const test = base.extend<object, { hosting: Hosting }>({
  hosting: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'persimmon-hosting-'));
      const sites = createWebServers();
      const port = freePort();
      const api = await startServer(secondFolder, {
        SHOP_DATA: folder,
        CODE_LIMIT: '1000',
        CORS_ORIGINS: `http://localhost:${port}`,
      });
      const origin = await sites.start('nginx', readSecondPage(), { root: secondFolder, api: undefined, port });
      await use({ address: `${origin}${secondBuild.BASE}`, origin, api });
      await sites.end();
      await api.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // The name of the API leads to the port of the demo shop, as DNS does for a real one.
  browser: [
    async ({ hosting }, use) => {
      const { host } = new URL(apiOrigin);
      const rule = `MAP ${host} ${new URL(hosting.api.origin).host}`;
      const browser = await chromium.launch({
        executablePath: testChromiumPath(),
        args: [...chromiumFlags, `--host-resolver-rules=${rule}`],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

test('a purchase below a path, with the API on another origin', async ({ hosting, page, platform, t }) => {
  test.slow();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const customer = buyer({ page, platform, t });

  await page.goto(`${hosting.address}#${hashTo(platform, 'home')}`);
  await expectLoaded(page);
  const picture = customer.main.getByRole('link').filter({ hasText: /\$\d/ }).first().locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(
    await picture.evaluate((image: HTMLImageElement) => [new URL(image.src).origin, image.naturalWidth > 0]),
  ).toEqual([apiOrigin, true]);
  await customer.findGoods('Audio', 'Cloud Nine headphones');
  await customer.choose('Blossom', 'With case');
  await customer.buy(t('goods.buy', { price: dollars(14_300) }));
  await customer.signIn(14_300);
  await signInByHand(page, t, newPhone());
  await customer.openAddresses();
  await customer.typeAddress();
  await customer.button(t('address.saveAndUse')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await customer.agree();
  await customer.placeButton(13_800).click();
  await customer.payButton(13_800).click();
  await customer.confirmButton(13_800).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();

  const response = await fetch(`${hosting.api.origin}/api/user/order/list?current=1&pageSize=10`, {
    headers: { authorization: (await storedToken(page)) ?? '' },
  });
  expect(await response.json()).toMatchObject({ success: true, data: { list: [{ status: 'toShip' }] } });
  // Files below the path, and everything else from the API.
  const isExpected = (url: string) => url.startsWith(hosting.address) || url.startsWith(`${apiOrigin}/`);
  expect(requested.filter((url) => !isExpected(url) && !url.startsWith('data:'))).toEqual([]);
  expect(requested).toContainEqual(expect.stringMatching(/^http:\/\/api\.shop\.test\/api\/user\/order\/pay$/));
});

/** The script of a page that registers the service worker without waiting for an idle moment. */
function skipDelay(): void {
  const { setTimeout: schedule } = window;
  Object.assign(window, { setTimeout: (work: () => void, ms?: number) => schedule(work, ms === 3_000 ? 0 : ms) });
}

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the storefront below a path opens offline', async ({ hosting, page, context, t, platform, expectConsole }) => {
    test.slow();
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
    await context.addInitScript(skipDelay);
    await page.goto(`${hosting.address}#${hashTo(platform, 'home')}`);
    await expectLoaded(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.waitForFunction(async () => (await (await caches.open('/shopfiles')).keys()).length > 3);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([hosting.address]);
    const paths = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).flat().map(({ url }) => url);
    });
    expect(paths.filter((url) => url.startsWith(apiOrigin))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(t('shell.offline'))).toBeVisible();
    const offlinePicture = await page.evaluate(async () => (await fetch('/shop/pictures/offline.webp')).status);
    expect(offlinePicture).toBe(200);
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
  });
});

test('the page allows its API, and connects to it early', async ({ hosting }) => {
  const response = await fetch(hosting.address);
  const html = await response.text();
  expect(html).toBe(readSecondPage());
  expect(html).toContain(`<link rel="preconnect" href="${apiOrigin}" crossorigin`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`connect-src 'self' ${apiOrigin};`);
  expect(policy).toContain(`img-src 'self' data: blob: ${apiOrigin} https:;`);
});

test('every address of the web manifest is below the path', async ({ hosting }) => {
  const file = `${hosting.address}manifest.webmanifest`;
  const manifest = (await (await fetch(file)).json()) as {
    id: string;
    start_url: string;
    icons: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
    screenshots: { src: string }[];
  };
  const { id, start_url: start, icons, shortcuts, screenshots } = manifest;
  expect([id, start]).toEqual(['/shop/', '/shop/#/home']);
  const addresses = [start, ...[...icons, ...screenshots].map(({ src }) => src)];
  for (const { url, icons: small } of shortcuts) addresses.push(url, ...small.map(({ src }) => src));
  const missing = await Promise.all(
    addresses.map(async (one) => ((await fetch(new URL(one, file))).status === 200 ? [] : [one])),
  );
  expect([addresses.length > 6, missing.flat()]).toEqual([true, []]);
});

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
