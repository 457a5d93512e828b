/** The requests that the service worker handles, with the worker bundled as the build does it. */
import { createHash, webcrypto } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { bundleWorker } from '../../../tests/setup/bundleWorker';

const origin = 'https://shop.example';

interface WorkerRequest {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly headers: Headers;
}
type FetchListener = (event: {
  readonly request: WorkerRequest;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}) => void;

/** What the worker finds: the text of the document in its cache, and who answers its requests. */
interface Surroundings {
  readonly cachedDocument?: string;
  readonly answer?: (url: string) => Promise<Response>;
}

/** Starts the worker of a storefront at `basePath`. Returns its listeners. */
async function startWorker(
  basePath: string,
  { cachedDocument, answer = async () => new Response(null, { status: 404 }) }: Surroundings = {},
): Promise<FetchListener[]> {
  const listeners: FetchListener[] = [];
  const digest = createHash('sha256')
    .update(cachedDocument ?? '')
    .digest('base64');
  const code = await bundleWorker({
    BASE_PATH: basePath,
    DIGESTS: { [`${basePath}/index.html`]: digest, [`${basePath}/pictures/fox.webp`]: '' },
    SHELL: [],
    POLYFILLS: null,
    PLATFORM_FILES: {
      platforms: { h5: [], pc: [] },
      messages: { en: [], 'zh-CN': [] },
      kitMessages: {},
      pictures: [],
    },
  });
  const cache = { match: async () => undefined, keys: async () => [], put: async () => undefined };
  const scope: Record<string, unknown> = {
    ...{ URL, Request, Response, Headers, Promise, setTimeout, clearTimeout, console },
    location: new URL(`${origin}${basePath}/sw.js`),
    registration: { scope: `${origin}${basePath}/` },
    clients: { claim: async () => undefined },
    crypto: webcrypto,
    btoa,
    caches: {
      open: async () => cache,
      match: async (path: string) =>
        cachedDocument !== undefined && path === `${basePath}/index.html`
          ? new Response(cachedDocument, { headers: { 'content-type': 'text/html' } })
          : undefined,
      keys: async () => [],
    },
    // A missing file is not cached, so no expiry is written.
    fetch: (target: string | { url: string }) => answer(typeof target === 'string' ? target : target.url),
    FetchEvent: class {},
    addEventListener: (type: string, listen: FetchListener) => {
      if (type === 'fetch') listeners.push(listen);
    },
  };
  scope['self'] = scope;
  runInContext(code, createContext(scope));
  return listeners;
}

let atRoot: FetchListener[];
let belowPath: FetchListener[];
beforeAll(async () => {
  atRoot = await startWorker('');
  belowPath = await startWorker('/shop');
});

/** Whether the worker answers a request; otherwise the browser sends it past every cache of the worker. */
function isHandled(path: string, request: Partial<WorkerRequest> = {}, listeners = atRoot): boolean {
  const url = new URL(path, origin).href;
  let isAnswered = false;
  for (const listen of listeners)
    listen({
      request: { url, method: 'GET', mode: 'no-cors', destination: '', headers: new Headers(), ...request },
      respondWith: (response) => {
        isAnswered = true;
        void response.catch(() => undefined);
      },
      waitUntil: (work) => void work.catch(() => undefined),
    });
  return isAnswered;
}

describe('the service worker handles', () => {
  test.each([
    ['the document', '/', { mode: 'navigate', destination: 'document' }],
    ['a script with a hash in its name', '/umi.0a1b2c3d.js', { destination: 'script' }],
    ['a sheet with a hash in its name', '/p__h5.0a1b2c3d.chunk.css', { destination: 'style' }],
    ['a picture of the shop', '/pictures/fox.webp', { destination: 'image' }],
  ])('%s', (_what, path, request) => expect(isHandled(path, request)).toBe(true));
});

