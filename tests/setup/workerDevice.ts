/** A device with the service worker between a network and a cache storage. The worker is bundled as the build does it. */
import { createHash, webcrypto } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { bundleWorker } from './bundleWorker';

const origin = 'https://shop.example';

const scripts = ['umi', 'polyfills', 'h5', 'pc', 'en', 'de', 'kit-de', 'later'];
export const pathOf = (name: string) => `/${name}.0a1b2c3d.js`;
export const page = '<!doctype html><div id="prerendered"></div>';
export const picture = '/pictures/offline.webp';
/** The files of the build, by path. */
const files = new Map([
  ['/index.html', page],
  [picture, 'picture'],
  ...scripts.map((name) => [pathOf(name), `run('${name}')`] as const),
]);
const digestOf = (content: string) => createHash('sha256').update(content).digest('base64');
const digests = Object.fromEntries([...files].map(([path, content]) => [path, digestOf(content)]));
export const shell = `shell-${digests['/index.html']}`;
const typeOf = (path: string) =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.webp') ? 'image/webp' : 'text/html';
export const fileOf = (path: string, content = files.get(path)) =>
  content === undefined
    ? new Response(null, { status: 404 })
    : new Response(content, { headers: { 'content-type': typeOf(path) } });
export const portal = () => new Response('<title>Guest network</title>', { headers: { 'content-type': 'text/html' } });

let code: string;
beforeAll(async () => {
  code = await bundleWorker({
    BASE_PATH: '',
    DIGESTS: digests,
    SHELL: ['/index.html', pathOf('umi')],
    POLYFILLS: { file: pathOf('polyfills'), builtIns: { 'Array.prototype': ['at'] } },
    PLATFORM_FILES: {
      platforms: { h5: [pathOf('h5')], pc: [pathOf('pc')] },
      messages: { en: [pathOf('en')], de: [pathOf('de')] },
      kitMessages: { 'h5-de': [pathOf('kit-de')] },
      pictures: [picture],
    },
  });
});

/** The part of the cache storage that the worker uses. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: string | { url: string }) => entries.get(keyOf(request))?.clone(),
      put: async (request: string | { url: string }, response: Response) => void entries.set(keyOf(request), response),
      delete: async (request: string | { url: string }) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
    };
  };
  return {
    open,
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(keyOf(request))?.clone(),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    /** The paths in each cache. */
    paths: () => Object.fromEntries([...stored].map(([name, entries]) => [name, [...entries.keys()]])),
    textOf: (name: string, path: string) => stored.get(name)?.get(path)?.clone().text(),
    /** Puts a file into a cache as an earlier worker did. */
    put: async (name: string, path: string, content = files.get(path)) =>
      (await open(name)).put(path, fileOf(path, content)),
  };
}

/** Resolves once `isSo` returns true. */
export const until = async (isSo: () => boolean | undefined) => {
  for (let rounds = 0; !isSo() && rounds < 10_000; rounds += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Starts the worker. `network` responds to each request; by default with the files of the build. */
export function startDevice({
  storage = createCaches(),
  network = async (path) => fileOf(path === '/' ? '/index.html' : path),
  hasBuiltIns = true,
}: {
  storage?: ReturnType<typeof createCaches>;
  network?: (path: string, cache: string | undefined) => Promise<Response>;
  hasBuiltIns?: boolean;
} = {}) {
  const listeners: Record<string, ((event: object) => void)[]> = {};
  const requested: string[] = [];
  const done: string[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  class IdbPart {
    addEventListener(): void {}
    removeEventListener(): void {}
  }
  const idb = ['IDBRequest', 'IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction'];
  const scope: Record<string, unknown> = {
    ...{ URL, Response, Headers, Promise, console, btoa, clearTimeout },
    // The library puts its writes into later tasks, without a pause.
    setTimeout: (run: (value: unknown) => void, ms: number, value: unknown) =>
      ms > 0 ? timers.push({ run: () => run(value), ms }) : setTimeout(run, ms, value),
    Request: class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin).href : input, init);
      }
    },
    location: new URL(`${origin}/sw.js`),
    registration: { scope: `${origin}/` },
    clients: { claim: async () => done.push('claim') },
    skipWaiting: async () => void done.push('skipWaiting'),
    crypto: webcrypto,
    caches: storage,
    // The times of cached files are written into a database that never responds.
    ...Object.fromEntries(idb.map((name) => [name, IdbPart])),
    indexedDB: { open: () => new IdbPart(), deleteDatabase: () => new IdbPart() },
    fetch: (target: string | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(typeof target === 'string' ? target : target.url);
      const cache = init?.cache ?? (typeof target === 'string' ? undefined : target.cache);
      requested.push(`${pathname}${search} ${cache}`);
      return network(pathname, cache);
    },
    FetchEvent: class {},
    addEventListener: (type: string, listen: (event: object) => void) => {
      listeners[type] = [...(listeners[type] ?? []), listen];
    },
  };
  scope['self'] = scope;
  const context = createContext(scope);
  if (!hasBuiltIns) runInContext('delete Array.prototype.at', context);
  runInContext(code, context);
  /** Sends an event. Resolves when what it waits for is over. */
  const send = async (type: 'install' | 'activate' | 'message', data?: unknown) => {
    const waited: Promise<unknown>[] = [];
    for (const listen of listeners[type] ?? [])
      listen({ type, data, waitUntil: (work: Promise<unknown>) => void waited.push(work) });
    // Those before are of the library, and wait for its database.
    await waited.at(-1);
  };
  /** Requests a path as a page does. Resolves to the response of the worker; `repaired` when it has repaired its caches. */
  const request = (path: string, { mode = 'no-cors', destination = 'script' } = {}) => {
    let response: Promise<Response> | undefined;
    const waited: Promise<unknown>[] = [];
    for (const listen of listeners['fetch'] ?? [])
      listen({
        request: Object.defineProperties(new Request(new URL(path, origin)), {
          mode: { value: mode },
          destination: { value: destination },
        }),
        respondWith: (promise: Promise<Response>) => (response = promise),
        waitUntil: (work: Promise<unknown>) => void waited.push(work),
      });
    return { text: async () => (await response)?.text(), repaired: () => waited[0] };
  };
  const navigate = (path: string) => request(path, { mode: 'navigate', destination: 'document' });
  return { storage, requested, done, timers, send, request, navigate };
}
