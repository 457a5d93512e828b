/** The comparison of products, by mouse or finger and by keyboard. */
import { expect, test } from './support/storeTest';
import { hashTo } from './support/platforms';
import { visit } from './support/navigation';

const names = { 'cloud-nine-headphones': 'Cloud Nine headphones', 'windowsill-speaker': 'Windowsill speaker' };

test('products are put side by side from their pages, also after a reload', async ({ page, platform, t }) => {
  for (const id of Object.keys(names)) {
    await visit(page, hashTo(platform, 'goods', { id }));
    await page.getByRole('button', { name: t('compare.toggle'), exact: true }).click();
  }
  await page.getByRole('link', { name: t('compare.open', { count: 2 }) }).click();
  const headers = page.getByRole('columnheader').getByRole('link');
  await expect(headers).toHaveText(Object.values(names));
  await page.reload();
  await expect(headers).toHaveText(Object.values(names));

  await page.getByRole('button', { name: t('compare.remove', { name: names['windowsill-speaker'] }) }).click();
  await expect(headers).toHaveText([names['cloud-nine-headphones']]);
});

test('the labels of the rows stay readable while the table scrolls, and the page does not scroll sideways @h5', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const compared = ['cloud-nine-headphones', 'windowsill-speaker', 'harbour-radio', 'sunday-pan'];
  await page.addInitScript(
    (rows) => localStorage.setItem('compare', rows),
    JSON.stringify(compared.map((id) => ({ id, name: id }))),
  );
  await visit(page, hashTo(platform, 'compare'));
  const label = page.getByRole('rowheader').first();
  const before = await label.boundingBox();
  const table = page.getByRole('table');
  await table.evaluate((element) => element.parentElement?.scrollTo(10_000, 0));
  const last = await page.getByRole('columnheader').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? Infinity)).toBeLessThanOrEqual(320);
  expect(await label.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the keyboard compares, opens the options and removes @pc', async ({ page, platform, t }) => {
  await visit(page, hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }));
  await page.getByRole('button', { name: t('compare.toggle'), exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const name = names['cloud-nine-headphones'];
  const choose = page.getByRole('button', { name: t('compare.choose', { name }) });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(choose).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('compare.empty') })).toBeVisible();
});
