/** Payments whose outcome comes later: after a lost response, and from a wallet app. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PAY_WINDOW_MS } from '../../shop/domain/orders';
import { callsTo } from '../setup/callsTo';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms } from '../setup/openPage';
import {
  expectNoStep,
  heading,
  openResult,
  paidEvents,
  readyToPay,
  readyToPayAgain,
  setFault,
  withUnpaidOrder,
} from '../setup/paySteps';

const payPath = '/api/user/order/pay';

describe.each(platforms)('a payment that is known later on %s', (platform) => {
  test('no other method can be started while the outcome is unknown; a retry is the same operation', async () => {
    const one = withUnpaidOrder();
    const sent = callsTo(payPath);
    server.use(http.post(`*${payPath}`, () => HttpResponse.error(), { once: true }));
    const { user } = await openResult(platform, one);
    const button = await readyToPay(user, '$100.00');
    const release = holdCall('*/api/user/order/detail');
    await user.click(button);
    await heading('Checking your payment');
    await expectNoStep();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    release();
    expect(
      await screen.findByText('That didn’t go through. You can safely try again.', {}, { timeout: 30_000 }),
    ).toBeVisible();
    await user.click(await readyToPayAgain(user, '$100.00', /^Plum Pay/));
    await heading('Your payment is being processed');
    expect(sent.map(({ methodId }) => methodId)).toEqual(['card', 'app']);
    expect(sent[0]?.operationId).toBe(sent[1]?.operationId);
  });

  test('a lost response of a payment that waits elsewhere is found by its operation', async () => {
    const one = withUnpaidOrder();
    server.use(
      http.post(
        `*${payPath}`,
        async ({ request }) => {
          one.customer.send('payOrder', await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await openResult(platform, one);
    await user.click(await readyToPay(user, '$100.00', /^Plum Pay/));
    await heading('Your payment is being processed');
    expect(screen.getByText('Open Plum Pay on your phone and confirm the payment there.')).toBeVisible();
  });

  test('a wallet app is followed until it is paid, also after a reload', async () => {
    const one = withUnpaidOrder();
    const { user, unmount } = await openResult(platform, one);
    await user.click(await readyToPay(user, '$100.00', /^Plum Pay/));
    await heading('Your payment is being processed');
    expect(screen.getByText('Open Plum Pay on your phone and confirm the payment there.')).toBeVisible();
    unmount();
    sessionStorage.clear();
    await openResult(platform, one);
    await heading('Your payment is being processed');
    shopOfTest().pass(10_000);
    await heading('Paid. Thank you!');
    expect(paidEvents(one.now())).toHaveLength(1);
  });

  test('a wallet app that never answers can be replaced by another method', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00', /^Plum Pay/);
    setFault('silent');
    await user.click(confirm);
    await heading('We haven’t received your payment yet', 40_000);
    expect(
      screen.getByText(/^Plum Pay hasn’t confirmed your payment yet\. Your order updates by itself/),
    ).toBeVisible();
    setFault('none');
    await user.click(screen.getByRole('button', { name: 'Choose another way to pay' }));
    await user.click(await readyToPay(user, '$100.00', /^Card Visa/));
    await heading('Paid. Thank you!');
    expect(one.now()).toMatchObject({ attempt: null, payments: [{ name: 'Card', amount: 10_000 }] });
  });

  test('the page of a wallet app that never answers shows when the order has expired', async () => {
    const one = withUnpaidOrder();
    shopOfTest().pass(PAY_WINDOW_MS - 6_000);
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00', /^Plum Pay/);
    setFault('silent');
    await user.click(confirm);
    await heading('Your payment is being processed');
    expect(screen.getByRole('timer')).toBeVisible();
    shopOfTest().pass(6_000);
    await heading('This order wasn’t paid in time');
    expect(screen.getByText(/^Plum Pay hasn’t confirmed your payment\. If you were charged/)).toBeVisible();
  });

  test('a wallet app that declines leads back to the methods', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00', /^Plum Pay/);
    setFault('declined');
    await user.click(confirm);
    await heading('Your payment is being processed');
    shopOfTest().pass(10_000);
    expect(
      await screen.findByText('Your payment was declined (Plum Pay). You weren’t charged.', {}, { timeout: 15_000 }),
    ).toBeVisible();
    setFault('none');
    await user.click(await readyToPayAgain(user, '$100.00', /^Card Visa/));
    await heading('Paid. Thank you!');
  });
});
