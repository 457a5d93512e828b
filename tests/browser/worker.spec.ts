/** The shop on the device: at once, without a line, and nothing of a customer in it. */
import { filesOfEntry, filesOfShell } from './support/builtParts';
import { hashTo } from './support/faces';
import { keptAddresses, openKept, test } from './support/keptShop';
import { expect } from './support/storeTest';
import { expectSettled } from './support/visits';

test.slow();

test('a second visit opens from the device, also when the shop is out of reach, and says so', async ({ own, page, face, t, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await openKept(page, own, hashTo(face, 'home'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await expect(page.locator('main')).toContainText(t('problem.retry'));
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
});

for (const part of ['entry', 'shell']) {
  test(`a file of the ${part} that was kept broken is had anew`, async ({ own, page, face, expectConsole }) => {
    expectConsole(/SyntaxError|ChunkLoadError|Loading chunk/);
    await openKept(page, own, hashTo(face, 'home'));
    const files = part === 'entry' ? filesOfEntry() : filesOfShell(face);
    const file = files.find((address) => address.endsWith('.js')) ?? `no script of the ${part}`;
    await expect.poll(() => keptAddresses(page), { timeout: 20_000 }).toContain(file);
    const broken = await page.evaluate(async (address) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = await cache.match(address);
        if (!kept) continue;
        const text = await kept.text();
        await cache.put(address, new Response(text.slice(0, text.length / 2), { headers: kept.headers }));
        count += 1;
      }
      return count;
    }, file);
    expect(broken).toBe(1);
    await page.reload();
    await expectSettled(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
    await expect(page.locator('#root main')).toBeVisible();
  });
}

test('nothing that is kept goes by a new try without a line', async ({ own, page, face, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await openKept(page, own, hashTo(face, 'home'));
  const [file = ''] = filesOfEntry();
  await expect.poll(() => keptAddresses(page), { timeout: 20_000 }).toContain(file);
  await context.setOffline(true);
  await Promise.all([page.waitForEvent('load'), page.evaluate((address) => void window.boot?.again(address, true), file)]);
  await expectSettled(page);
  expect(await keptAddresses(page)).toContain(file);
});

test('a page that was never opened says that there is no connection, and comes with it', async ({ own, page, face, t, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|Network Error|no-response|TypeError: Failed to fetch|FetchEvent/);
  await openKept(page, own, hashTo(face, 'home'));
  await context.setOffline(true);
  await page.evaluate((hash) => (window.location.hash = hash), hashTo(face, 'goods', { id: 'harbour-radio' }));
  await expect(page.getByRole('heading', { name: t('problem.offline.title'), exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
});

test('what is kept is the page, code and pictures: the face in use alone, and no answer of the shop', async ({ own, page, face, t }) => {
  await openKept(page, own, hashTo(face, 'home'));
  await page.getByRole('main').getByRole('navigation', { name: t('home.categories') }).getByRole('link').first().click();
  await expectSettled(page);
  const kept = await keptAddresses(page);
  const other = face === 'h5' ? 'pc' : 'h5';
  const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const othersAlone = filesOfShell(other).filter((file) => !used.includes(file));
  expect(othersAlone.length).toBeGreaterThan(0);
  expect(kept.filter((address) => address.startsWith('/api'))).toEqual([]);
  expect(kept.filter((address) => othersAlone.includes(address))).toEqual([]);
  expect(kept.filter((address) => !/^\/(?:index\.html|household|[\w.-]+\.(?:js|css)|pictures\/.+|[\w-]+\.(?:svg|png))$/.test(address))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['/index.html', ...filesOfEntry(), ...filesOfShell(face)]));
  expect(kept.length).toBe(new Set(kept).size);
});
