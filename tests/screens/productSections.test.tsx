/** What the product page shows below the description. */
import { screen, within } from '@testing-library/react';
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
});
