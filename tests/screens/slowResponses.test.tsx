/** Money calls whose response takes 20 s. There is no time-out (specification, 9): the customer waits and then sees the outcome. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CallName } from '@/api/calls';
import { pathOf } from '@/lib/routes';
import { placeShopOrder } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { agreement, buyer, line, openCheckout, ordersOf, placeOrderButton } from '../setup/checkoutSteps';
import { server } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { readyToPay } from '../setup/paySteps';
import { stopClock } from '../setup/stoppedClock';
import { confirmation, fill, openWithdraw, review, withdrawals, withdrawPath } from '../setup/withdrawSteps';

/** msw answers XMLHttpRequests itself and ignores their time-out. Here it passes as in a browser. */
beforeEach(() => {
  jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (this: XMLHttpRequest, ms) {
    if (ms > 0) setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), ms);
  });
});
afterEach(() => jest.restoreAllMocks());

/** The API executes a call at once and responds after 20 s of the page's clock. Returns what it received. */
function respondSlowly(path: string, name: CallName, customer: Visitor): unknown[] {
  const received: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const input = await request.json();
      received.push(input);
      const { body } = customer.send(name, input);
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return HttpResponse.json(body as object);
    }),
  );
  return received;
}

describe.each(platforms)('a response that takes 20 s on %s', (platform) => {
  /** Presses the button and waits 20 s; just before, nothing has been reconciled or sent again. */
  async function waitForResponse(press: () => Promise<void>, received: unknown[], find: () => HTMLElement) {
    const clock = stopClock();
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    await press();
    await clock.until(() => expect(received).toHaveLength(1));
    await clock.pass(19_900);
    await clock.settle();
    expect(asked).toHaveLength(1);
    await clock.pass(100);
    expect(await clock.until(find)).toBeVisible();
    expect(received).toHaveLength(1);
  }

  test('shows the order that was placed', async () => {
    const customer = buyer();
    const received = respondSlowly('*/api/user/order/confirm', 'confirmOrder', customer);
    const { user } = await openCheckout(platform, [line('phones.only')], customer);
    await user.click(agreement());
    const button = await placeOrderButton('$90.00');
    await waitForResponse(
      () => user.click(button),
      received,
      () => screen.getByRole('heading', { name: 'Paid. Thank you!' }),
    );
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('shows the payment', async () => {
    const customer = buyer();
    const order = placeShopOrder(customer, [line('phones.only')], { couponId: null });
    const received = respondSlowly('*/api/user/order/pay', 'payOrder', customer);
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });
    const button = await readyToPay(user, '$100.00');
    await waitForResponse(
      () => user.click(button),
      received,
      () => screen.getByRole('heading', { name: 'Paid. Thank you!' }),
    );
    expect(customer.ok('getOrderDetail', { id: order.id }).status).toBe('toShip');
  });

  test('shows the withdrawal', async () => {
    const customer = buyer('MONEY-PLEASE');
    const received = respondSlowly(withdrawPath, 'withdraw', customer);
    const opened = await openWithdraw(platform, customer);
    await fill(opened, '50');
    await review(opened);
    const button = await confirmation('$50.00');
    await waitForResponse(
      () => opened.user.click(button),
      received,
      () => screen.getByRole('heading', { name: 'We’ve received your request' }),
    );
    expect(withdrawals(customer)).toHaveLength(1);
  });
});
