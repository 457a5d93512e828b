import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { placeShopOrder } from '../../../mock/testing/purchase';
import { confirmPath, openCheckoutHook, phones, readyCheckout } from '../../../tests/setup/checkoutHook';
import { callsTo } from '../../../tests/setup/callsTo';
import { buyer, line, ordersOf } from '../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { holdCall } from '../../../tests/setup/holdCall';
import { sentPaths } from '../../../tests/setup/lostWrites';
import { stopClock } from '../../../tests/setup/stoppedClock';

const refuse = (errorCode: string, data?: unknown) =>
  server.use(
    http.post(
      confirmPath,
      () => HttpResponse.json({ success: false, errorCode, errorMessage: 'No', showType: 0, data }),
      { once: true },
    ),
  );

describe('what is missing', () => {
  test('is the sign-in for a visitor, who is asked for it, and nothing is sent or marked', async () => {
    let prompts = 0;
    const stop = installSignInPrompt(() => void (prompts += 1));
    const { now, placeOrder, quoted } = await openCheckoutHook();
    await quoted(10_000);
    expect([now().missing, now().isAsked]).toEqual([['signIn'], false]);
    const paths = sentPaths();
    await placeOrder();
    stop();
    expect([prompts, paths, now().refusals, now().fieldErrors]).toEqual([1, [], 0, []]);
  });

  test('is the customer while the API cannot be reached for it, which is tried again', async () => {
    const customer = buyer();
    const { now, actions, placeOrder, session } = await readyCheckout(phones, 9_000, customer);
    await act(async () => void (await actions().change({ user: null, status: 'unknown' })));
    expect(now().missing).toEqual(['session']);
    await placeOrder();
    expect(session().status).toBe('signedIn');
    expect(ordersOf(customer)).toEqual([]);
  });

  test('is marked once the customer has tried, also while the next quote loads', async () => {
    const customer = shopOfTest().customer('+14155550198');
    const { now, placeOrder, quoted } = await openCheckoutHook('lamp.only*2', customer);
    await quoted(5_000);
    expect([now().missing, now().fieldErrors, now().refusals]).toEqual([['address', 'presale', 'agreement'], [], 0]);
    await placeOrder();
    expect([now().fieldErrors, now().refusals]).toEqual([['address', 'presale', 'agreement'], 1]);
    act(() => now().acceptPresale(true));
    expect(now().fieldErrors).toEqual(['address', 'agreement']);
    act(() => now().setQuantity('lamp.only', 1));
    expect([now().missing, now().fieldErrors]).toEqual([['quote'], ['address', 'agreement']]);
    expect(ordersOf(customer)).toEqual([]);
  });

  test('is no agreement for a customer who has accepted it before', async () => {
    const customer = buyer();
    placeShopOrder(customer, [line('cup.oat')]);
    const articles: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/info/detail')) articles.push(request.url);
    });
    const { now, quoted } = await openCheckoutHook(phones, customer);
    await quoted(9_000);
    expect([now().missing, now().isAsked, articles]).toEqual([[], false, []]);
  });
});

