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
const earlyCalls = EARLY_CALLS;
let entryFile = ENTRY;

const rootElement = document.documentElement;
showTheme();
const offeredLanguages = Object.keys(manifest.messages);
const language = pickLanguage(offeredLanguages) ?? offeredLanguages[0] ?? '';
rootElement.lang = language;

const knownRoutes = Object.keys(manifest.pages);
/** Puts the route of the shop in place of what came with a link, before anything reads the address. */
function cleanLocation(): void {
  const { before, route } = cleanAddress(location, `${BASE_PATH}/`, knownRoutes);
  const current = location.pathname + location.search;
  // An address without a hash stays as it is.
  if (before !== current || (location.hash || '#/') !== `#${route}`)
    history.replaceState(history.state, '', `${before}#${route}`);
}
cleanLocation();
/** An address that the user typed brings no state: without a key of its own its page gets the scroll position of another. */
function ensureHistoryKey(): void {
  if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2), idx: 1 }, '');
  cleanLocation();
}
// In the capture phase, and registered before the router, which gets both events as well.
addEventListener('popstate', ensureHistoryKey, true);
addEventListener('hashchange', ensureHistoryKey, true);

const { path: hashPath, search: hashSearch } = splitHash(location.hash);
const pathPlatform = (['h5', 'pc'] as const).find((one) => hashPath.startsWith(`/${one}/`));
const platform = platformStorage.read() ?? pathPlatform ?? devicePlatform();
/** The neutral path that leads to the home page of the platform, if it is one. */
const pathWithoutPlatform = hashPath === '' || hashPath === '/' ? '/' : hashPath === '/home' ? hashPath : undefined;
const pagePath = pathWithoutPlatform ? `/${platform}/home` : hashPath;
const isHome = /^\/\w+\/home$/.test(pagePath) && !location.hash.includes('view=');
const sessionToken = tokenStorage.read() ?? '';
// The prerendered home is that of a visitor: its sign-in is hidden until the user is known.
if (sessionToken) rootElement.dataset['token'] = '';

const earlyResponses: Record<string, EarlyResponse | undefined> = {};
window.earlyResponses = earlyResponses;

/** Sends a call now. The app takes the response when it has loaded; a failure is left to the app, which sends the call again. */
function sendEarly({ method, url, body }: EarlyCall): Promise<unknown> {
  const headers = { Accept: 'application/json', ...requestHeaders(sessionToken, language, Boolean(body)) };
  const response: EarlyResponse = {
    coming: fetch(API_ROOT + url, { method, headers, body })
      .then((answer) => {
        response.at = performance.now();
        return answer.ok ? answer.json() : undefined;
      })
      .then((json: unknown) => (response.body = json))
      .catch(() => undefined),
  };
  earlyResponses[`${method} ${url} ${body ?? ''}`] = response;
  return response.coming;
}

// Of equal names the last counts, as in the app.
const productId = new URLSearchParams(hashSearch).getAll('id').pop();
const pageUrl = productId ? earlyCalls?.pages[pagePath] : undefined;
const earlyProduct =
  pageUrl && productId
    ? sendEarly({ method: 'GET', url: `${pageUrl}?${new URLSearchParams({ id: productId })}` })
    : undefined;
if (earlyProduct && pathPlatform) earlyCalls?.goods[pathPlatform].forEach((call) => void sendEarly(call));
// The home page of this device and its product page are prerendered.
if (isHome && pagePath === `/${platform}/home`) rootElement.dataset['prerendered'] = platform;
if (earlyProduct && pagePath.startsWith(`/${platform}/`)) {
  rootElement.dataset['prerendered'] = `${platform}-goods`;
  if (window.startup) window.startup.productResponse = earlyProduct;
}

function preloadFile(href: string): void {
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
const requestFiles = (!isHome || sessionToken) && manifest.request;
const hasPlatform = pathWithoutPlatform !== undefined || pathPlatform !== undefined;
const isOfPlatform = pathPlatform === undefined || pathPlatform === platform;

function preloadFiles(inTurns = false): void {
  if (entryFile) preloadFile(entryFile);
  entryFile = '';
  const rest = !isHome && hasPlatform && manifest.secondaryMessages[language];
  const kit = (!isHome || platform === 'pc') && manifest.kitMessages[`${platform}-${language}`];
  loadOnce([manifest.layout, manifest.messages[language], rest, manifest.shells[platform], kit], preloadFile);
  const preloadRoute = () =>
    loadOnce(
      [
        requestFiles,
        pathWithoutPlatform && manifest.pages[pathWithoutPlatform],
        isOfPlatform && manifest.pages[pagePath],
      ],
      preloadFile,
    );
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
    if (rootElement.dataset['prerendered'] === platform) earlyCalls?.[platform].forEach((call) => void sendEarly(call));
  };
  startup.preloadFiles = preloadFiles;
  startup.preloadPage = preloadPage;
}

// A prerendered page and its pictures come before the code, and before the sheet of the app, which waits as a print sheet. Only
// the desktop's product page loads its code at once: it has one picture and much code.
const loadsCodeAtOnce = !rootElement.dataset['prerendered'] || rootElement.dataset['prerendered'] === 'pc-goods';
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
function onPointAtLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
  const { connection } = navigator as NavigatorWithConnection;
  if (link === pointedLink) return;
  pointedLink = link;
  clearTimeout(preloadTimer);
  if (!link || connection?.saveData) return;
  preloadTimer = setTimeout(() => startup?.preloadPage?.(splitHash(link.hash).path), PRELOAD_DELAY_MS);
}
addEventListener('pointerover', onPointAtLink, { passive: true });
addEventListener('focusin', onPointAtLink);
