import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { searchHistoryStorage } from '@/lib/storage';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { expectGoods } from '../setup/goodsLinks';
import { platforms, openPage } from '../setup/openPage';

/** Presses a key on a handle. antd reads `keyCode`, which user-event leaves out. */
function press(handle: HTMLElement, key: 'ArrowRight' | 'ArrowLeft' | 'End') {
  const code = { key, keyCode: { ArrowRight: 39, ArrowLeft: 37, End: 35 }[key] };
  fireEvent.keyDown(handle, code);
  fireEvent.keyUp(handle, code);
}

describe.each(platforms)('the product list on %s', (platform) => {
  test('tells tickets from codes that come at once', async () => {
    await openPage(pathOf(platform, 'hall', { categoryId: 'virtual' }));
    expect(await screen.findByRole('link', { name: /^E-ticket\s*concert/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Instant\s*card/ })).toBeVisible();
  });

  test('shows all products, most popular first, and their number', async () => {
    await openPage(pathOf(platform, 'hall'));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    expect(screen.getByText('6 items')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeInTheDocument();
  });

  test('shows one category, with its name as the heading and its id in the URL', async () => {
    const { user, where } = await openPage(pathOf(platform, 'hall'));
    const categories = within(screen.getByRole('main')).getByRole('navigation', { name: 'Categories' });
    await user.click(await within(categories).findByRole('link', { name: /^Tea/ }));
    await expectGoods('cup', 'kettle');
    expect(where().query['categoryId']).toBe('tea');
    expect(screen.getByRole('heading', { level: 1, name: 'Tea' })).toBeInTheDocument();
  });

  test('shows all virtual products as one category', async () => {
    await openPage(pathOf(platform, 'hall', { categoryId: 'virtual' }));
    await expectGoods('card', 'concert');
    expect(screen.getByRole('heading', { level: 1, name: 'Digital items' })).toBeInTheDocument();
  });

  test.each([
    [{ sort: 'priceUp' }, ['cup', 'card', 'lamp', 'concert', 'kettle', 'phones']],
    [{ sort: 'priceDown', priceFrom: '3000' }, ['phones', 'kettle', 'lamp', 'concert']],
    [{ campaignId: 'quiet' }, ['phones']],
    [{ keyword: '慢晨' }, ['cup']],
    [{ sort: 'nonsense', priceFrom: '-1', priceTo: 'x', categoryId: 'x'.repeat(65), keyword: 'kettle' }, ['kettle']],
  ])('applies the URL query %j', async (query, names) => {
    await openPage(pathOf(platform, 'hall', query));
    await expectGoods(...names);
  });

  test('hides sold-out products when the filter is on', async () => {
    shopOfTest().shop.operator.setStock('kettle.only', 0);
    const { user, where } = await openPage(pathOf(platform, 'hall', { categoryId: 'tea' }));
    await expectGoods('cup', 'kettle');
    if (platform === 'h5') await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('switch', { name: 'In stock only' }));
    if (platform === 'h5') {
      const show = await screen.findByRole('button', { name: 'Show 1 item' });
      const status = within(screen.getByRole('dialog')).getByRole('status');
      expect(status).toHaveTextContent(/^1 item$/);
      expect(show).not.toContainElement(status);
      await user.click(show);
    }
    await expectGoods('cup');
    expect(where().query['inStock']).toBe('true');
  });

  test('accepts prices in major units and shows an error at an invalid price', async () => {
    const { user, where } = await openPage(pathOf(platform, 'hall'));
    if (platform === 'h5') await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'To' }), '25');
    await user.type(screen.getByRole('textbox', { name: 'From' }), '30');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
        'Must be at least the “From” price',
      ),
    );
    await user.clear(screen.getByRole('textbox', { name: 'From' }));
    await user.type(screen.getByRole('textbox', { name: 'From' }), '20.50');
    await user.tab();
    if (platform === 'h5') await user.click(await screen.findByRole('button', { name: 'Show 1 item' }));
    await expectGoods('card');
    expect(where().query).toMatchObject({ priceFrom: '2050', priceTo: '2500' });
  });

  test('sets round prices with the two handles of a slider, also with the keyboard', async () => {
    const { user, where } = await openPage(pathOf(platform, 'hall', { priceTo: '9000' }));
    if (platform === 'h5') await user.click(await screen.findByRole('button', { name: 'Filter, 1 on' }));
    const from = await screen.findByRole('slider', { name: 'Lowest price' });
    const to = screen.getByRole('slider', { name: 'Highest price' });
    expect(to).toHaveAttribute('aria-valuetext', '$100.00');
    expect(from).toHaveAttribute('aria-valuetext', 'Any price');
    expect(from).toHaveAttribute('tabindex', '0');
    press(from, 'ArrowRight');
    press(from, 'ArrowRight');
    await waitFor(() => expect(from).toHaveAttribute('aria-valuetext', '$20.00'));
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('20');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('90');
    press(to, 'ArrowLeft');
    await waitFor(() => expect(to).toHaveAttribute('aria-valuetext', '$50.00'));
    press(to, 'End');
    await waitFor(() => expect(to).toHaveAttribute('aria-valuetext', 'Any price'));
    if (platform === 'h5') await user.click(await screen.findByRole('button', { name: 'Show 6 items' }));
    await waitFor(() => expect(where().query).toMatchObject({ priceFrom: '2000' }));
    expect(where().query['priceTo']).toBeUndefined();
  });

  test('names the search text when nothing is found, and offers to search all products', async () => {
    const { user } = await openPage(pathOf(platform, 'hall', { keyword: 'kettle', categoryId: 'sound' }));
    expect(await screen.findByRole('heading', { name: 'Nothing found for “kettle”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all products' }));
    await expectGoods('kettle');
  });

  test('says that it searched for a corrected word, and counts its products in each category', async () => {
    await openPage(pathOf(platform, 'hall', { keyword: 'kettel' }));
    await expectGoods('kettle');
    expect(screen.getByText('No results for “kettel”. Showing results for “kettle”.')).toBeVisible();
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual(
      platform === 'h5'
        ? ['All', 'Tea1', 'Sound', 'Digital items']
        : ['All products', 'Tea1', 'Sound', 'Digital items'],
    );
  });

  test('shows the products although the optional fields of the list are malformed', async () => {
    server.use(
      http.get('*/api/home/goodsList', () => {
        const data = shopOfTest().visitor().ok('getGoodsList', {});
        return HttpResponse.json({
          success: true,
          data: { ...data, correctedKeyword: 7, categoryCounts: 'many', facets: 3 },
        });
      }),
    );
    await openPage(pathOf(platform, 'hall', { keyword: 'cup' }));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
  });

  test('offers the corrected word and popular products when nothing is found', async () => {
    const { user, where } = await openPage(pathOf(platform, 'hall', { keyword: 'kettel', categoryId: 'sound' }));
    const popular = await screen.findByRole('region', { name: 'Popular now' });
    expect(within(popular).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('id=cup'));
    await user.click(screen.getByRole('button', { name: 'Search for “kettle” instead' }));
    await waitFor(() => expect(where().query).toMatchObject({ keyword: 'kettle', categoryId: 'sound' }));
  });

  test('shows an empty state for a shop without products', async () => {
    server.use(
      http.get('*/api/home/goodsList', () => HttpResponse.json({ success: true, data: { list: [], total: 0 } })),
    );
    await openPage(pathOf(platform, 'hall'));
    expect(await screen.findByRole('heading', { name: 'The shelves are empty right now' })).toBeVisible();
  });

  test('offers a retry when the products fail to load', async () => {
    server.use(
      http.get('*/api/home/goodsList', () => HttpResponse.json({ success: true, data: 'no' }), { once: true }),
    );
    const { user } = await openPage(pathOf(platform, 'hall'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
  });

  test('removes the campaign filter', async () => {
    const { user, where } = await openPage(pathOf(platform, 'hall', { campaignId: 'quiet' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: This campaign only' }));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    expect(where().query['campaignId']).toBeUndefined();
  });

  test('shows the search history; an entry can be searched again or removed', async () => {
    searchHistoryStorage.write(['lamp', 7, 'cup', 'LAMP']);
    const { user, where } = await openPage(pathOf(platform, 'hall'));
    const field = {
      h5: () => screen.getByRole('searchbox', { name: 'Search products' }),
      pc: () => screen.getByRole('combobox'),
    };
    await user.click(field[platform]());
    await user.click(await screen.findByRole('button', { name: 'Remove “cup”' }));
    expect(searchHistoryStorage.read()).toEqual(['lamp']);
    await user.click(screen.getByRole(platform === 'h5' ? 'button' : 'option', { name: 'lamp' }));
    await expectGoods('lamp');
    expect(where().query['keyword']).toBe('lamp');
  });
});

describe('the search of the product list on h5', () => {
  test('searches while the user types and stores submitted searches', async () => {
    const { user, where } = await openPage(pathOf('h5', 'hall'));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    await user.type(field, 'kett');
    await expectGoods('kettle');
    expect(where().query['keyword']).toBe('kett');
    await user.type(field, 'le{Enter}');
    expect(where().query['keyword']).toBe('kettle');
    expect(searchHistoryStorage.read()).toEqual(['kettle']);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
  });

  test('suggests categories, products with their price, and all results', async () => {
    openShop({ catalogue });
    const { user, where, arriveAt } = await openPage('/h5/hall');
    const field = await screen.findByRole('searchbox', { name: 'Search products' });
    await user.type(field, 'camera');
    const list = within(await screen.findByRole('list', { name: 'Suggestions' }));
    expect(await list.findByRole('link', { name: /^Field camera F2.*\$389\.00/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=field-camera-f2'),
    );
    await user.click(list.getByRole('button', { name: 'See all results for “camera”' }));
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    await waitFor(() => expect(where().query['keyword']).toBe('camera'));
    await user.click(field);
    await user.click(
      within(await screen.findByRole('list', { name: 'Suggestions' })).getByRole('link', { name: 'Cameras' }),
    );
    expect(where()).toEqual({ path: '/h5/hall', query: { categoryId: 'cameras' } });
    expect(field).toHaveValue('');
    await user.type(field, 'camera');
    await user.click(
      await within(await screen.findByRole('list', { name: 'Suggestions' })).findByRole('link', {
        name: /^Field camera F2/,
      }),
    );
    await arriveAt('/h5/components/goodsDetail');
  });

  test('gets the focus when it is opened from the home page', async () => {
    const { where } = await openPage(pathOf('h5', 'hall', { search: 'open' }));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveFocus());
    await waitFor(() => expect(where().query['search']).toBeUndefined());
  });
});
