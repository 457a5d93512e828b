/** The product page while it scrolls, and pages of a phone on its side. */
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

test('a phone on its side shows the price above the bar @h5', async ({ page, platform, t }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  const buy = await page.getByRole('button', { name: t.pattern('goods.buy') }).boundingBox();
  const price = await page.getByRole('main').getByText('$129.00', { exact: true }).first().boundingBox();
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThan(buy?.y ?? 0);
});

test('a phone on its side keeps half of its height for the products of the list @h5', async ({ page, platform, t }) => {
  const height = 390;
  await page.setViewportSize({ width: 844, height });
  await visit(page, hashTo(platform, 'hall'));
  const first = await page.getByRole('main').getByRole('listitem').filter({ hasText: '$' }).first().boundingBox();
  const tabs = await page.getByRole('navigation', { name: t('shell.tabs') }).boundingBox();
  expect((tabs?.y ?? 0) - (first?.y ?? height)).toBeGreaterThan(height / 2);
});

test('the page stays where it is when the options are opened, changed and closed @h5', async ({
  page,
  platform,
  t,
}) => {
  await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  // The page is high enough when its lower parts are there.
  const scrollDown = () =>
    page.evaluate(() => {
      window.scrollTo(0, 420);
      return window.scrollY;
    });
  await expect.poll(scrollDown).toBe(420);
  // A click of Playwright may scroll the page itself.
  const buy = await page.getByRole('button', { name: t.pattern('goods.buy') }).boundingBox();
  await page.touchscreen.tap((buy?.x ?? 0) + 20, (buy?.y ?? 0) + 20);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Graphite' }).check({ force: true });
  await expect(sheet.getByRole('radio', { name: 'Graphite' })).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(420);
});

test('the quick view of a card is opened by the keyboard, and its button has the focus again @pc', async ({
  page,
  platform,
  t,
}) => {
  await visit(page, hashTo(platform, 'hall'));
  await page.getByRole('main').getByRole('link').filter({ hasText: '$' }).first().focus();
  // Past the button that saves the product.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: t.pattern('shell.quickView') });
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: t('collect.details') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
