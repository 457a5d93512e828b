/** Narrowing the product list by facets, on both platforms. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { platforms, openPage } from '../setup/openPage';
import { expectGoods } from '../setup/goodsLinks';

describe.each(platforms)('the facets of the product list on %s', (platform) => {
  test('narrows by values of facets, with their numbers, and names what is applied; Back removes one after the other', async () => {
    const { user, where, goBack } = await openPage(pathOf(platform, 'hall'));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    const show = async (name: string) => {
      if (platform === 'h5') await user.click(await screen.findByRole('button', { name }));
    };
    await user.click(await screen.findByRole('button', { name: 'On sale (1)' }));
    await expectGoods('phones');
    expect(where().query).toMatchObject({ facets: 'deal:yes' });
    await user.click(screen.getByRole('button', { name: 'On sale (1)', pressed: true }));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');

    await show('Filter');
    const colours = within(await screen.findByRole('group', { name: 'Color' }));
    await waitFor(() =>
      expect(colours.getAllByRole('button').map((one) => one.textContent)).toEqual(['Beige (1)', 'Green (1)']),
    );
    await user.click(colours.getByRole('button', { name: 'Beige (1)' }));
    await show('Show 1 item');
    await expectGoods('cup');
    const applied = within(await screen.findByRole('list', { name: 'Filter' }));
    expect(applied.getByRole('button', { name: 'Remove: Beige' })).toBeVisible();
    await show('Filter, 1 on');
    await user.click(
      within(await screen.findByRole('group', { name: 'Color' })).getByRole('button', { name: 'Green (1)' }),
    );
    await show('Show 1 item');
    await waitFor(() => expect(where().query).toMatchObject({ facets: 'colour:beige,colour:green' }));
    goBack();
    await waitFor(() => expect(where().query).toMatchObject({ facets: 'colour:beige' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Beige' }));
    await expectGoods('cup', 'phones', 'kettle', 'lamp', 'card', 'concert');
    expect(where().query['facets']).toBeUndefined();
  });

  test('sorts by rating where products are rated', async () => {
    const { user, where } = await openPage(pathOf(platform, 'hall', { categoryId: 'tea' }));
    await expectGoods('cup', 'kettle');
    if (platform === 'h5') await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best rated');
    else await user.click(await screen.findByRole('radio', { name: 'Best rated' }));
    await waitFor(() => expect(where().query).toMatchObject({ sort: 'rating' }));
    await expectGoods('cup', 'kettle');
  });
});
