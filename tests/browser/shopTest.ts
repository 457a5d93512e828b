/** A browser test of the shop: it runs on both faces, and fails when the console complains about anything unannounced. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { secondPressMs } from '../../src/secondPress';

export type Face = 'h5' | 'pc';

export interface ShopOptions {
  /** The page set of the running project. */
  face: Face;
}

interface ShopFixtures {
  /** A hand takes its time between two presses; a test that is quicker with its mouse means a double press. */
  hand: void;
  /** Announces something that the console will say in this test, for example about an answer that a test breaks. */
  expectConsole: (words: RegExp) => void;
}

function listenTo(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`thrown: ${error.stack ?? error.message}`));
}

/** What the content policy or Trusted Types refused; nothing can announce that, it always fails the test. */
const refused = 'Refused by the content policy:';

function tellRefusals(prefix: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
    // eslint-disable-next-line no-console -- the console is what the test listens to
    console.error(prefix, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`);
  });
}

const pressedAt = new WeakMap<Page, number>();
let isUnhurried = false;

/** From now on the clicks of a page are as far apart as those of a person, so that none is taken for the second half of the last. */
function unhurry(locator: Locator): void {
  if (isUnhurried) return;
  isUnhurried = true;
  const locators = Object.getPrototypeOf(locator) as Locator;
  const { click } = locators;
  locators.click = async function (this: Locator, ...options) {
    const page = this.page();
    const left = (pressedAt.get(page) ?? 0) + secondPressMs - Date.now();
    if (left > 0) await page.waitForTimeout(left);
    try {
      await click.apply(this, options);
    } finally {
      pressedAt.set(page, Date.now());
    }
  };
}

export const test = base.extend<ShopFixtures & ShopOptions>({
  face: ['h5', { option: true }],
  hand: [
    async ({ page }, use) => {
      unhurry(page.locator('html'));
      await use();
    },
    { auto: true },
  ],
  expectConsole: [
    async ({ context }, use) => {
      const said: string[] = [];
      // The word of the test's own settings, wherever the page comes so far as to register its worker.
      const announced: RegExp[] = [/Service Worker registration blocked by Playwright/];
      context.on('page', (page) => listenTo(page, said));
      await context.addInitScript(tellRefusals, refused);
      await use((words) => announced.push(words));
      expect(said.filter((words) => words.includes(refused) || !announced.some((pattern) => pattern.test(words)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
