/**
 * The second inline script, before the first paint. It shows theme and language, sends the calls that the page is certain to
 * make, and preloads the files that the route needs, so that they arrive together with the entry and not after it.
 */
import { requestHeaders } from '@/lib/requestHeaders';
import { devicePlatform } from '@/lib/preferredPlatform';
import { showTheme } from '@/lib/theme';
import { splitHash } from '@/lib/searchParams';
import { cleanAddress } from '@/startup/address';
import { pickLanguage } from '@/lib/pickLanguage';
import { platformStorage, tokenStorage } from '@/lib/storage';
import type { FileManifest } from '@/startup/fileManifest';
import type { EarlyCall, EarlyCalls, EarlyResponse } from '@/lib/startup';

/** Filled in by the build; the last two once the prerendered pages are known. */
declare const FILE_MANIFEST: FileManifest;
declare const EARLY_CALLS: EarlyCalls | undefined;
declare const ENTRY: string;

const manifest = FILE_MANIFEST;
const early = EARLY_CALLS;
let entry = ENTRY;

const root = document.documentElement;
showTheme();
const languages = Object.keys(manifest.messages);
const language = pickLanguage(languages) ?? languages[0] ?? '';
root.lang = language;

const routes = Object.keys(manifest.pages);
/** Puts the route of the shop in place of what came with a link, before anything reads the address. */
function settleAddress(): void {
  const { before, route } = cleanAddress(location, `${BASE_PATH}/`, routes);
  const current = location.pathname + location.search;
  // An address without a hash stays as it is.
  if (before !== current || (location.hash || '#/') !== `#${route}`)
    history.replaceState(history.state, '', `${before}#${route}`);
}
settleAddress();
/** An address that the user typed brings no state: without a key of its own its page gets the scroll position of another. */
function settleEntry(): void {
  if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2), idx: 1 }, '');
  settleAddress();
}
// In the capture phase, and registered before the router, which gets both events as well.
addEventListener('popstate', settleEntry, true);
addEventListener('hashchange', settleEntry, true);

const { path: hashPath, search } = splitHash(location.hash);
const pathPlatform = (['h5', 'pc'] as const).find((one) => hashPath.startsWith(`/${one}/`));
const platform = platformStorage.read() ?? pathPlatform ?? devicePlatform();
/** The neutral path that leads to the home page of the platform, if it is one. */
const neutral = hashPath === '' || hashPath === '/' ? '/' : hashPath === '/home' ? hashPath : undefined;
const path = neutral ? `/${platform}/home` : hashPath;
const isHome = /^\/\w+\/home$/.test(path) && !location.hash.includes('view=');
const token = tokenStorage.read() ?? '';
// The prerendered home is that of a visitor: its sign-in is hidden until the user is known.
if (token) root.dataset['token'] = '';

const responses: Record<string, EarlyResponse | undefined> = {};
window.earlyResponses = responses;

/** Sends a call now. The app takes the response when it has loaded; a failure is left to the app, which sends the call again. */
function send({ method, url, body }: EarlyCall): Promise<unknown> {
  const headers = { Accept: 'application/json', ...requestHeaders(token, language, Boolean(body)) };
  const response: EarlyResponse = {
    coming: fetch(API_ROOT + url, { method, headers, body })
      .then((answer) => {
        response.at = performance.now();
        return answer.ok ? answer.json() : undefined;
      })
      .then((json: unknown) => (response.body = json))
      .catch(() => undefined),
  };
  responses[`${method} ${url} ${body ?? ''}`] = response;
  return response.coming;
}

// Of equal names the last counts, as in the app.
const id = new URLSearchParams(search).getAll('id').pop();
const pageUrl = id ? early?.pages[path] : undefined;
const product = pageUrl && id ? send({ method: 'GET', url: `${pageUrl}?${new URLSearchParams({ id })}` }) : undefined;
if (product && pathPlatform) early?.goods[pathPlatform].forEach((call) => void send(call));
// The home page of this device and its product page are prerendered.
if (isHome && path === `/${platform}/home`) root.dataset['prerendered'] = platform;
if (product && path.startsWith(`/${platform}/`)) {
  root.dataset['prerendered'] = `${platform}-goods`;
  if (window.startup) window.startup.productResponse = product;
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

/** Calls `load` with each file of the lists that was not loaded before. */
function loadOnce(lists: readonly (readonly number[] | false | '' | undefined)[], load: (href: string) => void): void {
  for (const index of lists.flatMap((list) => list || [])) {
    const href = manifest.files[index];
    manifest.files[index] = '';
    if (href) load(href);
  }
}

// A home page without a signed-in user needs no other calls than the early ones.
const request = (!isHome || token) && manifest.request;
const hasPlatform = neutral !== undefined || pathPlatform !== undefined;
const isOfPlatform = pathPlatform === undefined || pathPlatform === platform;

function preloadFiles(inTurns = false): void {
  if (entry) preload(entry);
  entry = '';
  const rest = !isHome && hasPlatform && manifest.secondaryMessages[language];
  const kit = (!isHome || platform === 'pc') && manifest.kitMessages[`${platform}-${language}`];
  loadOnce([manifest.layout, manifest.messages[language], rest, manifest.shells[platform], kit], preload);
  const preloadRoute = () =>
    loadOnce([request, neutral && manifest.pages[neutral], isOfPlatform && manifest.pages[path]], preload);
  if (inTurns) setTimeout(preloadRoute);
  else preloadRoute();
}

function preloadPage(next: string): void {
  loadOnce([manifest.request, manifest.secondaryMessages[language], manifest.pages[next]], (href) => {
    // The body is read to its end: until then a service worker that is asked for it counts as busy.
    void fetch(href)
      .then((response) => response.text())
      .catch(() => undefined);
  });
}

const { startup } = window;
if (startup) {
  // Sent after the pictures of the prerendered page, and so before the code of the app.
  startup.sendHomeCalls = () => {
    if (root.dataset['prerendered'] === platform) early?.[platform].forEach((call) => void send(call));
  };
  startup.preloadFiles = preloadFiles;
  startup.preloadPage = preloadPage;
}

// A prerendered page and its pictures come before the code, and before the sheet of the app, which waits as a print sheet. Only
// the desktop's product page loads its code at once: it has one picture and much code.
const loadsCodeAtOnce = !root.dataset['prerendered'] || root.dataset['prerendered'] === 'pc-goods';
if (startup) startup.loadsCodeAtOnce = loadsCodeAtOnce;
if (loadsCodeAtOnce) {
  const sheet = document.querySelector<HTMLLinkElement>('link[media="print"]');
  if (sheet) sheet.media = 'all';
  preloadFiles();
}

interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Ms that a link with `data-prefetch` is pointed at or focused before the code of its page is preloaded (spec section 9). */
const PRELOAD_DELAY_MS = 50;
let pointedLink: HTMLAnchorElement | null = null;
let preloadTimer: ReturnType<typeof setTimeout> | undefined;

// A user who points at such a link, touches it or focuses it will probably need the code of its page next. Other links preload
// nothing. Once the app has started, it replaces `preloadPage` (src/layouts/preloadPages.ts).
function onPoint({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
  const { connection } = navigator as NavigatorWithConnection;
  if (link === pointedLink) return;
  pointedLink = link;
  clearTimeout(preloadTimer);
  if (!link || connection?.saveData) return;
  preloadTimer = setTimeout(() => startup?.preloadPage?.(splitHash(link.hash).path), PRELOAD_DELAY_MS);
}
addEventListener('pointerover', onPoint, { passive: true });
addEventListener('focusin', onPoint);
