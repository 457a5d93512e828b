/** Measures one load of a page with an empty cache: network traffic and paint times. */
import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { devices, throttle, withBrowser, type Preset } from './devices';

/** Ms without network activity after which a page counts as loaded. */
const idleMs = 1_500;
/** Ms after which the measurement ends in any case. */
const timeoutMs = 40_000;

export interface Load {
  /** Ms since the start of navigation. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Bytes of JavaScript, compressed here with gzip level 9. */
  readonly jsGzip: number;
  /** Transferred bytes of JavaScript before the first contentful paint. */
  readonly jsBeforeFcp: number;
  /** All transferred bytes. */
  readonly bytes: number;
  readonly requests: number;
  readonly nodes: number;
}

interface NetworkRequest {
  isScript: boolean;
  /** Timestamps of the Chrome DevTools Protocol, in seconds. */
  start: number;
  finish?: number;
  bytes: number;
}

interface PaintMetrics {
  lcp: number;
  cls: number;
}

function observeNetwork(cdp: CDPSession) {
  const requests = new Map<string, NetworkRequest>();
  let pendingCount = 0;
  let lastAt = Date.now();
  const finish = (id: string, at: number, bytes: number) => {
    const networkRequest = requests.get(id);
    if (!networkRequest || networkRequest.finish !== undefined) return;
    Object.assign(networkRequest, { finish: at, bytes });
    pendingCount -= 1;
    lastAt = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    if (!requests.has(requestId)) pendingCount += 1;
    requests.set(requestId, { isScript: type === 'Script', start: timestamp, bytes: 0 });
    lastAt = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp, 0));
  return { requests, isIdle: () => pendingCount <= 0 && Date.now() - lastAt > idleMs };
}

const observePaints = () => {
  const metrics: PaintMetrics = { lcp: 0, cls: 0 };
  Object.assign(window, { metrics });
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (metrics.lcp = startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) metrics.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Loads `url` with an empty cache. `isSlow` throttles network and CPU to those of the device. */
export function loadPage(url: string, preset: Preset, isSlow: boolean): Promise<Load> {
  return withBrowser(preset, async (context) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable', { maxTotalBufferSize: 2e8, maxResourceBufferSize: 1e8 });
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (isSlow) await throttle(cdp, devices[preset]);
    const { requests, isIdle } = observeNetwork(cdp);
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline && !isIdle();) await page.waitForTimeout(100);

    const { lcp, cls, fcp, nodes } = await page.evaluate(() => ({
      ...(window as unknown as { metrics: PaintMetrics }).metrics,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      nodes: document.querySelectorAll('*').length,
    }));
    const allRequests = [...requests];
    const startedAt = allRequests[0]?.[1].start ?? 0;
    const scripts = allRequests.filter(([, { isScript, finish }]) => isScript && finish !== undefined);
    let jsGzip = 0;
    for (const [requestId] of scripts) {
      const { body, base64Encoded } = await cdp
        .send('Network.getResponseBody', { requestId })
        .catch(() => ({ body: '', base64Encoded: false }));
      jsGzip += gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
    }
    const jsBeforeFcp = scripts
      .filter(([, { finish = 0 }]) => (finish - startedAt) * 1000 <= fcp)
      .reduce((sum, [, { bytes }]) => sum + bytes, 0);
    return {
      fcp,
      lcp,
      cls,
      jsGzip,
      jsBeforeFcp,
      bytes: allRequests.reduce((sum, [, { bytes }]) => sum + bytes, 0),
      requests: allRequests.length,
      nodes,
    };
  });
}
