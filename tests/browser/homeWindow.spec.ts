/** How many products the first window of the desktop's home page shows. */
import { expectLoaded } from './support/navigation';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';

for (const language of ['en', 'zh-CN', 'de'] as const)
  test.describe(() => {
    test.use({ language });

    test(`a window of 1440 × 900 has eight products with picture, name and price in ${language} @pc`, async ({
      page,
      t,
    }) => {
      await page.goto(`/#${hashTo('pc', 'home')}`);
      await expectLoaded(page);
      const products = page.getByRole('main').getByLabel(t('home.picked')).getByRole('listitem');
      await expect(products.nth(7)).toBeVisible();
      const bottoms = await products.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
      expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(8);
    });
  });
