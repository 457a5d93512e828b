/** What waits for the end of the first load, and for the prerendered page. */
import { act, renderHook } from '@testing-library/react';
import { useIsFirstLoadOver } from './useIsFirstLoadOver';
import { usePrerenderRemoval } from './usePrerenderRemoval';

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

describe('the prerendered page', () => {
  const shown = () => document.getElementById('prerendered') !== null;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.append(Object.assign(document.createElement('div'), { id: 'prerendered' }));
  });
  afterEach(() => {
    document.getElementById('prerendered')?.remove();
    jest.useRealTimers();
  });
  const open = () => renderHook(({ isReady }) => usePrerenderRemoval(isReady), { initialProps: { isReady: false } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is removed when the page below it is ready', async () => {
    const { result, rerender } = open();
    await pass(3_000);
    expect([result.current, shown()]).toEqual([false, true]);
    rerender({ isReady: true });
    await pass(0);
    expect([result.current, shown()]).toEqual([true, false]);
  });

  test('is removed after 4 s although the page is not ready, and not by a page that was left', async () => {
    const left = open();
    await pass(1_000);
    left.unmount();
    const { result } = open();
    await pass(3_999);
    expect([result.current, shown()]).toEqual([false, true]);
    await pass(1);
    expect([result.current, shown()]).toEqual([true, false]);
  });

  test('that was none is over from the start', () => {
    document.getElementById('prerendered')?.remove();
    expect(open().result.current).toBe(true);
  });
});
