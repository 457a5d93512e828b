/** A list of 10,000 products: the number of elements stays limited, and Back restores the scroll position. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../setup/serverProcess';
import type { Platform } from './shopTest';
import { hashTo } from './support/platforms';
import { expect, test as base } from './support/storeTest';
import { hashOf, restingScrollTop, scrollTop } from './support/navigation';

/** Number of products that the test scrolls through: thirty pages of the list. */
const productCount = 300;
/**
 * Limits at any moment: the first page of the list, and the lines in and near the viewport. Their number changes by two
 * lines with the scroll position and with the heights that are not measured yet. The head is not counted, because it
 * grows with every loaded file.
 */
const limits: Readonly<Record<Platform, { cards: number; elements: number }>> = {
  h5: { cards: 28, elements: 800 },
  pc: { cards: 40, elements: 1000 },
};

/** A server with the scene of many products. */
const test = base.extend<object, { largeShop: string }>({
  largeShop: [
    async ({}, use) => {
      const database = mkdtempSync(join(tmpdir(), 'persimmon-large-'));
      const server = await startServer(process.env.DIST ?? resolve(__dirname, '../../dist'), {
        SHOP_SCENE: 'large',
        SHOP_DATA: database,
      });
      await use(server.origin);
      await server.end('SIGTERM');
      rmSync(database, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Numbers of elements and of product cards in the body. */
const count = (page: Page) =>
  page.evaluate(() => ({
    cards: document.querySelectorAll('main a[href*="etail?id="]').length,
    elements: document.body.querySelectorAll('*').length,
  }));

/** Link of a product card in the centre of the viewport. */
async function getCenterHref(page: Page): Promise<string> {
  const readCenterHref = () =>
    page.evaluate(() => {
      const points = [0.45, 0.55].flatMap((down) =>
        [0.6, 0.7].map((across) => [window.innerWidth * across, window.innerHeight * down] as const),
      );
      const cards = points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('main a[href*="etail?id="]'));
      return cards.find((card) => card)?.getAttribute('href') ?? '';
    });
  await expect.poll(readCenterHref).not.toBe('');
  return readCenterHref();
}

test('scrolling through 300 products keeps the document small, and Back restores the position', async ({
  page,
  largeShop,
  platform,
  t,
}) => {
  test.slow();
  await page.goto(`${largeShop}/#${hashTo(platform, 'hall')}`);
  const status = page.getByRole('status').filter({ hasText: t.pattern('list.shown') });
  const shownCount = async () => Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  // On a large screen the first page leaves room for a second one.
  await expect(status).toContainText('10000');

  const max = { cards: 0, elements: 0 };
  while ((await shownCount()) < productCount) {
    const previousCount = await shownCount();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(shownCount).toBeGreaterThan(previousCount);
    const { cards, elements } = await count(page);
    max.cards = Math.max(max.cards, cards);
    max.elements = Math.max(max.elements, elements);
  }
  // At least the first page is counted.
  expect(max.cards).toBeGreaterThanOrEqual(10);
  expect(max.cards).toBeLessThanOrEqual(limits[platform].cards);
  expect(max.elements).toBeLessThanOrEqual(limits[platform].elements);

  const loaded = await shownCount();
  await page.evaluate(() => window.scrollBy(0, -2 * window.innerHeight));
  const card = page.locator(`main a[href="${await getCenterHref(page)}"]`);
  const left = await restingScrollTop(page);
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect.poll(() => `#${hashOf(page)}`).toBe(href);
  await expect(page.locator('h1')).not.toBeEmpty();

  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'hall'));
  await expect.poll(() => scrollTop(page)).toBe(left);
  expect(await shownCount()).toBeGreaterThanOrEqual(loaded);
  await expect(card).toBeInViewport();
});
