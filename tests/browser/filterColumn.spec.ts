/** The filters of the desktop's product list: those that are used most fit a window of 1440 × 900, also after many searches. */
import { hashTo } from './support/platforms';
import { visit } from './support/navigation';
import { expect, test } from './support/storeTest';

test('nothing of the filters is cut off, and the recent searches are above the products @pc', async ({ page, t }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const terms = ['mug', 'headphones', 'green tea', 'camera', 'coffee'];
  await page.addInitScript((list) => localStorage.setItem('searchHistory', JSON.stringify(list)), terms);
  await visit(page, hashTo('pc', 'hall'));
  const filters = page.getByRole('complementary', { name: t('hall.filter') });
  expect(await filters.evaluate((column) => column.scrollHeight - column.clientHeight)).toBeLessThanOrEqual(0);
  await expect(filters.getByRole('switch')).toBeInViewport({ ratio: 1 });
  const recent = page.getByRole('region', { name: t('hall.recent') });
  await expect(recent.getByRole('button', { name: 'coffee', exact: true })).toBeInViewport({ ratio: 1 });
  const lastValue = filters.getByRole('group').last().getByRole('button').last();
  // The column scrolls with the page until its end, which stays.
  for (const distance of [600, 2_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), distance);
    await expect(lastValue).toBeInViewport({ ratio: 1 });
  }
});
