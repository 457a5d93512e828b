/** A part that is gone after a deploy costs nothing that was typed, and the part alone where that will do. */
import { groupNamed, readChunkNote } from '../../tools/chunkNote';
import { breakFile, goods, partOfGoods } from './support/brokenFile';
import { filesOfShell } from './support/builtParts';
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import { expectSettled, visit } from './support/visits';

test('what was typed before is there after the new try', async ({ page, face, t, signedIn, expectConsole }) => {
  expectConsole(/./);
  const customer = await signedIn();
  await customer.addAddress();
  const checkout = hashTo(face, 'checkout', { lines: 'harbour-radio.walnut*1' });
  await visit(page, checkout);
  await page.getByLabel(t('message.label')).fill('Ring twice');
  const documents = await breakFile(page, partOfGoods('.js')(face), (route) => route.abort(), 0);
  await page.evaluate((hash) => (window.location.hash = hash), goods(face));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
});

test('a text whose sanitiser cannot be loaded says so, and comes with another try', async ({ page, face, t, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const ownFiles = groupNamed(readChunkNote(), 'sanitise').files.map((file) => `/${file}`).filter((file) => !filesOfShell(face).includes(file));
  let isBroken = true;
  await page.route((url) => ownFiles.includes(url.pathname), (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(`/#${face === 'h5' ? '/h5/aggrement' : '/pc/components/agreement'}?which=privacy`);
  const fault = page.getByRole('alert').filter({ hasText: t('article.body') });
  await expect(fault).toBeVisible();
  isBroken = false;
  await fault.getByRole('button', { name: t('problem.retry') }).click();
  await expectSettled(page);
  await expect(page.getByRole('main').locator('h2, h3, p').first()).toBeVisible();
  await expect(fault).toHaveCount(0);
});
