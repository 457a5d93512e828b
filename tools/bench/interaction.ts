/**
 * Measures what a tap or a key costs: the time of the main thread until the page is settled, without throttling, and the time
 * until the next paint on a phone four times slower. With another build it measures both in turns, whose order changes.
 */
import type { CDPSession, Page } from '@playwright/test';
import { devices, signIn, waitUntilRendered, withBrowser, type DevicePreset } from './devices';
import { median, printLine, printTable, startShop, type BenchEnvironment } from './environment';

/** One interaction on a page that is open and settled. */
interface Interaction {
  readonly label: string;
  readonly device: DevicePreset;
  /** The hash of the page. */
  readonly page: string;
  /** Ms of the main thread. */
  readonly goalMs: number;
  /** Brings the page into the state from which the interaction is made. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const tabLink = (page: Page, path: string) => page.locator(`nav a[href="#${path}"]`).last();

/** A switch between two tabs whose code is loaded and whose data is cached. */
const tabSwitch = (from: string, to: string): Interaction => ({
  label: `tab ${from} to ${to}`,
  device: 'mobile',
  page: `/#/h5/${from}`,
  goalMs: 100,
  prepare: async (page) => {
    await tabLink(page, `/h5/${to}`).tap();
    await settle(page);
    await tabLink(page, `/h5/${from}`).tap();
  },
  act: (page) => tabLink(page, `/h5/${to}`).tap(),
});

const openAddressSheet = (page: Page) => page.getByRole('button', { name: /add/i }).first().tap();

const option = (device: DevicePreset): Interaction => ({
  label: `${device}: an option of a product`,
  device,
  page: `/#/${productHash[device]}?id=${productId}`,
  goalMs: 50,
  act: (page) => page.getByText('Graphite', { exact: true }).first().click(),
});

const searchField = (page: Page) => page.getByRole('searchbox').or(page.getByRole('combobox')).first();
const productHash = { mobile: 'h5/components/goodsDetail', desktop: 'pc/goodsdetail' } as const;
/** A product with several colours. */
const productId = 'cloud-nine-headphones';

const keyInSearch = (device: DevicePreset, page: string): Interaction => ({
  label: `${device}: a key in the search`,
  device,
  page,
  goalMs: 20,
  prepare: async (opened) => {
    await searchField(opened).click();
    await opened.keyboard.type('hea');
  },
  act: (opened) => opened.keyboard.type('d'),
});

const openFilterSheet = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Filter' }).tap();

const interactions: readonly Interaction[] = [
  tabSwitch('home', 'hall'),
  tabSwitch('hall', 'home'),
  tabSwitch('home', 'collect'),
  tabSwitch('collect', 'mine'),
  tabSwitch('mine', 'home'),
  {
    label: 'a category of the product list',
    device: 'mobile',
    page: '/#/h5/hall',
    goalMs: 80,
    act: (page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2).tap(),
  },
  {
    label: 'the sheet of filters, opened again',
    device: 'mobile',
    page: '/#/h5/hall',
    goalMs: 60,
    prepare: async (page) => {
      await openFilterSheet(page);
      await settle(page);
      await page.keyboard.press('Escape');
    },
    act: openFilterSheet,
  },
  keyInSearch('mobile', '/#/h5/hall'),
  option('mobile'),
  {
    label: 'the sheet of a new address, opened again',
    device: 'mobile',
    page: '/#/h5/components/address',
    goalMs: 60,
    prepare: async (page) => {
      await openAddressSheet(page);
      await settle(page);
      await page.keyboard.press('Escape');
    },
    act: openAddressSheet,
  },
  {
    label: 'desktop: a category',
    device: 'desktop',
    page: '/#/pc/home?view=hall',
    goalMs: 80,
    act: (page) => page.getByRole('banner').getByRole('list').getByRole('link').nth(1).click(),
  },
  keyInSearch('desktop', '/#/pc/home'),
  option('desktop'),
];

/** Ms after an interaction in which its work is done: requests to a server on this machine, messages, transitions. */
const workMs = 1_500;

/** Resolves when the page requests nothing more and had time to draw. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(workMs);
}

/** Ms of the main thread until now. */
async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Ms of the main thread within `workMs` after `act`. */
async function workOf(cdp: CDPSession, page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await mainThreadMs(cdp);
  await act();
  await page.waitForTimeout(workMs);
  return (await mainThreadMs(cdp)) - before;
}

/** Ms from the first press of `act` to the paint after it, by the Event Timing API, in steps of 8 ms. */
async function nextPaintOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(2 * workMs);
  // An event that needs less than the threshold has no entry.
  return page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations));
}

