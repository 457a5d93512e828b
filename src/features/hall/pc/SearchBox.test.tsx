/** The search field of the header: its text, its keys and the list below it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import '@/layouts/pc/shellMessages';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { searchHistoryStorage } from '@/lib/storage';
import type { Visitor } from '../../../../mock/testing/openTestShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { openRichShop, openWholeShop } from '../../../../tests/setup/richShop';
import { SearchBox } from './SearchBox';

beforeAll(() => loadAllMessages());

const hall = (query: Record<string, string>) => pathOf('pc', 'hall', query);

async function open(at: string = pathOf('pc', 'home'), as?: Visitor) {
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Navigation() {
    navigate = useNavigate();
    return <textarea aria-label="Note" />;
  }
  const view = await renderInShop(
    <>
      <SearchBox />
      <Navigation />
    </>,
    { at, platform: 'pc', ...(as && { as }) },
  );
  await act(async () => void (await view.actions()?.refreshServerRecord()));
  const field = screen.getByRole('combobox', { name: 'Search' });
  return {
    ...view,
    field,
    go: (to: string) => act(async () => void navigate?.(to)),
    type: (value: string) => act(async () => void fireEvent.change(field, { target: { value } })),
    press: (key: string, more: object = {}, element: Element = document.body) =>
      act(async () => fireEvent.keyDown(element, { key, ...more })),
    options: async () => within(await screen.findByRole('listbox')).getAllByRole('option'),
    selected: () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent),
  };
}

test('the field has the text of the search that is shown, and none on other pages', async () => {
  const { field, go } = await open(hall({ keyword: 'lamp' }));
  expect(field).toHaveValue('lamp');
  await go(hall({ keyword: 'cup' }));
  expect(field).toHaveValue('cup');
  await go(pathOf('pc', 'goods', { id: 'cup', keyword: 'lamp' }));
  expect(field).toHaveValue('');
});

test.each<[string, object, boolean]>([
  ['/', {}, true],
  ['/', { ctrlKey: true }, false],
  ['/', { metaKey: true }, false],
  ['/', { altKey: true }, false],
  ['a', {}, false],
])('the key %s with %j focuses the field: %s', async (key, more, isFocused) => {
  const { field, press } = await open(hall({ keyword: 'lamp' }));
  // A key that is handled writes nothing.
  expect(await press(key, more)).toBe(!isFocused);
  expect(document.activeElement === field).toBe(isFocused);
  // What is typed next replaces the text of the earlier search.
  if (isFocused && field instanceof HTMLInputElement)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'lamp'.length]);
});

test('a slash that is typed elsewhere stays there', async () => {
  const { field, press } = await open();
  expect(await press('/', {}, screen.getByRole('textbox', { name: 'Note' }))).toBe(true);
  expect(field).not.toHaveFocus();
});

describe('the list', () => {
  beforeEach(() => searchHistoryStorage.write(['lamp', 'cup']));

  test('is walked by the arrow keys in both directions, with the field between its ends', async () => {
    const { field, options, press, selected } = await open();
    act(() => field.focus());
    await options();
    const walk = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'];
    const seen: unknown[] = [];
    for (const key of walk) {
      await press(key, {}, field);
      seen.push(selected()[0]);
    }
    expect(seen).toEqual(['lamp', 'cup', undefined, 'lamp', undefined, 'cup', 'lamp']);
    expect(field).toHaveAttribute('aria-activedescendant', (await options())[0]?.id);
  });

  test('selects nothing while an input method takes the keys, nor after the text has changed', async () => {
    const { field, options, press, selected, type } = await open();
    act(() => field.focus());
    await options();
    await press('ArrowDown', { isComposing: true }, field);
    expect(selected()).toEqual([]);
    await press('ArrowDown', {}, field);
    expect(selected()).toEqual(['lamp']);
    await type('l');
    expect(selected()).toEqual([]);
    expect(field).not.toHaveAttribute('aria-activedescendant');
  });

  test('closes with Escape and when the field is left, and says so', async () => {
    const { field, options, press } = await open();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    act(() => field.focus());
    await options();
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    // Handled: the browser would clear the field.
    expect(await press('Escape', {}, field)).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await press('ArrowDown', {}, field);
    await options();
    act(() => field.blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('removes the earlier searches, one beside its option or all, and leaves the focus in the field', async () => {
    searchHistoryStorage.write(['lamp', 'cup', 'tea']);
    const { field, options, press } = await open();
    act(() => field.focus());
    await options();
    const remove = screen.getByRole('button', { name: 'Remove “cup”' });
    act(() => remove.focus());
    // The focus is still inside.
    await act(async () => void fireEvent.click(remove));
    expect(field).toHaveFocus();
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['lamp', 'tea']);
    expect(searchHistoryStorage.read()).toEqual(['lamp', 'tea']);
    const clear = screen.getByRole('button', { name: 'Clear all' });
    act(() => clear.focus());
    await press('Escape', {}, clear);
    expect(screen.queryByRole('listbox')).toBeNull();
    await press('ArrowDown', {}, field);
    await options();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear all' })));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(searchHistoryStorage.read()).toEqual([]);
  });

  test('has nothing to remove beside what is typed', async () => {
    const { field, options, type } = await open();
    act(() => field.focus());
    await type('la');
    await options();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  test('keeps the focus in the field, and opens what is pressed', async () => {
    const { field, options, where } = await open();
    act(() => field.focus());
    const [, cup] = await options();
    if (!cup) throw new Error('Two options expected');
    expect(fireEvent.pointerDown(cup)).toBe(false);
    await act(async () => void fireEvent.click(cup));
    expect(where()).toBe(hall({ keyword: 'cup' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('has completed searches, categories and products, each with its page and its price', async () => {
    const { field, options, press, type, where } = await open();
    act(() => field.focus());
    await type('cup');
    await waitFor(async () =>
      expect((await options()).map(({ textContent }) => textContent)).toEqual([
        'beige cup',
        'green cup',
        expect.stringMatching(/^Slow Morning cup.*\$20\.00/),
        'See all results for “cup”',
      ]),
    );
    for (const _option of (await options()).slice(0, 3)) await press('ArrowDown', {}, field);
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(where()).toBe(pathOf('pc', 'goods', { id: 'cup' }));
  });

  test('searches for a completed text that the keyboard selects', async () => {
    const { field, options, press, type, where } = await open();
    act(() => field.focus());
    await type('ket');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('kettle'));
    await press('ArrowDown', {}, field);
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(where()).toBe(pathOf('pc', 'hall', { keyword: 'kettle' }));
  });

  test('leads to a help article, which is no product', async () => {
    openWholeShop();
    const { field, options, press, type, where } = await open();
    await type('return policy');
    await waitFor(async () => expect((await options()).map(({ textContent }) => textContent)).toEqual(['Returns']));
    expect(screen.getByRole('group', { name: 'Help and information' })).toBeVisible();
    await press('ArrowDown', {}, field);
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(where()).toBe(pathOf('pc', 'article', { id: 'help-returns' }));
  });

  test('leads to an order of the customer, in a group behind the products', async () => {
    const customer = openRichShop();
    const [order] = customer.ok('getOrders', { keyword: 'headphones' }).list;
    if (!order) throw new Error('The demo customer has bought headphones');
    const { options, selected, press, field, type, where } = await open(undefined, customer);
    await type('headphones');
    const orders = within(await screen.findByRole('group', { name: 'Your orders' }));
    expect(orders.getAllByRole('option')[0]).toHaveTextContent(`Order ${order.number}${order.lines[0]?.name}`);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Suggested searches',
      'Products',
      'Your orders',
    ]);
    // The arrow keys walk through all groups.
    for (const _option of (await options()).slice(0, 7)) await press('ArrowDown', {}, field);
    expect(selected()).toEqual([orders.getAllByRole('option')[0]?.textContent]);
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect(where()).toBe(pathOf('pc', 'orders', { id: order.id }));
  });

  test('leads to a category', async () => {
    const { options, type, where } = await open();
    await type('TEA');
    let tea: HTMLElement | undefined;
    await waitFor(async () => {
      [tea] = await options();
      expect(tea).toHaveTextContent(/^Tea$/);
    });
    await act(async () => void (tea && fireEvent.click(tea)));
    expect(where()).toBe(hall({ categoryId: 'tea' }));
  });
});

test('the text is searched for without the spaces around it', async () => {
  const { type, where } = await open();
  await type('  two words ');
  await act(async () => void fireEvent.submit(screen.getByRole('search')));
  expect(where()).toBe(hall({ keyword: 'two words' }));
});

test('clearing empties the field and keeps the focus in it', async () => {
  const { field } = await open(hall({ keyword: 'lamp' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
