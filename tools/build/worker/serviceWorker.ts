/**
 * The service worker: document and code are served from the cache, also offline, and newer versions are fetched in the
 * background. A file is cached, and served from the cache, only while its SHA-256 is that of the build. Requests below
 * /api are not handled, so no API response, user data or write is cached. Bundled by tools/build/worker/writeWorker.ts.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { needsPolyfills, type Polyfills } from '../../../src/startup/polyfills';
import type { FileDigests, PlatformFiles } from './manifest';
import {
  chooseDocument,
  documentFileName,
  firstFiles,
  isCachedFileIntact,
  mayBeForeignResponse,
  otherShellCaches,
  clientProfileIn,
  verifiedCopy,
  type ClientProfile,
} from './cachedFiles';

/** Constants that the bundler replaces. */
declare const DIGESTS: FileDigests;
declare const SHELL: readonly string[];
declare const POLYFILLS: Polyfills | null;
declare const PLATFORM_FILES: PlatformFiles;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
/** The used part of the worker's global scope. The TypeScript configuration has the types of pages, not of workers. */
declare const self: {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listen: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
};

const DAY_SECONDS = 24 * 60 * 60;
/** Ms that a reload waits for the latest document before it uses the cached one. */
const documentTimeoutMs = 5_000;
const documentPath = `${BASE_PATH}/${documentFileName}`;
/** The files without which no page starts in this browser. */
const shellPaths = POLYFILLS && needsPolyfills(POLYFILLS) ? [...SHELL, POLYFILLS.file] : SHELL;
const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Checks every file against the digests of the build. */
const integrityPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse && (await isCachedFileIntact(DIGESTS, pathOf(request), cachedResponse)) ? cachedResponse : null,
  // A captive portal can have left its response in the HTTP cache. A response that still differs is not cached.
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    const mustCheck = mayBeForeignResponse(DIGESTS, pathOf(request), response, request);
    if (!mustCheck || (await verifiedCopy(DIGESTS, pathOf(request), response.clone()))) return response;
    return fetch(request.url, { cache: 'no-cache', credentials: 'same-origin' }).catch(() => response);
  },
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    verifiedCopy(DIGESTS, pathOf(request), response),
};

/**
 * Each build has a cache of its own, because the next worker fills its cache while this one is active. The caches of a shop below
 * a path have that path in their names, because all shops of an origin share the cache storage.
 */
const shellCache = `${BASE_PATH}shell-${DIGESTS[documentPath]}`;
const shellStrategy = new CacheFirst({ cacheName: shellCache, plugins: [integrityPlugin] });
/**
 * Files of earlier deploys stay until 400 newer ones are cached, because tabs that were opened before a deploy need
 * them.
 */
