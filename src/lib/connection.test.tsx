import { onUserOrNetworkReturn, reportReachability } from './connection';

let signs: string[];
let stop: () => unknown;
beforeEach(() => {
  jest.useFakeTimers();
  reportReachability(true);
  signs = [];
  stop = onUserOrNetworkReturn((sign) => signs.push(sign));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the network comes back with the event of the browser, and works some seconds later', () => {
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(5_999);
  expect(signs).toEqual(['online']);
  jest.advanceTimersByTime(1);
  expect(signs).toEqual(['online', 'visible']);
});

test.each<[string, EventTarget]>([
  ['focus', window],
  ['pageshow', window],
  ['visibilitychange', document],
])('the user comes back with %s, to a tab that is visible', (type, target) => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  target.dispatchEvent(new Event(type));
  expect(signs).toEqual([]);
  visibility.mockReturnValue('visible');
  target.dispatchEvent(new Event(type));
  expect(signs).toEqual(['visible']);
});

test('a response is a return only after a request without one, and no longer heard by what has stopped', () => {
  for (const isReached of [true, false, false, true, true]) reportReachability(isReached);
  expect(signs).toEqual(['response']);
  stop();
  reportReachability(false);
  reportReachability(true);
  expect(signs).toEqual(['response']);
});
