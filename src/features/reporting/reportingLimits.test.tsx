/** How often the hooks of a shop get something, and how much waits for them. */
import type { ShopError, ShopEvent, ShopHooks } from '@/lib/shopHooks';
import { reportEvent, reportedEvents, type AppEvent } from '@/lib/reportedEvents';
import { consentStorage, decideConsent, readConsent } from './consent';
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
  test('of a product: once in a visit, again in the next, and again for another product', () => {
    const { events } = start();
    for (const [key, goodsId] of [
      ['e1', 'a'],
      ['e1', 'a'],
      ['e1', 'b'],
      ['e2', 'a'],
    ] as const) {
      openEntry(key, '/h5/hall');
      reportEvent({ kind: 'product', goodsId });
    }
    expect(events.map((event) => 'goodsId' in event && event.goodsId)).toEqual(['a', 'b', 'a']);
  });

  test('of a search have no address and no number of a person', () => {
    const { events } = start();
    reportEvent({ kind: 'search', text: ' tea ada@shop.example 415 555 0199 ', results: 0 });
    expect(events).toMatchObject([{ text: 'tea [email] [number]', results: 0 }]);
  });

  test('of the bag: each, with its action and without the names of products', () => {
    const { events } = start();
    const [line] = order.lines;
    for (const action of ['add', 'add', 'remove'] as const)
      reportEvent({ kind: 'bag', action, lines: line ? [line] : [] });
    const lines = [{ goodsId: 'g1', skuId: 's1', quantity: 2, price: 4500 }];
    expect(events).toMatchObject(['add', 'add', 'remove'].map((action) => ({ name: 'bag', action, lines })));
    expect(JSON.stringify(events)).not.toContain('Ada');
  });

  test('of an order are remembered for the last 200', async () => {
    const { events } = start();
    for (let at = 0; at <= 200; at += 1) reportEvent({ kind: 'order', order: { ...order, id: `o-${at}` } });
    await Promise.resolve();
    expect([events.length, sentStorage.read()?.length]).toEqual([201, 200]);
    ends.splice(0).forEach((end) => end());
    const later = start();
    for (const at of [1, 200, 0]) reportEvent({ kind: 'order', order: { ...order, id: `o-${at}` } });
    await Promise.resolve();
    expect(later.events).toHaveLength(1);
  });

  test('end with the function that the start returned', () => {
    const { events } = start();
    ends.splice(0).forEach((end) => end());
    reportEvent({ kind: 'product', goodsId: 'g1' });
    expect(events).toEqual([]);
  });
});

describe('errors', () => {
  const reportError = (error: unknown, how: Extract<AppEvent, { kind: 'error' }>['how'] = 'uncaught') =>
    reportEvent({ kind: 'error', error, how });

  test('are fifty at most, however different they are', () => {
    const { errors } = start();
    for (let count = 0; count < 60; count += 1)
      reportError(new Error(`no ${String.fromCharCode(97 + (count % 26))}${'x'.repeat(count / 26)}`));
    expect(errors).toHaveLength(50);
  });

  test('of equal text and another kind or name are counted apart', () => {
    const { errors } = start();
    for (let count = 0; count < 4; count += 1) {
      reportError(new Error('same'), 'render');
      reportError(new Error('same'), 'uncaught');
      reportError(new TypeError('same'), 'uncaught');
    }
    expect(errors.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual(
      ['render Error', 'uncaught Error', 'uncaught TypeError'].flatMap((one) => [one, one, one]),
    );
  });
});

describe('with consent', () => {
  const product = () => reportEvent({ kind: 'product', goodsId: 'g1' });

  test('two hundred wait for the answer at most', () => {
    const { events } = start({ needsConsent: true });
    for (let at = 0; at < 201; at += 1) reportEvent({ kind: 'product', goodsId: `g${at}` });
    decideConsent(true);
    expect(events).toHaveLength(200);
    expect(events.at(-1)).toMatchObject({ goodsId: 'g199' });
  });

  test('it begins again, with a new start, when it is given again', () => {
    const { runs, events } = start({ needsConsent: true });
    decideConsent(true);
    decideConsent(true);
    decideConsent(false);
    product();
    decideConsent(true);
    product();
    expect([runs, names(events)]).toEqual([['start 1.2.3', 'stop', 'start 1.2.3'], ['product']]);
  });

  test('a damaged decision is none', () => {
    for (const damaged of [{ isGiven: 'yes', at: '2026' }, { isGiven: true }, null, 7]) {
      localStorage.setItem(consentStorage.key, JSON.stringify(damaged));
      expect(readConsent()).toBeUndefined();
    }
  });
});
