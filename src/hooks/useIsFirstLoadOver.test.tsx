/** What waits for the end of the first load, and for the prerendered page. */
import { act, renderHook } from '@testing-library/react';
import { useIsFirstLoadOver } from './useIsFirstLoadOver';

let whenIdle: (() => void) | undefined;
beforeEach(() => {
  whenIdle = undefined;
  window.startup = { runWhenIdle: (run: () => void) => (whenIdle = run) } as never;
});
afterEach(() => Reflect.deleteProperty(window, 'startup'));

test.each<[string, () => void]>([
  ['when the browser is idle', () => whenIdle?.()],
  ['at the first touch', () => void window.dispatchEvent(new Event('touchstart'))],
])('the first load is over %s', (_, end) => {
  const { result } = renderHook(useIsFirstLoadOver);
  expect(result.current).toBe(false);
  act(end);
  expect(result.current).toBe(true);
});

test('it is over in a document that the startup scripts did not load', () => {
  Reflect.deleteProperty(window, 'startup');
  expect(renderHook(useIsFirstLoadOver).result.current).toBe(true);
});
