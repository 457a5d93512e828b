/** A page before its code, or any script, has loaded, and the preloading of code on hover. */
import type { Page } from '@playwright/test';
import type { Platform } from './shopTest';
import { violationsOf } from './support/axe';
import { filesOfPage } from './support/builtFiles';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { expectLoaded, hashOf, visit } from './support/navigation';

const product = { id: 'cloud-nine-headphones', name: 'Cloud Nine headphones' };

const cardOf = (page: Page) => page.locator(`main a[href*="id=${product.id}"]`).first();
const codeOf = (platform: Platform) => filesOfPage(hashTo(platform, 'goods'), hashTo(platform, 'home'));

/** Delays the code of the product page until the returned function is called. */
async function delayCode(page: Page, platform: Platform): Promise<() => void> {
  let releaseCode = () => {};
  const released = new Promise<void>((resolve) => (releaseCode = resolve));
  const files = new Set(codeOf(platform));
  await page.route(
    ({ pathname }) => files.has(pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return releaseCode;
}

function countProductRequests(page: Page): () => number {
  let requestCount = 0;
  page.on(
    'request',
    (request) => (requestCount += new URL(request.url()).pathname === '/api/home/goodsDetail' ? 1 : 0),
  );
  return () => requestCount;
}

test('the product page shows a skeleton with the data of the card, and requests the product while its code loads', async ({
  page,
  platform,
}) => {
  await visit(page, hashTo(platform, 'home'));
  const productRequestCount = countProductRequests(page);
  const releaseCode = await delayCode(page, platform);
  const picture = (await cardOf(page).locator('img').getAttribute('src')) ?? 'none';
  await cardOf(page).click();

  const main = page.locator('main');
  await expect(main.locator('.skeleton').first()).toBeVisible();
  await expect(main.locator('img').first()).toHaveAttribute('src', picture);
  await expect.poll(productRequestCount).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toHaveCount(1);

  releaseCode();
  await expectLoaded(page);
  expect(productRequestCount()).toBe(1);
});

test('a user can go back before the code of the product page has loaded, and stays there', async ({
  page,
  platform,
  t,
}) => {
  await visit(page, hashTo(platform, 'home'));
  const releaseCode = await delayCode(page, platform);
  await cardOf(page).click();
  await expect(page.locator('main .skeleton').first()).toBeVisible();
  // The phone page has its own back button before the code has loaded.
  if (platform === 'h5') await page.getByRole('button', { name: t('shell.back') }).click();
  else await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
  const codeLoaded = page.waitForResponse((response) => codeOf(platform).includes(new URL(response.url()).pathname));
  releaseCode();
  await codeLoaded;
  await expectLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persimmon');
});

/** Screens and what they are called before the app has loaded; the first two are prerendered. */
const earlyHeadings = {
  home: 'Persimmon',
  goods: product.name,
  hall: 'Persimmon',
  login: 'Persimmon',
} as const;
for (const screen of ['home', 'goods', 'hall', 'login'] as const)
  test(`screen readers find one main part and one main heading of the page ${screen} before the app has loaded, and after`, async ({
    page,
    platform,
  }) => {
    let start = (): void => undefined;
    const isStarted = new Promise<void>((resolve) => (start = resolve));
    await page.route(/\/umi\.[0-9a-f]+\.js$/, async (route) => {
      await isStarted;
      await route.continue();
    });
    await page.goto(`/#${hashTo(platform, screen, screen === 'goods' ? { id: product.id } : {})}`, {
      waitUntil: 'commit',
    });
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(earlyHeadings[screen]);
    await expect(main).toHaveCount(1);
    if (screen === 'home') {
      await expect(main.getByRole('link', { name: 'Cameras', exact: true })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    expect(await violationsOf(page)).toEqual([]);
    start();
    await expectLoaded(page);
    await expect(main).toHaveCount(1);
    await expect(heading).toHaveCount(1);
  });

test('the code of a page loads on hover', async ({ page, platform, t }) => {
  await visit(page, hashTo(platform, 'home'));
  const codeLoaded = Promise.all(
    codeOf(platform).map((file) => page.waitForResponse((response) => new URL(response.url()).pathname === file)),
  );
  await cardOf(page).hover();
  await codeLoaded;
  // All files of the page are loaded, so it must work without further ones.
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.evaluate(() => {
    const renderedHeadings: string[] = [];
    Object.assign(window, { renderedHeadings });
    const previousMain = document.querySelector('main');
    const recordFirstRender = () => {
      const main = document.querySelector('main');
      if (!main || main === previousMain) return requestAnimationFrame(recordFirstRender);
      return renderedHeadings.push(
        main.matches('[data-outline]') ? 'the outline' : (main.querySelector('h1')?.textContent ?? 'no heading'),
      );
    };
    requestAnimationFrame(recordFirstRender);
  });
  await cardOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toHaveCount(1);
  await expectLoaded(page);
  // The first render shows the page itself, not its skeleton.
  const [first] = await page.evaluate(() => (window as unknown as { renderedHeadings: string[] }).renderedHeadings);
  expect([t('goods.title'), product.name]).toContain(first);
});

test.describe('a link that is pointed at', () => {
  /** Points at a product on a home page whose clock is paused. Returns the requests for the code of the product page. */
  async function pointAtProduct(page: Page, platform: Platform): Promise<string[]> {
    await page.clock.install();
    await visit(page, hashTo(platform, 'home'));
    // A paused clock lets nothing start: the app has to be there, or the guard reloads the page whose app is late.
    await page.waitForFunction(() => window.startup?.preloadPage !== undefined);
    await page.waitForLoadState('networkidle');
    await expect(cardOf(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const files = new Set(codeOf(platform));
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (files.has(pathname)) requested.push(pathname);
    });
    await cardOf(page).hover();
    return requested;
  }

  test('has the code of its page loaded after 50 ms', async ({ page, platform }) => {
    const requested = await pointAtProduct(page, platform);
    await page.clock.runFor(49);
    expect(requested).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });

  test('loads nothing after the pointer has left it sooner', async ({ page, platform }) => {
    const requested = await pointAtProduct(page, platform);
    await page.clock.runFor(49);
    // The corner of the window has no link. The mouse itself leaves: a card that is drawn again under it is pointed at again.
    await page.mouse.move(1, 1);
    await page.clock.runFor(1_000);
    expect(requested).toEqual([]);
  });

  test('loads nothing for a visitor who saves data', async ({ page, platform }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    const requested = await pointAtProduct(page, platform);
    await page.clock.runFor(1_000);
    expect(requested).toEqual([]);
  });
});