interface Cost {
  readonly workMs: number;
  readonly paintMs: number;
}

/** Opens the page of the interaction in a new browser, twice: without throttling for the work, on a slow phone for the paint. */
function measureOnce({ base, token }: { base: string; token: string }, interaction: Interaction): Promise<Cost> {
  return withBrowser(interaction.device, async (context) => {
    await signIn(context, token);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const open = async () => {
      await page.goto('about:blank');
      await page.goto(base + interaction.page);
      await waitUntilRendered(page);
      await settle(page);
      await interaction.prepare?.(page);
      await settle(page);
    };
    await open();
    const idleMs = await workOf(cdp, page, async () => undefined);
    const work = await workOf(cdp, page, () => interaction.act(page));
    await open();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: devices.mobile.cpuSlowdown });
    const paintMs = await nextPaintOf(page, () => interaction.act(page));
    return { workMs: work - idleMs, paintMs };
  });
}

const msText = (figure: number) => `${Math.round(figure)} ms`;

/** The lowest and the highest value. */
const rangeText = (figures: readonly number[]) =>
  `${Math.round(Math.min(...figures))}–${Math.round(Math.max(...figures))}`;

/**
 * Prints the work and the next paint of each interaction. `otherFolder` is another build, which is measured in turns with this
 * one; the table then has the ratio of the medians.
 */
export async function benchInteraction(
  { folder }: BenchEnvironment,
  runs: number,
  otherFolder?: string,
): Promise<void> {
  const shops = await Promise.all(
    [folder, ...(otherFolder === undefined ? [] : [otherFolder])].map((one) => startShop(one)),
  );
  try {
    printLine(
      `Interactions: work of the main thread without throttling; next paint, processor four times slower; median of ${runs}`,
    );
    const rows: string[][] = [];
    for (const interaction of interactions) {
      const costs = shops.map((): Cost[] => []);
      for (let run = 0; run < runs; run += 1)
        for (const at of run % 2 === 0 ? [...shops.keys()] : [...shops.keys()].reverse()) {
          const shop = shops[at];
          if (shop) costs[at]?.push(await measureOnce(shop, interaction));
        }
      const [work = [], otherWork = []] = costs.map((of) => of.map((one) => one.workMs));
      const [paint = [], otherPaint = []] = costs.map((of) => of.map((one) => one.paintMs));
      const isMet = median(work) <= interaction.goalMs && median(paint) <= 100;
      rows.push([
        interaction.label,
        `${msText(median(work))} (${rangeText(work)})`,
        `≤ ${interaction.goalMs} ms`,
        msText(median(paint)),
        '≤ 100 ms',
        isMet ? 'met' : 'MISSED',
        ...(otherFolder === undefined
          ? []
          : [msText(median(otherWork)), (median(work) / median(otherWork)).toFixed(2), msText(median(otherPaint))]),
      ]);
    }
    printTable(
      [
        'Interaction',
        'work',
        'goal',
        'next paint',
        'goal',
        '',
        ...(otherFolder === undefined ? [] : ['other build', 'ratio', 'its paint']),
      ],
      rows,
    );
  } finally {
    await Promise.all(shops.map((shop) => shop.close()));
  }
}
