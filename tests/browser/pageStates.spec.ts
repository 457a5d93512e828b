/** Every page in its other states: signed out, empty, loading, failed. */
import type { Page } from '@playwright/test';
import { violationsInBothThemes, violationsOf } from './support/axe';
import { builtPages, builtViews, hashTo } from './support/platforms';
import type { Platform } from './shopTest';
import { expect, test } from './support/storeTest';
import { expectLoaded, visit } from './support/navigation';
import { waitForStableDom } from './support/waitForStableDom';

// The checks wait for the end of animations, which take most of the time of a navigation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of a platform that differ in the data that they read. */
const pagesOf = (platform: Platform) =>
  [...builtPages[platform], ...builtViews[platform]].filter(
    (hash) => hash !== '/' && hash !== '/home' && !/login/i.test(hash),
  );

/** Calls of the pages, without those of the session and the server information. */
const callsOfPages = /\/api\/(?!server\/info|user\/current)/;

/** Navigates to each page within the app. Returns the result of `check` by hash. */
async function checkEachPage<Result>(
  page: Page,
  hashes: readonly string[],
  check: (hash: string) => Promise<Result>,
): Promise<Record<string, Result>> {
  const results: Record<string, Result> = {};
  for (const hash of hashes) {
    // Sections of one page share its layout, so no element disappears on navigation: the test waits until the app is
    // idle.
    await page.evaluate(async (next) => {
      window.location.hash = next;
      for (let nth = 0; nth < 2; nth += 1) await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
    }, hash);
    await page.waitForTimeout(100);
    await expect(page.locator('#root main:not([data-outline])')).toBeVisible();
    await expect(page.locator('#root h1')).not.toBeEmpty();
    results[hash] = await check(hash);
  }
  return results;
}

const checkLoadedPage = async (page: Page) => {
  await expectLoaded(page);
  // The rows of a long list are hidden until they are measured, and axe finds links without a name in them.
  await waitForStableDom(page);
  return violationsInBothThemes(page, { onlyNewParts: true });
};

/** Pages without a read call, or without one before the user enters something. */
const pagesWithoutRetry: Record<Platform, readonly string[]> = {
  h5: [
    ...[
      'ordercheck',
      'exchange',
      'infodetail',
      'userinfo',
      'editnickname',
      'editavatar',
      'editphone',
      'gift',
      'compare',
    ].map((name) => `/h5/${name}`),
    ...['goodsDetail', 'orderSuccess', 'message'].map((name) => `/h5/components/${name}`),
  ],
  pc: [
    ...[
      'goodsdetail',
      'ordercheck',
      'components/cdk',
      'components/editAvatar',
      'components/editPhone',
      'components/userinfo',
      'gift',
      'compare',
    ].map((name) => `/pc/${name}`),
    ...['profile', 'redeem', 'profile&edit=nickname', 'profile&edit=avatar', 'profile&edit=phone'].map(
      (index) => `/pc/mine?index=${index}`,
    ),
  ],
};

const emptyResults = (hashes: readonly string[]) => Object.fromEntries(hashes.map((hash) => [hash, []]));

test('signed out, every page passes axe', async ({ page, platform }) => {
  test.slow();
  await visit(page, hashTo(platform, 'home'));
  const pages = pagesOf(platform);
  expect(await checkEachPage(page, pages, () => checkLoadedPage(page))).toEqual(emptyResults(pages));
});

test('without data, every page passes axe', async ({ page, platform, signedIn }) => {
  test.slow();
  await signedIn();
  await visit(page, hashTo(platform, 'home'));
  const pages = pagesOf(platform);
  expect(await checkEachPage(page, pages, () => checkLoadedPage(page))).toEqual(emptyResults(pages));
});

test('while the API does not respond, every page is visible and passes axe', async ({ page, platform, signedIn }) => {
  test.slow();
  await signedIn();
  await visit(page, '/nowhere');
  await page.route(callsOfPages, () => undefined);
  const pages = pagesOf(platform);
  expect(await checkEachPage(page, pages, () => violationsInBothThemes(page, { onlyNewParts: true }))).toEqual(
    emptyResults(pages),
  );
});

test('while its code is loading, every page has its landmark and a title', async ({ page, platform, signedIn }) => {
  await signedIn();
  await visit(page, '/nowhere');
  await page.route(/\.js$/, () => undefined);
  const rules = ['landmark-one-main', 'page-has-heading-one', 'empty-heading', 'heading-order', 'region', 'bypass'];
  for (const hash of pagesOf(platform)) {
    await page.evaluate((next) => (window.location.hash = next), hash);
    const outline = page.locator('#root main[data-outline]');
    await expect(outline.getByRole('heading', { level: 1 }), hash).not.toBeEmpty();
    expect(await violationsOf(page, { rules }), hash).toEqual([]);
  }
});

test('when the API fails, every page shows an error with a retry button and passes axe', async ({
  page,
  platform,
  t,
  signedIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 500/);
  await signedIn();
  await visit(page, '/nowhere');
  await page.route(callsOfPages, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  const pages = pagesOf(platform);
  const withoutRetry: string[] = [];
  const violations = await checkEachPage(page, pages, async (hash) => {
    await expectLoaded(page);
    const canRetry = await page.locator('#root main').getByText(t('problem.retry'), { exact: true }).count();
    if (canRetry === 0) withoutRetry.push(hash);
    return violationsOf(page, { onlyNewParts: true });
  });
  expect.soft(withoutRetry.toSorted()).toEqual(pagesWithoutRetry[platform].toSorted());
  expect(violations).toEqual(emptyResults(pages));
});
