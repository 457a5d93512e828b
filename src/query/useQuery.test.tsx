import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { getArticle } from '@/api/articles';
import { article, fail, requestAt, respond, sentIds, settle, wrapper } from '../../tests/setup/heldRequests';
import { useQuery, type QueryOptions } from './useQuery';

jest.mock('@/api/client');
const quietly = { skipErrorHandler: true };

/** Shows an article. */
async function read(articleId: string, options: QueryOptions = quietly) {
  const view = renderHook(({ id }) => useQuery(getArticle, { id }, options), {
    initialProps: { id: articleId },
    wrapper,
  });
  await settle();
  return view;
}

describe('the data of a query', () => {
  test('is never the response to the previous input, although that comes between a render and its effects', async () => {
    const seen: (string | undefined)[] = [];
    let whenDrawn = () => {};
    function Reader({ id }: { id: string }) {
      const { data, isCurrent } = useQuery(getArticle, { id }, { ...quietly, keepPreviousData: true });
      seen.push(isCurrent ? data?.title : undefined);
      useLayoutEffect(() => whenDrawn());
      return null;
    }
    // The moment between drawing and the effects of it exists only where React is left to itself.
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
    const root = createRoot(document.createElement('div'));
    try {
      root.render(wrapper({ children: <Reader id="race-first" /> }));
      await waitFor(() => expect(sentIds()).toHaveLength(1));
      whenDrawn = () => requestAt(0).resolve(article('race-first'));
      root.render(wrapper({ children: <Reader id="race-second" /> }));
      await waitFor(() => expect(sentIds()).toEqual(['race-first', 'race-second']));
      requestAt(1).resolve(article('race-second'));
      await waitFor(() => expect(seen.at(-1)).toBe('Title of race-second'));
      expect(seen).not.toContain('Title of race-first');
    } finally {
      root.unmount();
      (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    }
  });

  test('is the response to the present input, however late a response to a previous input comes', async () => {
    const { result, rerender } = await read('first');
    rerender({ id: 'second' });
    await respond(1);
    expect(result.current.data?.title).toBe('Title of second');
    await respond(0);
    expect(result.current.data?.title).toBe('Title of second');
    rerender({ id: 'first' });
    expect(result.current.data?.title).toBe('Title of first');
  });

  test('is fetched once for two components, and read from the cache by a third', async () => {
    const one = await read('shared');
    const other = await read('shared');
    await respond(0);
    expect(one.result.current.data).toBe(other.result.current.data);
    const third = await read('shared');
    expect(third.result.current).toMatchObject({ isLoading: false, isCurrent: true, data: { id: 'shared' } });
    expect(sentIds()).toEqual(['shared']);
  });

  test('is fetched again by a component that mounts after 30 s, and shown meanwhile; after 5 min it has expired', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'performance', 'nextTick'] });
    try {
      const first = await read('aged');
      await respond(0);
      first.unmount();
      jest.setSystemTime(Date.now() + 31_000);
      const second = await read('aged');
      expect(second.result.current).toMatchObject({ data: { id: 'aged' }, isRefreshing: true, isLoading: false });
      await respond(1);
      second.unmount();
      jest.setSystemTime(Date.now() + 5 * 60_000);
      expect((await read('aged')).result.current).toMatchObject({ data: undefined, isLoading: true });
      expect(sentIds()).toEqual(['aged', 'aged', 'aged']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('does not expire while a component shows it', async () => {
    const { result, rerender } = await read('standing');
    await respond(0);
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'performance', 'nextTick'] });
    try {
      jest.setSystemTime(Date.now() + 60 * 60_000);
      rerender({ id: 'standing' });
      expect(result.current.data?.id).toBe('standing');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a failed request', () => {
  test('is an error while there is no data; refetch resolves when the outcome is known', async () => {
    const { result } = await read('down');
    await fail(0);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false, isCurrent: false });
    expect(result.current.error).toBeDefined();
    let isOver = false;
    act(() => void result.current.refetch().then(() => (isOver = true)));
    expect(result.current).toMatchObject({ error: undefined, isLoading: true });
    expect(isOver).toBe(false);
    await respond(1);
    expect(isOver).toBe(true);
    expect(result.current).toMatchObject({ error: undefined, data: { id: 'down' } });
  });

  test('keeps the data and marks it as stale', async () => {
    const { result } = await read('kept');
    await respond(0);
    act(() => void result.current.refetch());
    expect(result.current).toMatchObject({ isRefreshing: true, isStale: false, data: { id: 'kept' } });
    await fail(1);
    expect(result.current).toMatchObject({
      isRefreshing: false,
      isStale: true,
      error: undefined,
      data: { id: 'kept' },
    });
  });

  test('is sent again by the next component', async () => {
    const first = await read('again');
    await fail(0);
    first.unmount();
    const next = await read('again');
    expect(next.result.current).toMatchObject({ isLoading: true, error: undefined });
    await respond(1);
    expect(next.result.current.data?.id).toBe('again');
  });
});

