/** What stands in the page before any script has come, and how the app takes its place. */
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import { expectSettled } from './support/visits';

test('the home page shows banner and categories before the app has come', async ({ page, face, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/#${hashTo(face, 'home')}`);
  const first = page.locator('#first-screen');
  await expect(first.getByText('Warm light, slow evenings')).toBeVisible();
  await expect(first.getByText('Cameras').first()).toBeVisible();
  await expect(first.locator(`a[href^="#/${face}/"]`).first()).toBeVisible();
});

test('the app takes its place without a jump, and asks nothing twice', async ({ page, face }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(`/#${hashTo(face, 'home')}`);
  await expect(page.locator('#first-screen')).toHaveCount(0);
  await expectSettled(page);
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('a page other than the home page has no first screen in its way', async ({ page, face }) => {
  await page.goto(`/#${hashTo(face, 'hall')}`);
  await expectSettled(page);
  await expect(page.locator('#first-screen')).toBeHidden();
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ language: 'zh-CN' });

  test('the first screen speaks Chinese', async ({ page, face, expectConsole }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/#${hashTo(face, 'home')}`);
    await expect(page.locator('#first-screen').getByText('灯暖，夜慢')).toBeVisible();
  });
});
