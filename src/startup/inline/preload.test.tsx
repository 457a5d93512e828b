/** The inline script of the head: the calls that it sends before the app has loaded. */
import { waitFor } from '@testing-library/react';
import { createHashHistory } from '@umijs/renderer-react';
import { early, open } from '../../../tests/setup/preloadPage';

test('the early calls of a product carry the stored token and the language in use', async () => {
  localStorage.setItem('token', 'token-of-mei');
  localStorage.setItem('language', 'zh-CN');
  const headers = { authorization: 'token-of-mei', language: 'zh-CN' };
  expect(await open('#/h5/components/goodsDetail?id=g%261')).toEqual([
    { method: 'GET', url: '/api/home/goodsDetail?id=g%261', body: '', ...headers },
    { method: 'GET', url: '/api/server/info', body: '', ...headers },
  ]);
});

test.each([
  ['h5', '#/h5/components/goodsDetail?id=g', ['/api/server/info'], 'h5-goods'],
  ['pc', '#/pc/goodsdetail?id=g', ['/api/server/info', '/api/home/categoryList'], 'pc-goods'],
  // The page of the other platform leads to that of this device: its shell is not shown.
  ['h5', '#/pc/goodsdetail?id=g', ['/api/server/info', '/api/home/categoryList'], undefined],
])(
  'the product page of %s at %s sends its own early calls and is prerendered as %s',
  async (pageSet, hash, others, shell) => {
    localStorage.setItem('pageSet', pageSet);
    expect((await open(hash)).map(({ url }) => url)).toEqual(['/api/home/goodsDetail?id=g', ...others]);
    expect(document.documentElement.dataset['prerendered']).toBe(shell);
    expect(window.startup?.productResponse !== undefined).toBe(shell !== undefined);
  },
);

test('the early calls of the home page carry the stored token, and an empty Authorization without one', async () => {
  const urls = ['/api/home/banner', '/api/home/recommendGoods'];
  localStorage.setItem('token', 'token-of-mei');
  const signedIn = await open('#/h5/home');
  expect(signedIn.map(({ url, authorization }) => [url, authorization])).toEqual(
    urls.map((url) => [url, 'token-of-mei']),
  );
  expect(signedIn[1]).toMatchObject({ method: 'POST', body: '{"current":1,"pageSize":10}', language: 'en' });
  localStorage.removeItem('token');
  const signedOut = await open('#/h5/home');
  expect(signedOut.map(({ url, authorization }) => [url, authorization])).toEqual(urls.map((url) => [url, '']));
});

test('the app finds the response under method, address and body', async () => {
  await open('#/h5/home');
  expect(Object.keys(window.earlyResponses ?? {})).toEqual([
    'GET /api/home/banner ',
    'POST /api/home/recommendGoods {"current":1,"pageSize":10}',
  ]);
  expect(window.earlyResponses?.['GET /api/home/banner ']?.body).toEqual({ success: true, data: 7 });
});

test('a visitor with a token is marked: the prerendered sign-in is not for them', async () => {
  await open('#/h5/home');
  expect(document.documentElement.dataset['token']).toBeUndefined();
  localStorage.setItem('token', 'token-of-mei');
  await open('#/h5/home');
  expect(document.documentElement.dataset['token']).toBe('');
});

test('a response that is a failure is left to the app', async () => {
  await open('#/h5/home', { status: 503 });
  const response = window.earlyResponses?.['GET /api/home/banner '];
  expect([await response?.coming, response?.body]).toEqual([undefined, undefined]);
});

test('of equal parameters the last counts, as in the app', async () => {
  const [product] = await open('#/h5/components/goodsDetail?id=first&id=second');
  expect(product?.url).toBe('/api/home/goodsDetail?id=second');
});

test.each([
  ['the home page of the other platform', '#/pc/home', undefined],
  ['a view of the home page', '#/h5/home?view=coupons', undefined],
  ['the home page', '#/h5/home', 'h5'],
  ['the neutral path', '#/home', 'h5'],
])('%s, %s, is prerendered as %s and sends its early calls then', async (_, hash, expected) => {
  const sent = await open(hash);
  expect(document.documentElement.dataset['prerendered']).toBe(expected);
  expect(sent).toHaveLength(expected ? early.h5.length : 0);
});

