/** A shop that delivers to several countries: its address form, drafts, and the address as it is shown. */
import { screen, waitFor, within } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { countries } from '../../mock/catalogue/countries';
import { draftAddress, packLine, placeShopOrder } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { openAddressDialog, pasteAddressInto, saveButton, typeInto } from '../setup/addressDialog';
import { callsTo } from '../setup/callsTo';
import { openShop, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const customer = () => shopOfTest().customer('+14155550160');
const savePath = '/api/user/address/save';

describe.each(platforms)('addresses with a country on %s', (platform) => {
  beforeEach(() => openShop({ catalogue: { ...smallCatalogue, shop: { ...smallCatalogue.shop, countries } } }));

  const openForm = (language?: 'zh-CN') => openAddressDialog(platform, { language });

  test('offers the countries of the shop for autofill, the default one first', async () => {
    const { country, form } = await openForm();
    expect(
      within(country)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['United States', 'Canada', 'China', 'Germany', 'United Kingdom']);
    expect(country).toHaveValue(SHOP.defaultCountry);
    expect(country).toHaveAttribute('autocomplete', 'country');
    const state = form.getByRole('combobox', { name: 'State' });
    expect(state).toHaveAttribute('autocomplete', 'address-level1');
    expect(within(state).getByRole('option', { name: 'California' })).toHaveValue('CA');
    const name = form.getByLabelText('Full name');
    expect(country.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows the fields of the chosen country in its order, and saves what it asks for', async () => {
    const sent = callsTo(savePath);
    const page = await openForm();
    const { user, form, country } = page;
    await user.selectOptions(country, 'DE');
    await waitFor(() => expect(form.queryByLabelText('State')).toBeNull());
    const street = await form.findByLabelText('Street and house number');
    const postcode = form.getByLabelText('Postal code');
    const city = form.getByLabelText('City');
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(street.compareDocumentPosition(postcode) & before).toBe(before);
    expect(postcode.compareDocumentPosition(city) & before).toBe(before);
    expect(postcode).toHaveAttribute('autocomplete', 'postal-code');

    await typeInto(page, 'Full name', 'Mei Lin');
    await typeInto(page, 'Phone number', '415 555 0134');
    await typeInto(page, 'Street and house number', 'Torstraße 1');
    await typeInto(page, 'City', 'Berlin');
    await user.click(saveButton(form));
    await waitFor(() => expect(postcode).toHaveAccessibleDescription('Please fill this in'));
    await typeInto(page, 'Postal code', '1011');
    await user.click(saveButton(form));
    await waitFor(() => expect(postcode).toHaveAccessibleDescription('Please check it. It looks like this: 10115'));
    expect(sent).toEqual([]);
    await user.clear(postcode);
    await user.type(postcode, '\u200e１ 0\u00a01-15\u200e');
    await user.click(saveButton(form));
    expect(await screen.findByText('Torstraße 1, 10115 Berlin, Germany')).toBeVisible();
    expect(sent[0]).toMatchObject({ country: 'DE', city: 'Berlin', postcode: '10115' });
    expect(sent[0]).not.toHaveProperty('region');
  });

  test('does not save an address of the United States without state and ZIP code', async () => {
    const sent = callsTo(savePath);
    const page = await openForm();
    const { user, form } = page;
    await typeInto(page, 'Full name', 'Mei Lin');
    await typeInto(page, 'Street address, apartment', '18 Maple Street');
    await typeInto(page, 'City', 'San Francisco');
    expect(form.getByLabelText('Phone number')).toHaveValue('4155550160');
    await user.click(saveButton(form));
    const zip = form.getByLabelText('ZIP code');
    await waitFor(() => expect(zip).toHaveAccessibleDescription('Please fill this in'));
    expect(form.getByLabelText('State')).toHaveAccessibleDescription('Please fill this in');
    await user.selectOptions(form.getByLabelText('State'), 'California');
    await typeInto(page, 'ZIP code', '9411');
    await user.click(saveButton(form));
    await waitFor(() =>
      expect(zip).toHaveAccessibleDescription('Not a postal code of this country (United States). Please check it.'),
    );
    await typeInto(page, 'ZIP code', '94110');
    await user.selectOptions(form.getByLabelText('State'), 'New York');
    await user.click(saveButton(form));
    await waitFor(() => expect(zip).toHaveAccessibleDescription('Not a postal code of New York. Please check both.'));
    expect(sent).toEqual([]);
    // The other state takes the error away.
    await user.selectOptions(form.getByLabelText('State'), 'California');
    await waitFor(() => expect(zip).not.toHaveAccessibleDescription(/postal code/));
    await user.click(saveButton(form));
    expect(await screen.findByText('18 Maple Street, San Francisco, CA 94110, United States')).toBeVisible();
    expect(sent[0]).toMatchObject({ country: 'US', region: 'CA', postcode: '94110', phone: '+14155550160' });
  });

  test('keeps the country in the draft', async () => {
    const { user, country, unmount } = await openForm();
    await user.selectOptions(country, 'GB');
    await waitFor(() => expect(country).toHaveValue('GB'));
    unmount();
    const again = await openForm();
    expect(again.country).toHaveValue('GB');
    expect(again.form.getByLabelText('Town or city')).toBeInTheDocument();
  });

  test('a pasted address chooses its country, and the next one takes its place', async () => {
    const page = await openForm();
    const { user, form, country } = page;
    await user.click(form.getByRole('button', { name: 'Paste a full address' }));
    const valuesOf = (...labels: readonly string[]) =>
      Object.fromEntries(labels.map((label) => [label, form.getByLabelText<HTMLInputElement>(label).value]));

    await pasteAddressInto(
      page,
      'Max Mustermann\r\nMusterstraße 12\r\n10115 Berlin\r\nDeutschland\r\nTel.: +49 30 1234567',
    );
    await waitFor(() => expect(country).toHaveValue('DE'));
    await form.findByLabelText('Street and house number');
    expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('+49');
    expect(valuesOf('Full name', 'Phone number', 'Street and house number', 'Postal code', 'City')).toEqual({
      'Full name': 'Max Mustermann',
      'Phone number': '301234567',
      'Street and house number': 'Musterstraße 12',
      'Postal code': '10115',
      City: 'Berlin',
    });

    // Without a number, and with a county for which the form has no field.
    await pasteAddressInto(page, 'Mr J Smith\n14 Royal Crescent\nBath\nSomerset\nBA1 2LR\nUnited Kingdom');
    await waitFor(() => expect(country).toHaveValue('GB'));
    await form.findByLabelText('Town or city');
    expect(valuesOf('Full name', 'Phone number', 'Street address, apartment', 'Postcode', 'Town or city')).toEqual({
      'Full name': 'Mr J Smith',
      'Phone number': '4155550160',
      'Street address, apartment': '14 Royal Crescent, Somerset',
      Postcode: 'BA1 2LR',
      'Town or city': 'Bath',
    });
    expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('+1');

    await pasteAddressInto(page, '收件人：张三\n手机：１３８００１３８０００\n浙江省杭州市西湖区文三路 90 号');
    await waitFor(() => expect(country).toHaveValue('CN'));
    await form.findByLabelText('Province');
    expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('+86');
    expect(valuesOf('Full name', 'Phone number', 'Province', 'City', 'District and street address')).toEqual({
      'Full name': '张三',
      'Phone number': '13800138000',
      Province: '浙江省',
      City: '杭州市',
      'District and street address': '西湖区文三路 90 号',
    });
    expect(form.getByLabelText(/^Postal code/)).toHaveValue('');
  });

  test('names the fields and the country in Chinese', async () => {
    const { user, country, form } = await openForm('zh-CN');
    await user.selectOptions(country, 'DE');
    expect(within(country).getByRole('option', { name: '德国' })).toBeInTheDocument();
    expect(await form.findByLabelText('街道和门牌号')).toBeInTheDocument();
  });

  test('shows the country on the order', async () => {
    const ada = customer();
    ada.ok('saveAddress', { ...draftAddress, country: 'US' });
    const { id } = placeShopOrder(ada, packLine('cup.oat'));
    await openPage(pathOf(platform, 'orders', { id }), { as: ada });
    expect(await screen.findByText(/1 Main Street, San Francisco, CA, United States/)).toBeVisible();
  });

  test('an address without a country stays as it is', async () => {
    const ada = customer();
    ada.ok('saveAddress', draftAddress);
    await openPage(pathOf(platform, 'addresses'), { as: ada });
    expect(await screen.findByText('1 Main Street, San Francisco, CA')).toBeVisible();
  });
});

test.each(platforms)('a shop without countries asks for none on %s', async (platform) => {
  const { user } = await openPage(pathOf(platform, 'addresses'), { as: customer() });
  await user.click(await screen.findByRole('button', { name: 'New address' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByLabelText('State or province')).toBeInTheDocument();
  expect(form.queryByRole('combobox', { name: 'Country or region' })).toBeNull();
});
