/** Opens a page of the built app without a browser, so that the build can see what its first screen holds. */
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';

export type Face = 'h5' | 'pc';
export type Language = 'en' | 'zh-CN';

/** Px of the window: a usual phone, a usual desktop. Only scripts see it; there is no layout. */
const sizes = { h5: { innerWidth: 390, innerHeight: 844 }, pc: { innerWidth: 1440, innerHeight: 900 } } as const;
/** Px between the margins of that window, for lists that count their columns. */
const contentWidth = { h5: 358, pc: 1328 } as const;
/** Ms after which a page that does not come is given up. */
const patience = 30_000;

class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A page, and when its first screen is there. */
export interface Screen {
  face: Face;
  language: Language;
  /** Hash without `#`. */
  address: string;
  hasCome: (document: Document) => boolean;
  /** State of the history entry, as the screen that led here would have left it. */
  state?: object;
  /** Path of a call that is never answered. */
  unanswered?: string;
}

/** What jsdom does not have and the kits ask for; nothing ever scrolls, resizes or changes. */
function furnish(window: DOMWindow, { face, language, state }: Screen): void {
  if (state) window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '');
  window.localStorage.setItem('pageSet', face);
  window.localStorage.setItem('language', language);
  // Of the widths that are asked about, a phone meets all and a desktop none.
  const matchMedia = (media: string) => ({ media, matches: media.includes('reduced-motion') || (face === 'h5' && media.includes('max-width')), addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} });
  Object.assign(window, { ...sizes[face], matchMedia, ResizeObserver: Still, IntersectionObserver: Still, scrollTo() {} });
  Object.assign(window.HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.defineProperty(window.HTMLElement.prototype, 'offsetParent', { get: () => window.document.documentElement });
  Object.defineProperty(window.HTMLElement.prototype, 'clientWidth', { get: () => contentWidth[face] });
  Object.defineProperty(window.Document.prototype, 'scrollingElement', { get: () => window.document.documentElement });
}

/** A request of a page, as the page in the browser may send it before any of its code has come. */
export interface EarlyCall {
  method: string;
  url: string;
  body?: string;
}

export interface OpenedScreen {
  /** The caller's to close. */
  window: DOMWindow;
  calls: EarlyCall[];
}

/** Listens to what is asked of the API; what is not to be answered is not sent. */
function listen(window: DOMWindow, { unanswered }: Screen): EarlyCall[] {
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
    if (unanswered === undefined || !call?.url.startsWith(unanswered)) send.call(this, body as string);
  };
  return calls;
}

/** Opens a page of the storefront at `base`. Rejects when it does not come. */
export async function openScreen(base: string, screen: Screen): Promise<OpenedScreen> {
  let calls: EarlyCall[] = [];
  const virtualConsole = new VirtualConsole();
  let latestError = '';
  virtualConsole.on('error', (error: unknown) => (latestError = String(error)));
  virtualConsole.on('jsdomError', (error) => (latestError = error.message));
  const { window } = await JSDOM.fromURL(`${base}/#${screen.address}`, {
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (fresh) => {
      furnish(fresh, screen);
      calls = listen(fresh, screen);
    },
  });
  for (const until = Date.now() + patience; !screen.hasCome(window.document); ) {
    if (Date.now() > until) {
      window.close();
      throw new Error(`${screen.address} did not come within ${patience / 1000} s. ${latestError}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { window, calls };
}
