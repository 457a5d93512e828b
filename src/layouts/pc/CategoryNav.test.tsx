import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { catalogue } from '../../../mock/testing/wholeCatalogue';
import { openShop } from '../../../tests/setup/freshShop';
import { openPage } from '../../../tests/setup/openPage';

test('the menu counts digital items as the hall lists them', async () => {
  const visitor = openShop({ seed: 'default', catalogue }).visitor();
  const { total } = visitor.ok('getGoodsList', { categoryId: 'virtual' });
  const { user } = await openPage(pathOf('pc', 'home'));
  await user.click(await screen.findByRole('button', { name: 'All products' }));
  const rows = await screen.findAllByRole('link', { name: /^Digital items/ });
  await waitFor(() => expect(rows.map(({ textContent }) => textContent)).toContain(`Digital items${total}`));
});
