/**
 * Tests for a script or style file that fails in each mode: one automatic reload of the same route, then an error with
 * a button.
 */
import type { Page, Route } from '@playwright/test';
import type { Platform } from '../shopTest';
import { filesOfPage } from './builtFiles';
import { hashTo } from './platforms';
import { expect, test } from './storeTest';
import { expectLoaded, hashOf, visit } from './navigation';

const failureModes: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  'is truncated': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  'stays pending': () => Promise.resolve(),
};

/** Console messages of a file that fails in any of these modes, or whose request is aborted. */
export const brokenFileErrors =
  /status of 404|MIME type|SyntaxError|Loading (?:CSS )?chunk|net::ERR_(?:FAILED|ABORTED)/;

/** Hash of the product page under test. */
export const productHash = (platform: Platform) => hashTo(platform, 'goods', { id: 'harbour-radio' });

const pathOf = (hash: string) => hash.split('?')[0] ?? '';

/** The file with this extension that only the product page loads. */
export const productPageFile = (ending: string) => (platform: Platform) => {
  const files = filesOfPage(
    pathOf(productHash(platform)),
    pathOf(hashTo(platform, 'home')),
    pathOf(hashTo(platform, 'checkout')),
  );
  return files.find((file) => file.endsWith(ending)) ?? `no own file with ${ending}`;
};

/** Times that a file may be asked for until the error page: preloaded, loaded by kit and page, fetched past the caches, and both again. */
const maxRequests = 6;

/**
 * Breaks a file in the first `documents` documents that the page loads. Returns a function with the number of loaded
 * documents.
 */
export async function breakFile(
  page: Page,
  file: string | RegExp,
  failureMode: (route: Route) => Promise<void>,
  documents: number,
): Promise<() => number> {
  let loaded = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  await page.route(file instanceof RegExp ? file : (url) => url.pathname === file, (route) =>
    loaded <= documents ? failureMode(route) : route.continue(),
  );
  return () => loaded;
}

/** The button of the notice and of the error page. */
export const reloadButton = (page: Page) =>
  page
    .locator('#not-loaded, main:has([class*="panel"])')
    .getByRole('button', { name: /^Reload$/ })
    .first();

/** Waits until the page requests the file, then advances the clock past its timeout and the timeout of its retry. */
async function passFileTimeouts(page: Page, file: string | RegExp): Promise<void> {
  await page.waitForFunction(
    (pattern) => {
      const elements = [...document.querySelectorAll('script[src], link[rel="stylesheet"]')];
      return elements.some((element) =>
        new RegExp(pattern).test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      );
    },
    typeof file === 'string' ? file.replaceAll('.', '\\.') : file.source,
  );
  // After 10 s the app renders without the file. From then on the app itself waits for the file.
  await page.clock.fastForward(11_000);
  await page.waitForTimeout(500);
  // The last file may have arrived just now.
  await page.clock.fastForward(121_000);
  await page.clock.fastForward(6_000);
}

/**
 * Tests a file of the product page in each failure mode. `isOfEntry`: without this file no page of the shop can start.
 */
export function describeBrokenFile(
  filePart: string,
  fileOf: (platform: Platform) => string | RegExp,
  { isOfEntry = false } = {},
): void {
  for (const [failureMode, breakFileRoute] of Object.entries(failureModes)) {
    test.describe(`when ${filePart} ${failureMode}`, () => {
      test.beforeEach(async ({ page, expectConsole }) => {
        expectConsole(brokenFileErrors);
        await page.clock.install();
        await page.addInitScript(() => {
          if (window.location.search.includes('again')) Object.assign(window, { isReloaded: true });
        });
      });

      /** Opens the product from within the app. Loads it directly when the file is needed to start the app. */
      async function openProduct(page: Page, platform: Platform): Promise<void> {
        if (!isOfEntry) {
          await visit(page, hashTo(platform, 'home'));
          await page.evaluate((hash) => (window.location.hash = hash), productHash(platform));
        } else {
          await page.goto(`/#${productHash(platform)}`, { waitUntil: 'commit' });
        }
      }

      test('once, one automatic reload shows the page on the same route', async ({ page, platform }) => {
        const documents = await breakFile(page, fileOf(platform), breakFileRoute, 1);
        await openProduct(page, platform);
        if (failureMode === 'stays pending') await passFileTimeouts(page, fileOf(platform));
        await expectLoaded(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
        expect(documents()).toBe(2);
        expect(page.url()).toContain(`#${productHash(platform)}`);
        expect(page.url()).not.toContain('again');
      });

      test('twice, an error with a button appears, and the button reloads the page', async ({ page, platform }) => {
        let requests = 0;
        const documents = await breakFile(
          page,
          fileOf(platform),
          (route) => {
            requests += 1;
            return breakFileRoute(route);
          },
          2,
        );
        await openProduct(page, platform);
        if (failureMode === 'stays pending') {
          await passFileTimeouts(page, fileOf(platform));
          await expect.poll(documents).toBe(2);
          await page.waitForFunction(() => 'isReloaded' in window);
          await passFileTimeouts(page, fileOf(platform));
        }
        await expect(reloadButton(page)).toBeVisible();
        expect(documents()).toBe(2);
        expect(requests).toBeLessThanOrEqual(maxRequests);
        await reloadButton(page).click();
        if (failureMode === 'stays pending') await page.clock.fastForward(6_000);
        await expect.poll(documents).toBe(3);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
        await expectLoaded(page);
        expect(documents()).toBe(3);
        expect(hashOf(page)).toBe(productHash(platform));
      });
    });
  }
}
