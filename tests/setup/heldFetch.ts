/** Requests of the query cache that a test answers by hand, and a clock that only the test moves. */
import { clearQueries } from '@/query/queryCache';

/** Ms since 1970 at the start of each test. */
const start = Date.parse('2026-11-20T18:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: start, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  clearQueries();
  jest.useRealTimers();
});

/** Moves the clock, without running timers. */
export const pass = (ms: number): void => jest.setSystemTime(Date.now() + ms);

/** A request whose response the test gives. */
export function held() {
  let respond: (data: unknown) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  let sent = 0;
  const fetch = () => {
    sent += 1;
    return new Promise<unknown>((resolve, reject) => {
      respond = resolve;
      fail = reject;
    });
  };
  const settled = () => new Promise<void>((done) => setImmediate(done));
  return {
    fetch,
    sentCount: () => sent,
    respond: (data: unknown) => (respond(data), settled()),
    fail: (reason: unknown = Object.assign(new Error('no network'), { request: {} })) => (fail(reason), settled()),
  };
}
