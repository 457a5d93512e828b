/** A file that is missing after a deploy: drafts are kept, and only the affected part fails. */
import { chunkGroupNamed, readChunkReport } from '../../tools/build/chunkReport';
import { breakFile, brokenFileErrors, productHash, productPageFile } from './support/brokenFiles';
import { filesOfShell } from './support/builtFiles';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { expectLoaded, visit } from './support/navigation';

test('a draft survives the reload for a missing script', async ({ page, platform, t, signedIn, expectConsole }) => {
  expectConsole(brokenFileErrors);
  const customer = await signedIn();
  await customer.addAddress();
  const checkout = hashTo(platform, 'checkout', { lines: 'harbour-radio.walnut*1' });
  await visit(page, checkout);
  await page.getByRole('button', { name: t('message.title') }).click();
  await page.getByLabel(t('message.label')).fill('Ring twice');
  const documents = await breakFile(page, productPageFile('.js')(platform), (route) => route.abort(), 0);
  await page.evaluate((hash) => (window.location.hash = hash), productHash(platform));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
});

test('an article shows an error when the sanitizer fails to load, and appears after a retry', async ({
  page,
  platform,
  t,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const ownFiles = chunkGroupNamed(readChunkReport(), 'sanitise')
    .files.map((file) => `/${file}`)
    .filter((file) => !filesOfShell(platform).includes(file));
  let isBroken = true;
  await page.route(
    (url) => ownFiles.includes(url.pathname),
    (route) => (isBroken ? route.abort() : route.continue()),
  );
  await page.goto(`/#${platform === 'h5' ? '/h5/aggrement' : '/pc/components/agreement'}?which=privacy`);
  const errorAlert = page.getByRole('alert').filter({ hasText: t('article.body') });
  await expect(errorAlert).toBeVisible();
  isBroken = false;
  await errorAlert.getByRole('button', { name: t('problem.retry') }).click();
  await expectLoaded(page);
  await expect(page.getByRole('main').locator('h2, h3, p').first()).toBeVisible();
  await expect(errorAlert).toHaveCount(0);
});
