import { dataflowProvider } from '@@/plugin-model/runtime';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getArticle } from '@/api/shopCalls';
import { callShop } from '@/api/client';
import type { Article } from '@/api/schema/ticket';
import { forgetAnswers } from './answers';
import { useRead, type ReadOptions } from './useRead';

jest.mock('@/api/client');
const asked = jest.mocked(callShop);
const wrapper = ({ children }: { children: ReactNode }) => dataflowProvider(children, {});
const quietly = { skipErrorHandler: true };
const article = (id: string): Article => ({ id, title: `Title of ${id}`, summary: '', kind: 'help', publishedAt: '2026-11-20T10:00:00Z', body: '<p>Text</p>' });

/** Questions in the order in which they were asked, to be answered by hand. */
interface Question {
  id: string;
  answer: (value: unknown) => void;
  fail: (error: unknown) => void;
}
let questions: Question[];
beforeEach(() => {
  forgetAnswers();
  questions = [];
  asked.mockReset();
  asked.mockImplementation((_call, input) => new Promise((answer, fail) => questions.push({ id: (input as { id: string }).id, answer, fail })) as never);
});

const questionOf = (index: number): Question => {
  const question = questions[index];
  if (!question) throw new Error(`${questions.length} questions were asked`);
  return question;
};

/** Shows what is read of an article; the models above it settle a moment after it is drawn. */
async function read(id: string, options: ReadOptions = quietly) {
  const view = renderHook(({ id: wanted }) => useRead(getArticle, { id: wanted }, options), { initialProps: { id }, wrapper });
  await act(async () => {});
  return view;
}
const answer = (index: number) => act(async () => questionOf(index).answer(article(questionOf(index).id)));
const fail = (index: number) => act(async () => questionOf(index).fail(new Error('down')));
const asks = () => questions.map(({ id }) => id);

