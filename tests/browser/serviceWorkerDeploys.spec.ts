/** The service worker during a deploy. The worker is the same for both platforms, so one platform is tested. */
import type { Page } from '@playwright/test';
import { filesOfPage } from './support/builtFiles';
import { hashTo } from './support/platforms';
import { deployTest as test, getCachedPaths, openCached } from './support/cachedShop';
import { expect } from './support/storeTest';
import { expectLoaded, navigate } from './support/navigation';

test.slow();

const getWorkerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting !== null && registration?.waiting !== undefined };
  });

/** Starts an update check, which the browser also does periodically, and waits until a new worker is waiting. */
async function waitForNewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await getWorkerState(page)).waiting, { timeout: 20_000 }).toBe(true);
}

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

test('a new worker waits while a product page is open in any tab', async ({ server, page, platform, context }) => {
  await openCached(page, server, hashTo(platform, 'goods', { id: 'harbour-radio' }));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await server.deploy('second');
  await waitForNewWorker(page);
  const second = await context.newPage();
  await second.goto(`${server.origin}/#${hashTo(platform, 'home')}`);
  await expectLoaded(second);
  await navigate(second, hashTo(platform, 'hall'));
  expect(await getWorkerState(page)).toEqual({ waiting: true });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await versionOf(page)).toBeUndefined();
});

test('a tab from before a deploy works with code that is deleted from the server', async ({
  server,
  page,
  platform,
}) => {
  const goods = hashTo(platform, 'goods', { id: 'harbour-radio' });
  await openCached(page, server, hashTo(platform, 'home'));
  await navigate(page, goods);
  await navigate(page, hashTo(platform, 'home'));
  await server.deploy('second');
  for (const file of filesOfPage(goods.split('?')[0] ?? '')) server.remove(file);
  await page.reload();
  await expectLoaded(page);
  await navigate(page, goods);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
});

test('a page whose code is missing reloads the document from the network and gets the new version', async ({
  server,
  page,
  platform,
  expectConsole,
}) => {
  expectConsole(/404|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|MIME type|ERR_ABORTED/);
  await openCached(page, server, hashTo(platform, 'home'));
  await server.deploy('second');
  const goods = hashTo(platform, 'goods', { id: 'harbour-radio' });
  for (const file of filesOfPage(goods.split('?')[0] ?? '', hashTo(platform, 'home'))) server.remove(file);
  await page.evaluate((hash) => (window.location.hash = hash), goods);
  await page.waitForFunction(() => document.documentElement.dataset['version'] === 'second');
});

test('deploying the empty worker removes the service worker and its caches', async ({ server, page, platform }) => {
  await openCached(page, server, hashTo(platform, 'home'));
  await server.deployNoWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 20_000,
    })
    .toBe(0);
  await expect.poll(() => getCachedPaths(page)).toEqual([]);
});
