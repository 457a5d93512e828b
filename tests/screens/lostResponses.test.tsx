/** Lost requests and responses of customers with earlier operations. The app must not confuse an earlier operation with the new one. */
import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { inviteStorage } from '@/lib/storage';
import { nextOperation, placeShopOrder } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { agreement, buyer, line, openCheckout, ordersOf, placeOrderButton } from '../setup/checkoutSteps';
import { callsTo } from '../setup/callsTo';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { readyToPay } from '../setup/paySteps';
import { stopClock } from '../setup/stoppedClock';
import { come, confirmation, fill, openWithdraw, review, withdrawals, withdrawPath } from '../setup/withdrawSteps';

const notDone = 'That didn’t go through. You can safely try again.';

/** Makes the next request fail before it reaches the API. */
const loseRequest = (path: string) => server.use(http.post(path, () => HttpResponse.error(), { once: true }));

/** Makes the API ignore `operationId` and return the whole order list. */
const ignoreOperationIds = (customer: Visitor) =>
  server.use(
    http.get('*/api/user/order/list', () => HttpResponse.json({ success: true, data: customer.ok('getOrders', {}) })),
  );

describe.each(platforms)('for a customer with earlier operations on %s', (platform) => {
  test('a lost withdrawal request is not confused with an earlier withdrawal', async () => {
    const customer = buyer('MONEY-PLEASE');
    const payee = { payeeName: 'Ada Byron', payeeAccount: '4000123412344821' };
    const earlier = customer.ok('withdraw', { operationId: nextOperation(), amount: 5_000, ...payee });
    loseRequest(withdrawPath);
    const opened = await openWithdraw(platform, customer);
    await fill(opened, '50');
    await review(opened);
    await opened.user.click(await confirmation('$50.00'));
    expect(await screen.findByText(notDone, {}, { timeout: 30_000 })).toBeVisible();
    expect(opened.where().query).not.toHaveProperty('id', earlier.id);
    expect(withdrawals(customer).map(({ id }) => id)).toEqual([earlier.id]);
  });

  test('a withdrawal that is found after a reload clears the draft', async () => {
    const opened = await openWithdraw(platform);
    const { customer } = opened;
    let isReachable = false;
    server.use(
      http.post(
        withdrawPath,
        async ({ request }) => {
          customer.send('withdraw', await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
      http.get('*/api/user/withdraw/log', () => (isReachable ? undefined : HttpResponse.error())),
    );
    await fill(opened, '50');
    await review(opened);
    await opened.user.click(await confirmation('$50.00'));
    await screen.findByRole('heading', { name: 'We couldn’t confirm it yet' }, { timeout: 30_000 });
    expect(sessionStorage.getItem('draft:withdraw')).toContain('50');
    opened.unmount();
    isReachable = true;
    await openPage(pathOf(platform, 'withdraw'), { as: customer });
    await come(30_000);
    expect(sessionStorage.getItem('draft:withdraw')).toBeNull();
    expect(withdrawals(customer)).toHaveLength(1);
  });

  test('a lost order request is not confused with an earlier order when the API ignores operation ids', async () => {
    const customer = buyer();
    const earlier = placeShopOrder(customer, [line('kettle.only')], { couponId: null });
    ignoreOperationIds(customer);
    loseRequest('*/api/user/order/confirm');
    const { user, where } = await openCheckout(platform, [line('phones.only')], customer);
    await user.click(await placeOrderButton('$90.00'));
    expect(await screen.findByText(notDone, {}, { timeout: 30_000 })).toBeVisible();
    expect(where().path).toBe(pathOf(platform, 'checkout').split('?')[0]);
    expect(ordersOf(customer).map(({ id }) => id)).toEqual([earlier.id]);
  });

  test('an order that was cancelled meanwhile is not shown as paid when the payment response is lost', async () => {
    const customer = buyer();
    const order = placeShopOrder(customer, [line('phones.only')], { couponId: null });
    server.use(
      http.post(
        '*/api/user/order/pay',
        () => {
          customer.ok('cancelOrder', { id: order.id, reason: 'other' });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });
    await user.click(await readyToPay(user, '$100.00'));
    expect(await screen.findByText(notDone, {}, { timeout: 30_000 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Paid. Thank you!' })).toBeNull();
  });

  test('placing one order does not mark other lines as ordered', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, [line('phones.only')], customer);
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    await screen.findByRole('heading', { name: 'Paid. Thank you!' });
    act(() => history.replace(pathOf(platform, 'checkout', { lines: 'kettle.only*1' })));
    expect(await screen.findByRole('button', { name: /^Pay \$/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'You’ve already ordered this' })).toBeNull();
  });

  test('a redeem code is not sent while the wait required by the API lasts', async () => {
    const customer = shopOfTest().customer('+14155550199');
    const sent = callsTo('/api/user/exchange/code');
    const { user } = await openPage(pathOf(platform, 'redeem'), { as: customer });
    const field = await screen.findByRole('textbox', { name: /code/i });
    for (let count = 0; count < 12 && !screen.queryByRole('timer'); count += 1) {
      await user.clear(field);
      await user.paste(`WRONG-CODE-${count}`);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/./));
    }
    const before = sent.length;
    expect(before).toBeGreaterThan(1);
    const clock = stopClock();
    await user.clear(field);
    await user.paste('MONEY-PLEASE');
    await user.keyboard('{Enter}');
    await clock.settle();
    expect(sent).toHaveLength(before);
  });
});

test('the last opened invite link replaces an earlier one', async () => {
  const first = await openPage('/home?invite=AAAA2222');
  await waitFor(() => expect(inviteStorage.read()).toBe('AAAA2222'));
  first.unmount();
  await openPage('/home?invite=BBBB3333');
  await waitFor(() => expect(inviteStorage.read()).toBe('BBBB3333'));
});