describe('what is read', () => {
  test('is never the answer to the question before, although that comes between the new question and asking it', async () => {
    const seen: (string | undefined)[] = [];
    let whenDrawn = () => {};
    function Reader({ id }: { id: string }) {
      const { data, isCurrent } = useRead(getArticle, { id }, { ...quietly, keepsLast: true });
      seen.push(isCurrent ? data?.title : undefined);
      useLayoutEffect(() => whenDrawn());
      return null;
    }
    // The moment between drawing and the effects of it exists only where React is left to itself.
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
    const root = createRoot(document.createElement('div'));
    try {
      root.render(wrapper({ children: <Reader id="race-first" /> }));
      await waitFor(() => expect(questions).toHaveLength(1));
      whenDrawn = () => questionOf(0).answer(article('race-first'));
      root.render(wrapper({ children: <Reader id="race-second" /> }));
      await waitFor(() => expect(questions.map(({ id }) => id)).toEqual(['race-first', 'race-second']));
      questionOf(1).answer(article('race-second'));
      await waitFor(() => expect(seen.at(-1)).toBe('Title of race-second'));
      expect(seen).not.toContain('Title of race-first');
    } finally {
      root.unmount();
      (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    }
  });

  test('is the answer to the last question, however late one to an earlier comes', async () => {
    const { result, rerender } = await read('first');
    rerender({ id: 'second' });
    await answer(1);
    expect(result.current.data?.title).toBe('Title of second');
    await answer(0);
    expect(result.current.data?.title).toBe('Title of second');
    rerender({ id: 'first' });
    expect(result.current.data?.title).toBe('Title of first');
  });

  test('is asked for once by two who need it, and known to a third without asking', async () => {
    const one = await read('shared');
    const other = await read('shared');
    await answer(0);
    expect(one.result.current.data).toBe(other.result.current.data);
    const third = await read('shared');
    expect(third.result.current).toMatchObject({ isLoading: false, isCurrent: true, data: { id: 'shared' } });
    expect(asks()).toEqual(['shared']);
  });

  test('is asked for again by whoever comes after 30 s, and shown meanwhile; after 5 min there is nothing to show', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'performance', 'nextTick'] });
    try {
      const first = await read('aged');
      await answer(0);
      first.unmount();
      jest.setSystemTime(Date.now() + 31_000);
      const second = await read('aged');
      expect(second.result.current).toMatchObject({ data: { id: 'aged' }, isRefreshing: true, isLoading: false });
      await answer(1);
      second.unmount();
      jest.setSystemTime(Date.now() + 5 * 60_000);
      expect((await read('aged')).result.current).toMatchObject({ data: undefined, isLoading: true });
      expect(asks()).toEqual(['aged', 'aged', 'aged']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('stays on the screen for as long as the screen stands', async () => {
    const { result, rerender } = await read('standing');
    await answer(0);
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

describe('a read that fails', () => {
  test('is told while there is nothing to show, asks again on demand, and says when that is over', async () => {
    const { result } = await read('down');
    await fail(0);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false, isCurrent: false });
    expect(result.current.problem).toBeDefined();
    let isOver = false;
    act(() => void result.current.retry().then(() => (isOver = true)));
    expect(result.current).toMatchObject({ problem: undefined, isLoading: true });
    expect(isOver).toBe(false);
    await answer(1);
    expect(isOver).toBe(true);
    expect(result.current).toMatchObject({ problem: undefined, data: { id: 'down' } });
  });

  test('leaves what is shown, marked as outdated', async () => {
    const { result } = await read('kept');
    await answer(0);
    act(() => void result.current.retry());
    expect(result.current).toMatchObject({ isRefreshing: true, isOutdated: false, data: { id: 'kept' } });
    await fail(1);
    expect(result.current).toMatchObject({ isRefreshing: false, isOutdated: true, problem: undefined, data: { id: 'kept' } });
  });

  test('is asked again by whoever comes next', async () => {
    const first = await read('again');
    await fail(0);
    first.unmount();
    const next = await read('again');
    expect(next.result.current).toMatchObject({ isLoading: true, problem: undefined });
    await answer(1);
    expect(next.result.current.data?.id).toBe('again');
  });
});

describe('an answer that never comes', () => {
  const after = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  afterEach(() => void jest.restoreAllMocks());

  test('is not waited for by whoever comes back to the page', async () => {
    (await read('hung')).unmount();
    await act(() => new Promise((done) => setTimeout(done)));
    const { result } = await read('hung');
    expect(asks()).toEqual(['hung', 'hung']);
    await answer(1);
    expect(result.current.data?.id).toBe('hung');
  });

  test('may still come before that to the question asked after it, and then only that one counts', async () => {
    const first = await read('slow');
    after(6_000);
    await read('slow');
    await act(async () => questionOf(0).answer({ ...article('slow'), title: 'Early' }));
    expect(first.result.current).toMatchObject({ data: { title: 'Early' }, isRefreshing: true });
    await act(async () => questionOf(1).answer({ ...article('slow'), title: 'Late' }));
    expect(first.result.current).toMatchObject({ data: { title: 'Late' }, isRefreshing: false });
  });
});

describe('an answer from elsewhere', () => {
  test('is shown to all who read it, and one asked for before does not undo it', async () => {
    const one = await read('written');
    const other = await read('written');
    act(() => one.result.current.setData({ ...article('written'), title: 'Changed' }));
    expect(other.result.current.data?.title).toBe('Changed');
    await answer(0);
    expect(other.result.current).toMatchObject({ data: { title: 'Changed' }, isRefreshing: false });
  });

  test('asked for after a change counts, the one from before it does not', async () => {
    const { result } = await read('changed');
    act(() => void result.current.retry());
    await act(async () => questionOf(1).answer({ ...article('changed'), title: 'After' }));
    await act(async () => questionOf(0).answer({ ...article('changed'), title: 'Before' }));
    expect(result.current.data?.title).toBe('After');
  });
});

describe('a new question', () => {
  test('shows nothing of the last one', async () => {
    const { result, rerender } = await read('left');
    await answer(0);
    rerender({ id: 'right' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, isCurrent: false });
  });

  test('keeps the last answer where that is wished, marked as not its own', async () => {
    const { result, rerender } = await read('left', { ...quietly, keepsLast: true });
    await answer(0);
    rerender({ id: 'right' });
    expect(result.current).toMatchObject({ data: { id: 'left' }, isCurrent: false, isLoading: false });
    await answer(1);
    expect(result.current).toMatchObject({ data: { id: 'right' }, isCurrent: true });
  });
});

describe('a line that comes back', () => {
  test('makes everything that is shown be asked for once', async () => {
    await read('one');
    await read('one');
    await read('two');
    await answer(0);
    await answer(1);
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(asks()).toEqual(['one', 'two', 'one', 'two']);
    line.mockRestore();
  });
});
