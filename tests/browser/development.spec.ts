/** What a developer sees first: `npm run dev` draws the shop, from the source as it stands. */
import { startDevelopmentServer } from '../../tools/developmentServer';
import { freePort } from '../../tools/freePort';
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';

test('the development server draws the home page', async ({ page, face, expectConsole }) => {
  test.setTimeout(300_000);
  // It tells of its own work there, and of hot reload.
  expectConsole(/./);
  const port = freePort();
  const end = startDevelopmentServer(port);
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}/#${hashTo(face, 'home')}`, { timeout: 120_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persimmon', { timeout: 30_000 });
    }).toPass({ timeout: 280_000 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
  } finally {
    end();
  }
});
