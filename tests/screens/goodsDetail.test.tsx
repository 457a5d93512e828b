import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { bagStorage, recentlyViewedStorage, savedStorage } from '@/lib/storage';
import { catalogue as demoCatalogue } from '../../mock/testing/wholeCatalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';

const headphones = 'cloud-nine-headphones';
const openHeadphones = () => openShop({ catalogue: demoCatalogue });
const option = (group: string, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

describe.each(platforms)('the product page on %s', (platform) => {
  test('shows picture and name of the clicked card while it loads', async () => {
    const release = holdCall('*/api/home/goodsDetail');
    const { user, arriveAt } = await openPage(pathOf(platform, 'hall', { keyword: 'kettle' }));
    await user.click(await screen.findByRole('link', { name: /kettle/ }));
    await arriveAt(pathOf(platform, 'goods').split('?')[0] ?? '');
    const name = await screen.findByText('kettle', { selector: 'main h1' });
    expect(name).toBeVisible();
    const known = name.closest<HTMLElement>('[role="status"]');
    expect(known).toHaveAccessibleName('Loading');
    expect(known?.querySelector('img')).toHaveAttribute('loading', 'eager');
    release();
    expect(await screen.findByRole('button', { name: /^Buy for/ })).toBeEnabled();
  });

  test('lists the products that were opened before, and clears the list', async () => {
    const first = await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    await screen.findByRole('button', { name: /^Buy for/ });
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    first.unmount();
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'phones' }));
    const viewed = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(
      within(viewed)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['kettle']);
    expect(recentlyViewedStorage.read()).toMatchObject([{ id: 'phones' }, { id: 'kettle' }]);
    await user.click(within(viewed).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    expect(recentlyViewedStorage.read()).toEqual([]);
  });

  test('shows the price, the former price and the saving', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'phones' }));
    expect(await screen.findByRole('button', { name: 'Buy for $100.00' })).toBeEnabled();
    expect(screen.getByText('$120.00')).toBeVisible();
    expect(screen.getByText('save $20.00')).toBeVisible();
    expect(document.title).toBe('phones · Test shop');
  });

  test('shows stock, delivery day, delivery fee and return period', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    expect(await screen.findByText('Only 3 left, arrives Mon, Nov 23')).toBeVisible();
    expect(await screen.findByText('Delivery $5.00, free over $50.00')).toBeVisible();
    expect(screen.getByText('30-day returns')).toBeVisible();
  });

  test('updates the price and the URL when an option is selected', async () => {
    openHeadphones();
    const { user, where } = await openPage(pathOf(platform, 'goods', { id: headphones }));
    await screen.findByRole('button', { name: 'Buy for $129.00' });
    await user.click(option('Bundle', /^With case \+\$14\.00$/));
    expect(screen.getByRole('button', { name: 'Buy for $143.00' })).toBeEnabled();
    expect(option('Bundle', /^Alone −\$14\.00$/)).not.toBeChecked();
    expect(where().query['sku']).toBe(`${headphones}.blossom.case`);
    expect(screen.getByText('Blossom, With case: $143.00')).toHaveAttribute('role', 'status');
  });

  test('shows the first 200 of 5,000 values and the chosen one, and says how many are left out', async () => {
    const values = Array.from({ length: 5_000 }, (_none, at) => ({ id: `v${at}`, name: `Value ${at}` }));
    server.use(
      http.get('*/api/home/goodsDetail', () => {
        const data = shopOfTest().visitor('en').ok('getGoodsDetail', { id: 'cup' });
        const [first] = data.skus;
        const skus = values.map(({ id }, at) => ({ ...first, id, values: { colour: id }, stock: 3, price: 100 + at }));
        return HttpResponse.json({
          success: true,
          data: { ...data, dimensions: [{ id: 'colour', name: 'Colour', values }], skus },
        });
      }),
    );
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup', sku: 'v4000' }));
    await screen.findByRole('button', { name: 'Buy for $41.00' });
    const group = within(screen.getByRole('radiogroup', { name: 'Colour' }));
    expect(group.getAllByRole('radio')).toHaveLength(201);
    expect(option('Colour', /^Value 4000$/)).toBeChecked();
    expect(screen.getByText('4799 more aren’t shown.')).toBeVisible();
    await user.click(option('Colour', /^Value 7 /));
    expect(await screen.findByRole('button', { name: 'Buy for $1.07' })).toBeEnabled();
    expect(screen.getByText('4800 more aren’t shown.')).toBeVisible();
  });

  test('distinguishes sold-out and nonexistent combinations in text', async () => {
    openHeadphones();
    const { user } = await openPage(pathOf(platform, 'goods', { id: headphones }));
    await screen.findByRole('button', { name: 'Buy for $129.00' });
    expect(option('Color', /^Sage · sold out$/)).toBeEnabled();
    await user.click(option('Bundle', /^With case/));
    expect(option('Color', /^Sage · not available$/)).toBeEnabled();
  });

  test('selects an existing combination when the selected options have none', async () => {
    openHeadphones();
    const { user, where } = await openPage(
      pathOf(platform, 'goods', { id: headphones, sku: `${headphones}.blossom.case` }),
    );
    await screen.findByRole('button', { name: 'Buy for $143.00' });
    await user.click(option('Color', /^Graphite/));
    expect(where().query['sku']).toBe(`${headphones}.graphite.alone`);
    expect(option('Bundle', /^Alone/)).toBeChecked();
  });

  test('leads from a sold-out combination to similar products', async () => {
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    await screen.findByRole('button', { name: 'Buy for $20.00' });
    await user.click(option('Colour', /^Moss · sold out$/));
    expect(screen.getByRole('link', { name: 'Sold out. See similar items' })).toHaveAttribute(
      'href',
      expect.stringMatching(/categoryId=tea&inStock=true/),
    );
    expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull();
    await user.click(option('Colour', /^Oat/));
    expect(screen.getByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
  });

  test('shows that all combinations are sold out', async () => {
    openHeadphones();
    await openPage(pathOf(platform, 'goods', { id: 'bowl-lotus' }));
    expect(await screen.findByRole('link', { name: 'Sold out. See similar items' })).toHaveAttribute(
      'href',
      expect.stringMatching(/categoryId=plants&inStock=true/),
    );
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  test('shows the pictures enlarged in a dialog with labelled buttons', async () => {
    openHeadphones();
    const { user, where } = await openPage(pathOf(platform, 'goods', { id: headphones }));
    const [enlarge] = await screen.findAllByRole('button', { name: /Enlarge picture 1 of 4$/ });
    await user.click(enlarge ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Cloud Nine headphones' });
    const button = (name: string) => within(dialog).getByRole('button', { name });
    expect(within(dialog).getByRole('status')).toHaveTextContent('Picture 1 of 4');
    expect(button('Previous picture')).toBeDisabled();
    await user.click(button('Next picture'));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Picture 2 of 4'));
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toEqual(expect.arrayContaining(['Close', 'Previous picture', 'Zoom out', 'Zoom in', 'Next picture']));
    await user.click(button('Zoom in'));
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().query['id']).toBe(headphones);
  });

  test('ignores an invalid SKU and quantity in the URL', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'cup', sku: '<img src=x>', quantity: '1e9' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
  });

  test('shows not found with links for an unknown product', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'no-such-thing' }));
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  test('shows not found for a withdrawn product', async () => {
    shopOfTest().shop.operator.withdrawGoods('cup');
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test('shows not found for an invalid id', async () => {
    await openPage(pathOf(platform, 'goods', { id: '<b>' }));
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test('adds the selected SKU and quantity to the bag, and confirms it with a link to the bag', async () => {
    const { user, where } = await openPage(pathOf(platform, 'goods', { id: 'kettle', quantity: '2' }));
    await user.click(await screen.findByRole('button', { name: 'Add to bag' }));
    expect(bagStorage.read()).toEqual([
      { goodsId: 'kettle', skuId: 'kettle.only', quantity: 2, price: 4000, at: expect.any(Number) },
    ]);
    expect(await screen.findByText('Added to bag')).toBeVisible();
    expect(screen.getByText('2 items')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'View bag' }));
    await waitFor(() => expect(where()).toMatchObject({ path: pathOf(platform, 'collect').split('?')[0] }));
    expect(screen.queryByText('Added to bag')).toBeNull();
  });

  test('adds the selected SKU to the saved products and removes it', async () => {
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'kettle', quantity: '2' }));
    const keep = await screen.findByRole('button', { name: 'Save', pressed: false });
    await user.click(keep);
    expect(keep).toHaveAttribute('aria-pressed', 'true');
    expect(savedStorage.read()).toMatchObject([{ goodsId: 'kettle', skuId: 'kettle.only', quantity: 2, price: 4000 }]);
    await user.click(keep);
    expect(savedStorage.read()).toEqual([]);
  });

  test('shows related products', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    const part = (await screen.findByRole('heading', { name: 'Pairs well with' })).closest('section');
    await waitFor(() =>
      expect(within(part ?? document.body).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        expect.stringContaining('id=kettle'),
      ),
    );
  });

  test('stays usable when the related products fail to load, and offers a retry', async () => {
    server.use(
      http.post('*/api/home/recommendGoods', () => HttpResponse.json({ success: true, data: 'no' }), { once: true }),
    );
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
    expect(await screen.findByRole('alert')).toHaveTextContent('Pairs well with · We couldn’t read the shop’s reply');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Pairs well with' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offers a retry when the product fails to load', async () => {
    server.use(
      http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data: { id: 'cup' } }), {
        once: true,
      }),
    );
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
  });

  test('shows the current price', async () => {
    shopOfTest().shop.operator.setPrice('cup.oat', 2_500);
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('button', { name: 'Buy for $25.00' })).toBeEnabled();
  });
});
