/** Back returns to the place on the home page where it was left, the second time as well as the first. */
import type { Page } from '@playwright/test';
import { hashTo } from './support/platforms';
import { hashOf, expectLoaded, restingScrollTop, scrollTop, visit } from './support/navigation';
import { expect, test } from './support/storeTest';

// Three visits of the home page and of a product take a slow machine longer than the limit of the other tests.
test.setTimeout(180_000);

/** Opens a product that the viewport shows in full, as a press on its card does. */
async function openShownProduct(page: Page): Promise<void> {
  const before = hashOf(page);
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main a[href*="etail?id="]')];
    const shown = cards.find((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return height > 40 && top > 0 && bottom < window.innerHeight;
    });
    (shown ?? cards.at(-1))?.click();
  });
  await expect.poll(() => hashOf(page)).not.toBe(before);
  await expectLoaded(page);
}

/** Px between the position and another one. Rows with a fraction of a pixel let the browser round it up or down. */
const distanceFrom = async (page: Page, top: number): Promise<number> => Math.abs((await scrollTop(page)) - top);

// The browser moves the page while the list measures its lines, by an amount that depends on the place.
for (const share of [0.5, 0.8, 0.95])
  test(`Back finds the home page at ${share * 100} percent of its height again and again`, async ({
    page,
    platform,
  }) => {
    await visit(page, hashTo(platform, 'home'));
    const cards = page.locator('main a[href*="etail?id="]');
    const firstCount = await cards.count();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => cards.count()).toBeGreaterThan(firstCount);
    await page.evaluate(
      (part) => window.scrollTo(0, Math.round(part * (document.documentElement.scrollHeight - window.innerHeight))),
      share,
    );
    const left = await restingScrollTop(page);
    expect(left).toBeGreaterThan(300);
    for (let visitNumber = 1; visitNumber <= 3; visitNumber += 1) {
      await openShownProduct(page);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
      await expectLoaded(page);
      await expect.poll(() => distanceFrom(page, left)).toBeLessThanOrEqual(1);
      // The position is that of the page at rest: it must not be a frame of the restoration.
      await page.waitForTimeout(800);
      expect(await distanceFrom(page, left)).toBeLessThanOrEqual(1);
    }
  });

test('Back finds the home page where a press left it before the browser had sent its scroll event', async ({
  page,
  platform,
}) => {
  await visit(page, hashTo(platform, 'home'));
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    window.scrollTo(0, 320);
    document.querySelector<HTMLElement>('main a[href*="etail?id="]')?.click();
  });
  await expect.poll(() => hashOf(page)).not.toBe(hashTo(platform, 'home'));
  await expectLoaded(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'home'));
  await expectLoaded(page);
  await expect.poll(() => scrollTop(page)).toBe(320);
});
