import { act, render } from '@testing-library/react';
import type { PagedList } from '@/hooks/usePagedList';
import { EndlessRows } from './EndlessRows';

const listOf = (loadMore: () => Promise<void>): PagedList<{ id: string }> => ({
  rows: [{ id: 'one' }],
  total: 20,
  dropped: 0,
  isLoading: false,
  isLoadingMore: false,
  problem: undefined,
  hasMore: true,
  loadMore,
  reload: async () => undefined,
  setRow: () => undefined,
});

// A busy device tells late, and then all at once, that the end was out of sight and has come into it.
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
      <EndlessRows list={listOf(loadMore)} skeleton={null} fault={null}>
        {({ id }) => <p key={id}>{id}</p>}
      </EndlessRows>,
    );
    await act(async () => tell(told.map((isIntersecting) => ({ isIntersecting }))));
    expect(loadMore).toHaveBeenCalledTimes(times);
  } finally {
    window.IntersectionObserver = original;
  }
});
