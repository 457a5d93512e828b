/** The shop on the device: at once, without a line, through a deploy, and nothing of a customer in it. */
import type { Page } from '@playwright/test';
import { filesOfPage, filesOfShell } from './support/builtParts';
import { hashTo } from './support/faces';
import { openOwnShop, type OwnShop } from './support/ownShop';
import { expect, test } from './support/storeTest';
import { expectSettled, moveOn } from './support/visits';

test.use({ serviceWorkers: 'allow' });
test.slow();

let own: OwnShop;
test.beforeEach(async () => {
  own = await openOwnShop();
});
test.afterEach(async ({ context }) => {
  await Promise.all(context.pages().map((page) => page.close()));
  await own.end();
});

/** Opens a page, and waits until the device keeps the shop. */
async function openKept(page: Page, hash: string): Promise<void> {
  await page.goto(`${own.origin}/#${hash}`);
  await expectSettled(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 30_000 });
  await page.waitForFunction(async () => (await (await caches.open('files')).keys()).length > 3, undefined, { timeout: 30_000 });
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting !== null && registration?.waiting !== undefined };
  });

/** Has the browser look for a newer worker, as it does itself from time to time, until there is one that waits. */
async function lookForDeploy(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await workers(page)).waiting, { timeout: 20_000 }).toBe(true);
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

test('a second visit opens from the device, also when the shop is out of reach, and says so', async ({ page, face, t, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await openKept(page, hashTo(face, 'home'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await expect(page.locator('main')).toContainText(t('problem.retry'));
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
});

test('a page that was never opened says that there is no connection, and comes with it', async ({ page, face, t, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|Network Error|no-response|TypeError: Failed to fetch|FetchEvent/);
  await openKept(page, hashTo(face, 'home'));
  await context.setOffline(true);
  await page.evaluate((hash) => (window.location.hash = hash), hashTo(face, 'goods', { id: 'harbour-radio' }));
  await expect(page.getByRole('heading', { name: t('problem.offline.title'), exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
});

test('what is kept is the page, code and pictures: the face in use alone, and no answer of the shop', async ({ page, face, t }) => {
  await openKept(page, hashTo(face, 'home'));
  await page.getByRole('main').getByRole('navigation', { name: t('home.categories') }).getByRole('link').first().click();
  await expectSettled(page);
  const kept = await keptAddresses(page);
  const other = face === 'h5' ? 'pc' : 'h5';
  const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const othersAlone = filesOfShell(other).filter((file) => !used.includes(file));
  expect(othersAlone.length).toBeGreaterThan(0);
  expect(kept.filter((address) => address.startsWith('/api'))).toEqual([]);
  expect(kept.filter((address) => othersAlone.includes(address))).toEqual([]);
  expect(kept.filter((address) => !/^\/(?:index\.html|household|[\w.-]+\.(?:js|css)|pictures\/.+|[\w-]+\.(?:svg|png))$/.test(address))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['/index.html', ...filesOfShell(face)]));
  expect(kept.length).toBe(new Set(kept).size);
});

test('a newer shop waits while somebody is on the way to buy, in any tab', async ({ page, face, context }) => {
  await openKept(page, hashTo(face, 'goods', { id: 'harbour-radio' }));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await own.deploy('second');
  await lookForDeploy(page);
  const second = await context.newPage();
  await second.goto(`${own.origin}/#${hashTo(face, 'home')}`);
  await expectSettled(second);
  await moveOn(second, hashTo(face, 'hall'));
  expect(await workers(page)).toEqual({ waiting: true });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await versionOf(page)).toBeUndefined();
});

test('a tab from before a deploy goes on with code that is gone from the server', async ({ page, face }) => {
  const goods = hashTo(face, 'goods', { id: 'harbour-radio' });
  await openKept(page, hashTo(face, 'home'));
  await moveOn(page, goods);
  await moveOn(page, hashTo(face, 'home'));
  await own.deploy('second');
  for (const file of filesOfPage(goods.split('?')[0] ?? '')) own.remove(file);
  await page.reload();
  await expectSettled(page);
  await moveOn(page, goods);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
});

test('a page whose code is gone is loaded anew past the device, and is the newer one', async ({ page, face, expectConsole }) => {
  expectConsole(/404|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|MIME type|ERR_ABORTED/);
  await openKept(page, hashTo(face, 'home'));
  await own.deploy('second');
  const goods = hashTo(face, 'goods', { id: 'harbour-radio' });
  for (const file of filesOfPage(goods.split('?')[0] ?? '', hashTo(face, 'home'))) own.remove(file);
  await page.evaluate((hash) => (window.location.hash = hash), goods);
  await page.waitForFunction(() => document.documentElement.dataset['version'] === 'second');
});

test('an operator is rid of it by deploying none', async ({ page, face }) => {
  await openKept(page, hashTo(face, 'home'));
  await own.deployNoWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), { timeout: 20_000 }).toBe(0);
  await expect.poll(() => keptAddresses(page)).toEqual([]);
});
