/** What the hooks of a shop get, and when. */
import { getGoodsDetail } from '@/api/products';
import type { ShopError, ShopEvent, ShopHooks } from '@/lib/shopHooks';
import { reportEvent, reportedEvents, type AppEvent } from '@/lib/reportedEvents';
import { consentStorage, decideConsent } from './consent';
import { sentStorage } from './sendOnce';
import { startReporting } from './startReporting';

const order = {
  id: 'o-1',
  number: 'P-204417',
  total: 9000,
  currency: 'USD',
  lines: [{ goodsId: 'g1', skuId: 's1', quantity: 2, price: 4500, name: 'A gift for Ada' }],
};
let ends: (() => void)[] = [];
/** Starts a tab with hooks. */
function start(more: Partial<ShopHooks> = {}) {
  const [errors, events, runs]: [ShopError[], ShopEvent[], string[]] = [[], [], []];
  ends.push(
    startReporting(
      {
        start: ({ release }) => void runs.push(`start ${release}`),
        onError: (error) => void errors.push(error),
        onEvent: (event) => void events.push(event),
        stop: () => void runs.push('stop'),
        ...more,
      },
      '1.2.3',
    ),
  );
  return { errors, events, runs };
}
const openEntry = (key: string, hash: string) => window.history.pushState({ key }, '', `#${hash}`);
const names = (events: readonly ShopEvent[]) => events.map(({ name }) => name);

beforeEach(() => {
  consentStorage.clear();
  sentStorage.clear();
  openEntry('e0', '/h5/home');
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  reportedEvents.waiting.length = 0;
});

describe('events', () => {
  test('have a route without the query of the page', () => {
    const { events } = start();
    openEntry('e1', '/h5/components/goodsDetail?id=g1&returnTo=%2Fh5%2Fmine');
    reportEvent({ kind: 'product', goodsId: 'g1' });
    expect(events).toEqual([
      {
        name: 'product',
        goodsId: 'g1',
        route: '/h5/components/goodsDetail',
        platform: 'h5',
        language: 'en',
        release: '1.2.3',
        at: expect.any(Number),
      },
    ]);
  });

  test('of a page: one for each visit, none for Back, a panel, or an effect that runs twice', () => {
    const { events } = start();
    const open = (key: string, hash: string) => {
      openEntry(key, hash);
      reportEvent({ kind: 'page' });
      reportEvent({ kind: 'page' });
    };
    open('e1', '/h5/hall');
    open('e2', '/h5/components/goodsDetail?id=a');
    open('e3', '/h5/components/goodsDetail?id=a&modal=buy');
    open('e2', '/h5/components/goodsDetail?id=a');
    open('e4', '/h5/components/goodsDetail?id=b');
    open('e2', '/h5/components/goodsDetail?id=a');
    open('e1', '/h5/hall');
    expect(events.map(({ route }) => route)).toEqual([
      '/h5/hall',
      '/h5/components/goodsDetail',
      '/h5/components/goodsDetail',
    ]);
  });

  test('of a search: once for each text of a visit', () => {
    const { events } = start();
    openEntry('e1', '/h5/hall?keyword=tea');
    for (const text of ['tea', 'tea', 'teapot']) reportEvent({ kind: 'search', text, results: 3 });
    expect(events).toMatchObject([
      { name: 'search', text: 'tea', results: 3 },
      { name: 'search', text: 'teapot' },
    ]);
  });

  test('of an order and its payment: products and amounts, no number and no id of the order', async () => {
    const { events } = start();
    reportEvent({ kind: 'order', order });
    reportEvent({ kind: 'payment', order });
    await Promise.resolve();
    const data = { total: 9000, currency: 'USD', lines: [{ goodsId: 'g1', skuId: 's1', quantity: 2, price: 4500 }] };
    expect(events).toEqual([
      {
        ...data,
        name: 'order',
        route: '/h5/home',
        platform: 'h5',
        language: 'en',
        release: '1.2.3',
        at: expect.any(Number),
      },
      {
        ...data,
        name: 'payment',
        route: '/h5/home',
        platform: 'h5',
        language: 'en',
        release: '1.2.3',
        at: expect.any(Number),
      },
    ]);
    expect(JSON.stringify([events, sentStorage.read()])).not.toMatch(/o-1|204417|Ada/);
  });

  test('of an order: once in two tabs and after a reload', async () => {
    const first = start();
    reportEvent({ kind: 'order', order });
    await Promise.resolve();
    ends.splice(0).forEach((end) => end());
    const reloaded = start();
    reportEvent({ kind: 'order', order });
    reportEvent({ kind: 'order', order: { ...order, id: 'o-2' } });
    await Promise.resolve();
    expect([names(first.events), names(reloaded.events)]).toEqual([['order'], ['order']]);
  });

  test('that came before the hooks were loaded are sent then', () => {
    reportEvent({ kind: 'product', goodsId: 'g1' });
    const { events, runs } = start();
    expect([runs, names(events)]).toEqual([['start 1.2.3'], ['product']]);
  });
});

