/** What stands in the page before any script has come, and how the app takes its place. */
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import { expectSettled } from './support/visits';

test('the home page shows banner and categories before the app has come', async ({ page, face, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/#${hashTo(face, 'home')}`);
  const first = page.locator('#first-screen');
  await expect(first.getByText('Warm light, slow evenings')).toBeVisible();
  await expect(first.getByText('Cameras').first()).toBeVisible();
  await expect(first.locator(`a[href^="#/${face}/"]`).first()).toBeVisible();
});

test('the app takes its place without a jump, and asks nothing twice', async ({ page, face }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(`/#${hashTo(face, 'home')}`);
  await expect(page.locator('#first-screen')).toHaveCount(0);
  await expectSettled(page);
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('a page other than the home page has no first screen in its way', async ({ page, face }) => {
  await page.goto(`/#${hashTo(face, 'hall')}`);
  await expectSettled(page);
  await expect(page.locator('#first-screen')).toBeHidden();
});

test.describe('goods opened by their link', () => {
  const goods = 'cloud-nine-headphones';

  test('show picture and name on a phone before the app has come, those of the combination in the address', async ({ page, face, expectConsole }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/#${hashTo(face, 'goods', { id: goods, sku: `${goods}.graphite.alone` })}`);
    const first = page.locator('#first-screen');
    // A desktop has the faster line: nothing stands there until the app does.
    if (face === 'pc') return expect(first).toBeHidden();
    await expect(first.getByText('Cloud Nine headphones')).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /^\/pictures\/.+\.webp$/);
    await expect(first.locator('.bone').first()).toBeVisible();
    await expect(first.getByText('Buy for')).toHaveCount(0);
  });

  test('have an empty place for the picture, not a broken one, while the shop is slow', async ({ page, face }) => {
    await page.route('**/api/home/goodsDetail*', () => {});
    await page.goto(`/#${hashTo(face, 'goods', { id: goods })}`, { waitUntil: 'commit' });
    await expect(page.locator('.bone').first()).toBeVisible();
    expect(await page.locator('img:not([src])').evaluateAll((pictures) => pictures.filter((picture) => picture.checkVisibility({ visibilityProperty: true })).length)).toBe(0);
  });

  test('are taken over by the app with the same picture in the same place', async ({ page, face }) => {
    await page.addInitScript(() => {
      const places: string[] = [];
      Object.assign(window, { places });
      const note = () => {
        const picture = document.querySelector('#first-screen:not([hidden]) img[src]') ?? document.querySelector('#root main img');
        if (picture instanceof HTMLImageElement && picture.complete && picture.checkVisibility({ visibilityProperty: true })) {
          const { x, y, width, height } = picture.getBoundingClientRect();
          const place = [new URL(picture.src).pathname, ...[x, y, width, height].map(Math.round)].join(' ');
          if (places.at(-1) !== place) places.push(place);
        }
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.goto(`/#${hashTo(face, 'goods', { id: goods })}`);
    await expect(page.locator('#first-screen')).toHaveCount(0);
    await expectSettled(page);
    const places = await page.evaluate(() => (window as unknown as { places: string[] }).places);
    expect(new Set(places).size).toBe(1);
  });

  test('show the picture of the combination in the address', async ({ page, face }) => {
    await page.goto(`/#${hashTo(face, 'goods', { id: goods, sku: `${goods}.graphite.alone` })}`);
    await expectSettled(page);
    const chosen = page.getByRole('main').getByRole('radio', { name: 'Graphite' });
    await expect(chosen).toBeChecked();
    if (face === 'pc') return;
    const shown = page.locator('main li[aria-hidden="false"]');
    await expect(shown).toBeInViewport({ ratio: 0.9 });
    expect(await shown.evaluate((slide) => [...(slide.parentElement?.children ?? [])].indexOf(slide))).toBeGreaterThan(0);
  });

  test('that are not there give way to the page that says so', async ({ page, face }) => {
    await page.goto(`/#${hashTo(face, 'goods', { id: 'no-such-goods' })}`);
    await expect(page.locator('#first-screen')).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('what is pressed before the app has come is done at once when it comes', async ({ page, face }) => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((go) => (letGo = go));
  let asked = 0;
  await page.route(/\.js$/, async (route) => {
    asked += 1;
    await isLetGo;
    await route.continue();
  });
  // The code is asked for before the page counts as loaded, and is held.
  await page.goto(`/#${hashTo(face, 'home')}`, { waitUntil: 'commit' });
  await page.locator('#first-screen').getByText('Cameras').first().click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  letGo();
  await expectSettled(page);
  await expect(page.locator('#first-screen')).toHaveCount(0);
  expect(page.url()).toContain('categoryId=cameras');
});

test.describe('languages are read up on by another thread', () => {
  const reader = /^\/languages\.[0-9a-f]{8}\.js$/;

  test('beside the code of a page that writes dates, and at home when nobody waits for anything', async ({ page, face }) => {
    const threads: string[] = [];
    page.on('worker', (thread) => threads.push(new URL(thread.url()).pathname));
    await page.goto(`/#${hashTo(face, 'home')}`);
    await expectSettled(page);
    expect(threads).toEqual([]);
    await expect.poll(() => threads, { timeout: 20_000 }).toEqual([expect.stringMatching(reader)]);
    await page.goto('about:blank');
    await page.goto(`/#${hashTo(face, 'goods', { id: 'harbour-radio' })}`);
    await expectSettled(page);
    expect(threads).toEqual([expect.stringMatching(reader), expect.stringMatching(reader)]);
  });

  const poor: Readonly<Record<string, () => void>> = {
    'has none': () => {
      Reflect.deleteProperty(window, 'Worker');
    },
    'allows none': () => {
      Object.assign(window, { Worker: () => undefined });
    },
  };
  for (const [where, leaveOut] of Object.entries(poor)) {
    test(`and where the browser ${where} dates are written all the same`, async ({ page, face }) => {
      await page.addInitScript(leaveOut);
      await page.goto(`/#${hashTo(face, 'goods', { id: 'harbour-radio' })}`);
      await expectSettled(page);
      await expect(page.getByRole('main')).toContainText(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun),? \d{1,2} [A-Z][a-z]{2}/);
    });
  }
});

test.describe('in a browser that prefers Chinese', () => {
  test.use({ language: 'zh-CN' });

  test('the first screen speaks Chinese', async ({ page, face, expectConsole }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`/#${hashTo(face, 'home')}`);
    await expect(page.locator('#first-screen').getByText('灯暖，夜慢')).toBeVisible();
  });
});
