/** The developers' page: its links, its demo shop controls, and accessibility. */
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { docsPage } from './support/platforms';
import { expect, test } from './support/storeTest';
import { hashOf, navigate, navigateViaNotFound, storedToken, visit } from './support/navigation';

const sections = ['routes', 'calls', 'storage', 'demo'] as const;
const sectionOf = (name: (typeof sections)[number]) => `${docsPage}?section=${name}`;

/** Routes in the first section of the page, without `#`. */
const listedRoutes = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((rows) => rows.flatMap((row) => row.querySelector('a')?.getAttribute('href')?.slice(1) ?? []));

test('every listed route has a page', async ({ page, platform, t }) => {
  test.slow();
  await visit(page, docsPage);
  const other = platform === 'h5' ? '/pc/' : '/h5/';
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const routes = (await listedRoutes(page)).filter((path) => !path.startsWith(other) && path !== docsPage);
  expect(routes.length).toBeGreaterThan(15);
  for (const path of routes) {
    await navigateViaNotFound(page, path);
    await expect(page.locator('h1'), path).not.toHaveText(t('problem.404.title'));
  }
});

test('the demo shop section shows the scene, signs in, and switches faults on and off', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await visit(page, sectionOf('demo'));
  await expect(page.getByText('The demo shop is running with the scene “default”.')).toBeVisible();
  await expect(page.locator('li[aria-current=true]')).toContainText('default');
  await page.getByRole('button', { name: 'Sign in as Mei Lin' }).click();
  await expect(page.getByText('Signed in as Mei Lin.')).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();

  await page.getByLabel('Fault', { exact: true }).selectOption('500');
  await page.getByLabel(/^Part of the path/).fill('/wallet/log');
  await page.getByRole('button', { name: 'Switch on', exact: true }).click();
  await navigate(page, platform === 'h5' ? '/h5/wallet' : '/pc/mine?index=wallet');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await navigate(page, sectionOf('demo'));
  await expect(page.getByText('The demo shop is running with the scene “default”.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off all' }).click();
  await expect(page.getByRole('button', { name: 'Switch off all' })).toBeHidden();
  await expect(page.getByText('No active faults.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => hashOf(page)).toBe(`/${platform}/home`);
  expect(await storedToken(page)).toBeNull();
});

test('a link to a call scrolls to it and opens it', async ({ page }) => {
  await visit(page, `${sectionOf('calls')}&call=withdraw`);
  const row = page.locator('details[open] > summary', { hasText: '/api/user/withdraw' });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Try it · withdraw' })).toBeAttached();
});

test('an injected fault is named on the pages of the shop until it is switched off', async ({
  page,
  platform,
  baseURL,
  t,
}) => {
  await page.context().addCookies([{ name: 'shopFault', value: 'delay:1', url: baseURL ?? '' }]);
  await visit(page, `/${platform}/home`);
  await expect(page.getByText('delay:1')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t('shell.fault.off') }).click();
  await expect(page.getByText('delay:1')).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).not.toContain('shopFault');
});

/** Waits for the content that a section fetches. */
async function waitForSection(page: Page, name: (typeof sections)[number]): Promise<void> {
  if (name === 'calls') await expect(page.getByText(/^\d+ calls$/)).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('a call that was tried passes axe and fits 320 px', async ({ page }) => {
      await visit(page, `${sectionOf('calls')}&call=getGoodsList&find=goodsList`);
      await page.getByRole('button', { name: 'Send getGoodsList' }).click();
      await expect(page.getByText('Fits the contract.')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test('every section passes axe and fits 320 px', async ({ page }) => {
      const initialSize = page.viewportSize();
      const violations: string[] = [];
      const widths: Record<string, number> = {};
      for (const name of sections) {
        await visit(page, sectionOf(name));
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await waitForSection(page, name);
        violations.push(...(await violationsOf(page)).map((violation) => `${name} – ${violation}`));
        await page.setViewportSize({ width: 320, height: 640 });
        widths[name] = await page.evaluate(() => document.documentElement.scrollWidth);
        if (initialSize) await page.setViewportSize(initialSize);
      }
      expect(violations).toEqual([]);
      expect(widths).toEqual({ routes: 320, calls: 320, storage: 320, demo: 320 });
    });
  });
}
