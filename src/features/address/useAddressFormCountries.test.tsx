/** The form in a shop that lists countries without naming the fields of their addresses. */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftAddress } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { ada, openAddressForm } from '../../../tests/setup/addressForm';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';

const codes = ['US', 'CA', 'DE', 'GB', 'CN'];
/** The shop's own list of countries, or one without fields. */
async function open({
  customer = ada(),
  street,
  countries = codes.map((code) => ({ code })),
}: {
  customer?: Visitor;
  street?: string;
  countries?: readonly object[];
} = {}) {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), countries };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  const view = await openAddressForm(customer, street);
  await act(() => view.actions().refreshServerRecord());
  await waitFor(() => expect(view.now().isLoading).toBe(false));
  const names = () => view.now().fields?.map(({ name }) => name);
  return { ...view, names };
}
const region = (view: Awaited<ReturnType<typeof open>>) =>
  view.now().fields?.find(({ name }) => name === 'region')?.options;
afterEach(() => jest.restoreAllMocks());

test('an address of the United States is not saved without a ZIP code or a state, and is sent as carriers write it', async () => {
  const view = await open({ countries: [{ code: 'US' }] });
  const { now, fill, type, submit } = view;
  const sent = callsTo('/api/user/address/save');
  server.use(http.post('*/api/user/address/save', () => HttpResponse.error()));
  expect([view.names(), region(view)?.length]).toEqual([['street', 'city', 'region', 'postcode'], 62]);
  fill();
  type({ region: '' });
  expect(await submit()).toBeUndefined();
  expect(now().fieldErrors).toEqual({ region: 'missing', postcode: 'missing' });
  type({ region: 'CA', postcode: '9411' });
  await submit();
  expect([now().fieldErrors, sent]).toEqual([{ postcode: 'invalid' }, []]);
  type({ postcode: '94110' });
  await submit();
  expect(sent[0]).toMatchObject({ country: 'US', region: 'CA', postcode: '94110' });
});

test('the country of the browser is chosen where the shop delivers there', async () => {
  const languages = jest.spyOn(navigator, 'languages', 'get');
  languages.mockReturnValue(['de-DE', 'en']);
  const view = await open();
  expect([view.now().values.country, view.names()]).toEqual(['DE', ['street', 'postcode', 'city']]);
  languages.mockReturnValue(['pl-PL', 'en-GB']);
  expect((await open()).now().values.country).toBe('GB');
  languages.mockReturnValue(['pl-PL']);
  expect((await open()).now().values.country).toBe(SHOP.defaultCountry);
});

test('a saved address of before the shop had countries is in that of the shop, wherever the browser is', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  const customer = ada();
  customer.ok('saveAddress', draftAddress);
  const { now } = await open({ customer, street: draftAddress.street });
  await waitFor(() => expect(now().values).toMatchObject({ recipient: 'Ada', country: SHOP.defaultCountry }));
});

test('a region does not go along to a country whose list lacks it', async () => {
  const { now, type } = await open();
  type({ country: 'US', region: 'CA' });
  type({ country: 'CA' });
  expect(now().values.region).toBe('');
  type({ region: 'ON' });
  type({ country: 'GB' });
  expect(now().values.region).toBe('');
});

test('a pasted region is the one of the list, and a text without a country leaves that of the text before', async () => {
  const { now, names } = await open();
  await act(() => now().paste('Max Mustermann\nMusterstraße 12\n10115 Berlin\nDeutschland'));
  expect([now().values.country, names()]).toEqual(['DE', ['street', 'postcode', 'city']]);
  await act(() => now().paste('1 Market St\nOakland, California 94612'));
  expect(now().values).toMatchObject({
    country: 'US',
    recipient: '',
    street: '1 Market St',
    city: 'Oakland',
    region: 'CA',
    postcode: '94612',
  });
  await act(() => now().paste('Musterstraße 12\n10115 Berlin\nDeutschland'));
  await act(() => now().paste('5 Long Lane, Springfield'));
  expect(now().values).toMatchObject({ country: 'US', city: 'Springfield', postcode: '' });
});

test('fields that the shop names are its rules, also for a country that is known', async () => {
  const named = [
    { name: 'street' },
    { name: 'city' },
    { name: 'region', options: [{ value: 'Calif.', label: 'California' }] },
  ];
  const view = await open({ countries: [{ code: 'US', fields: named }] });
  const sent = callsTo('/api/user/address/save');
  server.use(http.post('*/api/user/address/save', () => HttpResponse.error()));
  expect([view.names(), region(view)?.length]).toEqual([['street', 'city', 'region'], 1]);
  await act(() => view.now().paste('Mei Lin\n1 Market St\nOakland, CA 94612'));
  expect(view.now().values).toMatchObject({ region: 'CA', street: '1 Market St, 94612' });
  view.type({ region: 'Calif.' });
  await view.submit();
  expect(sent[0]).toMatchObject({ country: 'US', region: 'Calif.', city: 'Oakland', postcode: '' });
});
