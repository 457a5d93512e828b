/**
 * The service worker of the shop: the page and its code come from the device at once, also without a line, and newer ones are
 * fetched behind it. Nothing below /api is touched, so no answer of the shop, nothing of a customer and no write is ever kept.
 * Bundled by tools/worker/writeWorker.ts.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { FaceFiles, ShellFile } from './manifest';
import { isWholeFile, neededFiles, type Household } from './keeping';

/** Filled in by the bundler. */
declare const SHELL: ShellFile[];
declare const FACE_FILES: FaceFiles;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
/** The little of the worker's own scope that is used; the project is typed for pages. */
declare const self: {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'message', listen: (event: Lasting & { readonly data: unknown }) => void): void;
};

const DAY = 24 * 60 * 60;
/** Ms that the network has when a page asks for the newest document, before the kept one is shown. */
const documentPatience = 5_000;
/** Bytes of the largest picture that is kept; with their number it bounds the space that pictures take: 24 MB. */
const largestPicture = 300_000;

const onlyWhole = { cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => (isWholeFile(new URL(request.url).pathname, response) ? response : null) };
const onlySmall = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/') && Number(response.headers.get('content-length') ?? Infinity) <= largestPicture ? response : null,
};

/** Files of older deploys stay until they are the oldest of many: a tab that was opened before a deploy goes on with them. */
const files = new CacheFirst({ cacheName: 'files', plugins: [onlyWhole, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })] });
const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [onlySmall, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true })] });

const isOwn = (url: URL) => url.origin === self.location.origin;
const isFile = (url: URL) => isOwn(url) && /^\/[\w.-]+\.[0-9a-f]{6,20}\.(?:[a-z]+\.)?(?:js|css)$/.test(url.pathname);

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isOwn(url) && url.pathname === '/',
  async ({ url, request }) => {
    const kept = await matchPrecache('/index.html');
    if (kept && !url.searchParams.has('again')) return kept;
    const newest = fetch(request.url, { cache: 'no-cache', credentials: 'same-origin' });
    if (!kept) return newest;
    const late = new Promise<Response>((resolve) => setTimeout(resolve, documentPatience, kept));
    return Promise.race([newest.then((answer) => (answer.ok ? answer : kept)), late]).catch(() => kept);
  },
);
addPlugins([onlyWhole]);
precacheAndRoute(SHELL);
registerRoute(({ url }) => isFile(url), files);
registerRoute(({ url, request }) => isOwn(url) && request.destination === 'image' && !url.pathname.startsWith('/api/'), pictures);

/** What this device uses is remembered, so that the next deploy brings its parts before they are asked for. */
const notes = 'notes';
const noteAddress = '/household';

async function readHousehold(): Promise<Household | undefined> {
  const note = await (await caches.open(notes)).match(noteAddress);
  return note?.json();
}

/** Keeps the first parts of the face and language in use; what is kept already is not asked for. */
async function keepParts(household: Household, event: Lasting): Promise<void> {
  const keep = (keeper: CacheFirst, addresses: readonly string[]) =>
    addresses.map((address) => keeper.handle({ request: new Request(address), event: event as never }));
  await Promise.allSettled([...keep(files, neededFiles(FACE_FILES, household)), ...keep(pictures, FACE_FILES.pictures)]);
}

self.addEventListener('install', (event) => {
  event.waitUntil(readHousehold().then((household) => household && keepParts(household, event)));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  // The page says when: never in the middle of a checkout or a form.
  if (data.type === 'takeOver') event.waitUntil(self.skipWaiting());
  if (data.type === 'household' && 'face' in data && 'language' in data) {
    const household: Household = { face: data.face === 'pc' ? 'pc' : 'h5', language: data.language === 'zh-CN' ? 'zh-CN' : 'en' };
    const noted = caches.open(notes).then((cache) => cache.put(noteAddress, new Response(JSON.stringify(household))));
    event.waitUntil(Promise.all([noted, keepParts(household, event)]));
  }
});
