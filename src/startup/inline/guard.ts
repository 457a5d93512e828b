/**
 * The first inline script. It defines `window.startup`, which holds the only Trusted Types policy, and reloads the page once on
 * the same route when one of its files is missing, broken or does not arrive. Whether that was tried is in the address and not
 * in storage, which may be denied, so that it can never loop.
 */
import { brokenFileOf, hasStartFailed, isAllowedScript, isBuiltFile, isReloadAllowed } from './guardRules';
import type { ScriptPolicy, Startup } from '@/lib/startup';

/** Whether this is a production build; filled in by the build. */
declare const IS_PRODUCTION: boolean;
/** The selector of the rule that ends every built sheet; filled in by the build. */
declare const SHEET_END: string;
/** Pattern of other origins whose scripts the content policy allows, or empty; filled in by the build. */
declare const SCRIPT_ORIGINS: string;

/** By language, the texts for when files of the shop are missing; filled in by the build. */
declare const WITHOUT_FILES: Readonly<Record<string, Startup['withoutFiles']>>;

/** Ms between two looks at the files that have arrived. */
const CHECK_INTERVAL_MS = 1_000;
/** Ms after which a sheet that the app loads later counts as missing. */
const SHEET_TIMEOUT_MS = 120_000;
/** Ms that the new fetch of a broken file may take before the page is reloaded. */
const REFETCH_TIMEOUT_MS = 5_000;
/** Ms after the load of the page before the device does what no user waits for. */
const IDLE_DELAY_MS = 3_000;
/** The parameter of the address that marks the reloaded page. */
const RELOADED_PARAMETER = 'again';

/** Address of the storefront: every file of the build is directly below it. */
const storefrontUrl = `${location.origin}${BASE_PATH}/`;
const pageUrl = new URL(location.href);
const wasReloaded = pageUrl.searchParams.has(RELOADED_PARAMETER);
if (wasReloaded) {
  pageUrl.searchParams.delete(RELOADED_PARAMETER);
  history.replaceState(history.state, '', pageUrl);
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let sanitizer: ((html: string) => string) | undefined;
const scriptRules: ScriptPolicy = {
  createHTML(html) {
    if (!sanitizer) throw new TypeError('No sanitizer');
    return sanitizer(html);
  },
  createScriptURL(file) {
    const { href } = new URL(file, location.href);
    if (!isAllowedScript(href, { root: storefrontUrl, isProduction: IS_PRODUCTION, origins: SCRIPT_ORIGINS }))
      throw new TypeError(`Not a script of the shop: ${file}`);
    return file;
  },
};
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const scriptPolicy = trustedTypes ? trustedTypes.createPolicy('shop', scriptRules) : scriptRules;

let hasStarted = false;
let isLeaving = false;
let missingFileNotice: HTMLElement | undefined;

/** The files of the build that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => isBuiltFile(name, storefrontUrl));

function reloadPageOnce(file?: string, isByUser = false): boolean {
  if (isLeaving) return true;
  if (!isByUser && !isReloadAllowed({ isOnline: navigator.onLine, wasReloaded, now: performance.now() })) return false;
  isLeaving = true;
  let isGone = false;
  const go = () => {
    if (isGone) return;
    isGone = true;
    const next = new URL(location.href);
    next.searchParams.set(RELOADED_PARAMETER, '1');
    location.replace(next);
  };
  // A file with a hash in its name is cached for ever, a broken one as well. The user heals all files at once. The service
  // worker repairs its caches when it sees the marker of the reload.
  const files = [file ?? [], isByUser ? loadedFiles() : []].flat();
  const refetch = (one: string) => fetch(one, { cache: 'reload' }).then((response) => response.blob());
  Promise.allSettled(files.map(refetch)).then(go);
  setTimeout(go, REFETCH_TIMEOUT_MS);
  return true;
}

/** The texts in the language of the document, which the next script sets. */
const missingFileTexts = () => WITHOUT_FILES[document.documentElement.lang] ?? { text: '', reload: '', home: '' };

/** Says above the page that it is not complete, with a button that loads it again. */
function showNotice(file?: string): void {
  if (missingFileNotice || hasStarted) return;
  const { dataset } = document.documentElement;
  const texts = missingFileTexts();
  const isDark = dataset['theme'] === 'dark';
  const box = document.createElement('div');
  missingFileNotice = box;
  box.id = 'not-loaded';
  box.setAttribute('role', 'alert');
  box.style.cssText = `margin:16px max(16px,50% - 13rem);padding:16px;border-radius:16px;font:1rem/1.5 system-ui,sans-serif;box-shadow:0 4px 24px #0006;${
    isDark
      ? `background:${SHOP.colors.dark.surface};color:${SHOP.colors.dark.ink}`
      : `background:${SHOP.colors.light.surface};color:${SHOP.colors.light.ink}`
  }`;
  const text = document.createElement('p');
  text.style.cssText = 'margin:0 0 12px';
  text.textContent = texts.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = `min-height:44px;padding:0 20px;border:0;border-radius:22px;font:inherit;font-weight:600;cursor:pointer;${
    isDark
      ? `background:${SHOP.colors.dark.action};color:${SHOP.colors.dark.onAction}`
      : `background:${SHOP.colors.light.action};color:${SHOP.colors.light.onAction}`
  }`;
  button.textContent = texts.reload;
  button.onclick = () => reloadPageOnce(file, true);
  box.append(text, button);
  document.body.prepend(box);
  // The prerendered page goes on below: nothing of it is covered.
  const screen = document.getElementById('prerendered');
  if (screen) screen.style.position = 'relative';
  addEventListener('online', () => box.isConnected && reloadPageOnce(file, true), { once: true });
}

function onMissingFile(file?: string): void {
  // While developing, the error itself is what the developer wants to see.
  if (!IS_PRODUCTION || hasStarted || reloadPageOnce(file)) return;
  if (document.body) showNotice(file);
  else addEventListener('DOMContentLoaded', () => showNotice(file), { once: true });
}

const isBuiltSheet = (element: unknown): element is HTMLLinkElement =>
  element instanceof HTMLLinkElement && element.rel === 'stylesheet' && isBuiltFile(element.href, storefrontUrl);

addEventListener(
  'error',
  (event) => {
    const file = brokenFileOf(event, storefrontUrl);
    if (file) onMissingFile(file);
  },
  true,
);

// The production build ends every sheet with a rule of its own: a sheet without it was cut short. Load events do not bubble.
document.addEventListener(
  'load',
  (event) => {
    const { target: sheet } = event;
    if (!IS_PRODUCTION || !isBuiltSheet(sheet)) return;
    const last = [...(sheet.sheet?.cssRules ?? [])].pop();
    if ((last as CSSStyleRule | undefined)?.selectorText === SHEET_END) {
      sheet.dataset['complete'] = '';
      return;
    }
    event.stopImmediatePropagation();
    sheet.dispatchEvent(new Event('error'));
  },
  true,
);

// Webpack has a timeout for scripts and none for sheets.
new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (isBuiltSheet(node))
      setTimeout(() => node.isConnected && !node.sheet && node.dispatchEvent(new Event('error')), SHEET_TIMEOUT_MS);
}).observe(document.head, { childList: true });

