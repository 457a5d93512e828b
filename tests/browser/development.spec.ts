/** What a developer sees first: `npm run dev` draws the shop, from the source as it stands. */
import type { Page } from '@playwright/test';
import { startDevelopmentServer } from '../../tools/developmentServer';
import { freePort } from '../../tools/freePort';
import { hashTo } from './support/faces';
import type { Face } from './shopTest';
import { expect, test } from './support/storeTest';

/** Ms that a start is given. */
const patience = 130_000;

async function seeHome(page: Page, face: Face): Promise<void> {
  const port = freePort();
  const end = startDevelopmentServer(port);
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}/#${hashTo(face, 'home')}`, { timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persimmon', { timeout: 30_000 });
    }).toPass({ timeout: patience });
    await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
  } finally {
    end();
  }
}

test('the development server draws the home page', async ({ page, face, expectConsole }) => {
  test.setTimeout(300_000);
  // It tells of its own work there, and of hot reload.
  expectConsole(/./);
  // On a busy machine Umi's first start now and then stays at "Bundling" for ever: whoever sees that starts it again.
  await seeHome(page, face).catch(() => seeHome(page, face));
});
