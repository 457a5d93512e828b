import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './shopTest';

test('the home page shows products and logs nothing to the console', async ({ page, platform }) => {
  await page.goto(`/#/${platform}/home`);
  await expect(page.locator('#main').getByRole('link').filter({ hasText: /\$\d/ }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Persimmon/);
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the home page is in Chinese', async ({ page, platform }) => {
    await page.goto(`/#/${platform}/home`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('#main')).toContainText(/[\u4e00-\u9fff]{4}/);
  });
});

test('the JavaScript of the first load is within its budget', async ({ page, platform }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto(`/#/${platform}/home`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SHOP.budgets[platform] * 1000);
});

test('the root redirects to the platform of the device', async ({ page, platform }) => {
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/#/${platform}/home`));
});

test('an unknown route has a page', async ({ page, platform }) => {
  await page.goto(`/#/${platform}/nowhere`);
  await expect(page.getByRole('link').first()).toBeVisible();
  expect(page.url()).toContain('/nowhere');
});
