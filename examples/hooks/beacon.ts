/**
 * Sends errors and events to an endpoint of your own, in batches, also when the page is closed. The endpoint gets
 * `POST` with the JSON `{ release, items: [{ type, … }] }` as `text/plain`, which needs no CORS preflight.
 *
 * Your hooks file: `export default beaconHooks({ url: 'https://collect.example/shop', needsConsent: true });`. Name its origin in
 * `contentPolicy.connect` of shop.config.ts.
 */
import type { ShopError, ShopEvent, ShopHooks } from '@/lib/shopHooks';

type Item = ({ type: 'error' } & ShopError) | ({ type: 'event' } & ShopEvent);

interface Options {
  readonly url: string;
  readonly needsConsent: boolean;
  /** Items of one request. Browsers accept 64 kB for all that wait. */
  readonly max?: number;
  /** Ms that an item waits for others. */
  readonly waitMs?: number;
}

export function beaconHooks({ url, needsConsent, max = 20, waitMs = 5000 }: Options): ShopHooks {
  let items: Item[] = [];
  let release = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const text = JSON.stringify({ release, items });
    items = [];
    // False when too much waits already. The request then goes without the beacon.
    if (!navigator.sendBeacon(url, text))
      fetch(url, { method: 'POST', body: text, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
  const add = (item: Item): void => {
    items.push(item);
    if (items.length >= max) flush();
    else timer ??= setTimeout(flush, waitMs);
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    needsConsent,
    start(shop) {
      release = shop.release;
      document.addEventListener('visibilitychange', onHide);
      window.addEventListener('pagehide', flush);
    },
    onError: (error) => add({ type: 'error', ...error }),
    onEvent: (event) => add({ type: 'event', ...event }),
    stop() {
      clearTimeout(timer);
      timer = undefined;
      items = [];
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
    },
  };
}
