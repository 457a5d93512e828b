/** One cold load of a page in a fresh profile: what came over the line, and when the customer saw what. */
import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { devices, slowDown, withBrowser, type Preset } from './devices';

/** Ms of silence on the line after which a page counts as loaded. */
const silence = 1_500;
/** Ms after which waiting for it ends. */
const patience = 40_000;

export interface Load {
  /** Ms since the page was asked for. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Bytes of JavaScript, packed here by gzip 9 whatever the server did. */
  readonly jsGzip: number;
  /** Bytes of it that had come before the first paint. */
  readonly jsBeforeFcp: number;
  /** Bytes on the line altogether. */
  readonly bytes: number;
  readonly requests: number;
  readonly nodes: number;
}

interface Asked {
  isScript: boolean;
  /** Seconds of the browser's clock. */
  start: number;
  end?: number;
  bytes: number;
}

interface Seen {
  lcp: number;
  cls: number;
}

function watchLine(cdp: CDPSession) {
  const asked = new Map<string, Asked>();
  let open = 0;
  let lastAt = Date.now();
  const end = (id: string, at: number, bytes: number) => {
    const one = asked.get(id);
    if (!one || one.end !== undefined) return;
    Object.assign(one, { end: at, bytes });
    open -= 1;
    lastAt = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    if (!asked.has(requestId)) open += 1;
    asked.set(requestId, { isScript: type === 'Script', start: timestamp, bytes: 0 });
    lastAt = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => end(requestId, timestamp, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return { asked, isSilent: () => open <= 0 && Date.now() - lastAt > silence };
}

const watchPaints = () => {
  const seen: Seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (seen.lcp = startTime))).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Loads `url` cold on a device; with its line and processor when `isSlow`. */
export function loadPage(url: string, preset: Preset, isSlow: boolean): Promise<Load> {
  return withBrowser(preset, async (context) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable', { maxTotalBufferSize: 2e8, maxResourceBufferSize: 1e8 });
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (isSlow) await slowDown(cdp, devices[preset]);
    const { asked, isSilent } = watchLine(cdp);
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    for (const until = Date.now() + patience; Date.now() < until && !isSilent(); ) await page.waitForTimeout(100);

    const { lcp, cls, fcp, nodes } = await page.evaluate(() => ({
      ...(window as unknown as { seen: Seen }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      nodes: document.querySelectorAll('*').length,
    }));
    const all = [...asked];
    const startedAt = all[0]?.[1].start ?? 0;
    const scripts = all.filter(([, { isScript, end }]) => isScript && end !== undefined);
    let jsGzip = 0;
    for (const [requestId] of scripts) {
      const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId }).catch(() => ({ body: '', base64Encoded: false }));
      jsGzip += gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
    }
    const jsBeforeFcp = scripts.filter(([, { end = 0 }]) => (end - startedAt) * 1000 <= fcp).reduce((sum, [, { bytes }]) => sum + bytes, 0);
    return { fcp, lcp, cls, jsGzip, jsBeforeFcp, bytes: all.reduce((sum, [, { bytes }]) => sum + bytes, 0), requests: all.length, nodes };
  });
}
