import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Address } from '@/api/addresses';
import { draftAddress } from '../../../mock/testing/purchase';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { callsTo } from '../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { loseRequest, loseResponse, sentPaths } from '../../../tests/setup/lostWrites';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { renderShopHook } from '../../../tests/setup/shopHook';
import type { AddressToSend } from './saveAddressInput';
import { useAddressBook } from './useAddressBook';

afterEach(stopRecording);

const savePath = '*/api/user/address/save';
const bookPath = '*/api/user/address';
const notDone = { status: 'refused', error: { kind: 'notDone' } };

/** A customer with addresses in these streets; the first one is the default. */
function customerWith(...streets: string[]): Visitor {
  const customer = shopOfTest().customer('+14155550199');
  for (const street of streets) customer.ok('saveAddress', { ...draftAddress, street });
  return customer;
}

const ready = (street: string, part: Partial<AddressToSend> = {}): AddressToSend => ({
  ...draftAddress,
  postcode: '',
  isDefault: false,
  street,
  ...part,
});

async function open(customer: Visitor) {
  const view = await renderShopHook(useAddressBook, { as: customer });
  await waitFor(() => expect(view.now().isLoading).toBe(false));
  const streets = () => view.now().addresses.map(({ street }) => street);
  const at = (street: string): Address => {
    const found = view.now().addresses.find((one) => one.street === street);
    if (!found) throw new Error(`No address in ${street}: ${streets().join()}`);
    return found;
  };
  return { ...view, at, streets };
}
const bookOf = (customer: Visitor) =>
  customer.ok('getAddresses', {}).list.map(({ street, isDefault }) => [street, isDefault]);

describe('the limit of the book', () => {
  test('is known after the last address was saved and after one was removed, without another request', async () => {
    const customer = customerWith(...Array.from({ length: 19 }, (_, number) => `${number} Oak Road`));
    const { now, at } = await open(customer);
    expect(now().fullAt).toBeUndefined();
    const paths = sentPaths();
    await act(() => now().save(ready('20 Oak Road')));
    expect(now().fullAt).toBe(20);
    await act(() => now().remove(at('20 Oak Road').id));
    expect(now().fullAt).toBeUndefined();
    await act(() => now().save(ready('21 Oak Road')));
    expect(now().fullAt).toBe(20);
    expect(paths.filter((path) => path === '/api/user/address')).toEqual([]);
  });

  test('is not reached in a shop that has none', async () => {
    const customer = customerWith('1 Oak Road');
    server.use(
      http.get(bookPath, () => {
        const { limit: _limit, ...book } = customer.ok('getAddresses', {});
        return HttpResponse.json({ success: true, data: book });
      }),
    );
    const { now } = await open(customer);
    expect(now().fullAt).toBeUndefined();
  });
});

