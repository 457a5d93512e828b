/** Data of one user and the next user of the same browser. */
import { createHistory } from '@@/core/history';
import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { getGoodsList } from '@/api/goods';
import { getOrderDetail, getOrders } from '@/api/orders';
import { packGoods } from '@/api/packs';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { requestAt, respond, sentInputs, settle, userOf, useSignIn, wrapper } from '../../tests/setup/heldRequests';
import { clearOtherUsersQueries, getQueryState, invalidateQueries, setQueryData } from './queryCache';
import { listKey, queryKey } from './queryKey';
import { useCachedData } from './useCachedData';
import { usePaginatedQuery } from './usePaginatedQuery';
import { useQuery } from './useQuery';

jest.mock('@/api/client');
beforeEach(() => void createHistory({ type: 'memory' }));
const id = 'o1';
const quietly = { skipErrorHandler: true };

async function show<Shown>(useShown: () => Shown) {
  const shown: Shown[] = [];
  const view = renderHook(
    () => {
      const result = useShown();
      shown.push(result);
      return { result, signIn: useSignIn() };
    },
    { wrapper },
  );
  await settle();
  return {
    now: () => view.result.current.result,
    signIn: (user: string | undefined) => view.result.current.signIn(user),
    /** What was rendered since the last call. */
    rendered: () => shown.splice(0),
  };
}

describe('a second user never sees the first user’s cached data', () => {
  test('in useQuery', async () => {
    const view = await show(() => useQuery(getOrderDetail, { id }, { ...quietly, keepPreviousData: true }).data);
    await view.signIn('ada');
    await respond(0, { id, note: 'of Ada' });
    expect(view.now()).toMatchObject({ note: 'of Ada' });
    view.rendered();
    await view.signIn('bob');
    expect(view.rendered().filter(Boolean)).toEqual([]);
    await respond(1, { id, note: 'of Bob' });
    expect(view.now()).toMatchObject({ note: 'of Bob' });
  });

  test('in useQuery for a public call whose response depends on the user', async () => {
    const view = await show(
      () => useQuery(packGoods, { lines: [] }, { ...quietly, isUserSpecific: true, keepPreviousData: true }).data,
    );
    await view.signIn('ada');
    const sent = sentInputs().length;
    await respond(sent - 1, { total: 1 });
    expect(view.now()).toMatchObject({ total: 1 });
    view.rendered();
    await view.signIn('bob');
    expect(view.rendered().filter(Boolean)).toEqual([]);
    expect(sentInputs()).toHaveLength(sent + 1);
  });

  test('in usePaginatedQuery', async () => {
    const view = await show(() => usePaginatedQuery(getOrders, {}).rows);
    await view.signIn('ada');
    await respond(0, { list: [{ id: 'order of Ada' }], total: 1 });
    expect(view.now()).toEqual([{ id: 'order of Ada' }]);
    view.rendered();
    await view.signIn('bob');
    expect(view.rendered().flat()).toEqual([]);
    await respond(1, { list: [{ id: 'order of Bob' }], total: 1 });
    expect(view.now()).toEqual([{ id: 'order of Bob' }]);
  });

  test('in useCachedData, which follows the cache and sends nothing', async () => {
    const keyOf = (user: string) => queryKey(getOrderDetail, { id }, 'en', user);
    const view = await show(() => useCachedData(getOrderDetail, { id }));
    await view.signIn('ada');
    expect(view.now()).toBeUndefined();
    act(() => setQueryData(keyOf('ada'), { id, note: 'of Ada' }));
    expect(view.now()).toEqual({ id, note: 'of Ada' });
    view.rendered();
    await view.signIn('bob');
    expect(view.rendered().filter(Boolean)).toEqual([]);
    act(() => setQueryData(keyOf('bob'), { id, note: 'of Bob' }));
    expect(view.now()).toEqual({ id, note: 'of Bob' });
    expect(sentInputs()).toEqual([]);
  });

  test('in a response that comes after the sign-out', async () => {
    const view = await show(() => [
      useQuery(getOrderDetail, { id }, quietly).data,
      usePaginatedQuery(getOrders, {}).rows,
    ]);
    await view.signIn('ada');
    const calls = [0, 1].map((index) => requestAt(index).call);
    view.rendered();
    await view.signIn(undefined);
    clearOtherUsersQueries('');
    await respond(0, { id });
    await respond(1, { list: [{ id }], total: 1 });
    expect(calls).toEqual(['getOrderDetail', 'getOrders']);
    expect(view.rendered().flat(2).filter(Boolean)).toEqual([]);
    expect(getQueryState(queryKey(getOrderDetail, { id }, 'en', 'ada'))).toBeUndefined();
    expect(getQueryState(listKey(getOrders, {}, 'en', 'ada'))).toBeUndefined();
  });
});

