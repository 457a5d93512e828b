import { screen, within } from '@testing-library/react';
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

test('the small bag in the header says what is in its total besides the products', async () => {
  bagStorage.write([{ goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 1 }]);
  const { user } = await openPage(pathOf('pc', 'home'));
  await user.hover(await screen.findByRole('link', { name: 'Bag, 2 items' }));
  const bag = within(await screen.findByRole('region', { name: 'Bag' }, { timeout: 10_000 }));
  expect(await bag.findByText('$45.00', {}, { timeout: 10_000 })).toBeVisible();
  expect(
    bag.getByText(/^Delivery \$5\.00 · \$10\.00 more for free delivery · Order within .*: arrives Mon, Nov 23$/),
  ).toBeVisible();
});
