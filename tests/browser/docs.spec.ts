/** The developers' page in a real browser: its links, the errors it provokes, its demo shop, and how it reads. */
import type { Page } from '@playwright/test';
import { docs } from '../../src/locales/en/docs';
import { violationsOf } from './support/axe';
import { docsPage } from './support/faces';
import { expect, test } from './support/storeTest';
import { hashOf, moveOn, storedToken, visit } from './support/visits';

const sections = ['routes', 'calls', 'storage', 'errors', 'demo'] as const;
const sectionOf = (name: (typeof sections)[number]) => `${docsPage}?section=${name}`;
const refusal = (showType: string, way: string) => `${docs['docs.errors.message'].replace('{name}', showType)} · ${way}`;

/** What the customer is told, as spec section 8 has it; by the name of the entry. */
const told: Readonly<Record<string, string>> = {
  'showType 0': docs['docs.errors.toldNothing'],
  'showType 1': refusal('showType 1', docs['docs.errors.way.warning']),
  'showType 2': refusal('showType 2', docs['docs.errors.way.error']),
  'showType 3': `DOCS_EXAMPLE – ${refusal('showType 3', docs['docs.errors.way.notification'])}`,
  'showType 9': docs['docs.errors.toldNothing'],
  'showType 7': refusal('showType 7', docs['docs.errors.way.error']),
  skipErrorHandler: docs['docs.errors.toldNothing'],
  'Status 503': `Response status:503 · ${docs['docs.errors.way.error']}`,
  'No response': `None response! Please retry. · ${docs['docs.errors.way.error']}`,
  Timeout: `None response! Please retry. · ${docs['docs.errors.way.error']}`,
  'Request aborted': docs['docs.errors.toldNothing'],
  'Request error': `Request error, please retry. · ${docs['docs.errors.way.error']}`,
  'Part of the page missing': docs['docs.errors.toldNothing'],
  'Style part missing': docs['docs.errors.toldNothing'],
};

/** The addresses that the page lists in its first section, without `#`. */
const listed = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('listitem').evaluateAll((rows) => rows.flatMap((row) => row.querySelector('a')?.getAttribute('href')?.slice(1) ?? []));

test('every route it lists has a page of its own', async ({ page, face, t }) => {
  test.slow();
  await visit(page, docsPage);
  const other = face === 'h5' ? '/pc/' : '/h5/';
  const routes = (await listed(page)).filter((path) => !path.startsWith(other) && path !== docsPage);
  expect(routes.length).toBeGreaterThan(15);
  for (const path of routes) {
    await moveOn(page, path);
    await expect(page.locator('h1'), path).not.toHaveText(t('problem.404.title'));
    await moveOn(page, docsPage);
  }
});

test('every entry of the error catalogue happens when its button is pressed', async ({ page, face, t, expectConsole }) => {
  expectConsole(/docs-missing/);
  await visit(page, sectionOf('errors'));
  const seen: Record<string, string> = {};
  for (const name of Object.keys(told)) {
    const row = page.getByRole('main').getByRole('listitem', { name, exact: true });
    await row.getByRole('button', { name: `${docs['docs.errors.provoke']} ${name}`, exact: true }).click();
    // The phone has no notification that goes by itself: it waits until somebody has read it.
    if (face === 'h5' && name === 'showType 3') await page.getByRole('dialog').getByRole('button', { name: t('shell.understood') }).click();
    seen[name] = (await row.getByRole('status').locator('dd').first().textContent()) ?? '';
  }
  expect(seen).toEqual(told);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(Object.keys(told).length);
});

test('the demo shop says its scene, lets an account in, and breaks as it is told', async ({ page, face, expectConsole }) => {
  expectConsole(/status of 500/);
  await visit(page, sectionOf('demo'));
  await expect(page.getByText('The demo shop answers, with the scene “default”.')).toBeVisible();
  await expect(page.locator('li[aria-current=true]')).toContainText('default');
  await page.getByRole('button', { name: 'Sign in as Mei Lin' }).click();
  await expect(page.getByText('Signed in as Mei Lin.')).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();

  await page.getByLabel('Fault', { exact: true }).selectOption('500');
  await page.getByLabel(/^Part of the path/).fill('/wallet/log');
  await page.getByRole('button', { name: 'Switch on', exact: true }).click();
  await moveOn(page, face === 'h5' ? '/h5/wallet' : '/pc/mine?index=wallet');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await moveOn(page, sectionOf('demo'));
  await page.getByRole('button', { name: 'Switch all off' }).click();
  await expect(page.getByText('No fault is on.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Nobody is signed in.')).toBeVisible();
  expect(hashOf(page)).toBe(sectionOf('demo'));
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('every section can be read out and fits the smallest phone', async ({ page }) => {
      const usual = page.viewportSize();
      const violations: string[] = [];
      const widths: Record<string, number> = {};
      for (const name of sections) {
        await visit(page, sectionOf(name));
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        violations.push(...(await violationsOf(page)).map((violation) => `${name} – ${violation}`));
        await page.setViewportSize({ width: 320, height: 640 });
        widths[name] = await page.evaluate(() => document.documentElement.scrollWidth);
        if (usual) await page.setViewportSize(usual);
      }
      expect(violations).toEqual([]);
      expect(widths).toEqual({ routes: 320, calls: 320, storage: 320, errors: 320, demo: 320 });
    });
  });
}
