import { createHistory } from '@@/core/history';
import { act, renderHook } from '@testing-library/react';
import { getOrderDetail, getOrders } from '@/api/orders';
import { getArticle } from '@/api/articles';
import { getMyCoupons } from '@/api/coupons';
import { exchangeCode } from '@/api/tickets';
import { useSession } from '@/hooks/useInitialState';
import {
  article,
  fail,
  requestAt,
  respond,
  sentIds,
  sentInputs,
  settle,
  useSignIn,
  wrapper,
} from '../../tests/setup/heldRequests';
import { invalidateQueries } from './queryCache';
import { useFocusRefetch } from './useFocusRefetch';
import { useMutation } from './useMutation';
import { usePaginatedQuery } from './usePaginatedQuery';
import { useQuery } from './useQuery';

jest.mock('@/api/client');
beforeEach(() => void createHistory({ type: 'memory' }));
const quietly = { skipErrorHandler: true };

async function readArticle(id: string) {
  const view = renderHook(() => useQuery(getArticle, { id }, quietly), { wrapper });
  await settle();
  return view;
}

/** An order of a signed-in user. */
async function readOrder(id: string) {
  const view = renderHook(() => ({ query: useQuery(getOrderDetail, { id }, quietly), signIn: useSignIn() }), {
    wrapper,
  });
  await settle();
  await view.result.current.signIn('ada');
  return view;
}

