import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftAddress } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { ada, openAddressForm } from '../../../tests/setup/addressForm';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';

describe('another pasted text', () => {
  const first = 'Mei Lin\n415 555 0134\n18 Maple Street\nSan Francisco, CA 94110';
  const second = '2 Oak Road, Oakland, CA 94612';

  test('takes the place of the first one, and what it does not name is as before that', async () => {
    const { now, type } = await openAddressForm();
    type({ recipient: 'Ada', number: '415 555 0199' });
    await act(() => now().paste(first));
    expect(now().values).toMatchObject({ recipient: 'Mei Lin', number: '4155550134', street: '18 Maple Street' });
    await act(() => now().paste(second));
    expect(now().values).toMatchObject({
      recipient: '',
      number: '4155550199',
      street: '2 Oak Road',
      city: 'Oakland',
      region: 'CA',
      postcode: '94612',
    });
    expect(now().filled).toBe(4);
  });

  test('leaves name and number that were typed, and nothing of the place', async () => {
    const { now, type } = await openAddressForm();
    type({ recipient: 'Ada', number: '415 555 0199', city: 'Berkeley', postcode: '94704' });
    await act(() => now().paste('2 Oak Road'));
    expect(now().values).toMatchObject({ recipient: 'Ada', number: '415 555 0199', street: '2 Oak Road' });
    expect([now().values.city, now().values.postcode]).toEqual(['', '']);
  });

  test('without anything in it changes nothing and says so, and starting over takes it back', async () => {
    const { now, fill } = await openAddressForm();
    fill();
    await act(() => now().paste(' \n '));
    expect([now().filled, now().values.street]).toEqual([0, '18 Maple Street']);
    act(() => now().startOver());
    expect([now().filled, now().values.street]).toEqual([undefined, '']);
  });

  test('keeps what is typed while its code is loaded', async () => {
    const { now, type } = await openAddressForm();
    let pasting: Promise<void> = Promise.resolve();
    act(() => void (pasting = now().paste(second)));
    type({ recipient: 'Ada' });
    await act(() => pasting);
    expect(now().values).toMatchObject({ recipient: 'Ada', street: '2 Oak Road' });
  });
});

describe('in a shop with countries', () => {
  const forms = [
    { code: 'US' },
    {
      code: 'DE',
      fields: [
        { name: 'street', isRequired: true },
        { name: 'postcode', isRequired: true, pattern: '\\d{5}' },
        { name: 'city', isRequired: true },
      ],
    },
  ];
  async function openWithCountries(customer: Visitor = ada(), street?: string) {
    const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), countries: forms };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
    const view = await openAddressForm(customer, street);
    await act(() => view.actions().refreshServerRecord());
    return view;
  }

  test('the country of the shop is chosen, and another one has its own fields', async () => {
    const { now, type, fill, submit } = await openWithCountries();
    const sent = callsTo('/api/user/address/save');
    expect(now().values.country).toBe('US');
    fill();
    type({ country: 'DE', postcode: '1011' });
    expect(now().fields?.map(({ name }) => name)).toEqual(['street', 'postcode', 'city']);
    expect(await submit()).toBeUndefined();
    expect([now().fieldErrors, sent]).toEqual([{ postcode: 'invalid' }, []]);
    type({ postcode: '10115', city: '' });
    expect(await submit()).toBeUndefined();
    expect(now().fieldErrors).toEqual({ city: 'missing' });
  });

  test('an address without a country, and one of a country that is gone, get the first one', async () => {
    const customer = ada();
    customer.ok('saveAddress', draftAddress);
    const { now, type } = await openWithCountries(customer, draftAddress.street);
    await waitFor(() => expect(now().values).toMatchObject({ recipient: 'Ada', country: 'US' }));
    type({ country: 'FR' });
    expect(now().values.country).toBe('US');
  });

  test('a pasted text chooses its country; what that has no field for is in the street', async () => {
    const { now } = await openWithCountries();
    await act(() => now().paste('Max Mustermann\nMusterstraße 12\n10115 Berlin\nBayern\nDeutschland'));
    expect(now().values).toMatchObject({
      country: 'DE',
      recipient: 'Max Mustermann',
      street: 'Musterstraße 12, Bayern',
      postcode: '10115',
      city: 'Berlin',
      region: '',
    });
  });
});
