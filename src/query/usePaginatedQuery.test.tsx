import { createHistory } from '@@/core/history';
import { act, renderHook } from '@testing-library/react';
import { getGoodsList } from '@/api/goods';
import { getOrders } from '@/api/orders';
import { fail, respond, sentInputs, settle, useSignIn, wrapper } from '../../tests/setup/heldRequests';
import { getQueryState } from './queryCache';
import { listKey } from './queryKey';
import { usePaginatedQuery } from './usePaginatedQuery';

jest.mock('@/api/client');
let history: ReturnType<typeof createHistory>;
beforeEach(() => {
  history = createHistory({ type: 'memory' });
});
afterEach(() => void jest.restoreAllMocks());

/** Page `number` of a list with `total` rows. */
const page = (number: number, total = 25, mark = 'row') => ({
  list: Array.from({ length: Math.min(10, total - (number - 1) * 10) }, (_, at) => ({
    id: `${mark} ${(number - 1) * 10 + at + 1}`,
  })),
  total,
});

async function showGoods(keyword: string) {
  const view = renderHook((props) => usePaginatedQuery(getGoodsList, props), { initialProps: { keyword }, wrapper });
  await settle();
  return view;
}

async function showOrders() {
  const view = renderHook(() => ({ list: usePaginatedQuery(getOrders, {}), signIn: useSignIn() }), { wrapper });
  await settle();
  await view.result.current.signIn('ada');
  return view;
}
const pages = () => sentInputs().map(({ current }) => current);

describe('a paginated list', () => {
  test('loads page after page, and no page while one is on its way', async () => {
    const { result } = await showGoods('tea');
    expect(result.current).toMatchObject({ isLoading: true, rows: [], hasMore: false });
    await respond(0, page(1));
    act(() => {
      void result.current.loadMore();
      void result.current.loadMore();
    });
    expect(result.current).toMatchObject({ isLoading: false, isLoadingMore: true });
    await respond(1, page(2));
    act(() => void result.current.loadMore());
    await respond(2, page(3));
    expect(result.current.rows).toHaveLength(25);
    expect(result.current.hasMore).toBe(false);
    expect(pages()).toEqual([1, 2, 3]);
  });

  test.each([
    [10, [1]],
    [20, [1, 2]],
  ])('of exactly %i rows is over after its last full page, and asks for no further one', async (total, expected) => {
    const { result } = await showGoods('tea');
    for (const [at, number] of expected.entries()) {
      await respond(at, page(number, total));
      act(() => void result.current.loadMore());
    }
    expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false, total });
    expect(result.current.rows).toHaveLength(total);
    expect(pages()).toEqual(expected);
  });

  test('is over after an empty page, although the total promises more', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1));
    act(() => void result.current.loadMore());
    await respond(1, { list: [], total: 25 });
    expect(result.current).toMatchObject({ hasMore: false, error: undefined });
    act(() => void result.current.loadMore());
    expect(result.current.rows).toHaveLength(10);
    expect(pages()).toEqual([1, 2]);
  });

  test('goes on after a page whose rows could not be read', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1));
    act(() => void result.current.loadMore());
    await respond(1, { list: [], total: 25, droppedCount: 10 });
    expect(result.current).toMatchObject({ hasMore: true, droppedCount: 10 });
    act(() => void result.current.loadMore());
    await respond(2, page(3));
    expect(result.current.rows).toHaveLength(15);
    expect(pages()).toEqual([1, 2, 3]);
  });

  test('without rows is loaded and has none', async () => {
    const { result } = await showGoods('tea');
    await respond(0, { list: [], total: 0 });
    expect(result.current).toMatchObject({ rows: [], isLoading: false, hasMore: false, total: 0 });
  });

  test('shows each row once when every row moves down by one between two pages', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1, 20));
    act(() => void result.current.loadMore());
    const moved = page(2, 21).list.map((_, at) => ({ id: `row ${at + 10}` }));
    await respond(1, { list: moved, total: 21 });
    expect(result.current.hasMore).toBe(true);
    act(() => void result.current.loadMore());
    await respond(2, { list: [{ id: 'row 20' }], total: 21 });
    expect(result.current.rows.map(({ id }) => id)).toEqual(
      page(1, 20)
        .list.concat(page(2, 20).list)
        .map(({ id }) => id),
    );
    expect(result.current.hasMore).toBe(false);
  });

  test('shows a row once that moved to the next page', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1, 12));
    act(() => void result.current.loadMore());
    await respond(1, { list: [{ id: 'row 10' }, { id: 'row 11' }], total: 12 });
    expect(result.current.rows.map(({ id }) => id)).toEqual([...page(1, 12).list.map(({ id }) => id), 'row 11']);
  });

  test('keeps its rows when a page fails, and loads the same page again', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1));
    act(() => void result.current.loadMore());
    await fail(1);
    expect(result.current.rows).toHaveLength(10);
    expect(result.current.error).toBeDefined();
    act(() => void result.current.loadMore());
    expect(result.current.error).toBeUndefined();
    expect(pages()).toEqual([1, 2, 2]);
  });

  test('does not show a late response of a previous input', async () => {
    const { result, rerender } = await showGoods('tea');
    rerender({ keyword: 'cup' });
    await respond(1, page(1, 3, 'cup'));
    await respond(0, page(1, 3, 'tea'));
    expect(result.current.rows.map(({ id }) => id)).toEqual(['cup 1', 'cup 2', 'cup 3']);
  });

  test('that was loaded again does not get the late page of before, whichever comes first', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1));
    act(() => void result.current.loadMore());
    act(() => void result.current.refetch());
    await respond(1, page(2));
    expect(result.current.rows).toHaveLength(10);
    await respond(2, page(1, 25, 'new'));
    expect(result.current.rows.map(({ id }) => id)).toEqual(page(1, 25, 'new').list.map(({ id }) => id));
    act(() => void result.current.loadMore());
    expect(pages()).toEqual([1, 2, 1, 2]);
  });

  test('that was loaded again does not show a late response from before', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1));
    act(() => void result.current.loadMore());
    act(() => void result.current.refetch());
    await respond(2, page(1, 25, 'new'));
    await respond(1, page(2));
    expect(result.current.rows.map(({ id }) => id)).toEqual(page(1, 25, 'new').list.map(({ id }) => id));
  });

  test('shows a changed row in its place', async () => {
    const { result, rerender } = await showGoods('tea');
    await respond(0, { list: [{ id: 'a' }, { id: 'b' }], total: 2 });
    act(() => result.current.setRow({ id: 'b', name: 'changed' } as never));
    expect(result.current.rows).toEqual([{ id: 'a' }, { id: 'b', name: 'changed' }]);
    rerender({ keyword: 'cup' });
    await respond(1, { list: [{ id: 'b' }, { id: 'c' }], total: 2 });
    act(() => result.current.setRow({ id: 'c', name: 'other' } as never));
    expect(result.current.rows).toEqual([{ id: 'b' }, { id: 'c', name: 'other' }]);
  });
});

