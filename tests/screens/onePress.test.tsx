/** The checkout places and pays an order with one press. */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { requestPayment } from '@/features/payment/requestedPayment';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import {
  agreement,
  buyer,
  line,
  openCheckout,
  ordersOf,
  placeOrderButton,
  savings,
  withoutMethodsInQuotes,
} from '../setup/checkoutSteps';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { loseRequest, loseResponse } from '../setup/lostWrites';
import { platforms } from '../setup/openPage';
import { heading, openResult, paidEvents, setFault, withUnpaidOrder } from '../setup/paySteps';

const phones = [line('phones.only')];
const payPath = '/api/user/order/pay';
const confirmPath = '/api/user/order/confirm';
const method = (name: RegExp) => screen.findByRole('radio', { name });
const timeout = 30_000;

describe.each(platforms)('one press on %s', (platform) => {
  const ready = async (customer = buyer(), lines = phones) => {
    const opened = await openCheckout(platform, lines, customer);
    await opened.user.click(agreement());
    const only = () => {
      const [order, ...others] = ordersOf(customer);
      expect(others).toEqual([]);
      if (!order) throw new Error('no order');
      return order;
    };
    return { ...opened, customer, only, confirms: callsTo(confirmPath), payments: callsTo(payPath) };
  };

  test('places and pays with the chosen method, as two operations and with one progress', async () => {
    const { user, only, confirms, payments } = await ready();
    await user.click(await method(/^Plum Pay/));
    await user.click(await method(/^Card Visa/));
    expect(screen.getByText('$90.00 by Card')).toBeVisible();
    const release = holdCall(`*${payPath}`);
    await user.click(await placeOrderButton('$90.00'));
    await heading('Paying…');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    release();
    await heading('Paid. Thank you!');
    expect(payments).toMatchObject([{ orderId: only().id, expectedTotal: 9_000, methodId: 'card', platform }]);
    expect(new Set([confirms[0]?.['operationId'], payments[0]?.['operationId']]).size).toBe(2);
    expect([confirms.length, paidEvents(only()).length, only().status]).toEqual([1, 1, 'toShip']);
  });

  test('preselects the method that was used last, and says what comes from the balance', async () => {
    const customer = buyer('MONEY-PLEASE');
    const earlier = placeShopOrder(customer, [line('cup.oat')], { couponId: null });
    payShopOrder(customer, earlier);
    customer.ok('payOrder', {
      operationId: '11111111-1111-4111-8111-111111111111',
      orderId: placeShopOrder(customer, [line('cup.oat')], { couponId: null }).id,
      expectedTotal: 2_500,
      methodId: 'app',
    });
    const { user } = await openCheckout(platform, [line('phones.only', 2), line('kettle.only', 2)], customer);
    expect(await method(/^Plum Pay/)).toBeChecked();
    await placeOrderButton('$270.00');
    await user.click(savings().getByRole('switch', { name: 'Use balance' }));
    await placeOrderButton('$70.00');
    expect(screen.getByText('$200.00 from balance, $70.00 by Plum Pay')).toBeVisible();
  });

  test('finishes an order that the balance pays in full, without a method', async () => {
    const { user, only, payments } = await ready(buyer('MONEY-PLEASE'));
    await user.click(savings().getByRole('switch', { name: 'Use balance' }));
    await user.click(await placeOrderButton('$0.00'));
    await heading('Paid. Thank you!');
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    expect(payments).toEqual([expect.not.objectContaining({ methodId: expect.anything() as unknown })]);
    expect(only()).toMatchObject({ status: 'toShip', total: 0, value: 9_000 });
  });

  test('says that a declined order is not paid, why and for how long it is held, and chooses another method', async () => {
    const { user, only, payments } = await ready();
    const button = await placeOrderButton('$90.00');
    await method(/^Card Visa/);
    setFault('declined');
    await user.click(button);
    await heading('Not paid yet');
    setFault('none');
    expect(await screen.findByText('Your payment was declined (Card). You weren’t charged.')).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
    expect(await method(/^Card Visa/)).not.toBeChecked();
    expect(await method(/^Card, on the bank’s page/)).toBeChecked();
    await user.click(await method(/^Card Visa/));
    expect(await method(/^Card Visa/)).toBeChecked();
    await heading('Not paid yet');
    const again = screen.getByRole('button', { name: 'Pay $90.00' });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await heading('Paid. Thank you!');
    expect(payments.map(({ methodId }) => methodId)).toEqual(['card', 'card']);
    expect(payments[0]?.['operationId']).not.toBe(payments[1]?.['operationId']);
    expect(paidEvents(only())).toHaveLength(1);
  });

  test('checks a payment whose response is lost, and pays once', async () => {
    const { user, customer, only } = await ready();
    loseResponse(`*${payPath}`, 'payOrder', customer);
    const release = holdCall('*/api/user/order/detail');
    await user.click(await placeOrderButton('$90.00'));
    await heading('Checking your payment');
    release();
    await heading('Paid. Thank you!', timeout);
    expect(paidEvents(only())).toHaveLength(1);
  });

  test('says that an order is not paid whose payment never arrived, and pays it by the same operation', async () => {
    const { user, only, payments } = await ready();
    loseRequest(`*${payPath}`);
    await user.click(await method(/^Plum Pay/));
    await user.click(await placeOrderButton('$90.00'));
    await heading('Not paid yet', timeout);
    expect(screen.getByText('That didn’t go through. You can safely try again.')).toBeVisible();
    expect(only().status).toBe('toPay');
    // What was chosen stays: the method has not failed.
    expect(await method(/^Plum Pay/)).toBeChecked();
    await user.click(await method(/^Card Visa/));
    const again = screen.getByRole('button', { name: 'Pay $90.00' });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await heading('Paid. Thank you!');
    expect(new Set(payments.map(({ operationId }) => operationId)).size).toBe(1);
    expect(paidEvents(only())).toHaveLength(1);
  });

  test('pays the order whose own response was lost', async () => {
    const { user, customer, only } = await ready();
    loseResponse(`*${confirmPath}`, 'confirmOrder', customer);
    await user.click(await placeOrderButton('$90.00'));
    await heading('Paid. Thank you!', timeout);
    expect(paidEvents(only())).toHaveLength(1);
  });

  test('never pays another total than the one on the button', async () => {
    const { user, customer, only, payments } = await ready();
    server.use(
      http.post(`*${confirmPath}`, async ({ request }) => {
        const order = customer.ok('confirmOrder', (await request.json()) as never);
        return HttpResponse.json({ success: true, data: { ...order, total: order.total + 100 } });
      }),
    );
    await user.click(await placeOrderButton('$90.00'));
    await heading('Almost yours: pay to confirm');
    expect([payments, only().status]).toEqual([[], 'toPay']);
  });

  test('only places the order when the quote names no methods; the result page offers those of the order', async () => {
    const customer = buyer();
    withoutMethodsInQuotes(customer);
    const { user, only, payments } = await ready(customer);
    expect(screen.queryByRole('region', { name: 'Ways to pay' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Place order · $90.00' }));
    await heading('Almost yours: pay to confirm');
    expect([payments, only().status]).toEqual([[], 'toPay']);
  });

  test('only places the order when no method can be used, and says why', async () => {
    const customer = buyer();
    server.use(
      http.post('*/api/home/packGoods', async ({ request }) => {
        const data = customer.ok('packGoods', (await request.json()) as never);
        const paymentMethods = [{ id: 'card', name: 'Card', isUsable: false, reason: 'Not today' }];
        return HttpResponse.json({ success: true, data: { ...data, paymentMethods } });
      }),
    );
    await openCheckout(platform, phones, customer);
    expect(await method(/^Card Not today/)).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Place order · $90.00' })).toBeEnabled();
  });

  test('an order that is opened from elsewhere is not paid by a press of before', async () => {
    const one = withUnpaidOrder();
    const payments = callsTo(payPath);
    requestPayment({ orderId: one.order.id, methodId: 'card' });
    await openResult(platform, one);
    await heading('Almost yours: pay to confirm');
    expect([payments, one.now().status]).toEqual([[], 'toPay']);
  });
});

test('a visitor sees the ways to pay before signing in', async () => {
  await openCheckout('h5', phones);
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Sign in to order · $100.00' })).toBeVisible();
  expect(
    shopOfTest()
      .visitor('en')
      .ok('packGoods', { lines: [...phones] }).paymentMethods,
  ).toMatchObject([
    { id: 'card', isLastUsed: false },
    { id: 'bank', isLastUsed: false },
    { id: 'app', isLastUsed: false },
  ]);
  expect(screen.queryByText(/by Card/)).toBeNull();
});
