import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beginSession } from '@/lib/session';
import { callsTo } from '../../../tests/setup/callsTo';
import { openCheckoutHook, phones } from '../../../tests/setup/checkoutHook';
import { buyer, ordersOf } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { stopClock } from '../../../tests/setup/stoppedClock';

describe('the quote', () => {
  test('while the lines change is shown, and is not one to order by', async () => {
    const customer = buyer();
    const { now, quoted, go } = await openCheckoutHook(phones, customer);
    await quoted(9_000);
    const quotes = callsTo('/api/home/packGoods');
    await go('/checkout?lines=phones.only*2', { replace: true });
    expect(now().quote).toMatchObject({ isQuoting: true, current: undefined, shown: { total: 9_000 } });
    expect(now().missing).toEqual(['quote']);
    await act(() => now().placeOrder());
    expect([quotes, ordersOf(customer)]).toEqual([[], []]);
    await quoted(19_000);
    expect(now().quote.isQuoting).toBe(false);
    expect(quotes.map(({ lines }) => lines)).toEqual([[{ skuId: 'phones.only', quantity: 2 }]]);
  });

  test('is fetched once for several quick changes of the lines', async () => {
    const { now, quoted, go } = await openCheckoutHook('kettle.only*1', buyer());
    await quoted(3_500);
    const quotes = callsTo('/api/home/packGoods');
    for (const pieces of [2, 3, 2]) await go(`/checkout?lines=kettle.only*${pieces}`, { replace: true });
    await quoted(7_000);
    expect(quotes.map(({ lines }) => lines)).toEqual([[{ skuId: 'kettle.only', quantity: 2 }]]);
    expect(now().quote.error).toBeUndefined();
  });

  test('an error of the former lines is not said of the next ones', async () => {
    const { now, go } = await openCheckoutHook('gone*1', buyer());
    server.use(http.post('*/api/home/packGoods', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    await act(() => now().quote.retry());
    await waitFor(() => expect(now().quote.error ?? now().quote.shown).toBeDefined());
    await go(`/checkout?lines=${phones}`, { replace: true });
    expect(now().quote.error).toBeUndefined();
    await waitFor(() => expect(now().quote.current?.total).toBe(9_000));
  });

  test('is fetched again for choices that were quoted before: the price may have changed', async () => {
    const { now, quoted } = await openCheckoutHook(phones, buyer());
    await quoted(9_000);
    act(() => now().chooseCoupon(null));
    await quoted(10_000);
    shopOfTest().shop.operator.setPrice('phones.only', 11_500);
    act(() => now().chooseCoupon('best'));
    await quoted(10_500);
    expect(now().quote.current?.lines.map(({ price }) => price)).toEqual([11_500]);
  });

  test('of a visitor is not the one of the customer who signs in', async () => {
    const { now, quoted, actions } = await openCheckoutHook(phones);
    await quoted(10_000);
    const customer = buyer();
    beginSession(customer.token);
    await act(async () => void actions().setUser(customer.ok('getCurrentUser', { type: 1 })));
    await quoted(9_000);
    expect(now().quote.shown?.couponId).toEqual(expect.any(String));
  });

  test('waits a second for the address book, and no longer', async () => {
    const customer = buyer();
    server.use(http.get('*/api/user/address', () => new Promise<Response>(() => undefined)));
    const clock = stopClock();
    const quotes = callsTo('/api/home/packGoods');
    const { now } = await openCheckoutHook(phones, customer);
    await clock.pass(999);
    await clock.settle();
    expect(quotes).toEqual([]);
    await clock.pass(1);
    await clock.until(() => expect(now().quote.current?.total).toBe(9_000));
    expect(quotes.map(({ addressId }) => addressId)).toEqual([null]);
    // Without the book it is not known whether an address is missing.
    act(() => now().agree(true));
    expect(now().missing).toEqual(['quote']);
  });

  test('asks for nothing without lines', async () => {
    const quotes = callsTo('/api/home/packGoods');
    const { now } = await openCheckoutHook('', buyer());
    await waitFor(() => expect(now().quote.book.data).toBeDefined());
    await act(async () => undefined);
    expect([quotes, now().quote.shown]).toEqual([[], undefined]);
  });

  test('is for the chosen address, and a new address is known at once and once', async () => {
    const customer = buyer();
    const { now, quoted } = await openCheckoutHook(phones, customer);
    await quoted(9_000);
    const { list } = customer.ok('getAddresses', {});
    expect(now().quote.address?.id).toBe(list[0]?.id);
    const { savedId } = customer.ok('saveAddress', {
      recipient: 'Bob',
      phone: '+14155550161',
      region: 'CA',
      city: 'Oakland',
      street: '2 Oak Road',
    });
    const added = customer.ok('getAddresses', {}).list.find(({ id }) => id === savedId);
    if (!added) throw new Error('The address is missing');
    let bookRequests = 0;
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === '/api/user/address') bookRequests += 1;
    });
    act(() => now().chooseAddress(added));
    await waitFor(() => expect(bookRequests).toBe(1));
    await waitFor(() => expect(now().quote.address).toEqual(added));
    expect(now().quote.book.data?.list.map(({ id }) => id)).toEqual([list[0]?.id, savedId]);
    await waitFor(() => expect(now().quote.current).toBeDefined());
    act(() => now().chooseAddress(added));
    expect(now().quote.book.data?.total).toBe(2);
  });
});
