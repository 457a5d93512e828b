/**
 * Returns of the network and of the user, for everything that failed without a network or may be outdated. The browser's `online`
 * event is one. Where `navigator.onLine` was wrong there is none: then the return to the tab counts, and so does a response after
 * a request without one.
 */
export type ReturnSignal = 'online' | 'visible' | 'response';

const returnListeners = new Set<(sign: ReturnSignal) => unknown>();
let wasUnreachable = false;
/** Ms after the `online` event, which comes with the link, at which the network works as well. */
const SETTLED_MS = 6_000;

const notifyListeners = (sign: ReturnSignal) => returnListeners.forEach((listener) => listener(sign));

// Tests of the query cache run without a browser.
const { window: tab } = globalThis as { window?: Window };
tab?.addEventListener('online', () => {
  notifyListeners('online');
  setTimeout(notifyListeners, SETTLED_MS, 'visible');
});
const onVisibilityChange = () => document.visibilityState === 'visible' && notifyListeners('visible');
tab?.document.addEventListener('visibilitychange', onVisibilityChange);
// A page that the browser restores (`pageshow`) was not hidden before.
for (const type of ['focus', 'pageshow']) tab?.addEventListener(type, onVisibilityChange);

/** Calls `listener` at every return. Returns a function that stops it. */
export function onUserOrNetworkReturn(listener: (sign: ReturnSignal) => unknown): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** The API client reports of each call whether it reached the shop. */
export function reportReachability(isReached: boolean): void {
  const isReturn = isReached && wasUnreachable;
  wasUnreachable = !isReached;
  if (isReturn) notifyListeners('response');
}
