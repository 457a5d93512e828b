/** The product page while it scrolls. */
import { expect, test } from './support/storeTest';
import { hashTo } from './support/platforms';
import { visit } from './support/navigation';

test('a bar with the name hides what scrolls beneath the floating buttons @h5', async ({ page, platform, t }) => {
  await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  const bar = page.getByRole('button', { name: t('shell.back') }).locator('..');
  const opacityOf = () => bar.evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
  await expect.poll(opacityOf).toBe(0);
  const name = await page.locator('h1').innerText();
  await expect(bar.getByText(name)).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, window.innerWidth));
  await expect(bar.getByText(name)).toBeVisible();
  await expect.poll(opacityOf).toBe(1);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar.getByText(name)).toHaveCount(0);
  await expect.poll(opacityOf).toBe(0);
});
