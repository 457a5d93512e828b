/**
 * The inline script at the end of the body: preloads the code of the page and starts the app. Where a prerendered page is
 * shown, it and its main pictures come first: the code would compete with them for the network and for the processor. Nothing
 * is painted in a hidden tab, so there the code is loaded at once.
 */
import { needsPolyfills, type Polyfills } from '@/startup/polyfills';

/** The address of the entry; filled in by the build. */
declare const ENTRY: string;
/** The file with polyfills; filled in by the build. Null where the scripts use nothing that a promised browser lacks. */
declare const POLYFILLS: Polyfills | null;
/** The address of the worker that loads the locale data (src/startup/intlWorker.ts); filled in by the build. */
declare const INTL_WORKER: string;

/** Ms that the code waits for the main pictures of the prerendered page, at most. */
const PICTURES_TIMEOUT_MS = 1_000;

function loadScript(file: string): void {
  const script = document.createElement('script');
  script.src = window.startup?.policy.createScriptURL(file) ?? file;
  // Scripts run in the order of the calls.
  script.async = false;
  document.body.append(script);
}

function runApp(): void {
  if (POLYFILLS && needsPolyfills(POLYFILLS)) loadScript(POLYFILLS.file);
  loadScript(ENTRY);
  const { lang, dataset } = document.documentElement;
  // Home pages show no dates: there the data is loaded when the browser is idle.
  if (/^(h5|pc)$/.test(dataset['prerendered'] ?? '')) window.startup?.runWhenIdle(() => loadLocaleData(lang));
  else loadLocaleData(lang);
}

/** Loads the locale data in another thread. Where that fails, it is loaded when it is needed. */
function loadLocaleData(language: string): void {
  try {
    const address = window.startup?.policy.createScriptURL(INTL_WORKER) ?? INTL_WORKER;
    new Worker(address, { name: language }).onerror = (event) => event.preventDefault();
  } catch {
    // No workers.
  }
}

function loadApp(): void {
  window.startup?.preloadFiles?.(true);
  // Nothing of the app can be shown without its sheet. Whether the sheet is complete is checked in its load event (guard.ts).
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet && sheet.dataset['complete'] === undefined) sheet.addEventListener('load', runApp, { once: true });
  else runApp();
  if (sheet) sheet.media = 'all';
}

let hasBegun = false;
function beginOnce(): void {
  if (hasBegun) return;
  hasBegun = true;
  window.startup?.sendHomeCalls?.();
  // In a task of its own: input that came meanwhile is handled first.
  setTimeout(loadApp);
}

const prerenderedPage = document.getElementById('prerendered');
if (!prerenderedPage || prerenderedPage.hidden || document.hidden || window.startup?.loadsCodeAtOnce) beginOnce();
else {
  // A user who does something waits for the app already.
  for (const type of ['hashchange', 'pointerdown', 'keydown']) addEventListener(type, beginOnce, { once: true });
  setTimeout(beginOnce, PICTURES_TIMEOUT_MS);
  const pictures = () => [...prerenderedPage.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  void Promise.resolve(window.startup?.shellFilled)
    .then(() => Promise.allSettled(pictures().map((picture) => picture.decode())))
    .then(() => requestAnimationFrame(() => setTimeout(beginOnce)), beginOnce);
}
