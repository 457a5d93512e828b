import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 3 };
const phones = { goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000, at: 2 };
const kettle = { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4_000, at: 1 };

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} is in no list item`);
  return within(row);
};
const tickOf = async (name: string) => (await rowOf(name)).getByRole('checkbox', { name: `Select ${name}` });
const stored = () => (bagStorage.read() ?? []).map((line) => Object(line) as { skuId: string; quantity: number });

describe.each(platforms)('the bag on %s', (platform) => {
  const open = () => openPage(pathOf(platform, 'collect'));

  test('shows an empty state with a link to the products', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      expect.stringContaining('hall'),
    );
  });

  test('checks out the selected products, with the total on the button', async () => {
    bagStorage.write([cup, phones, kettle]);
    const { user, where } = await open();
    // All lines are selected at first.
    expect(await screen.findByRole('button', { name: 'Check out 4 · $180.00' }, { timeout: 10_000 })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('button', { name: 'Select items to check out' })).toBeDisabled();
    await user.click(await tickOf('Slow Morning cup'));
    await user.click(await screen.findByRole('button', { name: 'Check out 2 · $45.00' }, { timeout: 10_000 }));
    await waitFor(() => expect(where().query['lines']).toBe('cup.oat*2'));
    expect(where().path).toBe(pathOf(platform, 'checkout'));
  });

  test('offers to check out the items in stock without the presale items', async () => {
    const lamp = { goodsId: 'lamp', skuId: 'lamp.only', quantity: 1, price: 3_000, at: 2 };
    bagStorage.write([cup, lamp]);
    const { user, where, arriveAt } = await open();
    expect(
      await screen.findByText(/^In-stock items wait for the presale items/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order in-stock items separately' }));
    await arriveAt(pathOf(platform, 'checkout'));
    expect(where().query['lines']).toBe('cup.oat*2');
    expect(stored().map(({ skuId }) => skuId)).toEqual(['cup.oat', 'lamp.only']);
  });

  test('selects all products that can be ordered', async () => {
    shopOfTest().shop.operator.setStock('kettle.only', 0);
    bagStorage.write([cup, phones, kettle]);
    const { user } = await open();
    expect((await rowOf('kettle')).getByText('Sold out')).toBeVisible();
    // A sold-out line is set apart from the others.
    expect(within(screen.getByRole('list', { name: 'Unavailable right now' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    expect(within(screen.getByRole('list', { name: 'Bag' })).getAllByRole('listitem')).toHaveLength(2);
    await user.click(await tickOf('phones'));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await tickOf('phones')).toBeChecked();
    expect(await tickOf('kettle')).not.toBeChecked();
    expect(await tickOf('kettle')).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Check out 3 · $140.00' }, { timeout: 10_000 })).toBeEnabled();
  });

  test('changes the quantity within the stock and the limit per order', async () => {
    bagStorage.write([{ ...phones, quantity: 2 }]);
    const { user } = await open();
    const row = await rowOf('phones');
    expect(row.getByText('Limit 2 per order')).toBeVisible();
    expect(row.getByRole('button', { name: 'One more' })).toBeDisabled();
    await user.click(row.getByRole('button', { name: 'One less' }));
    expect(stored()).toEqual([{ ...phones, quantity: 1 }]);
  });

  test('shows the stock when the quantity is higher, and reduces the quantity to it', async () => {
    bagStorage.write([{ ...kettle, quantity: 9 }]);
    const { user } = await open();
    const row = await rowOf('kettle');
    expect(row.getByText('Only 3 left')).toBeVisible();
    expect(await tickOf('kettle')).toBeDisabled();
    await user.click(row.getByRole('button', { name: 'Change to 3' }));
    expect(await tickOf('kettle')).toBeEnabled();
    expect(stored()).toEqual([{ ...kettle, quantity: 3 }]);
  });

  test('shows the price at the time of saving', async () => {
    shopOfTest().shop.operator.setPrice('cup.oat', 1_800);
    bagStorage.write([cup]);
    await open();
    const row = await rowOf('Slow Morning cup');
    expect(row.getByText('Was $20.00 when you added it')).toBeVisible();
    expect(row.getByText('$18.00')).toBeVisible();
  });

  test('marks unavailable products and removes them together', async () => {
    shopOfTest().shop.operator.withdrawGoods('kettle');
    bagStorage.write([cup, kettle, { ...kettle, goodsId: 'never', skuId: 'never.1' }]);
    const { user } = await open();
    expect((await rowOf('kettle')).getByText('No longer available')).toBeVisible();
    expect(await tickOf('kettle')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove 2 unavailable items' }));
    expect(stored().map(({ skuId }) => skuId)).toEqual(['cup.oat']);
  });

  test('removes a product and restores it at its place with Undo', async () => {
    bagStorage.write([cup, phones, kettle]);
    const { user } = await open();
    await user.click((await rowOf('phones')).getByRole('button', { name: 'Remove phones' }));
    expect(screen.queryByRole('heading', { level: 2, name: 'phones' })).toBeNull();
    expect(screen.getByText('phones removed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual([cup, phones, kettle]);
  });

  test('changes the options of a product', async () => {
    shopOfTest().shop.operator.setStock('cup.moss', 4);
    bagStorage.write([cup, kettle]);
    const { user } = await open();
    await user.click((await rowOf('Slow Morning cup')).getByRole('button', { name: 'Change: Oat' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('radio', { name: /Moss/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Choose this one · $22.00' }));
    await waitFor(() => expect(stored()).toEqual([{ ...cup, skuId: 'cup.moss', price: 2_200 }, kettle]));
    expect(await (await rowOf('Slow Morning cup')).findByRole('button', { name: 'Change: Moss' })).toBeVisible();
  });

  test('keeps the selection when the user leaves the page and returns', async () => {
    bagStorage.write([cup, kettle]);
    const first = await open();
    await first.user.click(await tickOf('kettle'));
    first.unmount();
    await open();
    expect(await tickOf('kettle')).not.toBeChecked();
    expect(await tickOf('Slow Morning cup')).toBeChecked();
  });

  test('offers a retry when the prices fail to load', async () => {
    bagStorage.write([cup]);
    server.use(http.post('*/api/home/packGoods', () => HttpResponse.json({ success: true, data: {} }), { once: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await rowOf('Slow Morning cup')).getByText('$20.00')).toBeVisible();
  });

  test('says that the total is unknown when the quote is for other lines', async () => {
    bagStorage.write([cup]);
    server.use(
      http.post('*/api/home/packGoods', async ({ request }) => {
        const { lines } = (await request.clone().json()) as { lines: { quantity: number }[] };
        if (lines[0]?.quantity !== 2) return undefined;
        const quote = shopOfTest()
          .visitor()
          .ok('packGoods', { lines: [{ skuId: 'cup.oat', quantity: 1 }] });
        return HttpResponse.json({ success: true, data: quote });
      }),
    );
    await open();
    expect(await screen.findByText('We couldn’t load the total. You’ll see it at checkout.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check out 2' })).toBeEnabled();
  });

  test('ignores invalid data in the storage', async () => {
    localStorage.setItem('bag', '[{"skuId":1},null,"<b>"');
    await open();
    expect(await screen.findByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  });
});

describe('the component page of the bag', () => {
  test('shows the list without the checkout bar', async () => {
    bagStorage.write([cup]);
    await openPage('/h5/components/collect');
    expect(await rowOf('Slow Morning cup')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Check out|Select items/ })).toBeNull();
  });
});
