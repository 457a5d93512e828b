/** The prerendered pages, which are visible before the scripts have loaded, and their replacement by the app. */
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { expectLoaded } from './support/navigation';

test('the home page shows banner and categories before the app has loaded', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/#${hashTo(platform, 'home')}`);
  const prerendered = page.locator('#prerendered');
  await expect(prerendered.getByText('Warm light, slow evenings')).toBeVisible();
  await expect(prerendered.getByText('Cameras').first()).toBeVisible();
  await expect(prerendered.locator(`a[href^="#/${platform}/"]`).first()).toBeVisible();
});

for (const screen of ['home', 'goods'] as const)
  test(`the app replaces the prerendered ${screen} page without a layout shift and repeats no call`, async ({
    page,
    platform,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      // A desktop has room for the second page of products.
      if (pathname.startsWith('/api/')) calls.push(`${pathname}${search} ${request.postData() ?? ''}`);
    });
    await page.goto(`/#${hashTo(platform, screen, screen === 'goods' ? { id: 'cloud-nine-headphones' } : {})}`);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expectLoaded(page);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

test('pages other than the home page and the product page are not prerendered', async ({ page, platform }) => {
  await page.goto(`/#${hashTo(platform, 'hall')}`);
  await expectLoaded(page);
  await expect(page.locator('#prerendered')).toBeHidden();
});

test.describe('a product opened by its link', () => {
  const goods = 'cloud-nine-headphones';

  test('shows picture and name of the variant in the URL before the app has loaded', async ({
    page,
    platform,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/#${hashTo(platform, 'goods', { id: goods, sku: `${goods}.graphite.alone` })}`);
    const prerendered = page.locator('#prerendered');
    await expect(prerendered.getByText('Cloud Nine headphones')).toBeVisible();
    await expect(prerendered.locator('img[fetchpriority="high"]')).toHaveAttribute('src', /^\/pictures\/.+\.webp$/);
    await expect(prerendered.locator('.skeleton').first()).toBeVisible();
    await expect(prerendered.getByText('Buy for')).toHaveCount(0);
  });

  test('shows a placeholder and no broken picture while the API is slow', async ({ page, platform }) => {
    await page.route('**/api/home/goodsDetail*', () => {});
    await page.goto(`/#${hashTo(platform, 'goods', { id: goods })}`, { waitUntil: 'commit' });
    await expect(page.locator('.skeleton').first()).toBeVisible();
    expect(
      await page
        .locator('img:not([src])')
        .evaluateAll(
          (pictures) => pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true })).length,
        ),
    ).toBe(0);
  });

  test('keeps picture and position when the app replaces the prerendered page', async ({ page, platform }) => {
    await page.addInitScript(() => {
      const positions: string[] = [];
      Object.assign(window, { positions });
      const record = () => {
        const picture =
          document.querySelector('#prerendered:not([hidden]) img[src][fetchpriority="high"]') ??
          document.querySelector('#root main img[fetchpriority="high"]');
        if (
          picture instanceof HTMLImageElement &&
          picture.complete &&
          picture.checkVisibility({ visibilityProperty: true })
        ) {
          const { x, y, width, height } = picture.getBoundingClientRect();
          const position = [new URL(picture.src).pathname, ...[x, y, width, height].map(Math.round)].join(' ');
          if (positions.at(-1) !== position) positions.push(position);
        }
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await page.goto(`/#${hashTo(platform, 'goods', { id: goods })}`);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expectLoaded(page);
    const positions = () => page.evaluate(() => (window as unknown as { positions: string[] }).positions);
    // On a slow machine the picture can be drawn after the text has loaded.
    await expect.poll(async () => (await positions()).length).toBeGreaterThan(0);
    expect(new Set(await positions()).size).toBe(1);
  });

  test('shows the picture of the variant in the URL', async ({ page, platform }) => {
    await page.goto(`/#${hashTo(platform, 'goods', { id: goods, sku: `${goods}.graphite.alone` })}`);
    await expectLoaded(page);
    const chosen = page.getByRole('main').getByRole('radio', { name: 'Graphite' });
    await expect(chosen).toBeChecked();
    if (platform === 'pc') return;
    const shown = page.locator('main li[aria-hidden="false"]');
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    expect(await shown.evaluate((slide) => [...(slide.parentElement?.children ?? [])].indexOf(slide))).toBeGreaterThan(
      0,
    );
  });

  test('shows an error when it does not exist', async ({ page, platform }) => {
    await page.goto(`/#${hashTo(platform, 'goods', { id: 'no-such-goods' })}`);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('a link clicked before the app has loaded is followed afterwards', async ({ page, platform }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let requestCount = 0;
  await page.route(/\.js$/, async (route) => {
    requestCount += 1;
    await released;
    await route.continue();
  });
  // The scripts are requested before the load event of the page, and this test delays them.
  await page.goto(`/#${hashTo(platform, 'home')}`, { waitUntil: 'commit' });
  await page.locator('#prerendered').getByText('Cameras').first().click();
  await expect.poll(() => requestCount).toBeGreaterThan(0);
  release();
  await expectLoaded(page);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  expect(page.url()).toContain('categoryId=cameras');
});

test('what is typed before the app has loaded stays in the search field, with focus and caret', async ({
  page,
  platform,
}) => {
  // The phone's search field is a link to the page that searches.
  if (platform === 'h5') return;
  let start = (): void => undefined;
  const isStarted = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/umi\.[0-9a-f]+\.js$/, async (route) => {
    await isStarted;
    await route.continue();
  });
  await page.goto(`/#${hashTo(platform, 'home')}`, { waitUntil: 'commit' });
  await page.locator('#prerendered').getByPlaceholder('Search').click();
  await page.keyboard.type('camera');
  await page.keyboard.press('ArrowLeft');
  start();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('s');
  await expect(field).toHaveValue('camersa');
});

test.describe('the locale data is loaded by a worker', () => {
  const worker = /^\/intlWorker\.[0-9a-f]{8}\.js$/;

  test('together with the code of a page with dates, and when the browser is idle on a home page', async ({
    page,
    platform,
  }) => {
    const workers: string[] = [];
    page.on('worker', (started) => workers.push(new URL(started.url()).pathname));
    await page.goto(`/#${hashTo(platform, 'home')}`);
    await expectLoaded(page);
    expect(workers).toEqual([]);
    await expect.poll(() => workers, { timeout: 20_000 }).toEqual([expect.stringMatching(worker)]);
    await page.goto('about:blank');
    await page.goto(`/#${hashTo(platform, 'goods', { id: 'harbour-radio' })}`);
    await expectLoaded(page);
    expect(workers).toEqual([expect.stringMatching(worker), expect.stringMatching(worker)]);
  });

  const withoutWorkers: Readonly<Record<string, () => void>> = {
    'has no workers': () => {
      Reflect.deleteProperty(window, 'Worker');
    },
    'refuses workers': () => {
      Object.assign(window, { Worker: () => undefined });
    },
  };
  for (const [what, removeWorkers] of Object.entries(withoutWorkers)) {
    test(`a browser that ${what} shows dates as well`, async ({ page, platform }) => {
      await page.addInitScript(removeWorkers);
      await page.goto(`/#${hashTo(platform, 'goods', { id: 'harbour-radio' })}`);
      await expectLoaded(page);
      await expect(page.getByRole('main')).toContainText(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}/);
    });
  }
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ language: 'zh-CN' });

  test('the prerendered page is in Chinese', async ({ page, platform, expectConsole }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/#${hashTo(platform, 'home')}`);
    await expect(page.locator('#prerendered').getByText('灯暖，夜慢')).toBeVisible();
  });
});
