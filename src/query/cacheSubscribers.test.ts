/** The cache without React: who hears of changes, and what outdates, deletes and repeats. */
import { BusinessError } from '@/api/errors';
import { reportReachability } from '@/lib/connection';
import { held } from '../../tests/setup/heldFetch';
import {
  clearOtherUsersQueries,
  fetchQueryOnce,
  getQueryState,
  invalidateQueries,
  isDataFresh,
  refetchQuery,
  setQueryData,
  subscribeToQuery,
} from './queryCache';
import { listKey, queryKey } from './queryKey';

const call = { name: 'getThing' };
const keyOf = (id: string, userId = '') => queryKey(call, { id }, 'en', userId);
const key = keyOf('a');

describe('a subscriber', () => {
  test('without a request of its own hears of the response to that of a later one, until it stops', async () => {
    const reported: string[] = [];
    const [stopBadge, stopList] = ['badge', 'list'].map((name) => subscribeToQuery(key, () => reported.push(name)));
    await fetchQueryOnce(key, async () => 'data');
    expect(getQueryState(key)?.data).toBe('data');
    expect(reported).toEqual(['badge', 'list', 'badge', 'list']);
    stopBadge?.();
    setQueryData(key, 'other');
    expect(reported.slice(4)).toEqual(['list']);
    stopList?.();
  });

  test('that leaves during a request shares it with none that comes later', async () => {
    const [first, second] = [held(), held()];
    const stop = subscribeToQuery(key, () => undefined, first.fetch);
    void fetchQueryOnce(key, first.fetch);
    stop();
    jest.runAllTimers();
    void fetchQueryOnce(key, second.fetch);
    expect(second.sentCount()).toBe(1);
  });

  test('that another one follows at once leaves the request to it, and the error on the page', async () => {
    const [first, second] = [held(), held()];
    setQueryData(key, 'data');
    const stop = subscribeToQuery(key, () => undefined, first.fetch);
    void refetchQuery(key, first.fetch);
    await first.fail();
    stop();
    const stopNext = subscribeToQuery(key, () => undefined, second.fetch);
    jest.runAllTimers();
    expect(getQueryState(key)).toMatchObject({
      data: 'data',
      error: { kind: 'noResponse', cause: 'network' },
      isFetching: false,
    });
    stopNext();
    jest.runAllTimers();
    expect(getQueryState(key)).toEqual({ data: 'data', isFetching: false });
  });
});

describe('invalidate', () => {
  test('outdates what the named calls returned, and sends what is shown once more', async () => {
    const [shown, other] = [held(), held()];
    const otherKey = queryKey({ name: 'getThings' }, {}, 'en', '');
    const stops = [
      subscribeToQuery(key, () => undefined, shown.fetch),
      subscribeToQuery(key, () => undefined, shown.fetch),
      subscribeToQuery(otherKey, () => undefined, other.fetch),
    ];
    for (const one of [key, keyOf('left'), otherKey]) setQueryData(one, 'before');
    invalidateQueries(call);
    expect([shown, other].map(({ sentCount }) => sentCount())).toEqual([1, 0]);
    expect(getQueryState(key)).toEqual({ data: 'before', isFetching: true });
    expect([key, otherKey].map((one) => isDataFresh(one, 1_000))).toEqual([false, true]);
    expect(getQueryState(keyOf('left'))).toBeUndefined();
    await shown.respond('after');
    expect(getQueryState(key)).toEqual({ data: 'after', isFetching: false });
    stops.forEach((stop) => stop());
  });

  test('of all lists leaves single queries alone', () => {
    const list = listKey(call, {}, 'en', '');
    setQueryData(key, 'query');
    setQueryData(list, 'list');
    invalidateQueries('lists');
    expect([key, list].map((one) => getQueryState(one)?.data)).toEqual(['query', undefined]);
  });
});

describe('the data of other users', () => {
  const all = () => ['ada', 'bob', ''].map((userId) => getQueryState(keyOf('a', userId))?.data);
  beforeEach(() => ['ada', 'bob', ''].forEach((userId) => setQueryData(keyOf('a', userId), userId || 'public')));

  test('is deleted, and what belongs to the user or to all is not', () => {
    clearOtherUsersQueries('ada');
    expect(all()).toEqual(['ada', undefined, 'public']);
  });

  test('is deleted for every user at the sign-out', () => {
    clearOtherUsersQueries('');
    expect(all()).toEqual([undefined, undefined, 'public']);
  });

  test('does not come back by a response to an earlier request, and a component that shows it has none', async () => {
    const request = held();
    const reported: unknown[] = [];
    const stop = subscribeToQuery(
      keyOf('a', 'ada'),
      () => reported.push(getQueryState(keyOf('a', 'ada'))?.data),
      request.fetch,
    );
    void refetchQuery(keyOf('a', 'ada'), request.fetch);
    clearOtherUsersQueries('bob');
    await request.respond('of Ada');
    expect(reported).toEqual(['ada', undefined]);
    expect(isDataFresh(keyOf('a', 'ada'), 1_000)).toBe(false);
    stop();
  });
});

describe('a response to another request', () => {
  const responds = () => {
    reportReachability(false);
    reportReachability(true);
  };

  test('sends what failed without an answer again, once, and again after a success', async () => {
    const request = held();
    const stop = subscribeToQuery(key, () => undefined, request.fetch);
    void fetchQueryOnce(key, request.fetch);
    await request.fail();
    responds();
    expect(request.sentCount()).toBe(2);
    await request.fail();
    responds();
    expect(request.sentCount()).toBe(2);
    void refetchQuery(key, request.fetch);
    await request.respond('data');
    void refetchQuery(key, request.fetch);
    await request.fail();
    responds();
    expect(request.sentCount()).toBe(5);
    stop();
  });

  test.each(['NOT_FOUND', 'UNAUTHORIZED'])(
    'sends nothing again that was refused with %s, that nothing shows, or that has data',
    async (errorCode) => {
      const [refused, left, loaded] = [held(), held(), held()];
      const stops = [
        subscribeToQuery(key, () => undefined),
        subscribeToQuery(keyOf('c'), () => undefined, loaded.fetch),
      ];
      void fetchQueryOnce(key, refused.fetch);
      void fetchQueryOnce(keyOf('b'), left.fetch);
      void fetchQueryOnce(keyOf('c'), loaded.fetch);
      await refused.fail(new BusinessError({ success: false, errorCode }));
      await left.fail();
      await loaded.respond('data');
      responds();
      expect([refused, left, loaded].map(({ sentCount }) => sentCount())).toEqual([1, 1, 1]);
      stops.forEach((stop) => stop());
    },
  );
});
