/** Measures how the app scales with the number of products, orders and wallet entries, up to ten thousand. */
import type { CDPSession, Page } from '@playwright/test';
import { devices, signIn, waitUntilRendered, withBrowser } from './devices';
import {
  median,
  startShop,
  percentile95,
  printTable,
  printLine,
  type BenchEnvironment,
  type RunningShop,
} from './environment';

const msText = (figure: number) => `${figure.toFixed(figure < 100 ? 1 : 0)} ms`;
/** Number of rows to scroll through. */
const rowsToScroll = 500;

interface ScrollResult {
  readonly visibleRows: number;
  readonly nodes: number;
  readonly heapMB: number;
  readonly frames: readonly number[];
}

/** Scrolls until the list contains `rowsToScroll` rows or ends, with the throttled CPU of a phone. */
async function scrollList(page: Page, cdp: CDPSession): Promise<ScrollResult> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: devices.mobile.cpuSlowdown });
  const { frames, visibleRows } = await page.evaluate(async (targetRows) => {
    const frames: number[] = [];
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    // A list shows the number of its loaded rows. The wallet log is loaded at once, so its rows are counted by the
    // scroll position.
    const rowHeight = 67;
    const rowsIn = (text: string) => {
      const [, loadedRows, entryCount] = /^(?:(\d+) of \d+ shown|(\d+) entries)$/.exec(text) ?? [];
      return entryCount
        ? Math.min(Number(entryCount), Math.floor((scrollY + innerHeight) / rowHeight))
        : Number(loadedRows ?? 0);
    };
    const rows = () =>
      Math.max(
        0,
        ...[...document.querySelectorAll('[role="status"]')].map(({ textContent }) => rowsIn(textContent ?? '')),
      );
    let last = await frame();
    let framesAtEnd = 0;
    for (let height = 0; rows() < targetRows && framesAtEnd < 120;) {
      scrollBy(0, 120);
      const now = await frame();
      frames.push(now - last);
      last = now;
      const isAtEnd =
        scrollY + innerHeight >= document.documentElement.scrollHeight - 2 &&
        document.documentElement.scrollHeight === height;
      framesAtEnd = isAtEnd ? framesAtEnd + 1 : 0;
      height = document.documentElement.scrollHeight;
    }
    return { frames, visibleRows: rows() };
  }, rowsToScroll);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    visibleRows,
    frames,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    heapMB: usedSize / 1e6,
  };
}

const scrollCells = ({ visibleRows, nodes, heapMB, frames }: ScrollResult) => [
  String(visibleRows),
  String(nodes),
  `${heapMB.toFixed(1)} MB`,
  msText(median(frames)),
  msText(percentile95(frames)),
];

async function benchList(shop: RunningShop, path: string, isSignedIn: boolean): Promise<string[]> {
  return withBrowser('mobile', async (context) => {
    if (isSignedIn) await signIn(context, shop.token);
    const page = await context.newPage();
    await page.goto(`${shop.base}/#${path}`);
    const first = await waitUntilRendered(page);
    return [msText(first), ...scrollCells(await scrollList(page, await context.newCDPSession(page)))];
  });
}

/** Median time in ms from Enter to the search results, over five terms. */
async function searchLatency(shop: RunningShop): Promise<string> {
  return withBrowser('desktop', async (context) => {
    const page = await context.newPage();
    const times: number[] = [];
    for (const term of ['lamp', 'cup', 'radio', 'bag', 'tea']) {
      await page.goto(`${shop.base}/#/pc/home`);
      await waitUntilRendered(page);
      const box = page.getByRole('combobox').first();
      await box.fill(term);
      const startedAt = Date.now();
      await box.press('Enter');
      await page.waitForFunction(
        (typed) =>
          decodeURIComponent(location.hash).includes(typed) &&
          !document.querySelector('#root .skeleton') &&
          document.querySelector('#root h1'),
        term,
        { polling: 'raf' },
      );
      times.push(Date.now() - startedAt);
    }
    return msText(median(times));
  });
}

const listHeadings = ['first screen', 'rows', 'nodes', 'heap', 'frame', 'frame p95'];

async function withShop(
  environment: BenchEnvironment,
  size: { products?: number; rows?: number },
  measure: (shop: RunningShop) => Promise<string[]>,
): Promise<string[]> {
  const shop = await startShop(environment.folder, size);
  try {
    return await measure(shop);
  } finally {
    await shop.close();
  }
}

/** Prints load time, elements, heap and frame times after scrolling, and search latency, for shops of all sizes. */
export async function benchGrowth(environment: BenchEnvironment): Promise<void> {
  printLine(`Growth: a phone four times slower scrolls through ${rowsToScroll} rows, or to the end of a shorter list`);
  const rows: string[][] = [];
  for (const products of [60, 1_000, 10_000]) {
    const cells = await withShop(environment, { products }, async (shop) => [
      ...(await benchList(shop, '/h5/hall', false)),
      await searchLatency(shop),
    ]);
    rows.push([`${products} products, h5/hall`, ...cells]);
  }
  for (const count of [10, 1_000, 10_000]) {
    rows.push([
      `${count} orders, h5/order`,
      ...(await withShop(environment, { rows: count }, (shop) => benchList(shop, '/h5/order', true))),
      '',
    ]);
    rows.push([
      `${count} entries, h5/wallet`,
      ...(await withShop(environment, { rows: count }, (shop) => benchList(shop, '/h5/wallet', true))),
      '',
    ]);
  }
  printTable(['', ...listHeadings, 'search'], rows);
}
