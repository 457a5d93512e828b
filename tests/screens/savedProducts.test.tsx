/** The products that are saved for later, below the bag. */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { bagStorage, collectStorage, savedStorage } from '@/lib/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 3 };
const phones = { goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000, at: 2 };
const kettle = { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4_000, at: 1 };
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!row) throw new Error(`${name} is in no list item`);
  return within(row);
};
const stored = () => (bagStorage.read() ?? []).map((line) => Object(line) as { skuId: string; quantity: number });

describe.each(platforms)('the saved products on %s', (platform) => {
  const open = () => openPage(pathOf(platform, 'collect'));
  const savedRow = async (name: string) => {
    const row = (await screen.findByRole('heading', { level: 3, name })).closest('li');
    if (!row) throw new Error(`${name} is in no list item`);
    return within(row);
  };
  const savedIds = () => (savedStorage.read() ?? []).map((line) => Object(line).skuId as string);

  test('contain what was stored before the bag existed', async () => {
    collectStorage.write([cup, kettle]);
    await open();
    expect((await savedRow('Slow Morning cup')).getByText('Oat')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  });

  test('show the error alone, and no placeholders, when nothing of them could be loaded', async () => {
    savedStorage.write([cup, kettle]);
    server.use(http.post('*/api/home/packGoods', () => HttpResponse.json({ success: true, data: {} }), { once: true }));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('[aria-labelledby="saved-products"]')).toBeNull();
    await user.click(retry);
    expect((await savedRow('Slow Morning cup')).getByText('Oat')).toBeVisible();
  });

  test('move to the bag with their quantity, and Undo moves them back', async () => {
    savedStorage.write([cup, kettle]);
    bagStorage.write([{ ...cup, quantity: 1, at: 1 }]);
    const { user } = await open();
    await user.click(
      (await savedRow('Slow Morning cup')).getByRole('button', { name: 'Move Slow Morning cup to bag' }),
    );
    expect(stored()).toMatchObject([{ skuId: 'cup.oat', quantity: 3 }]);
    expect(savedIds()).toEqual(['kettle.only']);
    expect(screen.getByText('Slow Morning cup moved to bag')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual([{ ...cup, quantity: 1, at: 1 }]);
    expect(savedStorage.read()).toEqual([cup, kettle]);
  });

  test('take a line out of the bag for later', async () => {
    bagStorage.write([cup, phones]);
    const { user } = await open();
    await user.click((await rowOf('phones')).getByRole('button', { name: 'Save phones for later' }));
    expect(stored().map(({ skuId }) => skuId)).toEqual(['cup.oat']);
    expect(savedStorage.read()).toEqual([{ ...phones, at: expect.any(Number) }]);
    expect(await savedRow('phones')).toBeDefined();
  });

  test('move all at once, but not those that are sold out', async () => {
    shopOfTest().shop.operator.setStock('kettle.only', 0);
    savedStorage.write([cup, phones, kettle]);
    const { user } = await open();
    expect((await savedRow('kettle')).getByText('Sold out')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Move all 2 to bag' }));
    expect(stored().map(({ skuId }) => skuId)).toEqual(['cup.oat', 'phones.only']);
    expect(savedIds()).toEqual(['kettle.only']);
  });

  test('are removed, and Undo restores them', async () => {
    savedStorage.write([cup, kettle]);
    const { user } = await open();
    await user.click((await savedRow('kettle')).getByRole('button', { name: 'Remove kettle' }));
    expect(savedIds()).toEqual(['cup.oat']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(savedStorage.read()).toEqual([cup, kettle]);
  });
});
