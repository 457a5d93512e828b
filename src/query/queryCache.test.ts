/** The cache without React: which response counts and how long data is kept. */
import { held, pass } from '../../tests/setup/heldFetch';
import {
  fetchQueryOnce,
  getQueryState,
  isDataFresh,
  refetchQuery,
  setQueryData,
  setInitialQueryData,
  subscribeToQuery,
  wasJustFetched,
} from './queryCache';
import { listKey, queryKey } from './queryKey';

const call = { name: 'getThing' };
const keyOf = (id: string) => queryKey(call, { id }, 'en', '');
const key = keyOf('a');

/** A request that the browser has stopped. */
const cancelled = () => Promise.reject(Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' }));

describe('of two requests for one key', () => {
  test('the later one counts, whichever response comes last', async () => {
    const [first, second] = [held(), held()];
    void fetchQueryOnce(key, first.fetch);
    pass(5_000);
    void fetchQueryOnce(key, second.fetch);
    await second.respond('new');
    expect(getQueryState(key)).toEqual({ data: 'new', isFetching: false });
    await first.respond('old');
    expect(getQueryState(key)).toEqual({ data: 'new', isFetching: false });
  });

  test('the response to the first is shown until that to the second, and its failure is not', async () => {
    const [first, second, third] = [held(), held(), held()];
    void fetchQueryOnce(key, first.fetch);
    pass(5_000);
    void fetchQueryOnce(key, second.fetch);
    await first.respond('early');
    expect(getQueryState(key)).toEqual({ data: 'early', isFetching: true });
    pass(5_000);
    void fetchQueryOnce(key, third.fetch);
    await second.fail();
    expect(getQueryState(key)).toEqual({ data: 'early', isFetching: true });
    await third.respond('late');
    expect(getQueryState(key)).toEqual({ data: 'late', isFetching: false });
  });

  test('the second is none within 5 s, and is one after them and when the clock was set back', async () => {
    const [first, second, third] = [held(), held(), held()];
    const one = fetchQueryOnce(key, first.fetch);
    pass(4_999);
    expect(fetchQueryOnce(key, second.fetch)).toBe(one);
    pass(-5_000);
    void fetchQueryOnce(key, third.fetch);
    expect([first, second, third].map(({ sentCount }) => sentCount())).toEqual([1, 0, 1]);
  });

  test('the first is ignored when the second is a refetch', async () => {
    const [first, second] = [held(), held()];
    void fetchQueryOnce(key, first.fetch);
    void refetchQuery(key, second.fetch);
    await first.respond('before the change');
    expect(getQueryState(key)).toEqual({ data: undefined, isFetching: true });
    await second.respond('after it');
    expect(getQueryState(key)).toEqual({ data: 'after it', isFetching: false });
  });
});

describe('a cancelled request', () => {
  test('leaves no error', async () => {
    const request = fetchQueryOnce(key, cancelled);
    expect(getQueryState(key)).toEqual({ data: undefined, isFetching: true });
    await request;
    expect(getQueryState(key)).toBeUndefined();
  });

  test('keeps the data from before', async () => {
    setQueryData(key, 7);
    await fetchQueryOnce(key, cancelled);
    expect(getQueryState(key)).toEqual({ data: 7, isFetching: false });
  });
});

describe('data', () => {
  test('that came before the first request replaces nothing', async () => {
    setInitialQueryData(key, 'early');
    expect(getQueryState(key)).toEqual({ data: 'early', isFetching: false });
    setInitialQueryData(key, 'other');
    expect(getQueryState(key)?.data).toBe('early');
    const request = held();
    void fetchQueryOnce(keyOf('b'), request.fetch);
    setInitialQueryData(keyOf('b'), 'too late');
    expect(getQueryState(keyOf('b'))).toEqual({ data: undefined, isFetching: true });
  });

  test('is as old as its response, and its request as old as the request', async () => {
    const request = held();
    expect([isDataFresh(key, 60_000), wasJustFetched(key, 60_000)]).toEqual([false, false]);
    void fetchQueryOnce(key, request.fetch);
    expect([isDataFresh(key, 1_000), wasJustFetched(key, 1_000)]).toEqual([false, true]);
    pass(1_000);
    await request.respond('data');
    expect([isDataFresh(key, 1_000), wasJustFetched(key, 1_000)]).toEqual([true, false]);
    pass(999);
    expect(isDataFresh(key, 1_000)).toBe(true);
    pass(1);
    expect(isDataFresh(key, 1_000)).toBe(false);
  });

  test('that no component shows is kept for five minutes', () => {
    setQueryData(key, 'data');
    pass(5 * 60_000 - 1);
    expect(getQueryState(key)?.data).toBe('data');
    pass(1);
    expect(getQueryState(key)).toBeUndefined();
    // It does not become valid again by being shown.
    const stop = subscribeToQuery(key, () => undefined);
    expect(getQueryState(key)).toBeUndefined();
    stop();
  });

  test.each([
    ['queries', 100, (index: number) => keyOf(String(index))],
    ['lists', 30, (index: number) => listKey(call, { index }, 'en', '')],
  ])('of the last %s is kept: %d of them beside the one that is added', (_, max, nth) => {
    for (let index = 0; index <= max + 1; index += 1) setQueryData(nth(index), index);
    expect([0, 1, max + 1].map((index) => getQueryState(nth(index))?.data)).toEqual([undefined, 1, max + 1]);
  });

  test('that was shown again stays longer than what was shown before it', () => {
    for (let index = 0; index <= 100; index += 1) setQueryData(keyOf(String(index)), index);
    subscribeToQuery(keyOf('0'), () => undefined)();
    setQueryData(keyOf('added'), 'added');
    expect([0, 1, 2].map((index) => getQueryState(keyOf(String(index)))?.data)).toEqual([0, undefined, 2]);
  });

  test('that a component shows is kept, however much is added', () => {
    const stop = subscribeToQuery(key, () => undefined);
    setQueryData(key, 'shown');
    for (let index = 0; index <= 101; index += 1) setQueryData(keyOf(String(index)), index);
    pass(5 * 60_000);
    expect(getQueryState(key)?.data).toBe('shown');
    stop();
  });
});
