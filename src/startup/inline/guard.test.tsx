/** The inline script that guards the start: what it does when a file is missing. */
import { expectConsole } from '../../../tests/setup/expectConsole';
import { addScript, arrived, entry, notice, root, startGuard } from '../../../tests/setup/guardPage';

test('a missing file is said above the page, beside nothing fixed, until the app runs', () => {
  addScript(entry).dispatchEvent(new Event('error'));
  expect(notice()).toHaveTextContent('Not completeReload');
  expect(notice()).toHaveAttribute('role', 'alert');
  addScript(`${root}kit.0a1b2c3d.js`).dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('#not-loaded')).toHaveLength(1);
  expect(document.body.firstElementChild).toBe(notice());
  expect(notice()?.style.position).toBe('');
  expect(document.getElementById('prerendered')?.style.position).toBe('relative');
  window.startup?.onAppStarted(() => undefined);
  expect(notice()).toBeNull();
  addScript(entry).dispatchEvent(new Event('error'));
  expect(notice()).toBeNull();
});

test('scripts and sheets of others, and errors of the page, change nothing', () => {
  addScript('https://count.example/a.0a1b2c3d.js').dispatchEvent(new Event('error'));
  addScript(`${root}weixin.js`).dispatchEvent(new Event('error'));
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: 'https://fonts.example/a.css',
  });
  document.head.append(sheet);
  sheet.dispatchEvent(new Event('load'));
  sheet.dispatchEvent(new Event('error'));
  for (const error of [new Error('x'), new SyntaxError('x'), null])
    window.dispatchEvent(new ErrorEvent('error', { filename: window.location.href, error }));
  window.dispatchEvent(new ErrorEvent('error', { filename: entry, error: new TypeError('x') }));
  expect(notice()).toBeNull();
  window.dispatchEvent(new ErrorEvent('error', { filename: entry, error: new SyntaxError('x') }));
  expect(notice()).not.toBeNull();
});

test('a start is waited for while files arrive, and two minutes for one that does not', () => {
  addScript(entry);
  for (let at = 0; at < 10; at += 1) {
    jest.advanceTimersByTime(100_000);
    arrived.push(`${root}${at}.0a1b2c.async.js`);
  }
  jest.advanceTimersByTime(120_000);
  expect(notice()).toBeNull();
  jest.advanceTimersByTime(2_000);
  expect(notice()).not.toBeNull();
});

test('a start for which nothing is missing has failed after half a minute', () => {
  addScript(entry);
  arrived.push(entry);
  jest.advanceTimersByTime(30_000);
  expect(notice()).toBeNull();
  jest.advanceTimersByTime(2_000);
  expect(notice()).not.toBeNull();
});

test('the policy allows the files of the build, and the origins that the shop names', () => {
  const allow = (file: string) => window.startup?.policy.createScriptURL(file);
  for (const file of ['/umi.0a1b2c3d.js', '/sw.js', 'https://js.pay.example/v3']) expect(allow(file)).toBe(file);
  for (const file of ['/evil.js', '/api/umi.0a1b2c3d.js', '//evil.example/umi.0a1b2c3d.js', 'data:,x', 'https://['])
    expect(() => allow(file)).toThrow(/^Not a script of the shop|^Invalid URL/);
});

describe('online', () => {
  let refetched: [string, RequestInit | undefined][];
  let release = (): void => undefined;
  const originalFetch = globalThis.fetch;

  beforeEach(() => {
    refetched = [];
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    globalThis.fetch = ((file: string, init?: RequestInit) => {
      refetched.push([file, init]);
      return new Promise((resolve) => (release = () => resolve(new Response('x'))));
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
    history.replaceState(null, '', '/');
  });

  /** The guard of a page that was opened at `address`, instead of the one of the page before. */
  const openAt = (address: string) => {
    window.startup?.onAppStarted(() => undefined);
    history.replaceState(null, '', address);
    startGuard();
  };
  /** jsdom says of each reload that it cannot do it. */
  const expectReload = () => expectConsole(/navigation/);

  test('a missing file is fetched past the cache, and the page reloads once it is there, without a notice', async () => {
    expectReload();
    addScript(entry).dispatchEvent(new Event('error'));
    addScript(`${root}1.0a1b2c3d.async.js`).dispatchEvent(new Event('error'));
    expect(refetched).toEqual([[entry, { cache: 'reload' }]]);
    expect(notice()).toBeNull();
    release();
    await jest.advanceTimersByTimeAsync(5_000);
  });

  test('the page reloads after 5 s although the file does not come', async () => {
    addScript(entry).dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(4_999);
    expectReload();
    await jest.advanceTimersByTimeAsync(1);
  });

  test('a page that was just reloaded for a file says so instead, and its address does not keep that', () => {
    openAt('/?again=1&lang=de#/h5/home');
    expect(window.location.href).toBe('http://localhost/?lang=de#/h5/home');
    addScript(entry).dispatchEvent(new Event('error'));
    expect(refetched).toEqual([]);
    expect(notice()).toHaveTextContent('Not completeReload');
  });

  test('a page that was reloaded may be so again after five minutes, for another deploy', async () => {
    openAt('/?again=1');
    window.startup?.onAppStarted(() => undefined);
    jest.advanceTimersByTime(299_000);
    expect([window.startup?.reload(entry), refetched]).toEqual([false, []]);
    jest.advanceTimersByTime(2_000);
    expect([window.startup?.reload(entry), refetched.length]).toEqual([true, 1]);
    expectReload();
    await jest.advanceTimersByTimeAsync(5_000);
  });

  test('the button of the notice fetches every file of the page again and reloads', async () => {
    openAt('/?again=1');
    const other = `${root}2.0a1b2c3d.async.js`;
    arrived.push(other, 'https://count.example/a.0a1b2c3d.js');
    addScript(entry).dispatchEvent(new Event('error'));
    notice()?.querySelector('button')?.click();
    notice()?.querySelector('button')?.click();
    expect(refetched.map(([file]) => file)).toEqual([entry, other]);
    expectReload();
    await jest.advanceTimersByTimeAsync(5_000);
  });

  test('a page whose app runs by now does not reload when the network is back', () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    addScript(entry).dispatchEvent(new Event('error'));
    window.startup?.onAppStarted(() => undefined);
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
    expect(refetched).toEqual([]);
  });

  test('a page without a network reloads when it is back, once', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    addScript(entry).dispatchEvent(new Event('error'));
    expect([refetched, notice() !== null]).toEqual([[], true]);
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(refetched.map(([file]) => file)).toEqual([entry]);
    expectReload();
    await jest.advanceTimersByTimeAsync(5_000);
  });
});
