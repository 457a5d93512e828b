/** Browser APIs that jsdom lacks and the UI kits need. The stubs simulate a browser that never scrolls or resizes. */

/** Matches only `prefers-reduced-motion`. The result never changes. */
function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    media: query,
    matches: query.includes('prefers-reduced-motion'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Reports once that the element is in the viewport. */
class ImmediateIntersectionObserver extends NoopObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {
    super();
  }

  override observe(target?: Element): void {
    if (!target) return;
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() =>
      this.callback([entry], Object.assign(this, { root: null, rootMargin: '', scrollMargin: '', thresholds: [] })),
    );
  }
}

/**
 * Reports once that the element is as wide as the window and 100 px high, because windowed lists hide elements without
 * a size.
 */
class FixedSizeResizeObserver extends NoopObserver {
  constructor(private readonly callback: ResizeObserverCallback) {
    super();
  }

  override observe(target?: Element): void {
    if (!target) return;
    const height = target === document.documentElement ? window.innerHeight : 100;
    const size = [{ inlineSize: window.innerWidth, blockSize: height }];
    const entry = {
      target,
      contentRect: new DOMRect(0, 0, window.innerWidth, height),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.callback([entry], this));
  }
}

// jsdom's own timer: tests with fake timers would never deliver a message.
const setRealTimeout = window.setTimeout.bind(window);

/** A message is delivered as a task, as in a browser. antd's form and select use it for deferred work. */
class TaskMessageChannel {
  port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = { close: () => undefined };
  port2 = {
    postMessage: (data: unknown) => void setRealTimeout(() => this.port1.onmessage?.({ data })),
    close: () => undefined,
  };
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
  ResizeObserver: FixedSizeResizeObserver,
  IntersectionObserver: ImmediateIntersectionObserver,
  MessageChannel: TaskMessageChannel,
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });
// antd passes a second argument to measure scroll bars. jsdom does not support it and prints "not implemented"
// (https://github.com/jsdom/jsdom/issues/3025).
const originalGetComputedStyle = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** The default `display` of an element in jsdom, computed once for each kind of element. */
function displayOf(element: Element): string {
  const kind = [
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join();
  const cached = displays.get(kind);
  if (cached !== undefined) return cached;
  const { display } = originalGetComputedStyle(element.cloneNode() as Element);
  displays.set(kind, display);
  return display;
}

const visibilityOf = (element: Element | null): string =>
  element
    ? (element instanceof HTMLElement && element.style.visibility) || visibilityOf(element.parentElement)
    : 'visible';

/**
 * Role queries read these properties of every element, and jsdom matches each rule of its default style sheet for
 * that. Tests load no other style sheet, so inline style and kind of element give the same result. Other properties
 * use jsdom's implementation. See https://github.com/jsdom/jsdom/issues/3234.
 */
const fastProperties: Readonly<Record<string, (element: Element) => string>> = {
  display: (element) => (element instanceof HTMLElement && element.style.display) || displayOf(element),
  visibility: visibilityOf,
  content: () => '',
};

window.getComputedStyle = (element) =>
  new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (typeof name === 'string' && fastProperties[name]) return fastProperties[name](element);
      if (name === 'getPropertyValue')
        return (property: string) =>
          fastProperties[property]?.(element) ?? originalGetComputedStyle(element).getPropertyValue(property);
      const style = originalGetComputedStyle(element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