describe('the previous data of keepPreviousData', () => {
  const keep = { ...quietly, keepPreviousData: true };

  test('is shown to the same customer while another input is fetched', async () => {
    const { result, rerender } = renderHook(
      ({ orderId }) => ({ query: useQuery(getOrderDetail, { id: orderId }, keep), signIn: useSignIn() }),
      { initialProps: { orderId: 'o1' }, wrapper },
    );
    await settle();
    await result.current.signIn('ada');
    await respond(0, { id: 'o1' });
    rerender({ orderId: 'o2' });
    expect(result.current.query).toMatchObject({ data: { id: 'o1' }, isCurrent: false, isLoading: false });
    await respond(1, { id: 'o2' });
    expect(result.current.query).toMatchObject({ data: { id: 'o2' }, isCurrent: true });
  });

  test('is shown to the visitor who signs in, the same person', async () => {
    const view = await show(() => useQuery(packGoods, { lines: [] }, { ...keep, isUserSpecific: true }));
    await view.signIn(undefined);
    await respond(sentInputs().length - 1, { total: 1 });
    await view.signIn('ada');
    expect(view.now()).toMatchObject({ data: { total: 1 }, isCurrent: false });
  });
});

test.each([
  ['loading', true],
  ['signedIn', true],
  ['signedOut', false],
  ['unknown', false],
] as const)(
  'with a session that is %s a query and a list of the customer are loading: %p',
  async (status, isLoading) => {
    const { result } = renderHook(
      () => ({
        change: useInitialStateActions().change,
        query: useQuery(getOrderDetail, { id }, quietly).isLoading,
        list: usePaginatedQuery(getOrders, {}).isLoading,
        withoutInput: useQuery(getOrderDetail, undefined, quietly).isLoading,
      }),
      { wrapper },
    );
    await settle();
    await act(async () => void (await result.current.change({ user: userOf('ada'), status })));
    expect(result.current).toMatchObject({ query: isLoading, list: isLoading, withoutInput: false });
    expect(sentInputs()).toHaveLength(status === 'signedIn' ? 2 : 0);
  },
);

test('the sign-out deletes the cached data and lists of every user', async () => {
  const view = await show(() => [
    useQuery(getOrderDetail, { id }, quietly).data,
    usePaginatedQuery(getOrders, {}).rows,
  ]);
  await view.signIn('ada');
  await respond(0, { id });
  await respond(1, { list: [{ id }], total: 1 });
  await view.signIn(undefined);
  expect(getQueryState(listKey(getOrders, {}, 'en', 'ada'))).toBeDefined();
  clearOtherUsersQueries('');
  expect(getQueryState(queryKey(getOrderDetail, { id }, 'en', 'ada'))).toBeUndefined();
  expect(getQueryState(listKey(getOrders, {}, 'en', 'ada'))).toBeUndefined();
});

test.each(['auth0|ada', 'auth0|', '|', 'ada 冬'])(
  'the data of the user %p is invalidated and deleted like any other',
  async (user) => {
    const view = await show(() => useQuery(getOrderDetail, { id }, quietly).data);
    await view.signIn(user);
    const before = sentInputs().length;
    await respond(before - 1, { id });
    expect(getQueryState(queryKey(getOrderDetail, { id }, 'en', user))?.data).toEqual({ id });
    act(() => invalidateQueries(getOrderDetail));
    await settle();
    expect(sentInputs()).toHaveLength(before + 1);
    await respond(before, { id });
    act(() => clearOtherUsersQueries('auth0'));
    expect(getQueryState(queryKey(getOrderDetail, { id }, 'en', user))?.data).toBeUndefined();
  },
);

test('an expired session invalidates a list before its page has subscribed, and the page loads it', async () => {
  const show = (useEnd: () => void) =>
    renderHook(
      () => {
        const list = usePaginatedQuery(getGoodsList, { keyword: 'tea' });
        useEnd();
        return list;
      },
      { wrapper },
    );
  const first = show(() => undefined);
  await settle();
  await respond(0, { list: [{ id: 'a' }], total: 1 });
  first.unmount();
  const { result } = show(() => useLayoutEffect(() => invalidateQueries('lists'), []));
  await settle();
  expect(result.current).toMatchObject({ isLoading: true, rows: [] });
  await respond(1, { list: [{ id: 'a' }], total: 1 });
  expect(result.current).toMatchObject({ isLoading: false, rows: [{ id: 'a' }] });
});