describe('an order that the API refuses', () => {
  test('for an address that is gone fetches the book again and asks for another one', async () => {
    const { now, placeOrder } = await readyCheckout();
    refuse('ADDRESS_MISSING');
    const paths = sentPaths();
    await placeOrder();
    await waitFor(() => expect(now().missing).toEqual(['address']));
    await waitFor(() => expect(paths).toContain('/api/user/address'));
    expect(paths).not.toContain('/api/home/packGoods');
    expect([now().fieldErrors, now().refusals]).toEqual([['address'], 1]);
    act(() => now().chooseCoupon(null));
    await waitFor(() => expect(now().missing).toEqual([]));
  });

  test.each(['TOTAL_CHANGED', 'PACK_UNAVAILABLE', 'PRESALE_NOT_ACCEPTED'])(
    'with %s and no quote is quoted again',
    async (errorCode) => {
      const { now, placeOrder } = await readyCheckout();
      refuse(errorCode);
      const paths = sentPaths();
      await placeOrder();
      await waitFor(() => expect(paths.filter((path) => path === '/api/home/packGoods')).toHaveLength(1));
      await waitFor(() => expect(now().placing.refusedBy).toBe(errorCode));
      expect(now().placing.outdated?.total).toBe(errorCode === 'TOTAL_CHANGED' ? 9_000 : undefined);
      expect(now().refusals).toBe(1);
    },
  );

  test('with another total shows the quote of the API without another request; another choice forgets both', async () => {
    const customer = buyer();
    const { now, placeOrder, quoted } = await readyCheckout(phones, 9_000, customer);
    const pack = { ...now().quote.current, total: 9_900 };
    refuse('TOTAL_CHANGED', { pack });
    const paths = sentPaths();
    await placeOrder();
    await quoted(9_900);
    expect(now().placing.outdated?.total).toBe(9_000);
    expect(paths.filter((path) => path !== '/api/user/order/confirm')).toEqual([]);
    act(() => now().toggleBalance());
    expect([now().placing.outdated, now().placing.refusedBy]).toEqual([undefined, undefined]);
  });

  test('with another total and lines that are then changed forgets both', async () => {
    const { now, placeOrder, quoted } = await readyCheckout();
    refuse('TOTAL_CHANGED', { pack: { ...now().quote.current, total: 9_900 } });
    await placeOrder();
    await quoted(9_900);
    expect([now().placing.outdated?.total, now().placing.refusedBy]).toEqual([9_000, 'TOTAL_CHANGED']);
    act(() => now().setQuantity('phones.only', 2));
    expect([now().placing.outdated, now().placing.refusedBy]).toEqual([undefined, undefined]);
  });

  test('with another total cannot be placed for 600 ms, and is then placed with that total alone', async () => {
    const customer = buyer();
    const { now, placeOrder, quoted } = await readyCheckout(phones, 9_000, customer);
    const sent = callsTo('/api/user/order/confirm');
    shopOfTest().shop.operator.setPrice('phones.only', 11_500);
    const clock = stopClock();
    await placeOrder();
    await clock.until(() => expect(now().quote.current?.total).toBe(10_500));
    expect(now().placing.isTooSoon).toBe(true);
    await clock.pass(599);
    await placeOrder();
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(now().placing.isTooSoon).toBe(false);
    clock.release();
    await placeOrder();
    await quoted(10_500);
    expect(sent.map(({ expectedTotal }) => expectedTotal)).toEqual([9_000, 10_500]);
    expect(now().placing.outdated).toBeUndefined();
    expect(ordersOf(customer).map(({ total }) => total)).toEqual([10_500]);
  });

  test('with a quote that has another shape is quoted again', async () => {
    const { now, placeOrder } = await readyCheckout();
    refuse('TOTAL_CHANGED', { pack: { total: 'much' } });
    const paths = sentPaths();
    await placeOrder();
    await waitFor(() => expect(paths.filter((path) => path === '/api/home/packGoods')).toHaveLength(1));
    await waitFor(() => expect(now().quote.current?.total).toBe(9_000));
  });

  test('with another total is not quoted any more until the next quote is there', async () => {
    const customer = buyer();
    const { now, placeOrder, quoted } = await readyCheckout(phones, 9_000, customer);
    refuse('TOTAL_CHANGED');
    const release = holdCall('*/api/home/packGoods');
    await placeOrder();
    await waitFor(() => expect(now().placing.outdated?.total).toBe(9_000));
    expect([now().quote.current, now().missing]).toEqual([undefined, ['quote']]);
    release();
    await quoted(9_000);
    expect([now().placing.outdated?.total, now().missing]).toEqual([9_000, []]);
  });

  test('for another reason is not quoted again', async () => {
    const { now, placeOrder } = await readyCheckout();
    refuse('RESTING');
    const paths = sentPaths();
    await placeOrder();
    await waitFor(() => expect(now().placing.refusedBy).toBe('RESTING'));
    expect(paths).toEqual(['/api/user/order/confirm']);
    expect([now().placing.outdated, now().order]).toEqual([undefined, undefined]);
  });
});

test('a press while the order is sent sends nothing, and is no error', async () => {
  const { now } = await readyCheckout();
  const sent = callsTo('/api/user/order/confirm');
  const release = holdCall(confirmPath);
  await act(async () => void now().placeOrder());
  await act(async () => void now().placeOrder());
  expect(now().refusals).toBe(0);
  release();
  await waitFor(() => expect(now().order).toBeDefined());
  expect([sent.length, now().refusals]).toEqual([1, 0]);
});

describe('the lines', () => {
  test('keep the choices when one is changed or removed, and the former cart leaves none', async () => {
    const { now, edits, quoted } = await openCheckoutHook('phones.only*1,kettle.only*2', buyer());
    await quoted(17_000);
    act(() => now().toggleBalance());
    expect([now().quantityOf('kettle.only'), now().quantityOf('cup.oat')]).toEqual([2, 0]);
    act(() => now().setQuantity('kettle.only', 1));
    act(() => now().removeLine('phones.only', 'phones'));
    expect(edits).toEqual([
      ['phones.only*1,kettle.only*1', undefined],
      ['kettle.only*1', 'phones'],
    ]);
    expect(now().choices.useBalance).toBe(true);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:checkout'))).toEqual([
      'draft:checkout:kettle.only*1',
    ]);
  });

  test('that can be ordered are kept on request', async () => {
    const { now, edits } = await openCheckoutHook('cup.moss*1,kettle.only*9', buyer());
    await waitFor(() => expect(now().missing).toEqual(['problemLines']));
    act(() => now().keepOrderableLines());
    expect(edits).toEqual([['kettle.only*3', undefined]]);
  });
});
