/** A shop that asks for a salutation and a company: the address form, and the address as it is shown. */
import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { countries } from '../../mock/catalogue/countries';
import { packLine, placeShopOrder } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { openAddressDialog, pasteAddressInto, saveButton, typeInto } from '../setup/addressDialog';
import { callsTo } from '../setup/callsTo';
import { openShop, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

describe.each(platforms)('the recipient of an address on %s', (platform) => {
  beforeEach(() => openShop({ catalogue: { ...smallCatalogue, shop: { ...smallCatalogue.shop, countries } } }));

  test('asks for salutation and company where the country has them, and shows them on the order', async () => {
    const sent = callsTo('/api/user/address/save');
    const ada = shopOfTest().customer('+14155550160');
    const page = await openAddressDialog(platform, { as: ada });
    const { user, form, country } = page;
    expect([form.queryByLabelText(/^Salutation/), form.queryByLabelText(/^Company/)]).toEqual([null, null]);
    await user.selectOptions(country, 'DE');
    const salutation = await form.findByLabelText(/^Salutation/);
    const company = form.getByLabelText(/^Company/);
    expect(salutation).toHaveAttribute('autocomplete', 'honorific-prefix');
    expect(company).toHaveAttribute('autocomplete', 'organization');
    const name = form.getByLabelText('Full name');
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(salutation.compareDocumentPosition(name) & name.compareDocumentPosition(company) & before).toBe(before);
    await user.selectOptions(salutation, 'Ms');
    await user.click(company);
    await user.paste('x'.repeat(61));
    await waitFor(() => expect(company).toHaveAccessibleDescription('At most 60 characters fit on the label'));
    await user.clear(company);
    await user.click(company);
    await user.paste('Acme GmbH');
    await typeInto(page, 'Full name', 'Mei Lin');
    await typeInto(page, 'Street and house number', 'Torstraße 1');
    await typeInto(page, 'Postal code', '10115');
    await typeInto(page, 'City', 'Berlin');
    await user.click(saveButton(form));
    expect(await screen.findByText('Acme GmbH, Torstraße 1, 10115 Berlin, Germany')).toBeVisible();
    expect(screen.getByText('Ms Mei Lin')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ salutation: 'ms', company: 'Acme GmbH', country: 'DE' })]);
    page.unmount();
    const { id } = placeShopOrder(ada, packLine('cup.oat'));
    await openPage(pathOf(platform, 'orders', { id }), { as: ada });
    expect(await screen.findByText('Ms Mei Lin')).toBeVisible();
    expect(screen.getByText(/Acme GmbH, Torstraße 1, 10115 Berlin/)).toBeVisible();
  });

  test('a pasted company and salutation go into their fields, and into the street where there are none', async () => {
    const page = await openAddressDialog(platform);
    const { user, form, country } = page;
    await user.click(form.getByRole('button', { name: 'Paste a full address' }));
    await pasteAddressInto(
      page,
      'Acme GmbH & Co. KG\nHerrn\nMax Mustermann\nMusterstraße 12\n10115 Berlin\nDeutschland',
    );
    await waitFor(() => expect(form.getByLabelText(/^Company/)).toHaveValue('Acme GmbH & Co. KG'));
    expect(form.getByLabelText(/^Salutation/)).toHaveValue('mr');
    expect(form.getByLabelText('Full name')).toHaveValue('Max Mustermann');
    expect(form.getByLabelText('Street and house number')).toHaveValue('Musterstraße 12');
    await pasteAddressInto(page, 'Jane Doe\nAcme, Inc.\n1 Market St\nOakland, CA 94612\nUnited States');
    await waitFor(() => expect(country).toHaveValue('US'));
    expect(form.queryByLabelText(/^Company/)).toBeNull();
    expect(form.getByLabelText('Full name')).toHaveValue('Jane Doe');
    expect(form.getByLabelText('Street address, apartment')).toHaveValue('Acme Inc., 1 Market St');
    // Nothing of the first text comes back with its country.
    await user.selectOptions(country, 'DE');
    expect(await form.findByLabelText(/^Company/)).toHaveValue('');
    expect(form.getByLabelText(/^Salutation/)).toHaveValue('');
  });
});
