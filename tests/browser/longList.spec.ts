/** The hall of a shop with 10,000 goods: however far somebody scrolls, the document stays small, and Back finds the place. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../setup/serverProcess';
import type { Face } from './shopTest';
import { hashTo } from './support/faces';
import { expect, test as base } from './support/storeTest';
import { hashOf } from './support/visits';

/** Goods that are scrolled through: thirty pages of the list. */
const wanted = 300;
/** Most elements of the body at any moment (the head grows with every part that is loaded): the first page of the list, and what is near the window. */
const mostElements: Readonly<Record<Face, number>> = { h5: 421, pc: 560 };

/** A shop of its own, with the scene of many goods. */
const test = base.extend<object, { largeShop: string }>({
  largeShop: [
    async ({}, use) => {
      const books = mkdtempSync(join(tmpdir(), 'persimmon-large-'));
      const server = await startServer(process.env.DIST ?? resolve(__dirname, '../../dist'), { SHOP_SCENE: 'large', SHOP_DATA: books });
      await use(server.origin);
      await server.end('SIGTERM');
      rmSync(books, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.body.querySelectorAll('*').length);

/** Where the goods lead to that stand in the middle of the screen, whatever is above and below them. */
async function hrefInTheMiddle(page: Page): Promise<string> {
  const inTheMiddle = () =>
    page.evaluate(() => {
      const points = [0.45, 0.55].flatMap((down) => [0.6, 0.7].map((across) => [window.innerWidth * across, window.innerHeight * down] as const));
      const cards = points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('main a[href*="etail?id="]'));
      return cards.find((card) => card)?.getAttribute('href') ?? '';
    });
  await expect.poll(inTheMiddle).not.toBe('');
  return inTheMiddle();
}

test('three hundred goods later the document is as small as before, and Back finds the very place', async ({ page, largeShop, face, t }) => {
  test.slow();
  await page.goto(`${largeShop}/#${hashTo(face, 'hall')}`);
  const shown = page.getByRole('status').filter({ hasText: t.like('list.shown') });
  const shownCount = async () => Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0]);
  // On a large screen the first page may leave room for a second one.
  await expect(shown).toContainText('10000');

  let most = 0;
  while ((await shownCount()) < wanted) {
    const before = await shownCount();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(shownCount).toBeGreaterThan(before);
    most = Math.max(most, await countElements(page));
  }
  expect(most).toBeLessThanOrEqual(mostElements[face]);

  const loaded = await shownCount();
  await page.evaluate(() => window.scrollBy(0, -2 * window.innerHeight));
  const card = page.locator(`main a[href="${await hrefInTheMiddle(page)}"]`);
  const place = await page.evaluate(() => Math.round(window.scrollY));
  const name = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect.poll(() => `#${hashOf(page)}`).toBe(name);
  await expect(page.locator('h1')).not.toBeEmpty();

  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'hall'));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  expect(await shownCount()).toBeGreaterThanOrEqual(loaded);
  await expect(card).toBeInViewport();
});
