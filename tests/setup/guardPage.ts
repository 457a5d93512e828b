/** The inline script that guards the start, in each test of a file, on a device that is offline. */

export const root = 'http://localhost/';
export const entry = `${root}umi.0a1b2c3d.js`;

/** Addresses of the files that have arrived. */
export const arrived: string[] = [];

/** The observers of the guards, which a page has as long as it is open. */
const observers = new Set<MutationObserver>();
const OriginalObserver = globalThis.MutationObserver;
globalThis.MutationObserver = class extends OriginalObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.add(this);
  }
};

/** Runs the script. */
export const startGuard = () => jest.isolateModules(() => void jest.requireActual('@/startup/inline/guard'));

beforeEach(() => {
  jest.useFakeTimers();
  arrived.length = 0;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  Object.defineProperty(performance, 'getEntriesByType', {
    value: (type: string) => (type === 'resource' ? arrived.map((name) => ({ name })) : []),
    configurable: true,
  });
  Object.assign(globalThis, {
    IS_PRODUCTION: true,
    SHEET_END: '.sheet-end',
    SCRIPT_ORIGINS: String.raw`^(?:https://js\.pay\.example)$`,
    WITHOUT_FILES: { en: { text: 'Not complete', reload: 'Reload', home: 'Home' } },
  });
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="prerendered"></div><div id="root"></div>';
  startGuard();
});
afterEach(() => {
  window.startup?.onAppStarted(() => undefined);
  delete window.startup;
  observers.forEach((observer) => observer.disconnect());
  document.head.replaceChildren();
  jest.useRealTimers();
});

export const notice = () => document.getElementById('not-loaded');

export function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  // jsdom loads no script of this type.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  return script;
}
