/** The hooks in examples/hooks. */
import type { ShopError, ShopEvent } from '@/lib/shopHooks';
import { beaconHooks } from '../../examples/hooks/beacon';
import { sentryHooks } from '../../examples/hooks/sentry';
import { tagHooks } from '../../examples/hooks/tag';

const context = { route: '/h5/home', platform: 'h5', language: 'en', release: '1.2.3', at: 1 } as const;
const page: ShopEvent = { ...context, name: 'page' };
const error: ShopError = {
  ...context,
  kind: 'render',
  name: 'TypeError',
  message: 'No price',
  stack: 'at a (b.js:1:2)',
};

describe('the beacon', () => {
  const sendBeacon = jest.fn((_url: string, _text: string) => true);
  beforeEach(() => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
  });
  const sent = () => sendBeacon.mock.calls.map(([url, text]) => [url, JSON.parse(text)] as const);

  test('sends a batch when it is full or the page is hidden, and nothing after the end', () => {
    const hooks = beaconHooks({ url: 'https://collect.example/', needsConsent: true, max: 2 });
    void hooks.start?.({ release: '1.2.3' });
    void hooks.onEvent?.(page);
    expect(sent()).toEqual([]);
    void hooks.onError?.(error);
    expect(sent()).toEqual([
      [
        'https://collect.example/',
        {
          release: '1.2.3',
          items: [
            { type: 'event', ...page },
            { type: 'error', ...error },
          ],
        },
      ],
    ]);
    void hooks.onEvent?.(page);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toHaveLength(2);
    void hooks.onEvent?.(page);
    void hooks.stop?.();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toHaveLength(2);
  });
});

test('Sentry gets the error with the place where it happened, and closes when consent ends', async () => {
  const calls: unknown[] = [];
  const sentry = {
    init: (options: object) => calls.push(options),
    captureException: (captured: unknown, context: object) => calls.push([String(captured), context]),
    close: () => Promise.resolve(calls.push('close') > 0),
  };
  const hooks = sentryHooks(() => Promise.resolve(sentry), { dsn: 'https://k@o1.example/1', needsConsent: true });
  await hooks.start?.({ release: '1.2.3' });
  await hooks.onError?.(error);
  await hooks.stop?.();
  expect(calls).toEqual([
    { dsn: 'https://k@o1.example/1', release: '1.2.3', defaultIntegrations: false, sendDefaultPii: false },
    ['TypeError: No price', { tags: { kind: 'render', route: '/h5/home', language: 'en', platform: 'h5' } }],
    'close',
  ]);
});

describe('the hooks of a tag', () => {
  test('hand events to its global list, also before it is loaded, and forget them when consent is withdrawn', () => {
    const hooks = tagHooks({ list: 'events', needsConsent: true });
    void hooks.onEvent?.(page);
    void hooks.onEvent?.({ ...page, at: 2 });
    expect(Reflect.get(window, 'events')).toEqual([page, { ...page, at: 2 }]);
    void hooks.stop?.();
    expect(window).not.toHaveProperty('events');
    expect([hooks.needsConsent, hooks.onError]).toEqual([true, undefined]);
  });
});
