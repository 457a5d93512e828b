import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { confirmPath, phones } from '../../../tests/setup/checkoutHook';
import { buyer } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { holdCall } from '../../../tests/setup/holdCall';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { parsePackLines } from '@/domain/packLines';
import { useCheckout } from './useCheckout';
import { useDeliverySection } from './useDeliverySection';

const bookPath = '*/api/user/address';
const lines = parsePackLines(phones);

async function open(as?: Visitor) {
  const { now } = await renderShopHook(
    () => {
      const checkout = useCheckout(lines, () => undefined);
      return { ...useDeliverySection(checkout), checkout };
    },
    { as },
  );
  return { now, placeOrder: () => act(() => now().checkout.placeOrder()) };
}

test('waits for the address book, then has the default address', async () => {
  const release = holdCall(bookPath);
  const { now } = await open(buyer());
  expect([now().isLoading, now().address, now().error]).toEqual([true, undefined, undefined]);
  release();
  await waitFor(() => expect(now().address?.street).toBe('1 Main Street'));
  expect([now().isLoading, now().isSignedOut]).toEqual([false, false]);
});

test('a book that cannot be read is an error until it is read', async () => {
  server.use(http.get(bookPath, () => HttpResponse.json({}, { status: 400 }), { once: true }));
  const { now } = await open(buyer());
  await waitFor(() => expect(now().error).toMatchObject({ kind: 'status', status: 400 }));
  expect([now().isLoading, now().address]).toEqual([false, undefined]);
  await act(async () => void (await now().retry()));
  await waitFor(() => expect(now().address?.street).toBe('1 Main Street'));
  expect([now().error, now().isLoading]).toEqual([undefined, false]);
});

test('a visitor has no address and no error about it', async () => {
  const { now } = await open();
  expect([now().isSignedOut, now().isLoading, now().address, now().error]).toEqual([true, false, undefined, undefined]);
});

test('a missing address is an error once the customer has tried to order', async () => {
  const { now, placeOrder } = await open(shopOfTest().customer('+14155550198'));
  await waitFor(() => expect(now().checkout.missing).toContain('address'));
  expect(now().fieldError).toBeUndefined();
  await placeOrder();
  expect(now().fieldError).toBe('Choose a delivery address');
});

test('an address that is gone has an error of its own', async () => {
  const { now, placeOrder } = await open(buyer());
  await waitFor(() => expect(now().checkout.quote.current?.total).toBe(9_000));
  act(() => now().checkout.agree(true));
  server.use(
    http.post(
      confirmPath,
      () => HttpResponse.json({ success: false, errorCode: 'ADDRESS_MISSING', errorMessage: 'No', showType: 0 }),
      { once: true },
    ),
  );
  await placeOrder();
  await waitFor(() => expect(now().fieldError).toBe('This address is no longer in your address book. Choose another.'));
});

test('the chosen address is used, and the book is closed', async () => {
  const customer = buyer();
  customer.ok('saveAddress', {
    recipient: 'Bob',
    phone: '+14155550161',
    region: 'CA',
    city: 'Oakland',
    street: '2 Oak Road',
  });
  const { now } = await open(customer);
  await waitFor(() => expect(now().address?.street).toBe('1 Main Street'));
  act(() => now().modal.open());
  expect(now().modal.isOpen).toBe(true);
  const other = customer.ok('getAddresses', {}).list.find(({ street }) => street === '2 Oak Road');
  if (!other) throw new Error('The address is missing');
  act(() => now().choose(other));
  await waitFor(() => expect(now().modal.isOpen).toBe(false));
  expect(now().address?.street).toBe('2 Oak Road');
});