describe('Back', () => {
  test('restores a paginated list without a request', async () => {
    const first = await showOrders();
    await respond(0, page(1));
    act(() => void first.result.current.list.loadMore());
    await respond(1, page(2));
    first.unmount();
    expect(history.action).toBe('POP');
    const { result } = await showOrders();
    expect(result.current.list).toMatchObject({ isLoading: false, isLoadingMore: false, hasMore: true });
    expect(result.current.list.rows).toHaveLength(20);
    expect(pages()).toEqual([1, 2]);
  });

  test('restores it without the error of a further page', async () => {
    const first = await showOrders();
    await respond(0, page(1));
    act(() => void first.result.current.list.loadMore());
    await fail(1);
    first.unmount();
    await act(() => new Promise((done) => setTimeout(done)));
    const { result } = await showOrders();
    expect(result.current.list.error).toBeUndefined();
    expect(result.current.list.rows).toHaveLength(10);
  });

  test('fetches a list again that is older than five minutes', async () => {
    const first = await showOrders();
    await respond(0, page(1));
    first.unmount();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    expect((await showOrders()).result.current.list.rows).toEqual([]);
    expect(pages()).toEqual([1, 1]);
  });

  test('finds the 30 lists that were used last', async () => {
    for (let index = 0; index < 32; index += 1) {
      const view = await showGoods(`keyword ${index}`);
      await respond(index, page(1, 1));
      view.unmount();
      await act(() => new Promise((done) => setTimeout(done)));
    }
    const isCached = (index: number) => getQueryState(listKey(getGoodsList, { keyword: `keyword ${index}` }, 'en', ''));
    expect(isCached(0)).toBeUndefined();
    expect([2, 31].map(isCached)).not.toContain(undefined);
  });
});

test('a link to a user’s own list shows the cached rows and fetches the first page', async () => {
  const first = await showOrders();
  await respond(0, page(1));
  first.unmount();
  history.push('/elsewhere');
  const { result } = await showOrders();
  expect(result.current.list.rows).toHaveLength(10);
  expect(pages()).toEqual([1, 1]);
});
