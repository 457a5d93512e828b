/** What waits for the hooks of a shop until their code is loaded. */
import { reportEvent, reportUncaughtErrors, reportedEvents, type ReportedEvent } from './reportedEvents';

beforeEach(() => {
  reportedEvents.waiting.length = 0;
  reportedEvents.take = undefined;
});
afterEach(() => {
  reportedEvents.take = undefined;
  jest.restoreAllMocks();
});

test('what is reported has the URL and the time at which it happened', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_234);
  window.history.pushState({ key: 'e7' }, '', '#/h5/hall?keyword=tea');
  reportEvent({ kind: 'page' });
  window.history.pushState(null, '', '#/h5/home');
  reportEvent({ kind: 'page' });
  window.history.pushState({ other: 1 }, '', '#/h5/mine');
  reportEvent({ kind: 'page' });
  expect(reportedEvents.waiting).toEqual([
    { what: { kind: 'page' }, hash: '#/h5/hall?keyword=tea', entry: 'e7', at: 1_234 },
    { what: { kind: 'page' }, hash: '#/h5/home', entry: '', at: 1_234 },
    { what: { kind: 'page' }, hash: '#/h5/mine', entry: '', at: 1_234 },
  ]);
});

test('a hundred wait at most, the first ones', () => {
  for (let at = 0; at < 101; at += 1) reportEvent({ kind: 'product', goodsId: `g${at}` });
  expect(reportedEvents.waiting).toHaveLength(100);
  expect(reportedEvents.waiting.at(-1)?.what).toEqual({ kind: 'product', goodsId: 'g99' });
});

test('once the hooks take it, nothing waits', () => {
  const taken: ReportedEvent[] = [];
  reportedEvents.take = (one) => taken.push(one);
  reportEvent({ kind: 'page' });
  expect([reportedEvents.waiting, taken.map(({ what }) => what)]).toEqual([[], [{ kind: 'page' }]]);
});

test('errors that no code catches are reported, those of files are not', () => {
  reportUncaughtErrors();
  const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  // A script of another origin, and a picture that is missing.
  window.dispatchEvent(new ErrorEvent('error', { error: null }));
  window.dispatchEvent(new Event('error'));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  expect(reportedEvents.waiting.map(({ what }) => what)).toEqual([
    { kind: 'error', error: thrown, how: 'uncaught' },
    { kind: 'error', error: rejected, how: 'uncaught' },
  ]);
});
