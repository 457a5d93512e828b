/** The parts of the product list of the phone: slider, suggestions, search bar and categories. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchBarRef } from 'antd-mobile';
import { useRef, useState } from 'react';
import { http, HttpResponse } from 'msw';
import { useNavigationType } from 'react-router-dom';
import { readHallFilters } from '@/features/hall/hallFilters';
import { useHall } from '@/features/hall/useHall';
import { useHallLabels } from '@/features/hall/useHallLabels';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { searchHistoryStorage } from '@/lib/storage';
import { server } from '../../../../tests/setup/freshShop';
import { holdCall } from '../../../../tests/setup/holdCall';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { openRichShop, openWholeShop } from '../../../../tests/setup/richShop';
import { CategoryRail } from './CategoryRail';
import { HallBar } from './HallBar';
import { HallProducts } from './HallProducts';
import { RangeSlider } from './RangeSlider';
import SearchSuggestions from './SearchSuggestions';

beforeAll(() => loadAllMessages());

describe('the slider', () => {
  async function open(first: readonly [number, number]) {
    const asked: (readonly number[])[] = [];
    function Page() {
      const [value, setValue] = useState<readonly [number, number]>(first);
      return (
        <RangeSlider
          labels={['Lowest', 'Highest']}
          value={value}
          max={8}
          valueLabel={(value) => `place ${value}`}
          onChange={([low = 0, high = 0]) => {
            asked.push([low, high]);
            setValue([low, high]);
          }}
        />
      );
    }
    await renderInShop(<Page />);
    const handle = (name: string) => screen.getByRole('slider', { name });
    return {
      asked,
      handle,
      /** Whether the browser still scrolls for the key. */
      press: (name: string, key: string) => fireEvent.keyDown(handle(name), { key }),
    };
  }

  test.each<[string, string, [number, number], [number, number]]>([
    ['Lowest', 'ArrowRight', [2, 5], [3, 5]],
    ['Lowest', 'ArrowUp', [2, 5], [3, 5]],
    ['Lowest', 'ArrowLeft', [2, 5], [1, 5]],
    ['Lowest', 'ArrowDown', [0, 5], [0, 5]],
    ['Lowest', 'ArrowRight', [5, 5], [5, 5]],
    ['Lowest', 'Home', [4, 5], [0, 5]],
    ['Lowest', 'End', [2, 5], [5, 5]],
    ['Highest', 'ArrowRight', [2, 5], [2, 6]],
    ['Highest', 'ArrowRight', [2, 8], [2, 8]],
    ['Highest', 'ArrowLeft', [2, 2], [2, 2]],
    ['Highest', 'Home', [2, 7], [2, 2]],
    ['Highest', 'End', [2, 5], [2, 8]],
  ])('%s goes with %s from %j to %j, and the page stays', async (name, key, first, next) => {
    const { asked, handle, press } = await open(first);
    expect(press(name, key)).toBe(false);
    expect(asked).toEqual([next]);
    expect(handle('Lowest')).toHaveAttribute('aria-valuetext', `place ${next[0]}`);
    expect(handle('Highest')).toHaveAttribute('aria-valuetext', `place ${next[1]}`);
  });

  test('leaves other keys to the page', async () => {
    const { asked, press } = await open([2, 5]);
    expect(press('Lowest', 'Tab')).toBe(true);
    expect(asked).toEqual([]);
  });
});

test('each suggestion leads on and closes the list, a category in place of the entry', async () => {
  openWholeShop();
  searchHistoryStorage.write(['camera bag']);
  const left: true[] = [];
  const searched: string[] = [];
  let navigation = '';
  function Page() {
    navigation = useNavigationType();
    return <SearchSuggestions text="camera" onSearch={(term) => searched.push(term)} onLeave={() => left.push(true)} />;
  }
  const { user, where } = await renderInShop(<Page />);
  const list = within(await screen.findByRole('list', { name: 'Suggestions' }));
  await user.click(list.getByRole('button', { name: 'camera bag' }));
  await user.click(await list.findByRole('button', { name: 'See all results for “camera”' }));
  expect([searched, left]).toEqual([['camera bag', 'camera'], []]);
  await user.click(list.getByRole('link', { name: 'Cameras' }));
  expect([where(), navigation, left.length]).toEqual([pathOf('h5', 'hall', { categoryId: 'cameras' }), 'REPLACE', 1]);
  await user.click(list.getByRole('link', { name: /^Field camera F2/ }));
  expect([where(), navigation, left.length]).toEqual([pathOf('h5', 'goods', { id: 'field-camera-f2' }), 'PUSH', 2]);
});

