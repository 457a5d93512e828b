/** Opening pages and waiting until they have loaded. */
import { expect, type Page } from '@playwright/test';

/** Ms that a page may take to load. */
const timeoutMs = 10_000;

/**
 * Whether the page has one visible `main`, one heading and no skeleton, and is not the one that `navigate` left. Runs in
 * the page.
 */
function isLoaded(): boolean {
  const [main, ...otherMains] = document.querySelectorAll('main');
  const [heading, ...otherHeadings] = document.querySelectorAll('h1');
  return (
    main !== undefined &&
    main.getClientRects().length > 0 &&
    getComputedStyle(main).visibility === 'visible' &&
    // A shop with a logo has its picture there.
    Boolean(heading?.textContent || heading?.querySelector('img')?.alt) &&
    otherMains.length + otherHeadings.length === 0 &&
    !document.querySelector('.skeleton, main[data-left]')
  );
}

/** Waits until the page is visible, has a heading and no skeleton. */
export async function expectLoaded(page: Page): Promise<void> {
  // Polling in the page checks each frame. Polling of `expect` has growing intervals.
  const waiting = page.waitForFunction(isLoaded, undefined, { polling: 'raf', timeout: timeoutMs });
  if (
    await waiting.then(
      () => true,
      () => false,
    )
  )
    return;
  // These assertions report the missing part.
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('h1')).toHaveAccessibleName(/./);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
}

/** Waits until the main part of the page has text, and checks that it is not the error page. */
export async function expectReadable(page: Page, errorTitle: string): Promise<void> {
  const textOf = () => page.evaluate(() => document.getElementById('main')?.innerText ?? '');
  await expect.poll(textOf).toMatch(/\S/);
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(errorTitle);
}

let visits = 0;

/** Loads the document at a hash, even when only the hash differs from the current URL. */
export async function visit(page: Page, hash: string): Promise<void> {
  visits += 1;
  await page.goto(`/?visit=${visits}#${hash}`);
  await expectLoaded(page);
}

/** Navigates to another page within the document, as a link does. */
export async function navigate(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    window.location.hash = next;
  }, hash);
  await expectLoaded(page);
}

/** The token in local storage, or null. */
export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** Hash of the page without `#`, with a normalised query. */
export function hashOf(page: Page): string {
  const [path = '', search = ''] = new URL(page.url()).hash.slice(1).split(/\?(.*)/s);
  return path + (search && `?${new URLSearchParams(search).toString()}`);
}

/** A route without a page. */
const notFoundHash = '/nowhere';

/**
 * Navigates as `navigate` does, to any hash. Sections of one page share its layout, so the 404 page is opened between
 * them.
 */
export async function navigateViaNotFound(page: Page, hash: string): Promise<void> {
  if (hashOf(page) !== notFoundHash) await navigate(page, notFoundHash);
  if (hash !== notFoundHash) await navigate(page, hash);
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The scroll position once the page is at rest. Rows that come into view for the first time are measured, which moves the page. */
export async function restingScrollTop(page: Page): Promise<number> {
  let last = Number.NaN;
  const isAtRest = async () => {
    const before = last;
    last = await scrollTop(page);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
  return last;
}