const fileStrategy = new CacheFirst({
  cacheName: `${BASE_PATH}files`,
  plugins: [
    integrityPlugin,
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});
const pictureStrategy = new CacheFirst({
  cacheName: `${BASE_PATH}pictures`,
  plugins: [
    integrityPlugin,
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});

const isOwnOrigin = (url: URL) => url.origin === self.location.origin;
const isBuiltFileUrl = (url: URL) =>
  isOwnOrigin(url) &&
  url.pathname.startsWith(`${BASE_PATH}/`) &&
  /^\/[\w.-]+\.[0-9a-f]{6,20}\.(?:[a-z]+\.)?(?:js|css)$/.test(url.pathname.slice(BASE_PATH.length));

/** The cached document, or undefined when there is none that is intact. */
async function cachedDocument(): Promise<Response | undefined> {
  const cached = await caches.match(documentPath, { cacheName: shellCache });
  return cached && (await isCachedFileIntact(DIGESTS, documentPath, cached)) ? cached : undefined;
}

/** The latest document, for which a page asks that misses a file. Past the HTTP cache. */
async function latestDocument(request: Request, cached: Response): Promise<Response> {
  return chooseDocument(await fetch(request.url, { cache: 'no-cache', credentials: 'same-origin' }), cached);
}

registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' && isOwnOrigin(url) && [`${BASE_PATH}/`, documentPath].includes(url.pathname),
  async ({ url, request, event }) => {
    const isRepair = url.searchParams.has('again');
    const cached = await cachedDocument();
    if (isRepair || !cached) event.waitUntil(repairCaches(event));
    if (!cached) return fetch(request);
    if (!isRepair) return cached;
    const timeout = new Promise<Response>((resolve) => setTimeout(resolve, documentTimeoutMs, cached.clone()));
    return Promise.race([latestDocument(request, cached), timeout]).catch(() => cached);
  },
);
registerRoute(({ url }) => isOwnOrigin(url) && shellPaths.includes(url.pathname), shellStrategy);
registerRoute(({ url }) => isBuiltFileUrl(url), fileStrategy);
registerRoute(
  ({ url, request }) => isOwnOrigin(url) && request.destination === 'image' && url.pathname in DIGESTS,
  pictureStrategy,
);

/**
 * Cache of the client profile. The worker of the next deploy reads the profile on install and caches the files of this
 * device.
 */
const profileCache = `${BASE_PATH}notes`;
/** Workers of earlier deploys read this entry, so its path and its field names do not change. */
const profilePath = '/profile';

async function readProfile(): Promise<ClientProfile | undefined> {
  const stored = await (await caches.open(profileCache)).match(profilePath);
  if (!stored) return undefined;
  const profile: ClientProfile = await stored.json();
  return profile;
}

/** Caches the first files of platform and language. Cached files are not requested again. */
async function cacheFirstFiles(profile: ClientProfile, event: ExtendableEvent): Promise<void> {
  const cache = (strategy: CacheFirst, addresses: readonly string[]) =>
    addresses.map((address) => strategy.handle({ request: new Request(address), event: event as never }));
  await Promise.allSettled([
    ...cache(fileStrategy, firstFiles(PLATFORM_FILES, profile)),
    ...cache(pictureStrategy, PLATFORM_FILES.pictures),
  ]);
}

/** Caches the files that every page needs. Rejects when one of them is not the file of this build. */
async function cacheShell(event: ExtendableEvent): Promise<void> {
  await Promise.all(
    shellPaths.map(async (path) => {
      const request = new Request(path, { cache: path === documentPath ? 'reload' : 'default' });
      await Promise.all(shellStrategy.handleAll({ request, event: event as never }));
      if (!(await caches.match(path, { cacheName: shellCache })))
        throw new Error(`Not the file of this build: ${path}`);
    }),
  );
}

/** Caches the first files of this device. The profile is unknown until the first page has started. */
async function cacheFilesOfDevice(event: ExtendableEvent): Promise<void> {
  const profile = await readProfile();
  if (profile) await cacheFirstFiles(profile, event);
}

/** Deletes every cached file that is not intact, and caches the needed ones again. */
async function repairCaches(event: ExtendableEvent): Promise<void> {
  for (const name of [shellCache, fileStrategy.cacheName, pictureStrategy.cacheName]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const cached = await cache.match(request);
      if (cached && !(await isCachedFileIntact(DIGESTS, pathOf(request), cached))) await cache.delete(request);
    }
  }
  await Promise.allSettled([cacheShell(event), cacheFilesOfDevice(event)]);
}

/** Deletes the shells of other builds. */
async function deleteOtherShells(): Promise<void> {
  const names = otherShellCaches(await caches.keys(), shellCache, BASE_PATH);
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([cacheShell(event), cacheFilesOfDevice(event)])),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteOtherShells().then(() => repairCaches(event))])),
);

self.addEventListener('message', (event) => {
  const { data } = event;
  // The page decides when the new worker takes over: never during a checkout or in a form.
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'takeOver')
    event.waitUntil(self.skipWaiting());
  const profile = clientProfileIn(data);
  if (!profile) return;
  const storing = caches
    .open(profileCache)
    .then((cache) => cache.put(profilePath, new Response(JSON.stringify(profile))));
  event.waitUntil(Promise.all([storing, cacheFirstFiles(profile, event)]));
});
