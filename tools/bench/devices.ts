/** The emulated devices of the benchmarks, with network and CPU throttling. */
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { chromiumPath, chromiumFlags } from '../check/chromium';

export type DevicePreset = 'mobile' | 'desktop';

interface Device {
  readonly context: BrowserContextOptions;
  /** Latency in ms, throughput in bytes per second. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** CPU throttling factor. */
  readonly cpuSlowdown: number;
}

export const devices: Readonly<Record<DevicePreset, Device>> = {
  mobile: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      userAgent:
        'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
    },
    network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    cpuSlowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    network: { latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 },
    cpuSlowdown: 1,
  },
};

/** Throttles network and CPU of a page to those of the device. */
export async function throttleToDevice(cdp: CDPSession, { network, cpuSlowdown }: Device): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Runs `work` in a new browser with an empty profile, and closes the browser. */
export async function withBrowser<Result>(
  preset: DevicePreset,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ ...devices[preset].context, locale: 'en-US' });
    // tsx adds calls of the helper `__name`, which the page does not define.
    await context.addInitScript('globalThis.__name = (named) => named');
    return await work(context);
  } finally {
    await browser.close();
  }
}

/** Stores the token before the code of the page runs. */
export const signIn = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript((value) => localStorage.setItem('token', value), token);

/** Resolves when the page has a heading and no skeleton, with the ms since the start of navigation. */
export async function waitUntilRendered(page: Page): Promise<number> {
  const renderedAt = await page.waitForFunction(
    () =>
      document.querySelector('#root main h1, #root h1') !== null &&
      document.querySelector('#root .skeleton') === null &&
      Math.max(1, performance.now()),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await renderedAt.jsonValue());
}
