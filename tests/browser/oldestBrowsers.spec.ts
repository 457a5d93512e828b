/**
 * A purchase in a browser that has no built-in and no web API which one of the promised browsers lacks. They are removed before any
 * script of the page runs, so the list is that of the build's own check.
 */
import type { Page } from '@playwright/test';
import { acceptedCss, acceptedOfAntd } from '../../tools/build/browsers/acceptedCss';
import { checkSheets } from '../../tools/build/browsers/checkSheets';
import { missingPaths, type FeaturePath } from '../../tools/build/browsers/missingFeatures';
import { buyer, dollars } from './support/buyer';
import { catalogueTexts } from './support/catalogueTexts';
import { hashTo } from './support/platforms';
import { newPhone } from './support/shopApi';
import { signInByHand } from './support/signIn';
import { expect, test } from './support/storeTest';
import { storedToken, visit } from './support/navigation';

/** Chromium enforces the content policy of the page, which asks for Trusted Types, whatever scripts can see. */
const isEnforced = ({ path, property }: FeaturePath) => /^[Tt]rusted/.test(path[0] ?? property);

/** Runs in the page: removes what `features` name. Returns nothing; what does not exist is left out. */
function removeFeatures(features: readonly FeaturePath[]): void {
  const { getPrototypeOf } = Object;
  const roots: Record<string, unknown> = {
    TypedArray: getPrototypeOf(Int8Array),
    Iterator: { prototype: getPrototypeOf(getPrototypeOf([][Symbol.iterator]())) },
  };
  for (const { path, property } of features) {
    const owner = path.reduce<unknown>(
      (object, name) => roots[name] ?? (object as Record<string, unknown> | undefined)?.[name],
      globalThis,
    );
    if (owner) Reflect.deleteProperty(Object(owner), property);
  }
}

/** The style sheets that antd writes at run time. */
const writtenSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? ''));

/** The files with polyfills that a page has loaded. */
const loadedPolyfills = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /polyfills/.test(path)),
  );

test('a browser with all built-ins loads no polyfills', async ({ page, platform }) => {
  await visit(page, hashTo(platform, 'home'));
  expect(await loadedPolyfills(page)).toEqual([]);
});

test('a new customer buys without what the oldest browsers lack', async ({ context, page, platform, t, shop }) => {
  test.slow();
  await context.addInitScript(
    removeFeatures,
    missingPaths.filter((one) => !isEnforced(one)),
  );
  const text = catalogueTexts.en;
  const customer = buyer({ page, platform, t });

  await visit(page, hashTo(platform, 'home'));
  // The list removes something, and the polyfills bring back what the shop needs.
  expect(await page.evaluate(() => ['requestIdleCallback' in window, 'structuredClone' in window])).toEqual([
    false,
    false,
  ]);
  expect(await page.evaluate(() => [[1, 2].at(-1), Object.hasOwn({ a: 1 }, 'a')])).toEqual([2, true]);
  expect(await loadedPolyfills(page)).toEqual([expect.stringMatching(/^\/polyfills\.[0-9a-f]{8}\.js$/)]);

  await page.goto(`/#${hashTo(platform, 'goods', { id: 'cloud-nine-headphones' })}`);
  await customer.choose(text.blossom, text.withCase);
  await customer.button(t('goods.addToBag')).first().click();
  await page.goto(`/#${hashTo(platform, 'collect')}`);
  await customer.button(t('collect.checkOutFor', { count: 1, amount: dollars(12_800) })).click();
  await customer.signIn(12_800);
  await signInByHand(page, t, newPhone());
  await expect(page.getByRole('region', { name: t('checkout.address') })).toBeVisible();
  await customer.openAddresses();
  await customer.typeAddress();
  await customer.button(t('address.saveAndUse')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The texts were accepted with the sign-in.
  await expect(page.getByRole('checkbox', { name: t.pattern('login.agree') })).toHaveCount(0);
  await customer.placeButton(12_800).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();

  const sheets = (await writtenSheets(page)).map((css) => ({ name: 'written', css }));
  expect(checkSheets(sheets, [...acceptedCss, ...acceptedOfAntd]).problems).toEqual([]);

  const [placed] = await shop.customer((await storedToken(page)) ?? '').orders();
  expect(placed?.status).toBe('toShip');
  await page.goto(`/#${hashTo(platform, 'orders')}`);
  await expect(page.getByRole('article', { name: t('order.state.toShip') })).toContainText(dollars(12_800));
  await page.goto(`/#${platform === 'h5' ? '/h5/mine?view=inbox' : '/pc/mine?index=inbox'}`);
  await expect(customer.main.getByRole('listitem').filter({ hasText: 'The autumn edit is here' })).toBeVisible();
});
