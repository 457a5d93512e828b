/** What the product list offers on both platforms, and what each part does with the filters. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchBarRef } from 'antd-mobile';
import { useRef, useState, type ReactNode } from 'react';
import { http, HttpResponse } from 'msw';
import { useNavigationType } from 'react-router-dom';
import { loadAllMessages } from '@/lib/i18n';
import { parseSearchParams } from '@/lib/searchParams';
import { pathOf } from '@/lib/routes';
import { searchHistoryStorage } from '@/lib/storage';
import { server } from '../../../tests/setup/freshShop';
import { renderInShop } from '../../../tests/setup/renderInShop';
import { CorrectedSearch } from './components/CorrectedSearch';
import { NothingFound } from './components/NothingFound';
import { CategoryRail } from './h5/CategoryRail';
import { HallBar } from './h5/HallBar';
import { readHallFilters, type HallFilters } from './hallFilters';
import HallView from './pc/HallView';
import { useHall } from './useHall';
import { useHallLabels } from './useHallLabels';

beforeAll(() => loadAllMessages());

const platforms = ['h5', 'pc'] as const;
const queryOf = (link: HTMLElement) => parseSearchParams(link.getAttribute('href')?.split('?')[1] ?? '');

/** A list without products; the API suggests a word for `kettel`. */
const answerNothing = (correctedKeyword?: string, list: unknown[] = []) =>
  server.use(
    http.get('*/api/home/goodsList', () =>
      HttpResponse.json({ success: true, data: { list, total: list.length, correctedKeyword } }),
    ),
  );

/** A part of the list, with the filters that it wants. */
async function draw(
  first: Partial<HallFilters>,
  platform: (typeof platforms)[number],
  Part: (props: { hall: ReturnType<typeof useHall>; labels: ReturnType<typeof useHallLabels> }) => ReactNode,
) {
  let latest = readHallFilters({});
  let isLoading = true;
  function Hall() {
    const [filters, setFilters] = useState({ ...readHallFilters({}), ...first });
    const hall = useHall(filters, setFilters);
    latest = filters;
    isLoading = hall.list.isLoading || hall.categories.isLoading;
    return <Part hall={hall} labels={useHallLabels(hall)} />;
  }
  const view = await renderInShop(<Hall />, { platform });
  await waitFor(() => expect(isLoading).toBe(false));
  return { ...view, filters: () => latest };
}

describe.each(platforms)('without results on %s', (platform) => {
  const open = (first: Partial<HallFilters>) => {
    answerNothing();
    return draw(first, platform, NothingFound);
  };
  const actions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test.each<[Partial<HallFilters>, string[], boolean]>([
    [{}, [], false],
    [{ keyword: 'x' }, ['Clear filters'], true],
    [{ keyword: 'x', categoryId: 'tea' }, ['Search all products', 'Clear filters'], true],
    [{ keyword: 'x', campaignId: 'quiet' }, ['Search all products', 'Clear filters'], true],
    [{ categoryId: 'tea' }, [], true],
    [{ isInStock: true }, ['Clear filters'], true],
  ])('%j offers %j, and all products: %s', async (first, names, hasAll) => {
    await open(first);
    expect(actions()).toEqual(names);
    expect(screen.queryAllByRole('link', { name: 'See all products' })).toHaveLength(hasAll ? 1 : 0);
  });

  test('a search is repeated everywhere, or its filters are cleared, and the order stays', async () => {
    const first = { keyword: 'x', categoryId: 'tea', campaignId: 'quiet', sort: 'newest' as const };
    const { filters } = await open(first);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search all products' })));
    expect(filters()).toMatchObject({ ...first, categoryId: undefined, campaignId: undefined });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear filters' })));
    expect(filters()).toMatchObject({ sort: 'newest', keyword: '' });
  });

  test('of a search the categories of the desktop are searched without the text', async () => {
    await open({ keyword: 'x', sort: 'newest' });
    const categories = screen.queryByRole('navigation', { name: 'Browse by category' });
    if (platform === 'h5') return expect(categories).toBeNull();
    const links = categories ? within(categories).getAllByRole('link') : [];
    expect(links.map(queryOf)).toMatchObject([{ categoryId: 'tea', sort: 'newest' }, { categoryId: 'sound' }]);
    expect(links.map((link) => queryOf(link)['keyword'])).toEqual([undefined, undefined]);
  });

  test('a corrected word is searched for, and is not said to have been searched for', async () => {
    answerNothing('kettle');
    const { filters } = await draw({ keyword: 'kettel' }, platform, (props) => (
      <>
        <CorrectedSearch hall={props.hall} />
        <NothingFound {...props} />
      </>
    ));
    expect(screen.queryByText(/^No results for/)).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search for “kettle” instead' })));
    expect(filters().keyword).toBe('kettle');
  });
});

