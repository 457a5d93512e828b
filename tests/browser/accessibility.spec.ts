/** Every page in both themes, for people who have it read out; and at the width of the smallest phone. */
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { builtPages, builtViews, docsPage, hashTo } from './support/faces';
import type { CustomerApi } from './support/shopApi';
import { expect, test } from './support/storeTest';
import { moveOnBetween, visit } from './support/visits';

/** A customer who has something of everything. Answers an order with a code in it. */
async function liveALittle(customer: CustomerApi): Promise<string> {
  await customer.redeem('COUPON-10');
  const { id } = await customer.addAddress();
  await customer.place([{ skuId: 'harbour-radio.ash', quantity: 2 }], id);
  const { id: orderId } = await customer.pay(await customer.place([{ skuId: 'film-club-pass.1', quantity: 1 }]));
  return orderId;
}

interface Seen {
  violations: string[];
  /** How many first headings, by hash. */
  headings: Record<string, number>;
  titles: Record<string, string>;
  /** Px that the page is wide on a screen of 320, by hash. */
  widths: Record<string, number>;
}

const themes = ['light', 'dark'] as const;

/** Looks at pages one after the other, each in both themes at its own width and then at that of the smallest phone. */
async function look(page: Page, hashes: readonly string[], seen: Seen): Promise<void> {
  const usual = page.viewportSize();
  await visit(page, '/nowhere');
  for (const hash of hashes) {
    await moveOnBetween(page, hash);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      // Between the themes nothing changes but colours.
      const violations = await violationsOf(page, theme === 'light' ? undefined : ['color-contrast']);
      seen.violations.push(...violations.map((violation) => `${hash} in ${theme} – ${violation}`));
    }
    seen.headings[hash] = await page.locator('h1').count();
    seen.titles[hash] = await page.title();
    await page.setViewportSize({ width: 320, height: 640 });
    // Lists learn their columns with the next frame.
    await page.waitForTimeout(100);
    seen.widths[hash] = await page.evaluate(() => document.documentElement.scrollWidth);
    if (usual) await page.setViewportSize(usual);
  }
}

const each = <Value>(hashes: readonly string[], value: Value): Record<string, Value> => Object.fromEntries(hashes.map((hash) => [hash, value]));

test('every page can be read out, told apart, and read on the smallest phone', async ({ page, face, signedIn }) => {
  test.setTimeout(300_000);
  const seen: Seen = { violations: [], headings: {}, titles: {}, widths: {} };
  // A customer who is signed in is led on from there.
  const signInPages = builtPages[face].filter((hash) => /login/i.test(hash));
  await look(page, signInPages, seen);
  const orderId = await liveALittle(await signedIn());
  const ofTheOrder = [hashTo(face, 'orders', { id: orderId }), hashTo(face, 'success', { id: orderId })];
  const pages = [...builtPages[face].filter((hash) => !signInPages.includes(hash)), ...builtViews[face], ...ofTheOrder, docsPage, '/nowhere'];
  await look(page, pages, seen);

  const homes = ['/', '/home', `/${face}/home`];
  const titlesOfTheirOwn = Object.entries(seen.titles).filter(([hash]) => !homes.includes(hash));
  expect.soft(seen.violations).toEqual([]);
  expect.soft(seen.headings).toEqual(each([...signInPages, ...pages], 1));
  expect.soft(seen.widths).toEqual(each([...signInPages, ...pages], 320));
  expect.soft(homes.map((hash) => seen.titles[hash])).toEqual(['Persimmon', 'Persimmon', 'Persimmon']);
  expect.soft(titlesOfTheirOwn.filter(([, title]) => !/^\S.* · Persimmon$/.test(title))).toEqual([]);
});
