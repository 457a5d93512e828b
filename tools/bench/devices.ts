/** The devices of the measurements, and lines that are really as slow as they claim. */
import { chromium, type BrowserContext, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath, quietFlags } from '../chromium';

export type Preset = 'mobile' | 'desktop';

interface Device {
  readonly context: BrowserContextOptions;
  /** Ms of a round trip, bytes a second. */
  readonly line: { readonly latency: number; readonly downloadThroughput: number; readonly uploadThroughput: number };
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

export const devices: Readonly<Record<Preset, Device>> = {
  mobile: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
    },
    line: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    slowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    line: { latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 },
    slowdown: 1,
  },
};

/** Makes line and processor of a page as slow as those of the device. */
export async function slowDown(cdp: CDPSession, { line, slowdown }: Device): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Opens a browser with one fresh profile for `work`, and closes it. */
export async function withBrowser<Result>(preset: Preset, work: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
  try {
    const context = await browser.newContext({ ...devices[preset].context, locale: 'en-US' });
    // The compiler of these scripts names functions by a helper, which the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    return await work(context);
  } finally {
    await browser.close();
  }
}

/** Signs the page in before any of its code runs. */
export const signIn = (context: BrowserContext, token: string): Promise<unknown> => context.addInitScript((value) => localStorage.setItem('token', value), token);

/** Resolves when the page shows itself filled: pictures in view are there and nothing is on its way. Ms since the start of the page. */
export async function whenFilled(page: Page): Promise<number> {
  const filled = await page.waitForFunction(
    () => document.querySelector('#root main h1, #root h1') !== null && document.querySelector('#root .bone') === null && Math.max(1, performance.now()),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await filled.jsonValue());
}
