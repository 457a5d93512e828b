/** What the bag says beside its lines: totals of lines, ways to pay, returns and further products; and the way to it. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 3 };
const phones = { goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000, at: 2 };
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!row) throw new Error(`${name} is in no list item`);
  return within(row);
};
const stored = () => (bagStorage.read() ?? []).map((line) => Object(line) as { skuId: string; quantity: number });

describe.each(platforms)('the bag on %s', (platform) => {
  const open = () => openPage(pathOf(platform, 'collect'));

  test('counts each line of several pieces, and says how to pay and to return', async () => {
    const methods = shopOfTest()
      .visitor()
      .ok('packGoods', { lines: [{ skuId: 'cup.oat', quantity: 2 }] }).paymentMethods;
    bagStorage.write([cup, phones]);
    const { user } = await open();
    const row = await rowOf('Slow Morning cup');
    expect(await row.findByText('2 for $40.00', {}, { timeout: 10_000 })).toBeVisible();
    expect((await rowOf('phones')).queryByText(/^1 for/)).toBeNull();
    await user.click(row.getByRole('button', { name: 'One more' }));
    expect(await row.findByText('3 for $60.00', {}, { timeout: 10_000 })).toBeVisible();
    const names = (methods ?? []).filter(({ isUsable }) => isUsable).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    const items = within(screen.getByRole('list', { name: 'Ways to pay:' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(names);
    for (const item of items) await waitFor(() => expect(item.querySelector('svg')).toBeVisible());
    expect(screen.getByText('30-day returns')).toBeVisible();
  });

  test('suggests what goes with the newest product, without what the page lists', async () => {
    bagStorage.write([cup, phones]);
    await open();
    const list = within(await screen.findByRole('list', { name: 'Pairs well with' }, { timeout: 10_000 }));
    expect(await list.findByRole('heading', { name: 'kettle' })).toBeVisible();
    expect([
      list.queryByRole('heading', { name: 'Slow Morning cup' }),
      list.queryByRole('heading', { name: 'phones' }),
    ]).toEqual([null, null]);
  });

  test('leads on from an empty one to recommended products', async () => {
    await open();
    const list = within(await screen.findByRole('list', { name: 'You may also like' }));
    expect(await list.findByRole('link', { name: /kettle/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=kettle'),
    );
  });
});

test('the product page of the phone leads to the bag and counts its pieces', async () => {
  const { user, arriveAt } = await openPage(pathOf('h5', 'goods', { id: 'kettle' }));
  expect(await screen.findByRole('button', { name: 'Bag, 0 items' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
  await user.click(await screen.findByRole('button', { name: 'Bag, 1 item' }));
  await arriveAt(pathOf('h5', 'collect'));
});

describe('the small bag of the desktop', () => {
  async function open() {
    bagStorage.write([cup, phones]);
    const page = await openPage(pathOf('pc', 'home'));
    await page.user.hover(await screen.findByRole('link', { name: 'Bag, 3 items' }));
    const bag = within(await screen.findByRole('region', { name: 'Bag' }, { timeout: 10_000 }));
    expect(await bag.findByText('2 for $40.00', {}, { timeout: 10_000 })).toBeVisible();
    return { ...page, bag };
  }

  test('changes quantity and selection', async () => {
    const { user, bag } = await open();
    const [more] = bag.getAllByRole('button', { name: 'One more' });
    if (more) await user.click(more);
    expect(stored()).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
    await user.click(bag.getByRole('checkbox', { name: 'Select phones' }));
    expect(await bag.findByRole('link', { name: 'Check out 3 · $60.00' }, { timeout: 10_000 })).toBeVisible();
  });

  test('removes a line and brings it back', async () => {
    const { user, bag } = await open();
    await user.click(bag.getByRole('button', { name: 'Remove phones' }));
    expect(stored()).toMatchObject([{ skuId: 'cup.oat' }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(stored()).toMatchObject([{ skuId: 'cup.oat' }, { skuId: 'phones.only' }]);
  });

  test('changes the variant on the page of the bag', async () => {
    shopOfTest().shop.operator.setStock('cup.moss', 4);
    const { user, bag } = await open();
    await user.click(bag.getByRole('button', { name: 'Change: Oat' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bag' })).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /Moss/ }));
    await user.click(dialog.getByRole('button', { name: 'Choose this one · $22.00' }));
    await waitFor(() => expect(stored()[0]?.skuId).toBe('cup.moss'));
  });
});
