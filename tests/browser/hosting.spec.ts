/** The second build (tools/build/secondBuild.ts) in real nginx: the storefront below a path, and its API on another origin. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, testChromiumPath } from '../../tools/check/chromium';
import { freePort } from '../../tools/command/freePort';
import { distFolder } from '../../tools/build/freshness';
import { readSecondPage, secondBuild, secondFolder } from '../../tools/build/secondBuild';
import { startServer, type ServerProcess } from '../setup/serverProcess';
import { buyer, dollars } from './support/buyer';
import { newPhone } from './support/shopApi';
import { signInByHand } from './support/signIn';
import { expect, test as base } from './support/storeTest';
import { hashTo } from './support/platforms';
import { expectLoaded, storedToken } from './support/navigation';
import { createWebServers } from './support/webServer';

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
      // The other build has the pictures of the products that this API has.
      const api = await startServer(distFolder, {
        SHOP_DATA: folder,
        CODE_LIMIT: '1000',
        PHONE_CODE_LIMIT: '1000',
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
  await customer.signIn(12_800);
  await signInByHand(page, t, newPhone());
  await customer.openAddresses();
  await customer.typeAddress();
  await customer.button(t('address.saveAndUse')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The texts were accepted with the sign-in.
  await expect(page.getByRole('checkbox', { name: t.pattern('login.agree') })).toHaveCount(0);
  await customer.placeButton(12_800).click();
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
