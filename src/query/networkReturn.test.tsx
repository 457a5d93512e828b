import { createHistory } from '@@/core/history';
import { act, renderHook } from '@testing-library/react';
import { BusinessError } from '@/api/errors';
import { getGoodsList } from '@/api/goods';
import { getArticle } from '@/api/articles';
import { reportReachability } from '@/lib/connection';
import { fail, requestAt, respond, sentIds, sentInputs, settle, wrapper } from '../../tests/setup/heldRequests';
import { usePaginatedQuery } from './usePaginatedQuery';
import { useQuery } from './useQuery';

jest.mock('@/api/client');
beforeEach(() => void createHistory({ type: 'memory' }));
afterEach(() => void jest.restoreAllMocks());

async function readArticle(id: string) {
  renderHook(() => useQuery(getArticle, { id }, { skipErrorHandler: true }), { wrapper });
  await settle();
}

async function readGoods() {
  const view = renderHook(() => usePaginatedQuery(getGoodsList, {}), { wrapper });
  await settle();
  return view;
}
const pages = () => sentInputs().map(({ current }) => current);

const comesBack = () => act(() => void window.dispatchEvent(new Event('online')));
/** A response arrives after a request without one, as the transport reports it. */
const responds = () =>
  act(() => {
    reportReachability(false);
    reportReachability(true);
  });
const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const afterTheFocusPause = () => {
  const now = Date.now() + 5_100;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};

describe('the network coming back', () => {
  test('fetches each mounted query once', async () => {
    await readArticle('one');
    await readArticle('one');
    await readArticle('two');
    await respond(0);
    await respond(1);
    const online = setOnline(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sentIds()).toEqual(['one', 'two', 'one', 'two']);
  });

  test('sends a request again that was on its way without a network, and its failure does not count', async () => {
    await readArticle('one');
    await readGoods();
    comesBack();
    await fail(0);
    expect(requestAt(2).input).toEqual({ id: 'one' });
    expect(pages().slice(3)).toEqual([1]);
    await respond(2);
    expect(sentInputs()).toHaveLength(4);
  });

  test('sends what has failed again until the network works', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance', 'nextTick'] });
    try {
      await readArticle('one');
      await fail(0);
      comesBack();
      await fail(1);
      act(() => void jest.advanceTimersByTime(6_000));
      expect(sentIds()).toEqual(['one', 'one', 'one']);
      await fail(2);
      act(() => void jest.advanceTimersByTime(60_000));
      expect(sentIds()).toEqual(['one', 'one', 'one']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('loads the first page of a list that has none', async () => {
    const { result } = await readGoods();
    await fail(0);
    expect(result.current.error).toBeDefined();
    comesBack();
    await respond(1, { list: [{ id: 'a' }], total: 25 });
    expect(result.current.rows).toEqual([{ id: 'a' }]);
    expect(pages()).toEqual([1, 1]);
  });

  test('loads the further page of a list that failed, and keeps the rows', async () => {
    const { result } = await readGoods();
    await respond(0, { list: [{ id: 'a' }], total: 25 });
    act(() => void result.current.loadMore());
    await fail(1);
    comesBack();
    await respond(2, { list: [{ id: 'b' }], total: 25 });
    expect(result.current).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }], error: undefined });
    expect(pages()).toEqual([1, 2, 2]);
  });

  test('keeps the rows of a list that was loaded, without a request', async () => {
    await readGoods();
    await respond(0, { list: [{ id: 'a' }], total: 25 });
    comesBack();
    expect(pages()).toEqual([1]);
  });
});

describe('a network that came back without the event of the browser', () => {
  test('is noticed at a response to another request: what had failed is sent again, once', async () => {
    await readArticle('one');
    await readGoods();
    await fail(0);
    await fail(1);
    responds();
    expect(requestAt(2).input).toEqual({ id: 'one' });
    expect(pages().slice(3)).toEqual([1]);
    await fail(2);
    responds();
    expect(sentInputs()).toHaveLength(4);
    comesBack();
    expect(sentInputs().slice(4)).toEqual(sentInputs().slice(2, 4));
  });

  test('is noticed at the next response again after the user has come back to the tab', async () => {
    await readArticle('one');
    await fail(0);
    responds();
    await fail(1);
    responds();
    expect(sentIds()).toHaveLength(2);
    afterTheFocusPause();
    await focus();
    await fail(2);
    responds();
    expect(sentIds()).toHaveLength(4);
  });

  test('is no news while every request has had a response', async () => {
    await readArticle('one');
    await fail(0);
    act(() => reportReachability(true));
    expect(sentIds()).toEqual(['one']);
  });

  test('is noticed when the user comes back to the tab, at most once per 5 s', async () => {
    await readArticle('public');
    await fail(0);
    await focus();
    expect(sentIds()).toEqual(['public']);
    afterTheFocusPause();
    await focus();
    await fail(1);
    await focus();
    expect(sentIds()).toEqual(['public', 'public']);
  });

  test('does not repeat what the API has refused', async () => {
    await readArticle('one');
    await act(async () => requestAt(0).reject(new BusinessError({ success: false, errorCode: 'NOT_FOUND' })));
    responds();
    afterTheFocusPause();
    await focus();
    expect(sentIds()).toEqual(['one']);
  });
});
