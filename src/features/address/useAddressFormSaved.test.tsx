/** What a new address begins with, and what stays of a saved one. */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Address } from '@/api/addresses';
import { openAddressForm } from '../../../tests/setup/addressForm';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';

const saved: Address = {
  id: 'a1',
  recipient: 'Mei Lin',
  phone: '+14155550134',
  country: 'US',
  region: 'California',
  city: 'Oakland',
  street: '1 Market St',
  postcode: '94612',
  isDefault: true,
};

/** A shop that delivers to the United States, with this address book. */
async function open(list: readonly Address[], account?: object) {
  const customer = shopOfTest().customer('+14155550199');
  const info = { ...shopOfTest().visitor().ok('getServerInfo', {}), countries: [{ code: 'US' }, { code: 'GB' }] };
  server.use(
    http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: info })),
    http.get('*/api/user/address', () =>
      HttpResponse.json({ success: true, data: { list, total: list.length, account } }),
    ),
    http.post('*/api/user/address/save', () => HttpResponse.error()),
  );
  const view = await openAddressForm(customer, list[0]?.street);
  await act(() => view.actions().refreshServerRecord());
  await waitFor(() => expect(view.now().isLoading).toBe(false));
  return { ...view, sent: callsTo('/api/user/address/save') };
}

describe('a new address', () => {
  test('begins with name and phone of the account, which can be typed over', async () => {
    const { now, type } = await open([], { name: 'Mei Lin', phone: '+447700900123' });
    await waitFor(() =>
      expect(now().values).toMatchObject({ recipient: 'Mei Lin', callingCode: '+44', number: '7700900123' }),
    );
    expect(now().wasKept).toBe(false);
    type({ recipient: '' });
    expect(now().values).toMatchObject({ recipient: '', number: '7700900123' });
  });

  test('begins empty where the API tells neither, and with a broken account', async () => {
    expect((await open([])).now().values).toMatchObject({ recipient: '', callingCode: '+1', number: '' });
    const { now } = await open([], { name: 4, phone: 'none' });
    expect(now().values).toMatchObject({ recipient: '', number: '' });
  });

  test('takes back a pasted name and phone to those of the account', async () => {
    const { now } = await open([], { name: 'Mei Lin', phone: '+14155550199' });
    await act(() => now().paste('Jane Roe\n1 Main Street\nOakland, CA 94612\n415 555 0134'));
    expect(now().values).toMatchObject({ recipient: 'Jane Roe', number: '4155550134' });
    await act(() => now().paste('12 High Street\nOxford\nOX1 4AB'));
    expect(now().values).toMatchObject({ country: 'GB', recipient: 'Mei Lin', number: '4155550199', region: '' });
  });
});

describe('a saved address', () => {
  test('keeps the spelling of its region, and its postcode, while they are not changed', async () => {
    const { now, type, submit, sent } = await open([{ ...saved, postcode: 'X-94612' }]);
    type({ street: '2 Market St' });
    await submit();
    expect(now().fieldErrors).toEqual({});
    expect(sent[0]).toMatchObject({ id: 'a1', region: 'California', street: '2 Market St', postcode: 'X-94612' });
  });

  test('is checked where it is changed', async () => {
    const { now, type, submit, sent } = await open([saved]);
    type({ postcode: '9461' });
    await submit();
    expect([now().fieldErrors, sent]).toEqual([{ postcode: 'invalid' }, []]);
    type({ postcode: '' });
    await submit();
    expect([now().fieldErrors, sent]).toEqual([{ postcode: 'missing' }, []]);
  });
});
