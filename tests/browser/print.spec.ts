/** An order on paper: what was bought and what it cost, on white, without the shop around it. */
import type { Locator } from '@playwright/test';
import { dollars } from './support/buyer';
import { hashTo } from './support/faces';
import { homeAddress } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { visit } from './support/visits';

/** Luminance of the ink and of the ground that it stands on, from 0 for black to 1 for white. */
const inkAndGround = (text: Locator) =>
  text.evaluate((element) => {
    const channels = (color: string) => (/\(([^)]*)\)/.exec(color)?.[1] ?? '').split(/[\s,/]+/).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let behind: Element | null = element;
    while (behind && (channels(getComputedStyle(behind).backgroundColor)[3] ?? 1) === 0) behind = behind.parentElement;
    return { ink: luminance(getComputedStyle(element).color), ground: behind ? luminance(getComputedStyle(behind).backgroundColor) : 1 };
  });

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('an order is printed with its lines and sums, on white and without the shop around it', async ({ page, t, signedIn }) => {
      const api = await signedIn();
      const { id: addressId } = await api.addAddress();
      const order = await api.pay(await api.place([{ skuId: 'harbour-radio.ash', quantity: 2 }], addressId));
      await visit(page, hashTo('pc', 'orders', { id: order.id }));
      const main = page.getByRole('main');
      const around = [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation', { name: t('mine.sections') }), page.getByRole('button', { name: t('order.print') })];
      for (const part of around) await expect(part).toBeVisible();
      await expect(page.getByText('Persimmon', { exact: true }).and(main.locator('*'))).toBeHidden();

      await page.emulateMedia({ media: 'print', colorScheme: theme });
      for (const part of around) await expect(part).toBeHidden();
      await expect(main.getByRole('button')).toHaveText([`${order.number} ${t('order.copyNumber')}`]);
      await expect(main.getByText('Persimmon', { exact: true })).toBeVisible();
      const what = page.getByRole('region', { name: t('order.what') });
      await expect(what).toContainText('Harbour');
      await expect(what).toContainText('× 2');
      const sums = page.getByRole('region', { name: t('order.total') });
      await expect(sums).toContainText(dollars(order.total));
      await expect(main).toContainText(homeAddress.street);
      await expect(main).toContainText(order.number);
      for (const text of [sums.getByText(dollars(order.total)).last(), what.getByText(/Harbour/).last(), main.getByText(homeAddress.street)]) {
        const { ink, ground } = await inkAndGround(text);
        expect(ground).toBe(1);
        expect(ink).toBeLessThan(0.2);
      }
      // The sheet is the order and nothing else: no column stays empty for the menu, nothing is cut off.
      const sheet = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, seen: window.innerWidth }));
      expect(sheet.wide).toBe(sheet.seen);
    });
  });
}
