/** Renders a page of the built app in jsdom, so that the build can take a snapshot of it. */
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import { readBaseUrls } from '../../config/baseUrls';
import { StartError } from '../../command/startError';
import type { EarlyCall } from '../../../src/lib/startup';

export type Platform = 'h5' | 'pc';

/** Window size in px. Only scripts read it, because jsdom has no layout. */
const windowSizes = { h5: { innerWidth: 390, innerHeight: 844 }, pc: { innerWidth: 1440, innerHeight: 900 } } as const;
/** Content width in px, for lists that compute their columns. */
const contentWidth = { h5: 358, pc: 1328 } as const;
/** Ms after which a page that is not complete is an error. */
const timeoutMs = 30_000;

/** An observer that never reports. */
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A page to snapshot. */
export interface PrerenderedScreen {
  platform: Platform;
  /** Tag of the language. */
  language: string;
  /** Hash without `#`. */
  address: string;
  /** Whether the page is complete. `waitingCalls`: the calls that were sent and have no response yet. */
  isComplete: (document: Document, waitingCalls: number) => boolean;
  /** State of the history entry, as a link to the page sets it. */
  state?: object;
  /** Path of a call that gets no response. */
  pendingCall?: string;
}

/** Adds browser APIs that jsdom lacks and the UI kits need. They never report a scroll, a resize or a change. */
function addMissingApis(window: DOMWindow, { platform, language, state }: PrerenderedScreen): void {
  if (state) window.history.replaceState({ usr: state, key: 'first', idx: 0 }, '');
  window.localStorage.setItem('pageSet', platform);
  window.localStorage.setItem('language', language);
  // A maximum width matches on the phone and not on the desktop; a minimum width where the window has it.
  const isAsWide = (media: string) =>
    Number(/min-width: ([\d.]+)px/.exec(media)?.[1] ?? Infinity) <= windowSizes[platform].innerWidth;
  const matchMedia = (media: string) => ({
    media,
    matches: media.includes('reduced-motion') || (platform === 'h5' && media.includes('max-width')) || isAsWide(media),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  Object.assign(window, {
    ...windowSizes[platform],
    matchMedia,
    ResizeObserver: InertObserver,
    IntersectionObserver: InertObserver,
    scrollTo() {},
  });
  Object.assign(window.HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.defineProperty(window.HTMLElement.prototype, 'offsetParent', { get: () => window.document.documentElement });
  Object.defineProperty(window.HTMLElement.prototype, 'clientWidth', { get: () => contentWidth[platform] });
  Object.defineProperty(window.Document.prototype, 'scrollingElement', { get: () => window.document.documentElement });
}

export interface OpenedScreen {
  /** The caller closes the window. */
  window: DOMWindow;
  calls: EarlyCall[];
}

interface RecordedCalls {
  calls: EarlyCall[];
  /** Number of the calls that were sent and have no response yet. */
  waiting: number;
}

/**
 * Records the requests to the API, and sends them to the server of the page, also when the app has its API elsewhere. The pending
 * call is recorded but not sent.
 */
function recordCalls(window: DOMWindow, base: string, { pendingCall }: PrerenderedScreen): RecordedCalls {
  const recorded: RecordedCalls = { calls: [], waiting: 0 };
  const { open, send } = window.XMLHttpRequest.prototype;
  const opened = new WeakMap<object, EarlyCall>();
  window.XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string,
    ...rest: never[]
  ) {
    const { apiRoot } = readBaseUrls();
    const isCall = url.startsWith(`${apiRoot}/api/`);
    const path = isCall ? url.slice(apiRoot.length) : url;
    opened.set(this, { method: method.toUpperCase(), url: path });
    return (open as (...args: unknown[]) => void).call(this, method, isCall ? base + path : url, ...rest);
  } as typeof open;
  window.XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body?: unknown) {
    const call = opened.get(this);
    const isCall = call?.url.startsWith('/api/');
    if (call && isCall) recorded.calls.push(typeof body === 'string' ? { ...call, body } : call);
    if (pendingCall !== undefined && call?.url.startsWith(pendingCall)) return;
    if (isCall) {
      recorded.waiting += 1;
      this.addEventListener('loadend', () => (recorded.waiting -= 1));
    }
    send.call(this, body as string);
  };
  return recorded;
}

/** Opens a page of the storefront at `base`. Rejects when it is not complete within the timeout. */
export async function openScreen(base: string, screen: PrerenderedScreen): Promise<OpenedScreen> {
  let recorded: RecordedCalls = { calls: [], waiting: 0 };
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
      addMissingApis(fresh, screen);
      recorded = recordCalls(fresh, base, screen);
    },
  });
  for (const until = Date.now() + timeoutMs; !screen.isComplete(window.document, recorded.waiting);) {
    if (Date.now() > until) {
      window.close();
      throw new StartError(
        `The page ${screen.address} did not show everything within ${timeoutMs / 1000} s of the build. ${latestError}`.trim(),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { window, calls: recorded.calls };
}
