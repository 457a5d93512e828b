import { screen } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { openPage } from '../setup/openPage';

test('the bag of the desktop counts the pieces beside its title, as its header and its total do', async () => {
  bagStorage.write([
    { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 2 },
    { goodsId: 'phones', skuId: 'phones.only', quantity: 1, price: 10_000, at: 1 },
  ]);
  await openPage(pathOf('pc', 'collect'));
  expect(await screen.findByRole('link', { name: 'Bag, 3 items' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Check out 3 · $140.00' }, { timeout: 10_000 })).toBeVisible();
  // Beside the title, and in the total.
  expect(screen.getAllByText('3 items')).toHaveLength(2);
});
