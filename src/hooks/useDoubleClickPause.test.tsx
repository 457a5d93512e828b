import { act, renderHook } from '@testing-library/react';
import { useDoubleClickPause } from './useDoubleClickPause';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const open = (since: number | undefined) =>
  renderHook((props: { since: number | undefined }) => useDoubleClickPause(props.since), { initialProps: { since } });

test('the pause ends 600 ms after its moment, also when the component came later', () => {
  const since = performance.now();
  const first = open(since);
  expect(first.result.current).toBe(true);
  pass(400);
  const second = open(since);
  expect([first.result.current, second.result.current]).toEqual([true, true]);
  pass(199);
  expect([first.result.current, second.result.current]).toEqual([true, true]);
  pass(1);
  expect([first.result.current, second.result.current]).toEqual([false, false]);
  expect(open(since).result.current).toBe(false);
});

test('there is none without a moment, and another moment begins another pause', () => {
  const { result, rerender } = open(undefined);
  expect([result.current, jest.getTimerCount()]).toEqual([false, 0]);
  rerender({ since: performance.now() });
  expect(result.current).toBe(true);
  pass(600);
  expect(result.current).toBe(false);
  rerender({ since: performance.now() });
  expect(result.current).toBe(true);
});

test('no timer is left when the component goes', () => {
  const { unmount } = open(performance.now());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