describe('the code of the next page', () => {
  /** Opens the phone's home page with two links, and returns the paths that are preloaded. */
  async function openWithLinks(): Promise<string[]> {
    await open('#/h5/home');
    document.body.innerHTML =
      '<a href="#/h5/hall" data-prefetch><span>Categories</span></a><a href="#/h5/mine"><span>Mine</span></a>';
    const preloaded: string[] = [];
    if (window.startup) window.startup.preloadPage = (path) => preloaded.push(path);
    jest.useFakeTimers();
    return preloaded;
  }
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  test.each(['pointerover', 'focusin'])('is preloaded 50 ms after %s on a link that asks for it', async (type) => {
    const preloaded = await openWithLinks();
    document.querySelector('a[data-prefetch] span')?.dispatchEvent(new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(49);
    expect(preloaded).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(preloaded).toEqual(['/h5/hall']);
  });

  test('is not preloaded for a link that the user has left within 50 ms', async () => {
    const preloaded = await openWithLinks();
    document.querySelector('a[data-prefetch]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(40);
    // Within the link the time goes on.
    document.querySelector('a[data-prefetch] span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(9);
    document.querySelector('a[href="#/h5/mine"]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(60_000);
    expect(preloaded).toEqual([]);
    document.querySelector('a[data-prefetch]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(50);
    expect(preloaded).toEqual(['/h5/hall']);
  });

  test('is not preloaded for a user who saves data', async () => {
    const preloaded = await openWithLinks();
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    document.querySelector('a[data-prefetch]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(60_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(preloaded).toEqual([]);
  });

  test('is not preloaded for any other link', async () => {
    const preloaded = await openWithLinks();
    document.querySelector('a[href="#/h5/mine"] span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.advanceTimersByTime(60_000);
    expect(preloaded).toEqual([]);
  });
});

test.each([
  ['#h5/home', '/#/h5/home', ['/api/home/banner', '/api/home/recommendGoods']],
  ['#_=_', '/#/', ['/api/home/banner', '/api/home/recommendGoods']],
  [
    '/?from=timeline#H5/Home&isappinstalled=0',
    '/?from=timeline#/h5/home?isappinstalled=0',
    ['/api/home/banner', '/api/home/recommendGoods'],
  ],
  [
    '#!/h5/components/goodsDetail%3Fid%3Dg',
    '/#/h5/components/goodsDetail?id=g',
    ['/api/home/goodsDetail?id=g', '/api/server/info'],
  ],
  ['/%23/h5/hall', '/#/h5/hall', []],
  ['/?again', '/?again', ['/api/home/banner', '/api/home/recommendGoods']],
])('the address %s is %s before anything reads it', async (address, expected, urls) => {
  expect((await open(address)).map(({ url }) => url)).toEqual(urls);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

test('the router gets the route of each later change of the hash, and Back leads to the page before it', async () => {
  await open('#/h5/home');
  const history = createHashHistory();
  const seen: string[] = [];
  history.listen(({ location: { pathname, search } }) => seen.push(pathname + search));
  for (const [hash, route] of [
    ['#_=_', '/'],
    ['#h5/hall', '/h5/hall'],
    ['#/h5/components/goodsDetail?id=x).', '/h5/components/goodsDetail?id=x'],
    ['#%2Fh5%2Fhall', '/h5/hall'],
    ['#/nowhere', '/nowhere'],
  ] as const) {
    window.location.hash = hash;
    await waitFor(() => expect(seen.at(-1)).toBe(route));
    expect(window.location.hash).toBe(`#${route}`);
  }
  history.back();
  await waitFor(() => expect(seen.at(-1)).toBe('/h5/hall'));
  history.back();
  await waitFor(() => expect(seen.at(-1)).toBe('/h5/components/goodsDetail?id=x'));
  expect(window.location.hash).toBe('#/h5/components/goodsDetail?id=x');
});

test('each typed address is a history entry with a key of its own, which Back finds again, and has a page before it', async () => {
  await open('#/h5/home');
  const history = createHashHistory();
  const keys: string[] = [];
  history.listen(({ location }) => keys.push(location.key));
  for (const [at, route] of ['/h5/hall', '/h5/mine', '/nowhere'].entries()) {
    window.location.hash = route;
    await waitFor(() => expect(keys).toHaveLength(at + 1));
    expect(window.history.state).toMatchObject({ key: keys[at], idx: 1 });
  }
  expect(new Set(['default', ...keys]).size).toBe(4);
  for (const [at, key] of [keys[1], keys[0], 'default'].entries()) {
    history.back();
    await waitFor(() => expect(keys).toHaveLength(at + 4));
    expect(keys.at(-1)).toBe(key);
  }
  expect(window.history.state).toMatchObject({ idx: 0 });
});
