/**
 * What useRequest of ahooks 3.11 does by itself. Each test is the reason for one part of ours
 * (docs/decisions/003-query-layer-on-ahooks.md). A test that fails after an upgrade makes that part unnecessary.
 */
import { act, renderHook } from '@testing-library/react';
import { clearCache, useRequest } from 'ahooks';

interface Held {
  id: string;
  resolve: (data: string) => void;
}
let requests: Held[] = [];
beforeEach(() => {
  requests = [];
  clearCache();
});

const get = (id: string) => new Promise<string>((resolve) => requests.push({ id, resolve }));
const sent = () => requests.map(({ id }) => id);
const respond = (index: number, data: string) => act(async () => requests[index]?.resolve(data));

/** A component that reads `id`, with the cache of ahooks when `isCached`. */
const read = (id: string, isCached: boolean) =>
  renderHook(
    (props) => useRequest(() => get(props.id), { refreshDeps: [props.id], ...(isCached && { cacheKey: props.id }) }),
    { initialProps: { id } },
  );

describe('useRequest by itself', () => {
  test('shows the data of the previous input until the next response, and does not mark it', async () => {
    const { result, rerender } = read('a', false);
    await respond(0, 'data of a');
    rerender({ id: 'b' });
    expect(result.current).toMatchObject({ data: 'data of a', error: undefined });
    await respond(1, 'data of b');
    expect(result.current.data).toBe('data of b');
  });

  test('with another cacheKey still takes the data of the previous one', async () => {
    const { result, rerender } = read('a', true);
    await respond(0, 'data of a');
    rerender({ id: 'b' });
    read('a', true);
    await respond(2, 'newer data of a');
    expect(sent()).toEqual(['a', 'b', 'a']);
    expect(result.current.data).toBe('newer data of a');
  });

  test('with a cacheKey lets a component wait for a request that a removed component sent and that never ends', () => {
    read('hung', true).unmount();
    const { result } = read('hung', true);
    expect(sent()).toEqual(['hung']);
    expect(result.current).toMatchObject({ data: undefined, loading: true });
  });

  test('with a cacheKey answers a refresh after a write with the response to a request from before it', async () => {
    const writer = read('written', true);
    await respond(0, 'before the write');
    // In the same millisecond ahooks takes its copy for fresh and sends nothing.
    await new Promise((resolve) => setTimeout(resolve, 5));
    read('written', true);
    expect(sent()).toEqual(['written', 'written']);
    act(() => writer.result.current.refresh());
    expect(sent()).toEqual(['written', 'written']);
    await respond(1, 'still before the write');
    expect(writer.result.current.data).toBe('still before the write');
  });

  test('shows the data of a user after the cache was cleared', async () => {
    const { result, rerender } = read('private', true);
    await respond(0, 'data of Ada');
    clearCache();
    rerender({ id: 'private' });
    expect(result.current.data).toBe('data of Ada');
  });

  test('rejects an awaited refresh that another one superseded', async () => {
    const { result } = read('superseded', false);
    await respond(0, 'data');
    let outcome = '';
    act(() => {
      result.current.refreshAsync().catch((error: Error) => (outcome = error.name));
    });
    act(() => result.current.refresh());
    await respond(1, 'data');
    expect(outcome).toBe('CancelledError');
  });

  test('sends a request for a focus that comes right after the first request', async () => {
    renderHook(() => useRequest(() => get('focused'), { refreshOnWindowFocus: true, focusTimespan: 5_000 }));
    await respond(0, 'data');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(sent()).toEqual(['focused', 'focused']);
  });

  test('ends polling when the component is removed', async () => {
    jest.useFakeTimers();
    try {
      const view = renderHook(() => useRequest(() => get('polled'), { pollingInterval: 500 }));
      await respond(0, 'unknown');
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(sent()).toEqual(['polled', 'polled']);
      await respond(1, 'unknown');
      view.unmount();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(sent()).toEqual(['polled', 'polled']);
    } finally {
      jest.useRealTimers();
    }
  });
});