test('orders are suggested under a heading, and close the list', async () => {
  const customer = openRichShop();
  const [order] = customer.ok('getOrders', { keyword: 'headphones' }).list;
  if (!order) throw new Error('The demo customer has bought headphones');
  const left: true[] = [];
  const { user, where } = await renderInShop(
    <SearchSuggestions text="headphones" onSearch={() => undefined} onLeave={() => left.push(true)} />,
    { as: customer },
  );
  const orders = within(await screen.findByRole('list', { name: 'Your orders' }));
  const [link] = orders.getAllByRole('link');
  if (!link) throw new Error('One order expected');
  expect(link).toHaveTextContent(order.number);
  await user.click(link);
  expect([where(), left.length]).toEqual([pathOf('h5', 'orders', { id: order.id }), 1]);
});

test('a help article is suggested where no product has the words', async () => {
  openWholeShop();
  const left: true[] = [];
  const { user, where } = await renderInShop(
    <SearchSuggestions text="return policy" onSearch={() => undefined} onLeave={() => left.push(true)} />,
  );
  await user.click(await screen.findByRole('link', { name: 'Returns' }));
  expect([where(), left.length]).toEqual([pathOf('h5', 'article', { id: 'help-returns' }), 1]);
});

type Part = (props: { hall: ReturnType<typeof useHall> }) => React.ReactNode;
function drawHall(Shown: Part, query: Record<string, string> = {}) {
  function Page() {
    const [filters, setFilters] = useState(readHallFilters(query));
    return <Shown hall={useHall(filters, setFilters)} />;
  }
  return renderInShop(<Page />);
}

describe('the search bar', () => {
  const Bar: Part = ({ hall }) => {
    const bar = useRef<HTMLDivElement>(null);
    const field = useRef<SearchBarRef>(null);
    return (
      <>
        <HallBar bar={bar} hall={hall} status="" field={field} onFilter={() => undefined} />
        <p>searched: {hall.filters.keyword}</p>
      </>
    );
  };

  test.each(['Enter', ' '])('is cleared by the button with "%s", and keeps the focus', async (key) => {
    await drawHall(Bar, { keyword: 'cup' });
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    act(() => field.focus());
    const clear = await screen.findByRole('button', { name: 'Clear the search' });
    act(() => clear.focus());
    await act(async () => void fireEvent.keyDown(clear, { key }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.getByText('searched:')).toBeVisible();
  });

  test('closes its list when an earlier search is repeated', async () => {
    searchHistoryStorage.write(['lamp']);
    const { user } = await drawHall(Bar);
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    await user.click(field);
    await user.click(await screen.findByRole('button', { name: 'lamp' }));
    expect(await screen.findByText('searched: lamp')).toBeVisible();
    expect(field).not.toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
  });

  test('takes the key that ends a composition in Safari for no search', async () => {
    await drawHall(Bar);
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    act(() => field.focus());
    fireEvent.compositionStart(field);
    await act(async () => void fireEvent.change(field, { target: { value: 'bei' } }));
    fireEvent.compositionEnd(field);
    const press = (keyCode: number) =>
      act(async () => void fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode }));
    await press(229);
    expect(searchHistoryStorage.read() ?? []).toEqual([]);
    expect(field).toHaveFocus();
    await press(13);
    expect(searchHistoryStorage.read()).toEqual(['bei']);
  });
});

test('the products are busy until they are there', async () => {
  const Products: Part = ({ hall }) => <HallProducts hall={hall} labels={useHallLabels(hall)} />;
  const release = holdCall('*/api/home/goodsList');
  await drawHall(Products);
  const results = screen.getByRole('region', { name: 'Results' });
  expect(results).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(results).toHaveAttribute('aria-busy', 'false'));
});

test('categories that cannot be loaded are loaded again from their place', async () => {
  server.use(http.get('*/api/home/categoryList', () => HttpResponse.json({ success: true, data: 7 })));
  const Rail: Part = ({ hall }) => <CategoryRail hall={hall} />;
  const { user } = await drawHall(Rail);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /^Tea/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the chosen category is scrolled into the middle of the rail, also when it changes', async () => {
  const Rail: Part = ({ hall }) => (
    <>
      <CategoryRail hall={hall} />
      <button type="button" onClick={hall.searchEverywhere}>
        Everything
      </button>
    </>
  );
  const isChosen = (element: HTMLElement) => element.hasAttribute('aria-current');
  const spies = [
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return !isChosen(this) ? 0 : this.textContent === 'Sound' ? 500 : 120;
    }),
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return isChosen(this) ? 60 : 0;
    }),
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400),
  ];
  const { user } = await drawHall(Rail, { categoryId: 'sound' });
  const rail = screen.getByRole('navigation', { name: 'Categories' });
  await waitFor(() => expect(rail.scrollTop).toBe(330));
  await user.click(screen.getByRole('button', { name: 'Everything' }));
  expect(rail.scrollTop).toBe(-50);
  for (const spy of spies) spy.mockRestore();
});
