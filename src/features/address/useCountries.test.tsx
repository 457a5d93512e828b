import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Country } from '@/api/server';
import { demoCountries as countries } from '../../../tests/setup/demoCountries';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useAddressLine, useCountries, useRecipientName } from './useCountries';

/** A shop that delivers to these countries. */
async function open(these: readonly Partial<Country>[] | undefined, more: object = {}) {
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), countries: these, ...more };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  const view = await renderShopHook(() => ({ ...useCountries(), line: useAddressLine(), name: useRecipientName() }));
  await act(() => view.actions().refreshServerRecord());
  return view.now();
}
const locality = { region: 'BE', city: 'Berlin', street: 'Torstraße 1', postcode: '10115' };

test('a shop without countries has none, and its addresses are written without one', async () => {
  const { options, first, fieldsOf, line } = await open(undefined);
  expect([options, first, fieldsOf('DE'), line(locality)]).toEqual([
    [],
    undefined,
    undefined,
    'Torstraße 1, Berlin, BE 10115',
  ]);
});

test('the country of the shop is preselected wherever it is in the list, else the first one is', async () => {
  const own = countries.filter(({ code }) => code === SHOP.defaultCountry);
  const others = countries.filter(({ code }) => code !== SHOP.defaultCountry);
  expect((await open([...others, ...own])).first).toBe(SHOP.defaultCountry);
  expect((await open(others)).first).toBe(others[0]?.code);
});

test('a country has the name that the shop gives it, or the one of the language', async () => {
  const { options, nameOf, line } = await open([{ code: 'DE', name: 'Germany (mainland)' }, { code: 'FR' }]);
  expect(options).toEqual([
    { code: 'DE', name: 'Germany (mainland)' },
    { code: 'FR', name: 'France' },
  ]);
  // An address may be of a country to which the shop does not deliver any more.
  expect([nameOf('DE'), nameOf('IT')]).toEqual(['Germany (mainland)', 'Italy']);
  expect(line({ ...locality, country: 'IT' })).toBe('Torstraße 1, 10115 Berlin, BE, Italy');
});

test('a line has the postcode where the form of the country has it', async () => {
  const { line, fieldsOf } = await open(countries);
  expect(fieldsOf('DE')?.map(({ name }) => name)).toEqual(['street', 'postcode', 'city']);
  expect(line({ ...locality, region: '', country: 'DE' })).toBe('Torstraße 1, 10115 Berlin, Germany');
  expect(line({ ...locality, country: 'US' })).toBe('Torstraße 1, Berlin, BE 10115, United States');
});

test('a form without a street is the usual one', async () => {
  const { fieldsOf } = await open([
    { code: 'DE', fields: [{ name: 'city', isRequired: true }] },
    { code: 'FR', fields: [{ name: 'street', isRequired: true }] },
  ]);
  expect([fieldsOf('DE'), fieldsOf('FR')?.length, fieldsOf('IT'), fieldsOf(null)]).toEqual([
    undefined,
    1,
    undefined,
    undefined,
  ]);
});

test('a recipient has the salutation of the country, else of the shop, else as it was saved', async () => {
  const { name, line } = await open(countries, {
    recipientFields: [{ name: 'salutation', options: [{ value: 'ms', label: '女士' }] }],
  });
  const mei = { salutation: 'ms', recipient: 'Mei Lin' };
  expect(name({ ...mei, country: 'DE' })).toBe('Ms Mei Lin');
  expect(name({ ...mei, country: 'US', recipient: '林梅' })).toBe('林梅女士');
  expect(name({ ...mei, country: 'US' })).toBe('Mei Lin 女士');
  expect([name({ ...mei, salutation: 'Dr.' }), name({ recipient: 'Mei Lin', salutation: null })]).toEqual([
    'Dr. Mei Lin',
    'Mei Lin',
  ]);
  expect(line({ ...locality, region: '', country: 'DE', company: 'Acme GmbH' })).toBe(
    'Acme GmbH, Torstraße 1, 10115 Berlin, Germany',
  );
});
