/** A shop that the device keeps: a server of its own for each test, with the service worker allowed. */
import type { Page } from '@playwright/test';
import { openOwnShop, type OwnShop } from './ownShop';
import { test as base } from './storeTest';
import { expectSettled } from './visits';

export const test = base.extend<{ own: OwnShop }>({
  serviceWorkers: 'allow',
  own: async ({ context }, use) => {
    const own = await openOwnShop();
    await use(own);
    await Promise.all(context.pages().map((page) => page.close()));
    await own.end();
  },
});

/** Opens a page, and waits until the device keeps the shop. */
export async function openKept(page: Page, { origin }: OwnShop, hash: string): Promise<void> {
  await page.goto(`${origin}/#${hash}`);
  await expectSettled(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 30_000 });
  await page.waitForFunction(async () => (await (await caches.open('files')).keys()).length > 3, undefined, { timeout: 30_000 });
}

/** Paths of all that the device keeps. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
