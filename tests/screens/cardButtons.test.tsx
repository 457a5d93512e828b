/** The buttons on product cards: save, and add to the bag. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { doublePressWindowMs } from '@/lib/doublePressGuard';
import { pathOf } from '@/lib/routes';
import { bagStorage, savedStorage } from '@/lib/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

/** Waits until a second press is one of its own. */
const afterDoublePressWindow = () => new Promise((resolve) => setTimeout(resolve, doublePressWindowMs));

describe.each(platforms)('a product card on %s', (platform) => {
  const open = () => openPage(pathOf(platform, 'hall'));

  test('adds a product without a choice to the bag', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add kettle to bag' }));
    expect(await screen.findByText('Added to bag')).toBeVisible();
    expect(bagStorage.read()).toEqual([
      { goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4000, at: expect.any(Number) },
    ]);
    await afterDoublePressWindow();
    await user.click(screen.getByRole('button', { name: 'Add kettle to bag' }));
    await waitFor(() => expect(bagStorage.read()).toMatchObject([{ skuId: 'kettle.only', quantity: 2 }]));
  });

  test('adds one piece for a double click', async () => {
    const { user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'Add kettle to bag' }));
    expect(await screen.findByText('Added to bag')).toBeVisible();
    await afterDoublePressWindow();
    expect(bagStorage.read()).toMatchObject([{ skuId: 'kettle.only', quantity: 1 }]);
  });

  test('asks for the options of a product that has a choice', async () => {
    shopOfTest().shop.operator.setStock('cup.moss', 4);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add Slow Morning cup to bag' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('radio', { name: /Moss/ }));
    expect(bagStorage.read()).toBeUndefined();
    await user.click(within(dialog).getByRole('button', { name: 'Add to bag, $22.00' }));
    await waitFor(() => expect(bagStorage.read()).toMatchObject([{ skuId: 'cup.moss', quantity: 1, price: 2200 }]));
    expect(await screen.findByText('Added to bag')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('saves a product and removes it again', async () => {
    const { user } = await open();
    const heart = await screen.findByRole('button', { name: 'Save kettle', pressed: false });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(savedStorage.read()).toMatchObject([{ goodsId: 'kettle', skuId: 'kettle.only', quantity: 1, price: 4000 }]);
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(savedStorage.read()).toEqual([]);
  });

  test('has no bag button when it is sold out', async () => {
    shopOfTest().shop.operator.setStock('kettle.only', 0);
    await open();
    expect(await screen.findByRole('button', { name: 'Save kettle' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add kettle to bag' })).toBeNull();
  });

  test('says that the product could not be loaded', async () => {
    const { user } = await open();
    const add = await screen.findByRole('button', { name: 'Add kettle to bag' });
    server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data: {} })));
    await user.click(add);
    expect(await screen.findByText('We couldn’t load this item. Try again.')).toBeVisible();
    expect(bagStorage.read()).toBeUndefined();
  });
});
