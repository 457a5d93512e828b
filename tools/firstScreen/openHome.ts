/** Opens the built home page without a browser, so that the build can see what its first screen holds. */
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';

export type Face = 'h5' | 'pc';
export type Language = 'en' | 'zh-CN';

/** Px of the window: a usual phone, a usual desktop. Only scripts see it; there is no layout. */
const sizes = { h5: { innerWidth: 390, innerHeight: 844 }, pc: { innerWidth: 1440, innerHeight: 900 } } as const;
/** Px between the margins of that window, for lists that count their columns. */
const contentWidth = { h5: 358, pc: 1328 } as const;
/** Ms after which a home page that does not come is given up. */
const patience = 30_000;

class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom does not have and the kits ask for; nothing ever scrolls, resizes or changes. */
function furnish(window: DOMWindow, face: Face, language: Language): void {
  window.localStorage.setItem('pageSet', face);
  window.localStorage.setItem('language', language);
  const matchMedia = (media: string) => ({ media, matches: media.includes('reduced-motion'), addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} });
  Object.assign(window, { ...sizes[face], matchMedia, ResizeObserver: Still, IntersectionObserver: Still, scrollTo() {} });
  Object.assign(window.HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.defineProperty(window.HTMLElement.prototype, 'offsetParent', { get: () => window.document.documentElement });
  Object.defineProperty(window.HTMLElement.prototype, 'clientWidth', { get: () => contentWidth[face] });
  Object.defineProperty(window.Document.prototype, 'scrollingElement', { get: () => window.document.documentElement });
}

/** A request of the home page, as the page in the browser may send it before any of its code has come. */
export interface EarlyCall {
  method: string;
  url: string;
  body?: string;
}

export interface OpenedHome {
  /** The caller's to close. */
  window: DOMWindow;
  calls: EarlyCall[];
}

/** Listens to what is asked of the API. */
function listen(window: DOMWindow): EarlyCall[] {
  const calls: EarlyCall[] = [];
  const { open, send } = window.XMLHttpRequest.prototype;
  const opened = new WeakMap<object, EarlyCall>();
  window.XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string, ...rest: never[]) {
    opened.set(this, { method: method.toUpperCase(), url });
    return (open as (...args: unknown[]) => void).call(this, method, url, ...rest);
  } as typeof open;
  window.XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: unknown) {
    const call = opened.get(this);
    if (call?.url.startsWith('/api/')) calls.push(typeof body === 'string' ? { ...call, body } : call);
    return send.call(this, body as string);
  };
  return calls;
}

/** The page has its pictures and nothing of the first screen is on its way any more. */
function hasCome(document: Document): boolean {
  return document.querySelector('main img') !== null && document.querySelector('.bone') === null;
}

/** Opens `/#/<face>/home` of the storefront at `base`. Rejects when the page does not come. */
export async function openHome(base: string, face: Face, language: Language): Promise<OpenedHome> {
  let calls: EarlyCall[] = [];
  const virtualConsole = new VirtualConsole();
  let latestError = '';
  virtualConsole.on('error', (error: unknown) => (latestError = String(error)));
  virtualConsole.on('jsdomError', (error) => (latestError = error.message));
  const { window } = await JSDOM.fromURL(`${base}/#/${face}/home`, {
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (fresh) => {
      furnish(fresh, face, language);
      calls = listen(fresh);
    },
  });
  for (const until = Date.now() + patience; !hasCome(window.document); ) {
    if (Date.now() > until) {
      window.close();
      throw new Error(`The home page of ${face} did not come within ${patience / 1000} s. ${latestError}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { window, calls };
}
