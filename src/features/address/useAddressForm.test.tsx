import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { draftAddress } from '../../../mock/testing/purchase';
import { ada, openAddressForm } from '../../../tests/setup/addressForm';
import { callsTo } from '../../../tests/setup/callsTo';
import { server } from '../../../tests/setup/freshShop';
import { loseResponse } from '../../../tests/setup/lostWrites';

const savePath = '*/api/user/address/save';

const draft = (id = 'new') => sessionStorage.getItem(`draft:address:${id}`);

test('a new address is sent as the API takes it, and its draft is gone while the form keeps what was typed', async () => {
  const { now, fill, submit, customer } = await openAddressForm();
  const sent = callsTo('/api/user/address/save');
  fill();
  expect(draft()).toContain('Mei Lin');
  expect(await submit()).toMatchObject({ street: '18 Maple Street', isDefault: true });
  expect(sent).toEqual([
    {
      recipient: 'Mei Lin',
      phone: '+14155550134',
      region: 'CA',
      city: 'San Francisco',
      street: '18 Maple Street',
      postcode: '',
      isDefault: true,
    },
  ]);
  expect([draft(), now().values.recipient]).toEqual([null, 'Mei Lin']);
  expect(customer.ok('getAddresses', {}).total).toBe(1);
});

test('an address that is changed stays the same one', async () => {
  const customer = ada();
  customer.ok('saveAddress', draftAddress);
  const [{ id } = { id: '' }] = customer.ok('getAddresses', {}).list;
  const { now, type, submit } = await openAddressForm(customer, draftAddress.street);
  await waitFor(() => expect(now().values.recipient).toBe('Ada'));
  type({ city: 'Oakland' });
  expect(await submit()).toMatchObject({ id, city: 'Oakland' });
  expect(customer.ok('getAddresses', {}).list.map((one) => [one.id, one.city])).toEqual([[id, 'Oakland']]);
});

test('the first address is the default without a choice; of a second one it can be chosen, of the default not', async () => {
  const customer = ada();
  expect((await openAddressForm(customer)).now()).toMatchObject({
    canChooseDefault: false,
    values: { isDefault: true },
  });
  customer.ok('saveAddress', draftAddress);
  const second = await openAddressForm(customer);
  await waitFor(() =>
    expect(second.now()).toMatchObject({ canChooseDefault: true, values: { isDefault: false, recipient: '' } }),
  );
  const known = await openAddressForm(customer, draftAddress.street);
  await waitFor(() => expect(known.now()).toMatchObject({ canChooseDefault: false, values: { recipient: 'Ada' } }));
});

test('what is missing is marked when it is saved, sends nothing, and each change takes back its own mark', async () => {
  const { now, submit, type } = await openAddressForm();
  const sent = callsTo('/api/user/address/save');
  type({ city: 'Oakland', number: '' });
  expect([now().fieldErrors, now().refusals]).toEqual([{}, 0]);
  expect(await submit()).toBeUndefined();
  expect(now().fieldErrors).toEqual({
    recipient: 'missing',
    phone: 'missing',
    region: 'missing',
    street: 'missing',
  });
  type({ recipient: 'Mei' });
  type({ callingCode: '+1' });
  expect(now().fieldErrors).toEqual({ region: 'missing', street: 'missing' });
  expect([now().refusals, sent, now().values.city]).toEqual([1, [], 'Oakland']);
});

test('a text that is too long is marked at once', async () => {
  const { now, type } = await openAddressForm();
  type({ city: 'x'.repeat(41) });
  expect(now().fieldErrors).toEqual({ city: 'tooLong' });
  type({ city: 'x'.repeat(40) });
  expect(now().fieldErrors).toEqual({});
});

test('what the API rejects is marked at its field, and the input stays', async () => {
  const { now, fill, submit } = await openAddressForm();
  server.use(
    http.post(savePath, () =>
      HttpResponse.json({
        success: false,
        errorCode: 'VALIDATION',
        errorMessage: 'No',
        showType: 0,
        data: { fields: { street: 'odd', city: 'tooLong' } },
      }),
    ),
  );
  fill();
  expect(await submit()).toBeUndefined();
  await waitFor(() => expect(now().fieldErrors).toEqual({ city: 'tooLong', street: 'invalid' }));
  expect([now().refusals, now().values.street]).toEqual([1, '18 Maple Street']);
  expect(draft()).toContain('18 Maple Street');
});

test('a save whose outcome is unknown keeps the draft until another check finds it', async () => {
  const { now, fill, submit, customer, book } = await openAddressForm();
  loseResponse(savePath, 'saveAddress', customer);
  server.use(http.get('*/api/user/address', () => HttpResponse.error()));
  fill();
  expect(await submit()).toBeUndefined();
  expect([book().saving.status, draft()]).toEqual(['unknown', expect.stringContaining('Maple')]);
  server.resetHandlers();
  expect(await act(() => now().check())).toMatchObject({ street: '18 Maple Street' });
  expect(draft()).toBeNull();
});

test('drafts of different addresses do not mix, and one says that it was kept until the customer starts over', async () => {
  const customer = ada();
  customer.ok('saveAddress', draftAddress);
  const known = await openAddressForm(customer, draftAddress.street);
  await waitFor(() => expect(known.now().values.recipient).toBe('Ada'));
  known.type({ city: 'Oakland' });
  known.unmount();
  sessionStorage.setItem(
    'draft:address:new',
    JSON.stringify({
      ...{ recipient: 'Mei', number: '', region: '', city: '', street: '', postcode: '' },
      callingCode: '+1',
      isDefault: false,
    }),
  );
  const { now } = await openAddressForm(customer);
  expect([now().wasKept, now().values.recipient, now().values.city]).toEqual([true, 'Mei', '']);
  act(() => now().startOver());
  expect([now().wasKept, now().values.recipient, draft()]).toEqual([false, '', null]);
});

test('a number that was typed with its calling code is split when the field is left', async () => {
  const { now, type } = await openAddressForm();
  type({ number: '+86 138 0013 8000' });
  act(() => now().settleNumber());
  expect(now().values).toMatchObject({ callingCode: '+86', number: '13800138000' });
  type({ callingCode: '+1', number: '415 555 0134' });
  act(() => now().settleNumber());
  expect(now().values.number).toBe('415 555 0134');
});

test('a pasted text fills the fields, counts them, and saves nothing', async () => {
  const { now } = await openAddressForm();
  const sent = callsTo('/api/user/address/save');
  expect(now().filled).toBeUndefined();
  await act(() => now().paste('林美 13800138000 广东省深圳市南山区科技园南路18号'));
  expect(now().values).toMatchObject({ recipient: '林美', callingCode: '+86', city: '深圳市' });
  expect([now().filled, sent]).toEqual([5, []]);
});
