/** A printed order: items and sums on a white background, without header, footer and navigation. */
import type { Locator } from '@playwright/test';
import { dollars } from './support/buyer';
import { hashTo } from './support/platforms';
import { homeAddress } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';

/** Luminance of the text and of its background, from 0 for black to 1 for white. */
const luminanceOf = (text: Locator) =>
  text.evaluate((element) => {
    const channels = (color: string) => (/\(([^)]*)\)/.exec(color)?.[1] ?? '').split(/[\s,/]+/).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) =>
        channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let ancestor: Element | null = element;
    while (ancestor && (channels(getComputedStyle(ancestor).backgroundColor)[3] ?? 1) === 0)
      ancestor = ancestor.parentElement;
    return {
      textLuminance: luminance(getComputedStyle(element).color),
      backgroundLuminance: ancestor ? luminance(getComputedStyle(ancestor).backgroundColor) : 1,
    };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('an order is printed with its items and sums, on white and without navigation', async ({
      page,
      t,
      signedIn,
    }) => {
      const api = await signedIn();
      const { id: addressId } = await api.addAddress();
      const order = await api.pay(await api.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 2 }], addressId));
      await visit(page, hashTo('pc', 'orders', { id: order.id }));
      const main = page.getByRole('main');
      const pageParts = [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('navigation', { name: t('mine.sections') }),
        page.getByRole('button', { name: t('order.print') }),
      ];
      for (const part of pageParts) await expect(part).toBeVisible();
      await expect(page.getByText('Persimmon', { exact: true }).and(main.locator('*'))).toBeHidden();

      await page.emulateMedia({ media: 'print', colorScheme });
      for (const part of pageParts) await expect(part).toBeHidden();
      await expect(main.getByRole('button')).toHaveText([`${order.number} ${t('order.copyNumber')}`]);
      await expect(main.getByText('Persimmon', { exact: true })).toBeVisible();
      const itemsRegion = page.getByRole('region', { name: t('order.what') });
      await expect(itemsRegion).toContainText('Harbor');
      await expect(itemsRegion).toContainText('× 2');
      const sums = page.getByRole('region', { name: t('order.total') });
      await expect(sums).toContainText(dollars(order.total));
      await expect(main).toContainText(homeAddress.street);
      await expect(main).toContainText(order.number);
      for (const text of [
        sums.getByText(dollars(order.total)).last(),
        itemsRegion.getByText(/Harbor/).last(),
        main.getByText(homeAddress.street),
      ]) {
        const { textLuminance, backgroundLuminance } = await luminanceOf(text);
        expect(backgroundLuminance).toBe(1);
        expect(textLuminance).toBeLessThan(0.2);
      }
      // The printed page is not wider than the paper.
      const widths = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        windowWidth: window.innerWidth,
      }));
      expect(widths.scrollWidth).toBe(widths.windowWidth);
    });
  });
}
