/** What the product page shows below the description. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { catalogue as demoCatalogue } from '../../mock/testing/wholeCatalogue';
import { openShop } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const headphones = 'cloud-nine-headphones';

describe.each(platforms)('below the description, the product page on %s', (platform) => {
  test('lists the attributes of the product', async () => {
    openShop({ catalogue: demoCatalogue });
    await openPage(pathOf(platform, 'goods', { id: headphones }));
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(within(details).getByRole('heading', { name: 'Details' })).toBeVisible();
    const textsOf = (role: string) =>
      within(details)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(textsOf('term')).toEqual(['Battery', 'Charging', 'Connections', 'Weight', 'Dimensions', 'In the box']);
    expect(textsOf('definition')).toEqual([
      '40 hours with noise canceling',
      'USB-C, full in 40 minutes',
      'Bluetooth, two devices at once; 3.5 mm',
      '8 oz',
      '1.6 inches thick when folded',
      '3 ft USB-C cable, 3.5 mm cable',
    ]);
  });

  test('has no list of attributes for a product without any', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    expect(await screen.findByRole('heading', { name: 'About this item' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
  });

  describe('the products that could be bought instead', () => {
    /** The names of the products of each section below the reviews. */
    const sectionsOf = async () => {
      const related = await screen.findByRole('list', { name: 'Pairs well with' });
      await waitFor(() => expect(related).toHaveAttribute('aria-busy', 'false'));
      const lists = ['Pairs well with', 'Similar products'].map((name) => screen.getByRole('list', { name }));
      const [first] = lists.sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
      const namesIn = (list: HTMLElement) =>
        within(list)
          .getAllByRole('heading')
          .map(({ textContent }) => textContent);
      return { first: first?.getAttribute('aria-label'), namesIn, lists };
    };
    const openDemo = (id: string, skuId?: string) => openPage(pathOf(platform, 'goods', { id, skuId }));

    test('follow what goes with a product, and are not among that', async () => {
      openShop({ catalogue: demoCatalogue });
      await openDemo('kitchen-table-microscope');
      const { first, namesIn } = await sectionsOf();
      expect(first).toBe('Pairs well with');
      const similar = namesIn(screen.getByRole('list', { name: 'Similar products' }));
      expect(similar).toEqual([
        'Quiet Grain film, three rolls',
        'Weekend camcorder',
        expect.stringMatching(/^Bedsheet Cinema projector/),
      ]);
      const related = namesIn(screen.getByRole('list', { name: 'Pairs well with' }));
      expect(related.slice(0, 2)).toEqual(['Backyard Observatory telescope', 'Slow Rain jigsaw']);
      expect(related.filter((name) => similar.includes(name))).toEqual([]);
    });

    test('come first while the product is sold out', async () => {
      openShop({ catalogue: demoCatalogue });
      await openDemo('clear-lane-goggles');
      expect(await screen.findByRole('link', { name: 'Sold out. See similar items' })).toBeVisible();
      expect((await sectionsOf()).first).toBe('Similar products');
    });

    test('have no heading without any', async () => {
      await openDemo('phones');
      expect(await screen.findByRole('heading', { name: 'Pairs well with' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Similar products' })).toBeNull();
    });
  });
});