describe('the service worker leaves alone', () => {
  test.each([
    ['a picture behind the API, which may be private', '/api/user/avatar.webp', { destination: 'image' }],
    ['a QR code behind the API', '/api/mine/serverCode?size=3', { destination: 'image' }],
    ['the banners of the home page', '/api/home/banner', {}],
    ['the products', '/api/home/goodsList?current=1&pageSize=10', {}],
    ['the current user', '/api/user/current?type=1', {}],
    [
      'an API response whose name looks like a file of the build',
      '/api/home/umi.0a1b2c3d.js',
      { destination: 'script' },
    ],
    ['a navigation to the API', '/api/user/order/list', { mode: 'navigate', destination: 'document' }],
    ['a write', '/api/user/order/pay', { method: 'POST' }],
    ['a file without a hash', '/openapi.json', {}],
    ['a picture of another origin', 'https://cdn.example/fox.webp', { destination: 'image' }],
    ['a script of another origin', 'https://cdn.example/umi.0a1b2c3d.js', { destination: 'script' }],
  ])('%s', (_what, path, request) => expect(isHandled(path, request)).toBe(false));
});

describe('below a path, the service worker', () => {
  const navigation = { mode: 'navigate', destination: 'document' };
  test.each([
    ['handles its document', '/shop/', navigation, true],
    ['handles its scripts', '/shop/umi.0a1b2c3d.js', { destination: 'script' }, true],
    ['handles its pictures', '/shop/pictures/fox.webp', { destination: 'image' }, true],
    ['leaves the document of the origin alone', '/', navigation, false],
    ['leaves the scripts of the origin alone', '/umi.0a1b2c3d.js', { destination: 'script' }, false],
    ['leaves its API alone', '/shop/api/home/banner', {}, false],
    ['leaves an API elsewhere alone', 'https://api.example/pictures/fox.webp', { destination: 'image' }, false],
  ])('%s', (_what, path, request, isOwn) => expect(isHandled(path, request, belowPath)).toBe(isOwn));
});

describe('the document', () => {
  const cached = '<!doctype html><div id="prerendered">cached</div>';
  const latest = '<!doctype html><div id="prerendered">latest</div>';
  const portal = '<!doctype html><title>Guest network</title>';
  const page = (html: string, status = 200) => new Response(html, { status, headers: { 'content-type': 'text/html' } });

  /** Opens a page. Returns the text of the document, and what was requested for it. */
  async function openDocument(path: string, surroundings: Surroundings) {
    const requested: string[] = [];
    const listeners = await startWorker('', {
      ...surroundings,
      answer: (url) => {
        requested.push(url.replace(origin, ''));
        return surroundings.answer?.(url) ?? Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    const documents: Promise<Response>[] = [];
    for (const listen of listeners)
      listen({
        request: {
          url: origin + path,
          method: 'GET',
          mode: 'navigate',
          destination: 'document',
          headers: new Headers(),
        },
        respondWith: (response) => void documents.push(response),
        waitUntil: (work) => void work.catch(() => undefined),
      });
    expect(documents).toHaveLength(1);
    const text = await documents[0]?.then((response) => response.text());
    return { text, requested };
  }

  test('comes from the cache without a request', async () =>
    expect(await openDocument('/', { cachedDocument: cached, answer: async () => page(latest) })).toEqual({
      text: cached,
      requested: [],
    }));

  test('that is not cached comes from the network', async () => {
    const { text, requested } = await openDocument('/', { answer: async () => page(latest) });
    expect([text, requested[0]]).toEqual([latest, '/']);
  });

  test.each([
    ['the latest one', async () => page(latest), latest],
    ['the cached one behind a captive portal', async () => page(portal), cached],
    ['the cached one while the server fails', async () => page(latest, 503), cached],
    ['the cached one offline', undefined, cached],
  ])('after a missing file is %s', async (_, answer, expected) => {
    const { text, requested } = await openDocument('/?again=1', { cachedDocument: cached, ...(answer && { answer }) });
    expect(text).toBe(expected);
    expect(requested[0]).toBe('/?again=1');
  });
});