test('a category of the phone keeps the other filters, and replaces the entry', async () => {
  let navigation = '';
  function Part({ hall }: { hall: ReturnType<typeof useHall> }) {
    navigation = useNavigationType();
    return <CategoryRail hall={hall} />;
  }
  const { where } = await draw({ keyword: 'cup', sort: 'newest', categoryId: 'sound' }, 'h5', Part);
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
  expect(links.map(queryOf).map(({ categoryId, keyword, sort }) => [categoryId, keyword, sort])).toEqual([
    [undefined, 'cup', 'newest'],
    ['tea', 'cup', 'newest'],
    ['sound', 'cup', 'newest'],
    ['virtual', 'cup', 'newest'],
  ]);
  await act(async () => void (links[1] && fireEvent.click(links[1])));
  await waitFor(() => expect(where()).toContain('categoryId=tea'));
  expect(navigation).toBe('REPLACE');
});

describe('the bar of the phone', () => {
  async function open(first: Partial<HallFilters> = {}) {
    const opened: true[] = [];
    function Part({ hall, labels }: Parameters<Parameters<typeof draw>[2]>[0]) {
      const bar = useRef<HTMLDivElement>(null);
      const field = useRef<SearchBarRef>(null);
      return (
        <>
          <HallBar bar={bar} hall={hall} status={labels.status} field={field} onFilter={() => opened.push(true)} />
          <button type="button">Elsewhere</button>
        </>
      );
    }
    const view = await draw(first, 'h5', Part);
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    const leave = () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
    return { ...view, field, leave, opened, type };
  }

  test.each([
    ['k', []],
    [' k ', []],
    ['ke', ['ke']],
  ])('remembers %j as %j when the field is left', async (text, terms) => {
    const { field, leave, type } = await open();
    act(() => field.focus());
    await type(text);
    leave();
    await waitFor(() => expect(searchHistoryStorage.read() ?? []).toEqual(terms));
  });

  test('remembers no text while the focus moves to its button', async () => {
    const { field, leave, type } = await open();
    act(() => field.focus());
    await type('kett');
    act(() => screen.getByRole('button', { name: 'Clear the search' }).focus());
    expect(searchHistoryStorage.read() ?? []).toEqual([]);
    leave();
    await waitFor(() => expect(searchHistoryStorage.read()).toEqual(['kett']));
  });

  test('remembers nothing while the focus moves inside, and keeps the searches open', async () => {
    searchHistoryStorage.write(['lamp']);
    const { field, leave } = await open({ keyword: '' });
    act(() => field.focus());
    act(() => screen.getByRole('button', { name: 'Remove “lamp”' }).focus());
    expect(screen.getByRole('region', { name: 'Recent searches' })).toBeInTheDocument();
    leave();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull());
  });

  test('closes the searches with Escape', async () => {
    searchHistoryStorage.write(['lamp']);
    const { field } = await open();
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull());
  });

  test('says how many filters are on, opens them, and sorts', async () => {
    const { filters, opened } = await open({ priceTo: 3_000, isInStock: true });
    fireEvent.click(screen.getByRole('button', { name: 'Filter, 2 on' }));
    expect(opened).toEqual([true]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'priceDown' } });
    await waitFor(() => expect(filters().sort).toBe('priceDown'));
  });
});

describe('the filters of the desktop', () => {
  async function open(query: Record<string, string> = {}) {
    const view = await renderInShop(<HallView />, { at: pathOf('pc', 'hall', query), platform: 'pc' });
    await act(async () => void (await view.actions()?.refreshServerRecord()));
    const from = await screen.findByLabelText('From');
    const type = (value: string) => act(async () => void fireEvent.change(from, { target: { value } }));
    const leave = () => act(async () => void fireEvent.blur(from));
    return { ...view, from, type, leave, query: () => parseSearchParams(view.where().split('?')[1] ?? '') };
  }

  test('apply a price when its field is left, and show it as it was read', async () => {
    const { from, leave, query, type } = await open({ keyword: 'e' });
    await type('025');
    expect(query()['priceFrom']).toBeUndefined();
    await leave();
    await waitFor(() => expect(query()).toMatchObject({ keyword: 'e', priceFrom: '2500' }));
    await waitFor(() => expect(from).toHaveValue('25'));
  });

  test('apply no amount that is none, and clearing takes it back', async () => {
    const { from, leave, query, type } = await open({ inStock: 'true' });
    await type('ten');
    await leave();
    expect(query()).toMatchObject({ inStock: 'true' });
    expect(query()['priceFrom']).toBeUndefined();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await act(async () => void (clear && fireEvent.click(clear)));
    await waitFor(() => expect(query()['inStock']).toBeUndefined());
    await waitFor(() => expect(from).toHaveValue(''));
  });

  test('keep the search in each category, and remember what was searched for', async () => {
    await open({ keyword: 'cup', sort: 'newest' });
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map(queryOf).map(({ keyword, sort }) => [keyword, sort])).toEqual(links.map(() => ['cup', 'newest']));
    expect(searchHistoryStorage.read()).toEqual(['cup']);
  });

  test('are removed one by one', async () => {
    const { query } = await open({ keyword: 'cup', campaignId: 'quiet', sort: 'newest' });
    const remove = await screen.findByRole('button', { name: 'Remove: cup' });
    await act(async () => void fireEvent.click(remove));
    await waitFor(() => expect(query()).toMatchObject({ campaignId: 'quiet', sort: 'newest' }));
    expect(query()['keyword']).toBeUndefined();
  });
});
