/**
 * The shop of the configuration, whatever its languages, brand and features are: its pages in each language, and a purchase. `npm run verify`
 * runs these tests alone on the build of a shop that is not the demo shop (OWN_SHOP).
 */
import type { Page } from '@playwright/test';
import { languageMessages } from '../../tools/build/languageMessages';
import { loadShop, shopLanguages, type ShopLanguage } from '../../tools/config/shopConfig';
import { violationsInBothThemes } from './support/axe';
import { expectReadable, visit } from './support/navigation';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { createTranslate } from './support/texts';

const skuId = 'harbour-radio.ash';
const goods = { id: 'harbour-radio' };
const widths = { h5: [390, 320], pc: [1440, 1024] };

/** How many px the page is wider than the window, once lists have their columns. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect
    .poll(overflow)
    .toBe(0)
    .catch(() => undefined);
  return overflow();
}

for (const { code, tag } of shopLanguages())
  test.describe(`in ${tag}`, () => {
    const messages = Object.assign({}, ...Object.values(languageMessages(code, loadShop()).messages));
    test.use({ locale: tag });

    test('the pages are in the language, name the shop, fit the window and pass axe', async ({
      page,
      platform,
      signedIn,
    }) => {
      test.slow();
      const t = createTranslate(tag, messages);
      const name = loadShop().names[code as ShopLanguage] ?? loadShop().name;
      const customer = await signedIn();
      await customer.addAddress();
      const findings: string[] = [];
      for (const hash of [
        hashTo(platform, 'home'),
        hashTo(platform, 'hall'),
        hashTo(platform, 'goods', goods),
        hashTo(platform, 'collect'),
        hashTo(platform, 'checkout', { lines: `${skuId}*1` }),
        hashTo(platform, 'mine'),
        hashTo(platform, 'orders'),
        hashTo(platform, 'profile'),
      ]) {
        await visit(page, hash);
        await expectReadable(page, t('problem.page.title'));
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        findings.push(...(await violationsInBothThemes(page, { onlyNewParts: true })).map((one) => `${hash}: ${one}`));
        if (!(await page.title()).includes(name)) findings.push(`${hash}: the title is "${await page.title()}"`);
        for (const width of widths[platform]) {
          const overflow = await overflowAt(page, width);
          if (overflow !== 0) findings.push(`${hash}: ${overflow} px wider than ${width} px`);
        }
      }
      expect(findings).toEqual([]);
    });

    test('a product is bought and paid', async ({ page, platform, signedIn }) => {
      const t = createTranslate(tag, messages);
      const customer = await signedIn();
      await customer.addAddress();
      await visit(page, hashTo(platform, 'checkout', { lines: `${skuId}*1` }));
      await page.getByRole('checkbox', { name: t.pattern('login.agree') }).check();
      await page.getByRole('button', { name: t.pattern('checkout.payNow') }).click();
      await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
      const orders = await customer.orders();
      expect(orders.map(({ status, lines }) => [status, lines.map((line) => line.skuId)])).toEqual([
        ['toShip', [skuId]],
      ]);
    });
  });
