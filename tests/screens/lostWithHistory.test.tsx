/**
 * Lost responses of customers who did the same before, also against an API that ignores operation ids. What is shown is this
 * operation, never the earlier one, and nothing is called undone that may have been done.
 */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CallName } from '@/api/calls';
import { encodePackLines } from '@/domain/packLines';
import { pathOf } from '@/lib/routes';
import { nextOperation, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { buyer, line, openCheckout, ordersOf, placeOrderButton } from '../setup/checkoutSteps';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { openPage, platforms } from '../setup/openPage';
import { readyToPay } from '../setup/paySteps';
import { come, confirmation, fill, openWithdraw, review, withdrawals, withdrawPath } from '../setup/withdrawSteps';

const DAY = 86_400_000;
const confirmPath = '*/api/user/order/confirm';
const payPath = '*/api/user/order/pay';
const notDone = 'That didn’t go through. You can safely try again.';
const unknown = 'We couldn’t confirm it yet';
const phones = [line('phones.only')];

/** The API executes the next call, and the response is lost. */
const loseResponse = (path: string, name: CallName, customer: Visitor) =>
  server.use(
    http.post(
      path,
      async ({ request }) => {
        customer.send(name, await request.json());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
/** The next request does not reach the API. */
const loseRequest = (path: string) => server.use(http.post(path, () => HttpResponse.error(), { once: true }));

/** The API knows no operation ids: it lists all orders, and its withdrawals name none. */
function ignoreOperationIds(customer: Visitor): void {
  server.use(
    http.get('*/api/user/order/list', () => HttpResponse.json({ success: true, data: customer.ok('getOrders', {}) })),
    http.get('*/api/user/withdraw/log', () => {
      const list = withdrawals(customer).map((one) => ({ ...one, operationId: null }));
      return HttpResponse.json({ success: true, data: { list, total: list.length } });
    }),
  );
}

describe.each(platforms)('a withdrawal like an earlier one on %s', (platform) => {
  /** A customer who withdrew the same amount to the same account yesterday. */
  function withWithdrawal() {
    const customer = buyer('MONEY-PLEASE');
    const payee = { payeeName: 'Ada Byron', payeeAccount: '4000123412344821' };
    const earlier = customer.ok('withdraw', { operationId: nextOperation(), amount: 5_000, ...payee });
    shopOfTest().pass(DAY);
    return { customer, earlier };
  }
  async function confirm(customer: Visitor) {
    const opened = await openWithdraw(platform, customer);
    await fill(opened, '50');
    await review(opened);
    await opened.user.click(await confirmation('$50.00'));
    return opened;
  }
  const idOfNewest = (customer: Visitor) => withdrawals(customer)[0]?.id;

  test('is shown as itself when its response is lost', async () => {
    const { customer, earlier } = withWithdrawal();
    loseResponse(withdrawPath, 'withdraw', customer);
    const { where } = await confirm(customer);
    await come();
    expect(withdrawals(customer)).toHaveLength(2);
    expect(where().query).toMatchObject({ id: idOfNewest(customer) });
    expect(idOfNewest(customer)).not.toBe(earlier.id);
  });

  test('is shown as itself when a reload finds it done', async () => {
    const { customer, earlier } = withWithdrawal();
    loseResponse(withdrawPath, 'withdraw', customer);
    const release = holdCall('*/api/user/withdraw/log');
    const first = await confirm(customer);
    await screen.findByRole('heading', { name: 'Checking your withdrawal' });
    first.unmount();
    const { where } = await openPage(pathOf(platform, 'withdraw'), { as: customer });
    await screen.findByRole('heading', { name: 'Checking your withdrawal' });
    release();
    await come(30_000);
    expect(where().query).toMatchObject({ id: idOfNewest(customer) });
    expect(idOfNewest(customer)).not.toBe(earlier.id);
    expect(withdrawals(customer)).toHaveLength(2);
  });

  test('whose response is lost is neither called undone nor mistaken by an API without operation ids', async () => {
    const { customer } = withWithdrawal();
    ignoreOperationIds(customer);
    loseResponse(withdrawPath, 'withdraw', customer);
    const { where } = await confirm(customer);
    expect(await screen.findByRole('heading', { name: unknown }, { timeout: 30_000 })).toBeVisible();
    expect(screen.queryByText(notDone)).toBeNull();
    expect(where().query).not.toHaveProperty('id');
    expect(withdrawals(customer)).toHaveLength(2);
  });

  test('whose request is lost may be tried again when an API without operation ids has nothing newer', async () => {
    const { customer } = withWithdrawal();
    ignoreOperationIds(customer);
    loseRequest(withdrawPath);
    await confirm(customer);
    expect(await screen.findByText(notDone, {}, { timeout: 30_000 })).toBeVisible();
    expect(withdrawals(customer)).toHaveLength(1);
  });
});

describe.each(platforms)('an order like an earlier one on %s', (platform) => {
  /** A customer who ordered the same yesterday, and something else. */
  function withOrders() {
    const customer = buyer();
    const same = payShopOrder(customer, placeShopOrder(customer, phones, { couponId: null }));
    placeShopOrder(customer, [line('kettle.only')], { couponId: null });
    shopOfTest().pass(DAY);
    return { customer, same, count: ordersOf(customer).length };
  }
  async function confirm(customer: Visitor) {
    const opened = await openCheckout(platform, phones, customer);
    // The agreement was accepted with the earlier orders.
    await opened.user.click(await placeOrderButton('$90.00'));
    return opened;
  }
  const thanks = (timeout = 15_000) => screen.findByRole('heading', { name: 'Paid. Thank you!' }, { timeout });

  test.each([
    ['an API that knows operation ids', () => undefined],
    ['an API that ignores operation ids', ignoreOperationIds],
  ])('is shown as itself when its response is lost by %s', async (_which, prepare) => {
    const { customer, same, count } = withOrders();
    prepare(customer);
    loseResponse(confirmPath, 'confirmOrder', customer);
    const { where } = await confirm(customer);
    await thanks();
    expect(ordersOf(customer)).toHaveLength(count + 1);
    expect(where().query).toMatchObject({ id: ordersOf(customer)[0]?.id });
    expect(where().query).not.toMatchObject({ id: same.id });
  });

  test('is shown as itself when a reload finds it done', async () => {
    const { customer, same } = withOrders();
    ignoreOperationIds(customer);
    loseResponse(confirmPath, 'confirmOrder', customer);
    const release = holdCall('*/api/user/order/list');
    const first = await confirm(customer);
    await screen.findByText('Checking what happened…');
    first.unmount();
    const checkout = pathOf(platform, 'checkout', { lines: encodePackLines(phones) });
    const { where } = await openPage(checkout, { as: customer });
    await screen.findByText('Checking what happened…');
    release();
    // What was to be paid with the same press is not known any more.
    await screen.findByRole('heading', { name: 'Almost yours: pay to confirm' }, { timeout: 30_000 });
    expect(where().query).toMatchObject({ id: ordersOf(customer)[0]?.id });
    expect(where().query).not.toMatchObject({ id: same.id });
  });

  test('whose request is lost is not shown as the earlier one by an API that ignores operation ids', async () => {
    const { customer, count } = withOrders();
    ignoreOperationIds(customer);
    loseRequest(confirmPath);
    const { where } = await confirm(customer);
    expect(await screen.findByText(notDone, {}, { timeout: 30_000 })).toBeVisible();
    expect(where().path).toBe(pathOf(platform, 'checkout').split('?')[0]);
    expect(ordersOf(customer)).toHaveLength(count);
  });
});

test.each(platforms)(
  'a payment on %s that a reload finds done is shown as paid, beside an earlier one',
  async (platform) => {
    const customer = buyer();
    payShopOrder(customer, placeShopOrder(customer, phones, { couponId: null }));
    const order = placeShopOrder(customer, phones, { couponId: null });
    loseResponse(payPath, 'payOrder', customer);
    const address = pathOf(platform, 'orderSuccess', { id: order.id });
    const first = await openPage(address, { as: customer });
    const button = await readyToPay(first.user, '$100.00');
    const release = holdCall('*/api/user/order/detail');
    await first.user.click(button);
    await screen.findByRole('heading', { name: 'Checking your payment' });
    first.unmount();
    release();
    await openPage(address, { as: customer });
    expect(await screen.findByRole('heading', { name: 'Paid. Thank you!' }, { timeout: 30_000 })).toBeVisible();
    const { timeline } = customer.ok('getOrderDetail', { id: order.id });
    expect(timeline.filter(({ event }) => event === 'paid')).toHaveLength(1);
  },
);
