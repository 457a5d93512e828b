/** The first filters of the desktop's product list fit a window of 1440 × 900, also after many searches; the others scroll beside the products. */
import { hashTo } from './support/platforms';
import { visit } from './support/navigation';
import { expect, test } from './support/storeTest';

test('price and stock fit the window, the facets below them scroll, and the recent searches are above the products @pc', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const terms = ['mug', 'headphones', 'green tea', 'camera', 'coffee'];
  await page.addInitScript((list) => localStorage.setItem('searchHistory', JSON.stringify(list)), terms);
  await visit(page, hashTo('pc', 'hall'));
  const filters = page.getByRole('complementary', { name: t('hall.filter') });
  await expect(filters.getByRole('switch')).toBeInViewport({ ratio: 1 });
  const recent = page.getByRole('region', { name: t('hall.recent') });
  await expect(recent.getByRole('button', { name: 'coffee', exact: true })).toBeInViewport({ ratio: 1 });
  const lastValue = filters.getByRole('group').last().getByRole('button').last();
  await expect(lastValue).not.toBeInViewport();
  await filters.evaluate((column) => column.scrollTo(0, column.scrollHeight));
  // The column then stays below the header, and fits the window.
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(lastValue).toBeInViewport({ ratio: 1 });
});
