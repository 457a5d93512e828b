/** Measures navigation within the app: between two pages, and to pages whose code is not loaded. */
import type { Page } from '@playwright/test';
import { devices, throttleToDevice, waitUntilRendered, withBrowser } from './devices';
import { median, startShop, type BenchEnvironment } from './environment';

const msText = (figure: number) => `${Math.round(figure)} ms`;
const h5Home = '/#/h5/home';

/** Ms in which the service worker caches the home page. */
const cacheWriteMs = 6_000;

/** Number of repetitions of a measurement. */
const repetitions = 5;

/** A row of the result table. An empty goal means a value without a goal. */
type GoalRow = readonly [label: string, value: string, goal: string, isMet: boolean];

/**
 * Measures a click on a link: ms until the next page shows its layout, ms until it is loaded, and the API paths that
 * it requested.
 */
async function measureNavigation(
  page: Page,
  click: () => Promise<void>,
  heading: string,
): Promise<{ renderedMs: number; loadedMs: number; apiPaths: string[] }> {
  const apiPaths: string[] = [];
  const recordPath = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) apiPaths.push(pathname);
  };
  page.on('request', recordPath);
  const before = await page.evaluate(() => location.hash);
  await page.evaluate((from) => {
    const timings = { start: 0, renderedMs: 0, loadedMs: 0 };
    const previousMain = document.querySelector('#root main');
    Object.assign(window, { timings });
    addEventListener('click', () => (timings.start ||= performance.now()), { capture: true, once: true });
    const poll = () => {
      if (timings.start && location.hash !== from) {
        const main = document.querySelector('#root main');
        if (main && main !== previousMain) timings.renderedMs ||= performance.now();
        if (timings.renderedMs && !document.querySelector('#root .skeleton') && document.querySelector('#root h1'))
          timings.loadedMs ||= performance.now();
      }
      if (!timings.loadedMs) requestAnimationFrame(poll);
    };
    requestAnimationFrame(poll);
  }, before);
  await click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => (window as unknown as { timings: { loadedMs: number } }).timings.loadedMs > 0);
  const timings = await page.evaluate(
    () => (window as unknown as { timings: { start: number; renderedMs: number; loadedMs: number } }).timings,
  );
  page.off('request', recordPath);
  return { renderedMs: timings.renderedMs - timings.start, loadedMs: timings.loadedMs - timings.start, apiPaths };
}

/** Navigates from the home page to its first product and back, with an empty profile. */
function measureProductNavigation(base: string) {
  return withBrowser('mobile', async (context) => {
    const page = await context.newPage();
    await page.goto(base + h5Home);
    await waitUntilRendered(page);
    await page.waitForTimeout(cacheWriteMs);
    await throttleToDevice(await context.newCDPSession(page), devices.mobile);
    const card = page.locator('a[href*="goodsDetail"]').first();
    const name = (await card.locator('xpath=.').innerText()).split('\n')[0] ?? '';
    // A pointer hovers over a link for about 100 ms before the click.
    const click = async () => {
      await card.dispatchEvent('pointerover');
      await page.waitForTimeout(100);
      await card.click();
    };
    const forward = await measureNavigation(page, click, name);
    const back = await measureNavigation(
      page,
      async () => void (await page.evaluate(() => (document.body.click(), history.back()))),
      'Persimmon',
    );
    return { ...forward, apiPathsOnBack: back.apiPaths };
  });
}

/** Navigation from the home page to a product and back. */
export async function benchNavigation(environment: BenchEnvironment): Promise<readonly GoalRow[]> {
  const shop = await startShop(environment.folder);
  try {
    const navigations: Awaited<ReturnType<typeof measureProductNavigation>>[] = [];
    while (navigations.length < repetitions) navigations.push(await measureProductNavigation(shop.base));
    const renderedMs = median(navigations.map((one) => one.renderedMs));
    const apiPaths = [...new Set(navigations.flatMap((one) => one.apiPaths))];
    const apiPathsOnBack = [...new Set(navigations.flatMap((one) => one.apiPathsOnBack))];
    return [
      [
        `h5/home to product, applied: next page visible, median of ${repetitions}`,
        msText(renderedMs),
        '< 100 ms',
        renderedMs < 100,
      ],
      [
        `h5/home to product, applied: loaded, median of ${repetitions}`,
        msText(median(navigations.map((one) => one.loadedMs))),
        'one round trip',
        navigations.every((one) => one.apiPaths.length <= 2),
      ],
      ['h5/home to product: API calls', apiPaths.join(' ') || 'nothing', '', true],
      [
        'back to h5/home: repeated API calls of fresh data',
        apiPathsOnBack.join(' ') || 'nothing',
        'nothing',
        apiPathsOnBack.length === 0,
      ],
    ];
  } finally {
    await shop.close();
  }
}

/** Pages whose code the home page does not load. */
const unloadedPages = [
  'order',
  'mine',
  'hall',
  'wallet',
  'ticket',
  'components/address',
  'components/couponCard',
  'info',
  'share',
  'components/server',
];

/** Ms from a change of the hash until the page has loaded. */
const measureFirstOpening = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (next) =>
      new Promise<number>((done) => {
        const currentHeading = () => document.querySelector('#root h1')?.textContent ?? '';
        const before = currentHeading();
        const startedAt = performance.now();
        window.location.hash = next;
        const poll = () => {
          const isLoaded =
            currentHeading() && currentHeading() !== before && !document.querySelector('#root .skeleton');
          if (isLoaded) done(performance.now() - startedAt);
          else requestAnimationFrame(poll);
        };
        requestAnimationFrame(poll);
      }),
    path,
  );

/** Navigation to pages whose code is not loaded. */
export async function benchFirstOpenings(environment: BenchEnvironment): Promise<readonly GoalRow[]> {
  const shop = await startShop(environment.folder);
  try {
    return await withBrowser('mobile', async (context) => {
      const page = await context.newPage();
      const durations: number[] = [];
      for (const path of unloadedPages) {
        // Each document starts with the code of the home page only.
        await page.goto(`${shop.base}/?opening=${durations.length}${h5Home.slice(1)}`);
        await waitUntilRendered(page);
        await page.waitForTimeout(500);
        durations.push(await measureFirstOpening(page, `/h5/${path}`));
      }
      return [
        [
          `a page opened for the first time, without throttling, median of ${unloadedPages.length}`,
          msText(median(durations)),
          '',
          true,
        ],
      ] as const;
    });
  } finally {
    await shop.close();
  }
}
