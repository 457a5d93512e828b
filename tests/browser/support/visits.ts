/** Coming to a page, and knowing that it has come. */
import { expect, type Page } from '@playwright/test';

/** The page has come: its heading stands, and nothing of it is on its way any more. */
export async function expectSettled(page: Page): Promise<void> {
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
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  await expectSettled(page);
}

/** The token that the page stored, or null. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** The hash of the page without `#`, its query written in one way. */
export function hashOf(page: Page): string {
  const [path = '', search = ''] = new URL(page.url()).hash.slice(1).split(/\?(.*)/s);
  return path + (search && `?${new URLSearchParams(search).toString()}`);
}
