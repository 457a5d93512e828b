import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { collectSlot } from '@/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 3 };
const phones = { goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000, at: 2 };
const kettle = { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4_000, at: 1 };

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};
const tickOf = async (name: string) => (await rowOf(name)).getByRole('checkbox', { name: `Choose ${name}` });
const stored = () => (collectSlot.read() ?? []).map((line) => Object(line) as { skuId: string; quantity: number });

describe.each(faces)('the kept goods on %s', (face) => {
  const open = () => openPage(pathOf(face, 'collect'));

  test('are none at first, with a way to the hall', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', expect.stringContaining('hall'));
  });

  test('are ticked and checked out together, with the amount on the button', async () => {
    collectSlot.write([cup, phones, kettle]);
    const { user, where } = await open();
    expect(screen.getByRole('button', { name: 'Tick what you want' })).toBeDisabled();
    await user.click(await tickOf('Slow Morning cup'));
    await user.click(await screen.findByRole('button', { name: 'Check out 2 · $45.00' }, { timeout: 10_000 }));
    await waitFor(() => expect(where().query['lines']).toBe('cup.oat*2'));
    expect(where().path).toBe(pathOf(face, 'checkout'));
  });

  test('are all ticked at once, but not what cannot be ordered', async () => {
    shopOfTest().shop.operator.setStock('kettle.only', 0);
    collectSlot.write([cup, phones, kettle]);
    const { user } = await open();
    expect((await rowOf('kettle')).getByText('Sold out right now')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'All' }));
    expect(await tickOf('phones')).toBeChecked();
    expect(await tickOf('kettle')).not.toBeChecked();
    expect(await tickOf('kettle')).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Check out 3 · $140.00' }, { timeout: 10_000 })).toBeEnabled();
  });

  test('change their number within what is left and what one order may hold', async () => {
    collectSlot.write([{ ...phones, quantity: 2 }]);
    const { user } = await open();
    const row = await rowOf('phones');
    expect(row.getByText('At most 2 per order')).toBeVisible();
    expect(row.getByRole('button', { name: 'One more' })).toBeDisabled();
    await user.click(row.getByRole('button', { name: 'One less' }));
    expect(stored()).toEqual([{ ...phones, quantity: 1 }]);
  });

  test('say how many are left when more are wanted, and take as many', async () => {
    collectSlot.write([{ ...kettle, quantity: 9 }]);
    const { user } = await open();
    const row = await rowOf('kettle');
    expect(row.getByText('Only 3 left')).toBeVisible();
    expect(await tickOf('kettle')).toBeDisabled();
    await user.click(row.getByRole('button', { name: 'Take 3' }));
    expect(await tickOf('kettle')).toBeEnabled();
    expect(stored()).toEqual([{ ...kettle, quantity: 3 }]);
  });

  test('say what they cost when they were kept', async () => {
    shopOfTest().shop.operator.setPrice('cup.oat', 1_800);
    collectSlot.write([cup]);
    await open();
    const row = await rowOf('Slow Morning cup');
    expect(row.getByText('Was $20.00 when you kept it')).toBeVisible();
    expect(row.getByText('$18.00')).toBeVisible();
  });

  test('that left the shop say so, cannot be ordered, and go together', async () => {
    shopOfTest().shop.operator.withdrawGoods('kettle');
    collectSlot.write([cup, kettle, { ...kettle, goodsId: 'never', skuId: 'never.1' }]);
    const { user } = await open();
    expect((await rowOf('kettle')).getByText('Cannot be ordered any more')).toBeVisible();
    expect(await tickOf('kettle')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove 2 that are gone' }));
    expect(stored().map(({ skuId }) => skuId)).toEqual(['cup.oat']);
  });

  test('are removed, and come back in their place when that is undone', async () => {
    collectSlot.write([cup, phones, kettle]);
    const { user } = await open();
    await user.click((await rowOf('phones')).getByRole('button', { name: 'Remove phones' }));
    expect(screen.queryByRole('heading', { name: 'phones' })).toBeNull();
    expect(screen.getByText('phones removed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual([cup, phones, kettle]);
  });

  test('get another choice, unless that is sold out', async () => {
    shopOfTest().shop.operator.setStock('cup.moss', 4);
    collectSlot.write([cup, kettle]);
    const { user } = await open();
    await user.click((await rowOf('Slow Morning cup')).getByRole('button', { name: 'Change: Oat' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('radio', { name: /Moss/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Take this one, $22.00' }));
    await waitFor(() => expect(stored()).toEqual([{ ...cup, skuId: 'cup.moss', price: 2_200 }, kettle]));
    expect(await (await rowOf('Slow Morning cup')).findByRole('button', { name: 'Change: Moss' })).toBeVisible();
  });

  test('stay ticked over a detour', async () => {
    collectSlot.write([cup, kettle]);
    const first = await open();
    await first.user.click(await tickOf('kettle'));
    first.unmount();
    await open();
    expect(await tickOf('kettle')).toBeChecked();
    expect(await tickOf('Slow Morning cup')).not.toBeChecked();
  });

  test('whose prices cannot be asked offer another try, which brings them', async () => {
    collectSlot.write([cup]);
    server.use(http.post('*/api/home/packGoods', () => HttpResponse.json({ success: true, data: {} }), { once: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await rowOf('Slow Morning cup')).getByText('$20.00')).toBeVisible();
  });

  test('survive garbage in storage', async () => {
    localStorage.setItem('collect', '[{"skuId":1},null,"<b>"');
    await open();
    expect(await screen.findByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
  });
});

describe('the list of kept goods', () => {
  test('stands alone as a component', async () => {
    collectSlot.write([cup]);
    await openPage('/h5/components/collect');
    expect(await rowOf('Slow Morning cup')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Check out|Tick/ })).toBeNull();
  });
});
