/** How the app grows with the shop: goods, orders and wallet entries from a few to ten thousand. */
import type { CDPSession, Page } from '@playwright/test';
import { devices, signIn, whenFilled, withBrowser } from './devices';
import { median, openShop, percentile95, table, tell, type Lab, type RunningShop } from './lab';

const ms = (figure: number) => `${figure.toFixed(figure < 100 ? 1 : 0)} ms`;
/** Rows to scroll through, and how many the list shows beside each other at most. */
const rowsToScroll = 500;

interface Scrolled {
  readonly shown: number;
  readonly nodes: number;
  readonly heapMB: number;
  readonly frames: readonly number[];
}

/** Scrolls down until the list says that it holds as many rows as wanted, or is over; at the slowed processor of a phone. */
async function scrollThrough(page: Page, cdp: CDPSession): Promise<Scrolled> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: devices.mobile.slowdown });
  const { frames, shown } = await page.evaluate(async (wanted) => {
    const frames: number[] = [];
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    // A list says how many of its rows it holds. The log of the wallet comes whole: there the rows count that were scrolled past.
    const rowHeight = 67;
    const rowsIn = (words: string) => {
      const [, held, whole] = /^(?:(\d+) of \d+ shown|(\d+) entries)$/.exec(words) ?? [];
      return whole ? Math.min(Number(whole), Math.floor((scrollY + innerHeight) / rowHeight)) : Number(held ?? 0);
    };
    const rows = () => Math.max(0, ...[...document.querySelectorAll('[role="status"]')].map(({ textContent }) => rowsIn(textContent ?? '')));
    let last = await frame();
    let stillFor = 0;
    for (let height = 0; rows() < wanted && stillFor < 120; ) {
      scrollBy(0, 120);
      const now = await frame();
      frames.push(now - last);
      last = now;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2 && document.documentElement.scrollHeight === height;
      stillFor = isAtEnd ? stillFor + 1 : 0;
      height = document.documentElement.scrollHeight;
    }
    return { frames, shown: rows() };
  }, rowsToScroll);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { shown, frames, nodes: await page.evaluate(() => document.querySelectorAll('*').length), heapMB: usedSize / 1e6 };
}

const scrollCells = ({ shown, nodes, heapMB, frames }: Scrolled) => [String(shown), String(nodes), `${heapMB.toFixed(1)} MB`, ms(median(frames)), ms(percentile95(frames))];

async function benchList(shop: RunningShop, path: string, isSignedIn: boolean): Promise<string[]> {
  return withBrowser('mobile', async (context) => {
    if (isSignedIn) await signIn(context, shop.token);
    const page = await context.newPage();
    await page.goto(`${shop.base}/#${path}`);
    const first = await whenFilled(page);
    return [ms(first), ...scrollCells(await scrollThrough(page, await context.newCDPSession(page)))];
  });
}

/** Ms from the last key of a search until its results stand, the middle of five words. */
async function searchLatency(shop: RunningShop): Promise<string> {
  return withBrowser('desktop', async (context) => {
    const page = await context.newPage();
    const times: number[] = [];
    for (const word of ['lamp', 'cup', 'radio', 'bag', 'tea']) {
      await page.goto(`${shop.base}/#/pc/home`);
      await whenFilled(page);
      const box = page.getByRole('combobox').first();
      await box.fill(word);
      const startedAt = Date.now();
      await box.press('Enter');
      await page.waitForFunction((typed) => decodeURIComponent(location.hash).includes(typed) && !document.querySelector('#root .bone') && document.querySelector('#root h1'), word, { polling: 'raf' });
      times.push(Date.now() - startedAt);
    }
    return ms(median(times));
  });
}

const listHeadings = ['first screen', 'rows', 'nodes', 'heap', 'frame', 'frame p95'];

async function withShop(lab: Lab, size: { goods?: number; rows?: number }, work: (shop: RunningShop) => Promise<string[]>): Promise<string[]> {
  const shop = await openShop(lab.folder, size);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

/** Prints first screens, nodes, heap and frame times after scrolling, and the latency of search, for shops of all sizes. */
export async function benchGrowth(lab: Lab): Promise<void> {
  tell(`Growth: a phone four times slower scrolls through ${rowsToScroll} rows, or to the end of a shorter list`);
  const rows: string[][] = [];
  for (const goods of [60, 1_000, 10_000]) {
    const cells = await withShop(lab, { goods }, async (shop) => [...(await benchList(shop, '/h5/hall', false)), await searchLatency(shop)]);
    rows.push([`${goods} goods, h5/hall`, ...cells]);
  }
  for (const count of [10, 1_000, 10_000]) {
    rows.push([`${count} orders, h5/order`, ...(await withShop(lab, { rows: count }, (shop) => benchList(shop, '/h5/order', true))), '']);
    rows.push([`${count} entries, h5/wallet`, ...(await withShop(lab, { rows: count }, (shop) => benchList(shop, '/h5/wallet', true))), '']);
  }
  table(['', ...listHeadings, 'search'], rows);
}
