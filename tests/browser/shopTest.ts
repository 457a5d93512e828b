/** A browser test of the shop: it runs on both faces, and fails when the console complains about anything unannounced. */
import { test as base, expect, type Page } from '@playwright/test';

export type Face = 'h5' | 'pc';

export interface ShopOptions {
  /** The page set of the running project. */
  face: Face;
}

interface ShopFixtures {
  /** Announces something that the console will say in this test, for example about an answer that a test breaks. */
  expectConsole: (words: RegExp) => void;
}

function listenTo(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(`thrown: ${error.stack ?? error.message}`));
}

export const test = base.extend<ShopFixtures & ShopOptions>({
  face: ['h5', { option: true }],
  expectConsole: [
    async ({ context }, use) => {
      const said: string[] = [];
      const announced: RegExp[] = [];
      context.on('page', (page) => listenTo(page, said));
      await use((words) => announced.push(words));
      expect(said.filter((words) => !announced.some((pattern) => pattern.test(words)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
