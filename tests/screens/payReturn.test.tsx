/** Coming back from the page of a payment provider: the result page says what the order says. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getOrderDetail } from '@/api/orders';
import { pathOf } from '@/lib/routes';
import { PAY_WINDOW_MS } from '../../shop/domain/orders';
import type { ProviderAction } from '../../shop/provider/page';
import { LATE_MESSAGE_MS } from '../../shop/provider/provider';
import { nextOperation, payShopOrder } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { heading, openResult, paidEvents, readyToPay, readyToPayAgain, withUnpaidOrder } from '../setup/paySteps';

/** A customer with an unpaid order of $100.00 who was sent to the page of the bank. */
function atTheBank() {
  const one = withUnpaidOrder();
  const { redirectUrl } = one.customer.ok('payOrder', {
    operationId: nextOperation(),
    orderId: one.order.id,
    expectedTotal: one.order.total,
    methodId: 'bank',
  });
  return {
    ...one,
    bankPage: redirectUrl ?? '',
    press: (action: ProviderAction) =>
      void shopOfTest().shop.handleProvider({
        method: 'POST',
        path: redirectUrl ?? '',
        query: {},
        body: { action },
        headers: {},
      }),
  };
}
const bank = 'Card, on the bank’s page';

describe.each(platforms)('coming back from the bank on %s', (platform) => {
  test('shows the paid order', async () => {
    const one = atTheBank();
    one.press('pay');
    await openResult(platform, one);
    expect(await heading('Paid. Thank you!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Paid. Thank you!' }).closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('follows a payment whose message is late until it comes', async () => {
    const one = atTheBank();
    one.press('payLate');
    await openResult(platform, one);
    await heading('We haven’t received your payment yet');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    shopOfTest().pass(LATE_MESSAGE_MS);
    await heading('Paid. Thank you!');
    expect(paidEvents(one.now())).toHaveLength(1);
  });

  test('says after a bounded time that nothing is known yet, and offers the page, a check and other methods', async () => {
    const one = atTheBank();
    const { user } = await openResult(platform, one);
    await heading('We haven’t received your payment yet', 40_000);
    expect(screen.getByText(new RegExp(`^${bank} hasn’t confirmed your payment yet`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute('href', one.bankPage);
    const check = await screen.findByRole('button', { name: 'Check again' }, { timeout: 40_000 });
    one.press('pay');
    await user.click(check);
    expect(await heading('Paid. Thank you!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Paid. Thank you!' })).toHaveFocus());
  });

  test.each(['https://[', 'https://pay.example:99999/', 'javascript:pay()'])(
    'says in place that a page at %s cannot be opened, and offers a check and other methods',
    async (redirectUrl) => {
      const one = atTheBank();
      server.use(
        http.get(`*${getOrderDetail.path}`, () => {
          const order = one.now();
          const attempt = order.attempt && { ...order.attempt, redirectUrl };
          return HttpResponse.json({ success: true, data: { ...order, attempt } });
        }),
      );
      const { user } = await openResult(platform, one);
      expect(
        await screen.findByText(/^The payment page couldn’t be opened, so you weren’t charged there/),
      ).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Choose another way to pay' }));
      server.resetHandlers();
      await user.click(await readyToPay(user, '$100.00', /^Card Visa/));
      await heading('Paid. Thank you!');
    },
  );

  test('offers the methods after a cancellation, also when the shop has not heard of it', async () => {
    const one = atTheBank();
    const { user, where } = await openPage(
      pathOf(platform, 'orderSuccess', { id: one.order.id, payment: 'cancelled' }),
      { as: one.customer },
    );
    await user.click(await readyToPayAgain(user, '$100.00', /^Card Visa/));
    await heading('Paid. Thank you!');
    expect(where().query).not.toHaveProperty('payment');
    one.press('pay');
    expect(paidEvents(one.now())).toHaveLength(1);
  });

  test.each([
    ['cancel', `You canceled the payment (${bank}). You weren’t charged.`],
    ['decline', `Your payment was declined (${bank}). You weren’t charged.`],
  ] as const)('after "%s" says that nothing was charged and offers the methods', async (action, text) => {
    const one = atTheBank();
    one.press(action);
    const { user } = await openResult(platform, one);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(await readyToPayAgain(user, '$100.00', /^Card Visa/));
    await heading('Paid. Thank you!');
  });

  test('after the time is over says that a charge comes back, and later that it does', async () => {
    const one = atTheBank();
    one.press('payAfterHold');
    shopOfTest().pass(PAY_WINDOW_MS);
    const { unmount } = await openResult(platform, one);
    await heading('This order wasn’t paid in time');
    expect(
      screen.getByText(
        `${bank} hasn’t confirmed your payment. If you were charged $100.00, you get it back automatically.`,
      ),
    ).toBeVisible();
    unmount();
    shopOfTest().pass(5_000);
    await openResult(platform, one);
    expect(
      await screen.findByText(`Your payment arrived after this order was closed. $100.00 goes back to: ${bank}.`),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This order wasn’t paid in time' })).toBeVisible();
    expect(paidEvents(one.now())).toEqual([]);
  });

  test('says that the second of two payments comes back', async () => {
    const one = atTheBank();
    one.press('payLate');
    payShopOrder(one.customer, one.order);
    shopOfTest().pass(LATE_MESSAGE_MS);
    await openResult(platform, one);
    await heading('Paid. Thank you!');
    const outcome = within(
      screen.getAllByRole('status').find((one) => one.textContent.includes('Paid.')) ?? document.body,
    );
    expect(outcome.getByText(/We received a second payment\. \$100\.00 goes back to/)).toBeVisible();
  });
});
