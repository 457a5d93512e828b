/**
 * A captive portal answers with status 200 and other content. The caches never keep it, and one press of "Reload"
 * restores the shop. The worker is the same for both platforms, so one platform is tested.
 */
import type { Page } from '@playwright/test';
import { brokenFileErrors, reloadButton } from './support/brokenFiles';
import { damageCachedFiles, getCachedPaths, getDamagedPaths, openCached, test as base } from './support/cachedShop';
import { loginPage, otherBytes, startCaptivePortal, type CaptivePortal } from './support/captivePortal';
import { filesOfEntry, filesOfShell } from './support/builtFiles';
import { hashTo } from './support/platforms';
import { expect } from './support/storeTest';
import { expectLoaded } from './support/navigation';

const test = base.extend<{ portal: CaptivePortal }>({
  portal: async ({ server, context }, use) => {
    const portal = await startCaptivePortal(server.origin);
    await use(portal);
    await Promise.all(context.pages().map((page) => page.close()));
    await portal.end();
  },
});

test.slow();

/** Counts the loaded documents. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.isNavigationRequest());
  });
  return () => count;
}

/** Notes the query of each document that shows an alert. */
async function watchAlerts(page: Page): Promise<ReadonlySet<string>> {
  const queries = new Set<string>();
  await page.exposeFunction('onAlert', (query: string) => queries.add(query));
  await page.addInitScript(() => {
    // The page removes the mark of its reload from its address.
    const { search } = window.location;
    const { onAlert } = window as { onAlert?: (query: string) => void };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="alert"]')) return;
      observer.disconnect();
      onAlert?.(search);
    }).observe(document, { childList: true, subtree: true });
  });
  return queries;
}

for (const [content, substitute] of [
  ['other bytes of the same length', otherBytes],
  ['its login page', loginPage],
] as const) {
  test(`a portal that sends ${content} for a page is not cached, and one press loads the page`, async ({
    portal,
    page,
    platform,
    expectConsole,
  }) => {
    expectConsole(brokenFileErrors);
    await openCached(page, portal, hashTo(platform, 'home'));
    portal.replaceFiles(substitute);
    await page.evaluate((hash) => (window.location.hash = hash), hashTo(platform, 'goods', { id: 'harbour-radio' }));
    await expect(reloadButton(page)).toBeVisible({ timeout: 30_000 });
    expect(await getDamagedPaths(page)).toEqual([]);
    portal.replaceFiles(undefined);
    const documents = countDocuments(page);
    await reloadButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
    await expectLoaded(page);
    const brokenPictures = () =>
      page
        .locator('main img')
        .evaluateAll(
          (elements) =>
            elements.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).length,
        );
    await expect.poll(brokenPictures).toBe(0);
    expect(documents()).toBe(1);
    expect(await getDamagedPaths(page)).toEqual([]);
  });
}

test('a portal during the first visit is not cached, and one press loads the page', async ({
  portal,
  page,
  platform,
  expectConsole,
}) => {
  expectConsole(brokenFileErrors);
  const product = hashTo(platform, 'goods', { id: 'harbour-radio' });
  // The document arrives before the portal. The scripts and sheets of the product page are stored for a year.
  portal.replaceFiles((path, file) =>
    path === '/' || [...filesOfEntry(), ...filesOfShell(platform)].includes(path)
      ? { body: file }
      : otherBytes(path, file),
  );
  const documentsWithAlert = await watchAlerts(page);
  await page.goto(`${portal.origin}/#${product}`);
  // The first document reloads itself once. Only the second one asks the user.
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.name.includes('again=1'));
  await expect(reloadButton(page)).toBeVisible({ timeout: 30_000 });
  expect([...documentsWithAlert]).toEqual(['?again=1']);
  portal.replaceFiles(undefined);
  const documents = countDocuments(page);
  await reloadButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
  await expectLoaded(page);
  expect(documents()).toBe(1);
});

test('a cache with other content in every entry is not served, and a reload past the cache repairs all of it', async ({
  portal,
  page,
  platform,
}) => {
  await openCached(page, portal, hashTo(platform, 'home'));
  const needed = ['/index.html', ...filesOfEntry(), ...filesOfShell(platform), '/pictures/offline.webp'];
  await expect.poll(() => getCachedPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(needed));
  expect(await damageCachedFiles(page)).toEqual(expect.arrayContaining(needed));
  await page.reload();
  await expectLoaded(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
  await damageCachedFiles(page);
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => void window.startup?.reload(undefined, true))]);
  await expectLoaded(page);
  await expect.poll(() => getDamagedPaths(page), { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => getCachedPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(needed));
});
