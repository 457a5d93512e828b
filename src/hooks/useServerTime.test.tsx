import { act, renderHook } from '@testing-library/react';
import { serverClock } from '@/lib/sharedServerClock';
import { useServerTime } from './useServerTime';

const now = Date.parse('2026-11-20T18:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now });
  serverClock.sync(now);
});
afterEach(() => void jest.useRealTimers());

/** The seconds since the start that the hook returns. */
const show = (isTicking?: boolean) => {
  const { result } = renderHook(() => (isTicking === undefined ? useServerTime() : useServerTime(isTicking)));
  return () => (result.current - now) / 1_000;
};
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('is the time of the shop again each second', () => {
  const seconds = show();
  pass(999);
  expect(seconds()).toBe(0);
  pass(1);
  expect(seconds()).toBe(1);
  pass(2_000);
  expect(seconds()).toBe(3);
});

test('stays while it does not tick, and is right at once when the user comes back', () => {
  const seconds = show(false);
  pass(10_500);
  expect(seconds()).toBe(0);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(seconds()).toBe(10.5);
});
