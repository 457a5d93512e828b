/** Coming to a page, and knowing that it has come. */
import { expect, type Page } from '@playwright/test';

/** Ms that a page is given to come. */
const patience = 10_000;

/** The page has come: its heading stands, and nothing of it is on its way any more. */
export async function expectSettled(page: Page): Promise<void> {
  // The page itself sees it with the next frame; whoever asks it from outside does so more and more seldom.
  await page
    .waitForFunction(() => document.querySelector('main') && document.querySelector('h1')?.textContent && !document.querySelector('.bone, main[data-left]'), undefined, { polling: 'raf', timeout: patience })
    .catch(() => undefined);
  // These say what has not come.
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('.bone')).toHaveCount(0);
}

let visits = 0;

/** Opens a hash as somebody does who comes from outside: the document is loaded anew, even if only the hash differs. */
export async function visit(page: Page, hash: string): Promise<void> {
  visits += 1;
  await page.goto(`/?visit=${visits}#${hash}`);
  await expectSettled(page);
}

/** Goes on to the hash of another page within the document, as a link does. */
export async function moveOn(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    window.location.hash = next;
  }, hash);
  await expectSettled(page);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
}

/** The token that the page stored, or null. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** The hash of the page without `#`, its query written in one way. */
export function hashOf(page: Page): string {
  const [path = '', search = ''] = new URL(page.url()).hash.slice(1).split(/\?(.*)/s);
  return path + (search && `?${new URLSearchParams(search).toString()}`);
}

/** Where nobody stays. */
const between = '/nowhere';

/** Goes on as `moveOn` does, to any address: sections of one page share its frame, so another page lies between them. */
export async function moveOnBetween(page: Page, hash: string): Promise<void> {
  if (hashOf(page) !== between) await moveOn(page, between);
  if (hash !== between) await moveOn(page, hash);
}
