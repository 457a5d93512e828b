/** The base `test`: it runs on both platforms and fails on unexpected console messages. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { doublePressWindowMs } from '../../src/lib/doublePressGuard';

export type Platform = 'h5' | 'pc';

export interface ShopOptions {
  /** Platform of the running project. */
  platform: Platform;
}

interface ShopFixtures {
  /** Delays clicks, so that two clicks of a test are never a double click. */
  clickDelay: void;
  /** Allows console messages that match, for example for a failed response. */
  expectConsole: (text: RegExp) => void;
}

function recordConsole(page: Page, consoleMessages: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      consoleMessages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleMessages.push(`thrown: ${error.stack ?? error.message}`));
}

/** Prefix of violations of the content security policy and Trusted Types. They always fail the test. */
const violationPrefix = 'Refused by the content policy:';

function reportViolations(prefix: string): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      // eslint-disable-next-line no-console -- the console is what the test listens to
      console.error(prefix, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`);
    },
  );
}

const lastClickAt = new WeakMap<Page, number>();
let areClicksDelayed = false;

/** Waits until a press is no second half of a double press with the last click or double click of a locator on the page. */
export async function waitForNextPress(page: Page): Promise<void> {
  const remainingMs = (lastClickAt.get(page) ?? 0) + doublePressWindowMs - Date.now();
  if (remainingMs > 0) await page.waitForTimeout(remainingMs);
}

/** Keeps consecutive clicks and double clicks of locators on a page further apart than a double click. */
function delayClicks(locator: Locator): void {
  if (areClicksDelayed) return;
  areClicksDelayed = true;
  const locatorPrototype = Object.getPrototypeOf(locator) as Locator;
  for (const name of ['click', 'dblclick'] as const) {
    const press = locatorPrototype[name];
    locatorPrototype[name] = async function (this: Locator, ...options) {
      const page = this.page();
      await waitForNextPress(page);
      try {
        await press.apply(this, options);
      } finally {
        lastClickAt.set(page, Date.now());
      }
    };
  }
}

export const test = base.extend<ShopFixtures & ShopOptions>({
  platform: ['h5', { option: true }],
  clickDelay: [
    async ({ page }, use) => {
      delayClicks(page.locator('html'));
      await use();
    },
    { auto: true },
  ],
  expectConsole: [
    async ({ context }, use) => {
      const consoleMessages: string[] = [];
      // Playwright logs this message when a page registers its service worker.
      const expectedPatterns: RegExp[] = [/Service Worker registration blocked by Playwright/];
      context.on('page', (page) => recordConsole(page, consoleMessages));
      await context.addInitScript(reportViolations, violationPrefix);
      await use((text) => expectedPatterns.push(text));
      expect(
        consoleMessages.filter(
          (text) => text.includes(violationPrefix) || !expectedPatterns.some((pattern) => pattern.test(text)),
        ),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