describe('saving', () => {
  test('resolves to the saved address, shows it, and fetches the count of the account page again', async () => {
    const customer = customerWith();
    const { now, streets } = await open(customer);
    const paths = sentPaths();
    const saved = await act(() => now().save(ready('1 Oak Road')));
    expect(saved).toMatchObject({ street: '1 Oak Road', isDefault: true });
    expect(streets()).toEqual(['1 Oak Road']);
    await waitFor(() => expect(paths).toEqual(['/api/user/address/save', '/api/user/current']));
  });

  test('an address that is in the book already sends nothing and resolves to it', async () => {
    const customer = customerWith('1 Oak Road', '2 Oak Road');
    const { now, at } = await open(customer);
    const sent = callsTo('/api/user/address/save');
    expect(await act(() => now().save(ready('2 Oak Road')))).toEqual(at('2 Oak Road'));
    expect(sent).toEqual([]);
  });

  test('one that was changed sends its id, and fetches no count', async () => {
    const customer = customerWith('1 Oak Road');
    const { now, at } = await open(customer);
    const { id } = at('1 Oak Road');
    const paths = sentPaths();
    const saved = await act(() => now().save(ready('1 Oak Road', { city: 'Oakland', isDefault: true }), id));
    expect(saved).toMatchObject({ id, city: 'Oakland' });
    expect(bookOf(customer)).toEqual([['1 Oak Road', true]]);
    expect(paths).toEqual(['/api/user/address/save']);
  });

  test('whose response is lost resolves to the address in the book', async () => {
    const customer = customerWith('1 Oak Road');
    const { now, streets } = await open(customer);
    loseResponse(savePath, 'saveAddress', customer);
    expect(await act(() => now().save(ready('2 Oak Road')))).toMatchObject({ street: '2 Oak Road' });
    expect(streets()).toEqual(['1 Oak Road', '2 Oak Road']);
    expect(now().saving.status).toBe('done');
  });

  test('whose request is lost is not done, although another device has changed a known address to the same', async () => {
    const customer = customerWith('1 Oak Road');
    const { now, at } = await open(customer);
    const { id } = at('1 Oak Road');
    customer.ok('saveAddress', { ...draftAddress, street: '2 Oak Road', id });
    loseRequest(savePath);
    expect(await act(() => now().save(ready('2 Oak Road')))).toBeUndefined();
    expect(now().saving).toEqual(notDone);
    expect(now().changing).toEqual({ status: 'idle' });
  });

  test('a change whose request is lost is not done, although another address has these contents', async () => {
    const customer = customerWith('1 Oak Road', '2 Oak Road');
    const { now, at } = await open(customer);
    loseRequest(savePath);
    expect(await act(() => now().save(ready('1 Oak Road'), at('2 Oak Road').id))).toBeUndefined();
    expect(now().saving).toEqual(notDone);
    expect(bookOf(customer)).toEqual([
      ['1 Oak Road', true],
      ['2 Oak Road', false],
    ]);
  });

  test('stays unknown without a message while the book cannot be fetched, and is found by another check', async () => {
    const customer = customerWith();
    const { now, streets } = await open(customer);
    const notifications = recordNotifications();
    loseResponse(savePath, 'saveAddress', customer);
    server.use(http.get(bookPath, () => HttpResponse.error()));
    expect(await act(() => now().save(ready('1 Oak Road')))).toBeUndefined();
    expect(now().saving).toEqual({ status: 'unknown' });
    expect(notifications).toEqual([]);
    server.resetHandlers();
    expect(await act(() => now().checkSaving())).toMatchObject({ street: '1 Oak Road' });
    expect(streets()).toEqual(['1 Oak Road']);
    act(() => now().forgetSaving());
    expect(now().saving).toEqual({ status: 'idle' });
  });
});

describe('removing', () => {
  test.each([
    ['the response', loseResponse, true, [['2 Oak Road', true]], { status: 'done' }],
    [
      'the request',
      loseRequest,
      false,
      [
        ['1 Oak Road', true],
        ['2 Oak Road', false],
      ],
      notDone,
    ],
  ] as const)('when %s is lost, says what the book says', async (_, lose, isRemoved, book, state) => {
    const customer = customerWith('1 Oak Road', '2 Oak Road');
    const { now, at, streets } = await open(customer);
    lose(savePath, 'saveAddress', customer);
    expect(await act(() => now().remove(at('1 Oak Road').id))).toBe(isRemoved);
    expect(bookOf(customer)).toEqual(book);
    expect(streets()).toEqual(book.map(([street]) => street));
    expect(now().changing).toMatchObject(state);
    expect(now().saving).toEqual({ status: 'idle' });
  });
});

describe('making an address the default', () => {
  test('sends its contents as they are', async () => {
    const customer = customerWith('1 Oak Road', '2 Oak Road');
    const { now, at } = await open(customer);
    const sent = callsTo('/api/user/address/save');
    const address = at('2 Oak Road');
    expect(await act(() => now().makeDefault(address))).toBe(true);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ id: address.id, street: '2 Oak Road', recipient: 'Ada', isDefault: true });
    expect(bookOf(customer)).toEqual([
      ['2 Oak Road', true],
      ['1 Oak Road', false],
    ]);
  });

  test.each([
    ['the response', loseResponse, true, { status: 'done' }],
    ['the request', loseRequest, false, notDone],
  ] as const)('when %s is lost, says what the book says', async (_, lose, isDefault, state) => {
    const customer = customerWith('1 Oak Road', '2 Oak Road');
    const { now, at } = await open(customer);
    lose(savePath, 'saveAddress', customer);
    expect(await act(() => now().makeDefault(at('2 Oak Road')))).toBe(isDefault);
    expect(at('2 Oak Road').isDefault).toBe(isDefault);
    expect(now().changing).toMatchObject(state);
  });
});
