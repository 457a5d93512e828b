/** The filters of the desktop's product list: those that are used most fit a window of 1440 × 900. */
import { hashTo } from './support/platforms';
import { visit } from './support/navigation';
import { expect, test } from './support/storeTest';

test('nothing of the filters is cut off @pc', async ({ page, t }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, hashTo('pc', 'hall'));
  const filters = page.getByRole('complementary', { name: t('hall.filter') });
  expect(await filters.evaluate((column) => column.scrollHeight - column.clientHeight)).toBeLessThanOrEqual(0);
  await expect(filters.getByRole('switch')).toBeInViewport({ ratio: 1 });
  const lastValue = filters.getByRole('group').last().getByRole('button').last();
  // The column scrolls with the page until its end, which stays.
  for (const distance of [600, 2_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), distance);
    await expect(lastValue).toBeInViewport({ ratio: 1 });
  }
});

test('the recent searches are below the empty search field and move no product @pc', async ({ page, t }) => {
  const terms = ['mug', 'headphones', 'green tea', 'camera', 'coffee'];
  await page.addInitScript((list) => localStorage.setItem('searchHistory', JSON.stringify(list)), terms);
  await visit(page, hashTo('pc', 'hall'));
  const product = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  const before = await product.boundingBox();
  await page.getByRole('combobox', { name: t('shell.search') }).click();
  const options = page.getByRole('option');
  await expect(options).toHaveText(terms);
  const remove = page.getByRole('button', { name: t('suggestion.recentForget', { term: 'green tea' }) });
  const [option, button] = [await options.nth(2).boundingBox(), await remove.boundingBox()];
  expect(Math.abs((option?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(6);
  await remove.click();
  await expect(options).toHaveText(terms.filter((term) => term !== 'green tea'));
  expect(await product.boundingBox()).toEqual(before);
});
