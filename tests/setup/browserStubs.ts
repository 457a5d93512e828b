/** What jsdom does not have and the kits ask for. Each stub does as little as a browser that never scrolls or resizes. */

/** Answers as a light phone whose owner wants no motion; no query ever changes. */
function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, { media: query, matches: query.includes('prefers-reduced-motion'), onchange: null, addListener: () => undefined, removeListener: () => undefined });
}

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Everything is in view, and says so once. */
class EverythingInView extends StillObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {
    super();
  }

  override observe(target?: Element): void {
    if (!target) return;
    const box = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: box, intersectionRect: box, rootBounds: null, time: 0 };
    queueMicrotask(() => this.tell([entry], Object.assign(this, { root: null, rootMargin: '', scrollMargin: '', thresholds: [] })));
  }
}

/** Everything is as wide as the window and 100 px high, and says so once: windowed lists hide what has no size. */
class EverythingHasSize extends StillObserver {
  constructor(private readonly tell: ResizeObserverCallback) {
    super();
  }

  override observe(target?: Element): void {
    if (!target) return;
    const height = target === document.documentElement ? window.innerHeight : 100;
    const size = [{ inlineSize: window.innerWidth, blockSize: height }];
    const entry = { target, contentRect: new DOMRect(0, 0, window.innerWidth, height), borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    queueMicrotask(() => this.tell([entry], this));
  }
}

Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
Object.defineProperty(document, 'scrollingElement', { configurable: true, get: () => document.documentElement });
Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, get: () => window.innerHeight });

Object.assign(window, {
  matchMedia,
  ResizeObserver: EverythingHasSize,
  IntersectionObserver: EverythingInView,
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });
// The second argument, which antd uses to measure scroll bars, is not known to jsdom: it prints "not implemented".
const workedOut = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** How jsdom shows elements of that kind by themselves; asked once for each kind. */
function displayOf(element: Element): string {
  const kind = [element.localName, element.getAttribute('type'), element.hasAttribute('hidden'), element.hasAttribute('open')].join();
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = workedOut(element.cloneNode() as Element);
  displays.set(kind, display);
  return display;
}

const visibilityOf = (element: Element | null): string =>
  element ? (element instanceof HTMLElement && element.style.visibility) || visibilityOf(element.parentElement) : 'visible';

/**
 * Every question by role asks these of every element, and jsdom matches each rule of its sheet against it to answer. No
 * sheet of ours is loaded here, so the attribute and the kind of an element say the same. All else jsdom works out.
 */
const quick: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => (element instanceof HTMLElement && element.style.display) || displayOf(element),
  visibility: visibilityOf,
  content: () => '',
};

window.getComputedStyle = (element) =>
  new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (typeof name === 'string' && quick[name]) return quick[name](element);
      if (name === 'getPropertyValue') return (property: string) => quick[property]?.(element) ?? workedOut(element).getPropertyValue(property);
      const style = workedOut(element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
