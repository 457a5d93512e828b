import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './shopTest';

const budgets: Record<string, number> = JSON.parse(readFileSync(resolve(__dirname, '../../tools/budgets.json'), 'utf8'));

test('the home page shows goods and says nothing in the console', async ({ page, face }) => {
  await page.goto(`/#/${face}/home`);
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: /\$\d/ }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Persimmon/);
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the home page speaks Chinese', async ({ page, face }) => {
    await page.goto(`/#/${face}/home`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('main')).toContainText(/[\u4e00-\u9fff]{4}/);
  });
});

test('the first load brings no more JavaScript than its budget', async ({ page, face }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto(`/#/${face}/home`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets[face] ?? 0);
});

test('the root leads to the page set of the device', async ({ page, face }) => {
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/#/${face}/home`));
});

test('an unknown address has a page of its own', async ({ page, face }) => {
  await page.goto(`/#/${face}/nowhere`);
  await expect(page.getByRole('link').first()).toBeVisible();
  expect(page.url()).toContain('/nowhere');
});
