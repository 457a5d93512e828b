/** The address that a check saves: one to which the shop delivers, with what its form asks for. */
import { countries } from '../../mock/catalogue/countries';
import { openTestShop } from '../../mock/testing/openTestShop';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { runCheck } from '../../tools/check/checkApi/runCheck';
import type { SendCall } from '../../tools/config/apiTransport';
import { shopSender } from '../setup/shopSender';

const withCompany = (country: (typeof countries)[number]) => ({
  ...country,
  recipientFields: [{ name: 'company' as const, isRequired: true }],
});

test.each([
  [
    'Germany, with a company',
    countries.filter(({ code }) => code === 'DE').map(withCompany),
    { country: 'DE', company: 'Check', street: 'Torstraße 1', postcode: '10115', city: 'Berlin' },
  ],
  [
    'Canada, with provinces to choose from',
    countries.filter(({ code }) => code === 'CA'),
    { country: 'CA', region: 'ON', city: 'Ottawa', street: '1 Wellington Street', postcode: 'K1A 0B1' },
  ],
  [
    'Switzerland, with cantons of its own',
    [
      {
        code: 'CH',
        fields: [{ name: 'street' as const }, { name: 'region' as const, pattern: '[A-Z]{2}', example: 'ZH' }],
      },
    ],
    { country: 'CH', region: 'ZH', street: 'Bahnhofstrasse 1', postcode: '' },
  ],
  [
    'a country of which nothing is known',
    [{ code: 'UY' }],
    { country: 'UY', region: 'California', city: 'San Francisco', street: '1 Check Street', postcode: '94110' },
  ],
])('the address of the check is one of %s', async (_name, only, address) => {
  const shop = openTestShop({ catalogue: { ...catalogue, shop: { ...catalogue.shop, countries: only } } }).shop;
  const sent: unknown[] = [];
  const send: SendCall = (request) => {
    if (request.call.name === 'saveAddress') sent.push(request.input);
    return shopSender(shop)(request);
  };
  const rows = await runCheck({ send, options: { phone: '+14155550199', write: true } });
  expect(rows.find(({ call }) => call === 'saveAddress')?.state).toBe('works');
  expect(sent[0]).toEqual({ recipient: 'API check', phone: '+14155550199', isDefault: false, ...address });
});
