/** A file that cannot be had, in each way: one new try on the same route, then words and a button. */
import type { Page, Route } from '@playwright/test';
import type { Face } from '../shopTest';
import { filesOfPage } from './builtParts';
import { hashTo } from './faces';
import { expect, test } from './storeTest';
import { expectSettled, hashOf, visit } from './visits';

const breaks: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'answers with a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  'is cut short': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  hangs: () => Promise.resolve(),
};

/** The goods whose page is opened. */
export const goods = (face: Face) => hashTo(face, 'goods', { id: 'harbour-radio' });

const pathOf = (hash: string) => hash.split('?')[0] ?? '';

/** A file with this ending that only the page of the goods has. */
export const partOfGoods = (ending: string) => (face: Face) => {
  const files = filesOfPage(pathOf(goods(face)), pathOf(hashTo(face, 'home')), pathOf(hashTo(face, 'checkout')));
  return files.find((file) => file.endsWith(ending)) ?? `no ${ending} of its own`;
};

/** Breaks a file in the first `documents` documents that the page loads. Answers how many it has loaded. */
export async function breakFile(page: Page, file: string | RegExp, how: (route: Route) => Promise<void>, documents: number): Promise<() => number> {
  let loaded = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  await page.route(file instanceof RegExp ? file : (url) => url.pathname === file, (route) => (loaded <= documents ? how(route) : route.continue()));
  return () => loaded;
}

const notLoaded = (page: Page) => page.locator('#not-loaded, main:has([class*="panel"])').getByRole('button', { name: /^Load again$/ }).first();

/** Lets the time pass, once the page has asked for it, after which a file counts as hanging, and the next try at it, too. */
async function letTimePass(page: Page, file: string | RegExp): Promise<void> {
  await page.waitForFunction((pattern) => {
    const asked = [...document.querySelectorAll('script[src], link[rel="stylesheet"]')];
    return asked.some((element) => new RegExp(pattern).test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''));
  }, typeof file === 'string' ? file.replaceAll('.', '\\.') : file.source);
  // After ten seconds the app is drawn without the part, and from then on it waits for it itself.
  await page.clock.fastForward(11_000);
  await page.waitForTimeout(500);
  await page.clock.fastForward(110_000);
  await page.clock.fastForward(6_000);
}

/**
 * What must hold when a file of the goods' page is broken in any way. `isOfEntry`: without it no page of the shop can be
 * entered at all.
 */
export function describeBroken(place: string, fileOf: (face: Face) => string | RegExp, { isOfEntry = false } = {}): void {
  for (const [how, breakIt] of Object.entries(breaks)) {
    test.describe(`when ${place} ${how}`, () => {
      test.beforeEach(async ({ page, expectConsole }) => {
        expectConsole(/./);
        await page.clock.install();
        await page.addInitScript(() => {
          if (window.location.search.includes('again')) Object.assign(window, { isAnew: true });
        });
      });

      /** Goes to the goods as a customer does who is in the shop already, if the shop can be entered at all. */
      async function goToGoods(page: Page, face: Face): Promise<void> {
        if (!isOfEntry) {
          await visit(page, hashTo(face, 'home'));
          await page.evaluate((hash) => (window.location.hash = hash), goods(face));
        } else {
          await page.goto(`/#${goods(face)}`, { waitUntil: 'commit' });
        }
      }

      test('once, the page comes with the next try, on the same route', async ({ page, face }) => {
        const documents = await breakFile(page, fileOf(face), breakIt, 1);
        await goToGoods(page, face);
        if (how === 'hangs') await letTimePass(page, fileOf(face));
        await expectSettled(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
        expect(documents()).toBe(2);
        expect(page.url()).toContain(`#${goods(face)}`);
        expect(page.url()).not.toContain('again');
      });

      test('for good, the second try ends in words and a button, and the button helps once it is mended', async ({ page, face }) => {
        const documents = await breakFile(page, fileOf(face), breakIt, 2);
        await goToGoods(page, face);
        if (how === 'hangs') {
          await letTimePass(page, fileOf(face));
          await expect.poll(documents).toBe(2);
          await page.waitForFunction(() => 'isAnew' in window);
          await letTimePass(page, fileOf(face));
        }
        await expect(notLoaded(page)).toBeVisible();
        expect(documents()).toBe(2);
        await notLoaded(page).click();
        if (how === 'hangs') await page.clock.fastForward(6_000);
        await expect.poll(documents).toBe(3);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
        await expectSettled(page);
        expect(documents()).toBe(3);
        expect(hashOf(page)).toBe(goods(face));
      });
    });
  }
}
