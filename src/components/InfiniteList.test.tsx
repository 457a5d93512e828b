import type { ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { loadLocale } from '@/lib/i18n';
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

const draw = (list: PaginatedQuery<{ id: string }>, skeleton: ReactNode = null) =>
  render(
    <InfiniteList list={list} label="Letters" skeleton={skeleton} errorPanel={null}>
      {({ id }) => <p key={id}>{id}</p>}
    </InfiniteList>,
  );

const originalObserver = window.IntersectionObserver;
beforeAll(() => loadLocale('en'));
afterEach(() => {
  window.IntersectionObserver = originalObserver;
  jest.restoreAllMocks();
});

// The first test, because the code of the end is loaded once.
test('while the code of its end loads, the placeholder is an item: a list contains nothing else', async () => {
  const rows = Array.from({ length: 11 }, (_, at) => ({ id: `row ${at}` }));
  const list = { ...listOf(async () => undefined), rows, hasMore: false };
  draw(list, <p role="status">Loading</p>);
  const items = within(screen.getByRole('list', { name: 'Letters' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent).slice(9)).toEqual(['row 9', 'Loading']);
  await act(async () => undefined);
});

// A busy device delivers both observer entries in one batch: the end out of view, then in view.
test.each([
  ['out of sight and then into it', [false, true], 1],
  ['into sight', [true], 1],
  ['out of sight', [false], 0],
])('asks for the next page once when the end comes %s', async (_, entries, times) => {
  let intersect = (_entries: { isIntersecting: boolean }[]) => {};
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      intersect = (entries) => callback(entries as IntersectionObserverEntry[], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  const loadMore = jest.fn(async () => undefined);
  draw(listOf(loadMore));
  await act(async () => intersect(entries.map((isIntersecting) => ({ isIntersecting }))));
  expect(loadMore).toHaveBeenCalledTimes(times);
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
  window.IntersectionObserver = MeasuringObserver as never;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, window.innerHeight + distance, 390, 0));
  const loadMore = jest.fn(async () => undefined);
  await act(async () => {
    draw(listOf(loadMore));
  });
  expect(loadMore).toHaveBeenCalledTimes(times);
});

test.each([
  ['below its limit', 2, 1],
  ['at its limit', 1, 0],
])(
  'with content below it, a list %s (%i rows) asks by itself %i times, and always by its button',
  async (_, autoLoadLimit, times) => {
    window.IntersectionObserver = MeasuringObserver as never;
    const loadMore = jest.fn(async () => undefined);
    render(
      <InfiniteList
        list={listOf(loadMore)}
        label="Letters"
        autoLoadLimit={autoLoadLimit}
        skeleton={null}
        errorPanel={null}
      >
        {({ id }) => <p key={id}>{id}</p>}
      </InfiniteList>,
    );
    await act(async () => undefined);
    expect(loadMore).toHaveBeenCalledTimes(times);
    await act(async () => screen.getByRole('button').click());
    expect(loadMore).toHaveBeenCalledTimes(times + 1);
  },
);

test.each([
  ['a page is on its way', { isLoadingMore: true }],
  ['the last page failed', { error: { kind: 'noResponse', cause: 'network' } }],
  ['there is no further page', { hasMore: false }],
] as const)('asks for no page when %s', async (_, part) => {
  window.IntersectionObserver = MeasuringObserver as never;
  const loadMore = jest.fn(async () => undefined);
  render(
    <InfiniteList
      list={{ ...listOf(loadMore), ...part }}
      label="Letters"
      skeleton={<p>Loading</p>}
      errorPanel={<p>Failed</p>}
    >
      {({ id }) => <p key={id}>{id}</p>}
    </InfiniteList>,
  );
  await act(async () => undefined);
  expect(loadMore).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryAllByText('Loading')).toHaveLength('isLoadingMore' in part ? 1 : 0);
  expect(screen.queryAllByText('Failed')).toHaveLength('error' in part ? 1 : 0);
});

describe('the last line, when four products fit into a line', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ id: `product ${at + 1}` }));
  const draw = (list: Partial<PaginatedQuery<{ id: string }>>) =>
    render(
      <InfiniteList
        list={{ ...listOf(async () => undefined), rows, ...list }}
        label="Letters"
        columns={4}
        skeleton={null}
        errorPanel={null}
      >
        {({ id }) => <p key={id}>{id}</p>}
      </InfiniteList>,
    ).container.querySelectorAll('p:not([role])');

  test('waits for the next page while it is not full', () => expect(draw({ hasMore: true })).toHaveLength(8));
  test('is shown when there is no further page', () => expect(draw({ hasMore: false, total: 10 })).toHaveLength(10));
  test('is shown when it is the only one', () =>
    expect(draw({ hasMore: true, rows: rows.slice(0, 3) })).toHaveLength(3));
});

test('is a named list that says the place of each row, and of how many, also of rows that are not loaded', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  render(
    <InfiniteList
      list={{ ...listOf(async () => undefined), rows }}
      label="Letters"
      columns={2}
      skeleton={null}
      errorPanel={null}
    >
      {({ id }) => <p>{id}</p>}
    </InfiniteList>,
  );
  const items = within(screen.getByRole('list', { name: 'Letters' })).getAllByRole('listitem');
  expect(
    items.map((item) => [item.textContent, item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')]),
  ).toEqual([
    ['a', '1', '20'],
    ['b', '2', '20'],
  ]);
});

describe('a list in two columns', () => {
  const rows = ['one', 'two', 'three'].map((id) => ({ id }));
  const draw = (part: Partial<PaginatedQuery<{ id: string }>>) =>
    render(
      <InfiniteList
        list={{ ...listOf(async () => undefined), rows, ...part }}
        label="Letters"
        columns={2}
        skeleton={null}
        errorPanel={<p role="alert">It failed</p>}
      >
        {({ id }) => <p>{id}</p>}
      </InfiniteList>,
    );
  const items = () =>
    screen
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')]);

  test('keeps a line that is not full for the next page', () => {
    draw({});
    expect(items()).toEqual([
      ['one', '1', '20'],
      ['two', '2', '20'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 20 shown');
  });

  test.each([
    ['there is no next page', { hasMore: false }],
    ['the next page cannot be loaded', { error: { kind: 'noResponse', cause: 'network' } as const }],
  ])('shows every row when %s', (_, part) => {
    draw(part);
    expect(items().map(([text]) => text)).toEqual(['one', 'two', 'three']);
    expect(items().map(([, at]) => at)).toEqual(['1', '2', '3']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert') !== null).toBe('error' in part);
  });

  test.each([
    [0, []],
    [1, ['1 entry couldn’t be read and isn’t shown.']],
    [3, ['3 entries couldn’t be read and aren’t shown.']],
  ])('says that %i rows could not be read, and counts nothing before there are rows', (droppedCount, texts) => {
    draw({ rows: [], droppedCount });
    expect(screen.queryAllByText(/be read/).map(({ textContent }) => textContent)).toEqual(texts);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });
});

test('a list of one page ends without a word', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ id: `row ${at}` }));
  draw({ ...listOf(async () => undefined), rows, total: 10, hasMore: false });
  expect(screen.getByText('row 9')).toBeVisible();
  expect(screen.queryByText('That’s everything')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('10 of 10 shown');
});
