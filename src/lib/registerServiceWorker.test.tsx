/** When a new service worker takes over: never where input can be lost. */
import { createHistory } from '@@/core/history';
import { history } from '@umijs/max';
import { loadLocale } from './i18n';
import { registerServiceWorker } from './registerServiceWorker';

beforeAll(() => loadLocale('en'));

/** Web Locks of a browser in which another tab may hold the lock. */
function createLocks() {
  const requests: (string | undefined)[] = [];
  let held = 0;
  let isHeldElsewhere = false;
  return {
    requests,
    held: () => held,
    holdElsewhere: (isHeld: boolean) => (isHeldElsewhere = isHeld),
    request: async (
      name: string,
      { mode, ifAvailable }: { mode?: string; ifAvailable?: boolean },
      work: (lock: unknown) => unknown,
    ) => {
      requests.push(`${name} ${mode ?? 'exclusive'}`);
      if (ifAvailable) return void (await work(isHeldElsewhere || held > 0 ? null : { name }));
      held += 1;
      await work({ name });
      held -= 1;
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Registers the worker on a page; a newer one may wait. */
async function register(path: string, { hasLocks = true, isWaiting = true, worker = 'on' } = {}) {
  createHistory({ type: 'memory' });
  history.replace(path);
  document.documentElement.dataset['worker'] = worker;
  const messages: unknown[] = [];
  const profiles: unknown[] = [];
  const registered: unknown[] = [];
  const unregistered: string[] = [];
  let updates = 0;
  const registration = Object.assign(new EventTarget(), {
    waiting: isWaiting ? { postMessage: (message: unknown) => messages.push(message) } : null,
    active: { postMessage: (message: unknown) => profiles.push(message) },
    installing: null as EventTarget | null,
    update: async () => void (updates += 1),
  });
  const of = (scope: string) => ({ scope, unregister: async () => void unregistered.push(scope) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (...input: unknown[]) => void registered.push(input),
      ready: Promise.resolve(registration),
      getRegistrations: async () => [of('http://localhost/'), of('http://localhost/other/')],
    },
  });
  const locks = createLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: hasLocks ? locks : undefined });
  await registerServiceWorker();
  await settle();
  return { messages, profiles, registered, unregistered, registration, locks, updates: () => updates };
}
const takeOver = [{ type: 'takeOver' }];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  history.replace('/docs');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each(['/h5/home', '/pc/home', '/h5/hall', '/pc/mine'])(
  'on %s a waiting worker takes over at once',
  async (path) => {
    const { messages, registered, locks } = await register(path);
    expect([messages, locks.held()]).toEqual([takeOver, 0]);
    expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  },
);

test.each(['/h5/ordercheck', '/h5/login', '/pc/mine?index=addresses', '/h5/withdraw', '/h5/components/orderSuccess'])(
  'on %s it waits until the customer is on a safe screen',
  async (path) => {
    const { messages, locks } = await register(path);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([messages, locks.held(), locks.requests]).toEqual([[], 1, ['shop-busy shared']]);
    history.push('/h5/home');
    await settle();
    expect([messages, locks.held()]).toEqual([takeOver, 0]);
  },
);

test('while another tab is busy it waits, and asks again every 3 s', async () => {
  const { messages, locks, registration } = await register('/h5/ordercheck');
  locks.holdElsewhere(true);
  history.push('/h5/home');
  await settle();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(messages).toEqual([]);
  locks.holdElsewhere(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(messages).toEqual(takeOver);
  registration.waiting = null;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(messages).toEqual(takeOver);
});

test('from one unsafe screen to the next it holds one lock', async () => {
  const { locks } = await register('/h5/ordercheck');
  history.push('/h5/withdraw');
  await settle();
  history.push('/h5/ordercheck');
  await settle();
  expect([locks.held(), locks.requests]).toEqual([1, ['shop-busy shared']]);
});

test('the worker learns of another language', async () => {
  const { profiles } = await register('/h5/home');
  await loadLocale('zh-CN');
  await loadLocale('en');
  expect(profiles.slice(1)).toEqual([
    { type: 'profile', platform: 'h5', language: 'zh-CN' },
    { type: 'profile', platform: 'h5', language: 'en' },
  ]);
});

test('a worker that began to wait unnoticed takes over when the tab is seen again, although no update can be fetched', async () => {
  const { messages, registration } = await register('/h5/home', { isWaiting: false });
  registration.waiting = { postMessage: (message: unknown) => messages.push(message) };
  registration.update = () => Promise.reject(new Error('no network'));
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(messages).toEqual(takeOver);
});

test('a worker that is found later takes over when it waits', async () => {
  const { messages, registration } = await register('/h5/home', { isWaiting: false });
  expect(messages).toEqual([]);
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = { postMessage: (message: unknown) => messages.push(message) };
  registration.installing.dispatchEvent(new Event('statechange'));
  await settle();
  expect(messages).toEqual(takeOver);
});

test('without Web Locks nothing takes over, and the worker still learns what this device needs', async () => {
  const { messages, profiles } = await register('/pc/home', { hasLocks: false });
  expect([messages, profiles]).toEqual([[], [{ type: 'profile', platform: 'pc', language: 'en' }]]);
});

test('a tab that is seen again looks for an update, at most every half hour', async () => {
  const { updates } = await register('/h5/ordercheck');
  const see = () => document.dispatchEvent(new Event('visibilitychange'));
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValue(start + 29 * 60_000);
  see();
  expect(updates()).toBe(0);
  clock.mockReturnValue(start + 31 * 60_000);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  see();
  expect(updates()).toBe(0);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  see();
  see();
  expect(updates()).toBe(1);
});

test('one that the operator has switched off is removed, and that of another shop of the origin stays', async () => {
  const { unregistered, registered, messages } = await register('/h5/home', { worker: 'off' });
  expect([unregistered, registered, messages]).toEqual([['http://localhost/'], [], []]);
});