describe('a request without a response', () => {
  const after = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  afterEach(() => void jest.restoreAllMocks());

  test('is not shared with a component that mounts later', async () => {
    (await read('hung')).unmount();
    await act(() => new Promise((done) => setTimeout(done)));
    const { result } = await read('hung');
    expect(sentIds()).toEqual(['hung', 'hung']);
    await respond(1);
    expect(result.current.data?.id).toBe('hung');
  });

  test('may still get its response before a later request does, and then only the later one counts', async () => {
    const first = await read('slow');
    after(6_000);
    await read('slow');
    await act(async () => requestAt(0).resolve(article('slow', 'Early')));
    expect(first.result.current).toMatchObject({ data: { title: 'Early' }, isRefreshing: true });
    await act(async () => requestAt(1).resolve(article('slow', 'Late')));
    expect(first.result.current).toMatchObject({ data: { title: 'Late' }, isRefreshing: false });
  });
});

describe('two requests for one key', () => {
  const after = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  afterEach(() => void jest.restoreAllMocks());

  /** The first request hangs, and a component that mounts later has sent a second one. */
  async function readTwice() {
    const { result } = await read('twice');
    after(6_000);
    await read('twice');
    return result;
  }

  test('the response to the earlier one does not replace that to the later one', async () => {
    const result = await readTwice();
    await act(async () => requestAt(1).resolve(article('twice', 'Later')));
    expect(result.current).toMatchObject({ data: { title: 'Later' }, isRefreshing: false });
    await act(async () => requestAt(0).resolve(article('twice', 'Earlier')));
    expect(result.current).toMatchObject({ data: { title: 'Later' }, isRefreshing: false, isStale: false });
  });

  test('the failure of the earlier one is no error, neither before nor after the response to the later one', async () => {
    const result = await readTwice();
    await fail(0);
    expect(result.current).toMatchObject({ error: undefined, isLoading: true });
    await respond(1);
    expect(result.current).toMatchObject({ data: { id: 'twice' }, isStale: false, isRefreshing: false });
  });

  test('the failure of the later one stays an error of the data of the earlier one', async () => {
    const result = await readTwice();
    await respond(0);
    await fail(1);
    expect(result.current).toMatchObject({ data: { id: 'twice' }, isStale: true, isRefreshing: false });
  });
});

describe('data that another call returned', () => {
  test('is shown by every component, and the response to an earlier request does not replace it', async () => {
    const one = await read('written');
    const other = await read('written');
    act(() => one.result.current.setData(article('written', 'Changed')));
    expect(other.result.current.data?.title).toBe('Changed');
    await respond(0);
    expect(other.result.current).toMatchObject({ data: { title: 'Changed' }, isRefreshing: false });
  });

  test('is not replaced by the response to a request from before the refetch', async () => {
    const { result } = await read('changed');
    act(() => void result.current.refetch());
    await act(async () => requestAt(1).resolve(article('changed', 'After')));
    await act(async () => requestAt(0).resolve(article('changed', 'Before')));
    expect(result.current.data?.title).toBe('After');
  });
});

describe('another input', () => {
  test('shows no data of the previous one', async () => {
    const { result, rerender } = await read('left');
    await respond(0);
    rerender({ id: 'right' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, isCurrent: false });
  });

  test('keeps the previous data with keepPreviousData, marked as not current', async () => {
    const { result, rerender } = await read('left', { ...quietly, keepPreviousData: true });
    await respond(0);
    rerender({ id: 'right' });
    expect(result.current).toMatchObject({ data: { id: 'left' }, isCurrent: false, isLoading: false });
    await respond(1);
    expect(result.current).toMatchObject({ data: { id: 'right' }, isCurrent: true });
  });
});
