/** The shop on the device through a deploy. The worker knows no face. */
import type { Page } from '@playwright/test';
import { filesOfPage } from './support/builtParts';
import { hashTo } from './support/faces';
import { keptAddresses, openKept, test } from './support/keptShop';
import { expect } from './support/storeTest';
import { expectSettled, moveOn } from './support/visits';

test.slow();

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

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

test('a newer shop waits while somebody is on the way to buy, in any tab', async ({ own, page, face, context }) => {
  await openKept(page, own, hashTo(face, 'goods', { id: 'harbour-radio' }));
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

test('a tab from before a deploy goes on with code that is gone from the server', async ({ own, page, face }) => {
  const goods = hashTo(face, 'goods', { id: 'harbour-radio' });
  await openKept(page, own, hashTo(face, 'home'));
  await moveOn(page, goods);
  await moveOn(page, hashTo(face, 'home'));
  await own.deploy('second');
  for (const file of filesOfPage(goods.split('?')[0] ?? '')) own.remove(file);
  await page.reload();
  await expectSettled(page);
  await moveOn(page, goods);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
});

test('a page whose code is gone is loaded anew past the device, and is the newer one', async ({ own, page, face, expectConsole }) => {
  expectConsole(/404|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|MIME type|ERR_ABORTED/);
  await openKept(page, own, hashTo(face, 'home'));
  await own.deploy('second');
  const goods = hashTo(face, 'goods', { id: 'harbour-radio' });
  for (const file of filesOfPage(goods.split('?')[0] ?? '', hashTo(face, 'home'))) own.remove(file);
  await page.evaluate((hash) => (window.location.hash = hash), goods);
  await page.waitForFunction(() => document.documentElement.dataset['version'] === 'second');
});

test('an operator is rid of it by deploying none', async ({ own, page, face }) => {
  await openKept(page, own, hashTo(face, 'home'));
  await own.deployNoWorker();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), { timeout: 20_000 }).toBe(0);
  await expect.poll(() => keptAddresses(page)).toEqual([]);
});