/** A file of the build that was asked for and has not arrived. */
const pendingFile = (loaded: readonly string[]) =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src],link[href]')]
    .map((element) => ('src' in element ? element.src : element.href))
    .find((file) => isBuiltFile(file, storefrontUrl) && !loaded.includes(file));

// The start may be slow: the time counts from the last file that arrived.
let loadedFileCount = 0;
let lastFileAt = performance.now();
const checkTimer = setInterval(() => {
  const loaded = loadedFiles();
  if (loaded.length !== loadedFileCount) lastFileAt = performance.now();
  loadedFileCount = loaded.length;
  const file = pendingFile(loaded);
  if (!hasStartFailed(performance.now() - lastFileAt, file !== undefined || document.readyState === 'loading')) return;
  clearInterval(checkTimer);
  onMissingFile(file);
}, CHECK_INTERVAL_MS);

function runWhenIdle(work: () => unknown): void {
  const begin = () =>
    // Safari has no requestIdleCallback.
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), IDLE_DELAY_MS);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

window.startup = {
  policy: scriptPolicy,
  get withoutFiles() {
    return missingFileTexts();
  },
  reload: reloadPageOnce,
  runWhenIdle,
  setSanitizer(sanitizeHtml) {
    sanitizer ??= sanitizeHtml;
  },
  onAppStarted(whenIdle) {
    if (!hasStarted && IS_PRODUCTION && 'serviceWorker' in navigator) runWhenIdle(whenIdle);
    hasStarted = true;
    clearInterval(checkTimer);
    // The app was only late, or does without the file: from now on it says itself what is missing.
    missingFileNotice?.remove();
  },
};

// The shop offers the installation itself (src/features/install), and the event comes before the code that does.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (window.startup) window.startup.installPrompt = event;
});
