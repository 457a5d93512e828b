import { act, render } from '@testing-library/react';
import type { PaginatedQuery } from '@/query/usePaginatedQuery';
import { InfiniteList } from './InfiniteList';

const listOf = (loadMore: () => Promise<void>): PaginatedQuery<{ id: string }> => ({
  rows: [{ id: 'one' }],
  total: 20,
  droppedCount: 0,
  isLoading: false,
  isLoadingMore: false,
  error: undefined,
  hasMore: true,
  loadMore,
  refetch: async () => undefined,
  setRow: () => undefined,
});

// A busy device delivers both observer entries in one batch: the end out of view, then in view.
test.each([
  ['out of sight and then into it', [false, true], 1],
  ['into sight', [true], 1],
  ['out of sight', [false], 0],
])('asks for the next page once when the end comes %s', async (_, told, times) => {
  const original = window.IntersectionObserver;
  let tell = (_entries: { isIntersecting: boolean }[]) => {};
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (entries) => callback(entries as IntersectionObserverEntry[], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  try {
    const loadMore = jest.fn(async () => undefined);
    render(
      <InfiniteList list={listOf(loadMore)} skeleton={null} errorPanel={null}>
        {({ id }) => <p key={id}>{id}</p>}
      </InfiniteList>,
    );
    await act(async () => tell(told.map((isIntersecting) => ({ isIntersecting }))));
    expect(loadMore).toHaveBeenCalledTimes(times);
  } finally {
    window.IntersectionObserver = original;
  }
});

/** An observer of a window of the usual height that looks at rectangles and `rootMargin`, as browsers do. */
class MeasuringObserver {
  constructor(
    private readonly callback: IntersectionObserverCallback,
    private readonly options: IntersectionObserverInit = {},
  ) {}
  observe(target: Element) {
    const margin = Number.parseFloat(this.options.rootMargin ?? '0');
    const isIntersecting = target.getBoundingClientRect().top <= window.innerHeight + margin;
    this.callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

test.each([
  [101, 0],
  [100, 1],
  [1, 1],
  [-500, 1],
])('with its end %i px below the window it asks for the next page %i times', async (distance, times) => {
  const original = window.IntersectionObserver;
  window.IntersectionObserver = MeasuringObserver as never;
  const measure = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight + distance, 390, 0));
  try {
    const loadMore = jest.fn(async () => undefined);
    await act(async () => {
      render(
        <InfiniteList list={listOf(loadMore)} skeleton={null} errorPanel={null}>
          {({ id }) => <p key={id}>{id}</p>}
        </InfiniteList>,
      );
    });
    expect(loadMore).toHaveBeenCalledTimes(times);
  } finally {
    measure.mockRestore();
    window.IntersectionObserver = original;
  }
});
