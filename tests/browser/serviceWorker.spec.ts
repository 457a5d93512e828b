/** The service worker: repeat visits, offline use, and cached files. */
import { filesOfEntry, filesOfShell } from './support/builtFiles';
import { hashTo } from './support/platforms';
import { getCachedPaths, openCached, test } from './support/cachedShop';
import { expect } from './support/storeTest';
import { expectLoaded } from './support/navigation';

test.slow();

test('a second visit loads from the cache, also offline, and reports that the shop is offline', async ({
  server,
  page,
  platform,
  t,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await openCached(page, server, hashTo(platform, 'home'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await expect(page.locator('main')).toContainText(t('problem.retry'));
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
});

for (const part of ['entry', 'shell']) {
  test(`a cached ${part} file that is truncated is fetched again`, async ({
    server,
    page,
    platform,
    expectConsole,
  }) => {
    expectConsole(/SyntaxError|ChunkLoadError|Loading chunk/);
    await openCached(page, server, hashTo(platform, 'home'));
    const files = part === 'entry' ? filesOfEntry() : filesOfShell(platform);
    const file = files.find((path) => path.endsWith('.js')) ?? `no script of the ${part}`;
    await expect.poll(() => getCachedPaths(page), { timeout: 20_000 }).toContain(file);
    const broken = await page.evaluate(async (path) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const cached = await cache.match(path);
        if (!cached) continue;
        const text = await cached.text();
        await cache.put(path, new Response(text.slice(0, text.length / 2), { headers: cached.headers }));
        count += 1;
      }
      return count;
    }, file);
    expect(broken).toBe(1);
    await page.reload();
    await expectLoaded(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Audio' }).first()).toBeVisible();
    await expect(page.locator('#root main')).toBeVisible();
  });
}

test('an offline reload for a failed file deletes nothing from the cache', async ({
  server,
  page,
  platform,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
  await openCached(page, server, hashTo(platform, 'home'));
  const [file = ''] = filesOfEntry();
  await expect.poll(() => getCachedPaths(page), { timeout: 20_000 }).toContain(file);
  await context.setOffline(true);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((path) => void window.startup?.reload(path, true), file),
  ]);
  await expectLoaded(page);
  expect(await getCachedPaths(page)).toContain(file);
});

test('a page that was never opened reports the missing network, and loads when the network returns', async ({
  server,
  page,
  platform,
  t,
  context,
  expectConsole,
}) => {
  expectConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|Network Error|no-response|TypeError: Failed to fetch|FetchEvent/,
  );
  await openCached(page, server, hashTo(platform, 'home'));
  await context.setOffline(true);
  await page.evaluate((hash) => (window.location.hash = hash), hashTo(platform, 'goods', { id: 'harbour-radio' }));
  await expect(page.getByRole('heading', { name: t('problem.offline.title'), exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
});

test('the cache contains the document, code and pictures of the current platform, and no API response', async ({
  server,
  page,
  platform,
  t,
}) => {
  await openCached(page, server, hashTo(platform, 'home'));
  await page
    .getByRole('main')
    .getByRole('navigation', { name: t('home.categories') })
    .getByRole('link')
    .first()
    .click();
  await expectLoaded(page);
  const cached = await getCachedPaths(page);
  const other = platform === 'h5' ? 'pc' : 'h5';
  const loadedPaths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const unusedFiles = filesOfShell(other).filter((file) => !loadedPaths.includes(file));
  expect(unusedFiles.length).toBeGreaterThan(0);
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(cached.filter((path) => unusedFiles.includes(path))).toEqual([]);
  expect(
    cached.filter(
      (path) => !/^\/(?:index\.html|profile|[\w.-]+\.(?:js|css)|pictures\/.+|[\w-]+\.(?:svg|png))$/.test(path),
    ),
  ).toEqual([]);
  expect(cached).toEqual(expect.arrayContaining(['/index.html', ...filesOfEntry(), ...filesOfShell(platform)]));
  expect(cached.length).toBe(new Set(cached).size);
});