const after = (ms: number) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.advanceTimersByTime(ms);
};
const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
/** The rows of a list from one number to another. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `row ${from + at}` }));
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
afterEach(() => void jest.restoreAllMocks());

describe('a focus of the tab', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance', 'nextTick'] }),
  );
  afterEach(() => void jest.useRealTimers());

  test('fetches a user’s own data at most once per 5 s', async () => {
    await readOrder('o1');
    await respond(0);
    after(5_100);
    await focus();
    expect(sentIds()).toEqual(['o1', 'o1']);
    await respond(1);
    await focus();
    after(4_000);
    await focus();
    expect(sentIds()).toEqual(['o1', 'o1']);
    after(1_100);
    await focus();
    expect(sentIds()).toEqual(['o1', 'o1', 'o1']);
  });

  test('within 5 s after the first request fetches nothing', async () => {
    await readOrder('o1');
    await respond(0);
    after(3_000);
    await focus();
    expect(sentIds()).toEqual(['o1']);
  });

  test('fetches once for two components', async () => {
    await readOrder('o1');
    await readOrder('o1');
    await respond(0);
    after(5_100);
    await focus();
    expect(sentIds()).toEqual(['o1', 'o1']);
  });

  test('fetches nothing offline, and no public data', async () => {
    await readArticle('public');
    await readOrder('o1');
    await respond(0);
    await respond(1);
    after(60_000);
    setOnline(false);
    await focus();
    expect(sentIds()).toEqual(['public', 'o1']);
    setOnline(true);
    after(60_000);
    await focus();
    expect(sentIds()).toEqual(['public', 'o1', 'o1']);
  });

  test('loads every shown page of a user’s list again, at most once per 5 s, and nothing for a visitor', async () => {
    const { result } = renderHook(
      () => {
        const list = usePaginatedQuery(getOrders, { status: 'done' });
        useFocusRefetch(list, useSession().status === 'signedIn');
        return { list, signIn: useSignIn() };
      },
      { wrapper },
    );
    await settle();
    after(5_100);
    await focus();
    expect(sentInputs()).toEqual([]);
    await result.current.signIn('ada');
    await respond(0, { list: rows(1, 10), total: 25 });
    act(() => void result.current.list.loadMore());
    await respond(1, { list: rows(11, 20), total: 25 });
    after(4_900);
    await focus();
    expect(sentInputs()).toHaveLength(2);
    after(5_100);
    await focus();
    await respond(2, { list: rows(0, 9), total: 26 });
    expect(result.current.list.rows).toEqual(rows(1, 20));
    await respond(3, { list: rows(10, 19), total: 26 });
    expect(result.current.list).toMatchObject({ rows: rows(0, 19), total: 26 });
    const asked = (current: number) => ({ status: 'done', current, pageSize: 10 });
    expect(sentInputs()).toEqual([1, 2, 1, 2].map(asked));
  });

  test('loads the first page of a user’s list that has no rows', async () => {
    const { result } = renderHook(
      () => {
        const list = usePaginatedQuery(getOrders, {});
        useFocusRefetch(list, true);
        return { list, signIn: useSignIn() };
      },
      { wrapper },
    );
    await settle();
    await result.current.signIn('ada');
    await respond(0, { list: [], total: 0 });
    after(5_100);
    await focus();
    await respond(1, { list: rows(1, 1), total: 1 });
    expect(result.current.list.rows).toEqual(rows(1, 1));
    expect(sentInputs()).toHaveLength(2);
  });
});

describe('invalidate', () => {
  test('after a mutation refetches the mounted queries of the named calls exactly once', async () => {
    const { result } = renderHook(
      () => ({
        one: useQuery(getMyCoupons, {}, quietly),
        other: useQuery(getMyCoupons, {}, quietly),
        order: useQuery(getOrderDetail, { id: 'o1' }, quietly),
        write: useMutation(exchangeCode, {
          idempotencyScope: 'redeem',
          reconcile: async () => undefined,
          invalidates: [getMyCoupons],
        }),
        signIn: useSignIn(),
      }),
      { wrapper },
    );
    await settle();
    await result.current.signIn('ada');
    await respond(0, { list: [], total: 0 });
    await respond(1);
    act(() => void result.current.write.mutate({ code: 'GIFT' }));
    await respond(2, { kind: 'coupon' });
    expect(sentInputs().slice(3)).toEqual([{}]);
    expect(requestAt(3).call).toBe('getMyCoupons');
    await respond(3, { list: [{ id: 'new' }], total: 1 });
    expect(result.current.one.data?.total).toBe(1);
    expect(result.current.other.data?.total).toBe(1);
    expect(sentInputs()).toHaveLength(4);
  });

  test('does not refetch after a mutation that failed', async () => {
    const { result } = renderHook(
      () => ({
        coupons: useQuery(getMyCoupons, {}, quietly),
        write: useMutation(exchangeCode, {
          idempotencyScope: 'redeem',
          reconcile: async () => undefined,
          pausesMs: [0],
          invalidates: [getMyCoupons],
        }),
        signIn: useSignIn(),
      }),
      { wrapper },
    );
    await settle();
    await result.current.signIn('ada');
    await respond(0, { list: [], total: 0 });
    act(() => void result.current.write.mutate({ code: 'GIFT' }));
    await fail(1);
    expect(sentInputs()).toHaveLength(2);
  });

  test('ignores a response from before the change', async () => {
    const { result } = await readArticle('changed');
    act(() => invalidateQueries(getArticle));
    await respond(1, article('changed', 'After'));
    await respond(0, article('changed', 'Before'));
    expect(result.current.data?.title).toBe('After');
  });

  test('deletes what no component shows, and leaves other calls alone', async () => {
    const view = await readArticle('left');
    await respond(0);
    view.unmount();
    invalidateQueries(getOrders);
    (await readArticle('left')).unmount();
    expect(sentIds()).toEqual(['left']);
    invalidateQueries(getArticle);
    expect((await readArticle('left')).result.current).toMatchObject({ data: undefined, isLoading: true });
    expect(sentIds()).toEqual(['left', 'left']);
  });

  test('keeps the rows of a mounted list, which is fetched again by the next component', async () => {
    const show = async () => {
      const view = renderHook(() => ({ list: usePaginatedQuery(getOrders, {}), signIn: useSignIn() }), { wrapper });
      await settle();
      await view.result.current.signIn('ada');
      return view;
    };
    const first = await show();
    await respond(0, { list: [{ id: 'o1' }], total: 1 });
    act(() => invalidateQueries('lists'));
    expect(first.result.current.list.rows).toEqual([{ id: 'o1' }]);
    expect(sentInputs()).toHaveLength(1);
    first.unmount();
    expect((await show()).result.current.list.rows).toEqual([]);
    expect(sentInputs()).toHaveLength(2);
  });
});