describe('errors', () => {
  const reportError = (error: unknown, how: Extract<AppEvent, { kind: 'error' }>['how'] = 'uncaught') =>
    reportEvent({ kind: 'error', error, how });

  test('name what failed without personal data, three times at most', () => {
    const { errors } = start();
    for (let count = 0; count < 5; count += 1) reportError(new TypeError('No user ada@shop.example'), 'render');
    expect(errors).toHaveLength(3);
    expect(errors[0]).toMatchObject({
      kind: 'render',
      name: 'TypeError',
      message: 'No user [email]',
      route: '/h5/home',
      release: '1.2.3',
    });
  });

  test('of a missing file say so, and one that harms nothing is no error', () => {
    const { errors } = start();
    reportError(Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }));
    reportError(new Error('ResizeObserver loop completed with undelivered notifications.'));
    reportError({ token: 'secret' });
    expect(errors.map(({ kind, message }) => [kind, message])).toEqual([
      ['missingFile', 'Loading chunk 12 failed'],
      ['uncaught', 'Something that is no error was thrown'],
    ]);
  });

  test('of the contract name the types and not the values', async () => {
    const { errors } = start();
    const data = {
      id: 'g1',
      name: 'Tea',
      picture: { src: '/a.webp' },
      price: 'Ada Lovelace',
      stock: 1,
      gallery: [{ src: '/a.webp' }],
      dimensions: [],
      skus: [{ id: 's1', values: {}, price: 1, stock: 1 }],
      description: '',
    };
    reportEvent({ kind: 'response', call: getGoodsDetail, body: { success: true, data } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(errors).toMatchObject([
      {
        kind: 'contract',
        message: 'getGoodsDetail: data.price expected integer, got string',
        violation: { call: 'getGoodsDetail', path: 'data.price', expected: 'integer', found: 'string', times: 1 },
      },
    ]);
    expect(JSON.stringify(errors)).not.toContain('Ada');
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken hook');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken hook'))],
])('a hook that %s harms nothing', async (_how, hook) => {
  start({ start: hook, onEvent: hook, onError: hook });
  expect(() => reportEvent({ kind: 'product', goodsId: 'g1' })).not.toThrow();
  expect(() => reportEvent({ kind: 'error', error: new Error('x'), how: 'uncaught' })).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
});

describe('with consent', () => {
  const product = () => reportEvent({ kind: 'product', goodsId: 'g1' });

  test('nothing is sent or stored before the answer; after it what waited in memory is sent', () => {
    const { events, runs } = start({ needsConsent: true });
    product();
    reportEvent({ kind: 'order', order });
    expect([events, runs, sentStorage.read(), localStorage.length]).toEqual([[], [], undefined, 0]);
    decideConsent(true);
    expect(runs).toEqual(['start 1.2.3']);
    expect(names(events)).toEqual(['product', 'order']);
    expect(consentStorage.read()).toEqual({ isGiven: true, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  });

  test('what waited is forgotten after a refusal', () => {
    const { events, runs } = start({ needsConsent: true });
    product();
    decideConsent(false);
    decideConsent(true);
    expect([names(events), runs]).toEqual([[], ['start 1.2.3']]);
  });

  test('it ends when it is withdrawn, also in another tab', () => {
    consentStorage.write({ isGiven: true, at: '2026-11-25T00:00:00.000Z' });
    const { events, runs } = start({ needsConsent: true });
    product();
    consentStorage.write({ isGiven: false, at: '2026-11-25T00:01:00.000Z' });
    window.dispatchEvent(new StorageEvent('storage', { key: consentStorage.key }));
    openEntry('e9', '/h5/components/goodsDetail?id=g1');
    product();
    expect([names(events), runs]).toEqual([['product'], ['start 1.2.3', 'stop']]);
  });
});
