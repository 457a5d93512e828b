import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getOrderDetail, type Order } from '@/api/orders';
import { pathOf } from '@/lib/routes';
import { nextOperation, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';
import { confirmButton, readyToPay } from '../setup/paySteps';

const minutes = 60_000;
const payPath = '*/api/user/order/pay';
const paid = (timeout = 5_000) => screen.findByRole('heading', { name: 'Paid. Thank you!' }, { timeout });

/** A customer with a new unpaid order for one SKU. */
function withOrder(skuId = 'phones.only') {
  const customer = buyer();
  const order = placeShopOrder(customer, [line(skuId)], { couponId: null });
  const now = () => customer.ok('getOrderDetail', { id: order.id });
  return { customer, order, now };
}
const payments = (order: Order) => order.timeline.filter(({ event }) => event === 'paid');

afterEach(() => void jest.restoreAllMocks());

describe.each(platforms)('the order result page on %s', (platform) => {
  const open = ({ customer, order }: Pick<ReturnType<typeof withOrder>, 'customer' | 'order'>) =>
    openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });

  test('shows the payment deadline and the amount on the button', async () => {
    const one = withOrder();
    shopOfTest().pass(10 * minutes);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    await open(one);
    expect(await screen.findByRole('button', { name: 'Pay $100.00' })).toBeEnabled();
    expect(screen.getByRole('timer')).toHaveTextContent('20:00');
    expect(screen.getByText(`Order ${one.order.number}: we’re holding these items for you.`)).toBeVisible();
  });

  test('pays once when the button is pressed several times, and shows the delivery day', async () => {
    const one = withOrder();
    const { user } = await open(one);
    const button = await readyToPay(user, '$100.00');
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await paid();
    expect(payments(one.now())).toHaveLength(1);
    expect(await screen.findByText(/It arrives Mon, Nov 23\./)).toBeVisible();
    expect(screen.getByText(/1 Main Street/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      expect.stringContaining(one.order.id),
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('shows the delivered codes as text with a copy button', async () => {
    const one = withOrder('card.25');
    const { user } = await open(one);
    await user.click(await readyToPay(user, '$25.00'));
    await paid();
    const [gift] = one.now().yields;
    const got = within(screen.getByRole('region', { name: 'Your codes and tickets' }));
    expect(got.getByText(gift?.code ?? '-')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(got.getByRole('button', { name: 'Copy code: card' }));
    expect(copied.mock.calls).toEqual([[gift?.code]]);
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  test('when the payment response is lost, fetches the order and shows that it is paid', async () => {
    const one = withOrder();
    server.use(
      http.post(
        payPath,
        async ({ request }) => {
          one.customer.send('payOrder', await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await open(one);
    const button = await readyToPay(user, '$100.00');
    const release = holdCall(`*${getOrderDetail.path}`);
    await user.click(button);
    await screen.findByRole('heading', { name: 'Checking your payment' });
    release();
    await paid();
    expect(payments(one.now())).toHaveLength(1);
  });

  test('polls a payment that is processing until it is paid', async () => {
    const one = withOrder();
    server.use(
      http.post(
        payPath,
        () => HttpResponse.json({ success: true, data: { state: 'processing', redirectUrl: null, order: one.now() } }),
        { once: true },
      ),
    );
    const { user, unmount } = await open(one);
    await user.click(await readyToPay(user, '$100.00'));
    expect(await screen.findByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    unmount();
    await open(one);
    expect(await screen.findByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
    payShopOrder(one.customer, one.order);
    await paid(8_000);
  });

  test.each(['https://', 'https://%'])(
    'says in place that the payment page at %s cannot be opened, and offers to check and to pay again',
    async (redirectUrl) => {
      const one = withOrder();
      server.use(
        http.post(
          payPath,
          () => HttpResponse.json({ success: true, data: { state: 'processing', redirectUrl, order: one.now() } }),
          { once: true },
        ),
      );
      const { user } = await open(one);
      await user.click(await readyToPay(user, '$100.00'));
      expect(
        await screen.findByText(/^The payment page couldn’t be opened, so you weren’t charged there/),
      ).toBeVisible();
      expect(screen.getByRole('heading', { name: 'We haven’t received your payment yet' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Pay again' }));
      await user.click(await confirmButton('$100.00'));
      await paid();
      expect(payments(one.now())).toHaveLength(1);
    },
  );

  test('polls a payment that stays in progress five times, then offers to check it, which polls five times again', async () => {
    const one = withOrder();
    server.use(
      http.post(payPath, () =>
        HttpResponse.json({ success: true, data: { state: 'processing', redirectUrl: null, order: one.now() } }),
      ),
    );
    const { user } = await open(one);
    const payButton = await readyToPay(user, '$100.00');
    let reads = 0;
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === getOrderDetail.path) reads += 1;
    });
    await user.click(payButton);
    const checkAgain = await screen.findByRole('button', { name: 'Check again' });
    expect(reads).toBe(5);
    await user.click(checkAgain);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull());
    await screen.findByRole('button', { name: 'Check again' });
    expect(reads).toBe(10);
  });

  test('says that the payment deadline has passed, and charges nothing', async () => {
    const one = withOrder();
    const { user } = await open(one);
    const button = await readyToPay(user, '$100.00');
    shopOfTest().pass(31 * minutes);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'This order wasn’t paid in time' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order it again' })).toHaveAttribute(
      'href',
      expect.stringContaining('phones.only'),
    );
    expect(payments(one.now())).toEqual([]);
  });

  test('distinguishes a cancelled order from an expired one', async () => {
    const one = withOrder();
    one.customer.ok('cancelOrder', { id: one.order.id, reason: 'changedMind' });
    await open(one);
    expect(await screen.findByRole('heading', { name: 'This order was canceled' })).toBeVisible();
  });

  const claims = /charged|returned|goes back|balance|coupon/i;
  test.each<[string, Partial<Order>, string]>([
    ['nothing', { returned: null }, ''],
    ['nothing, when the API does not say', { returned: undefined }, ''],
    ['the coupon alone', { returned: { amount: 0, name: 'Card', coupon: true } }, 'Your coupon can be used again.'],
    ['money', { returned: { amount: 4200, name: 'Card', coupon: false } }, '$42.00 was returned to: Card.'],
    [
      'money and the coupon',
      { returned: { amount: 4200, name: 'Wallet balance', coupon: true } },
      '$42.00 was returned to: Wallet balance. Your coupon can be used again.',
    ],
  ])('says of an expired and a cancelled order only what came back: %s', async (_, facts, said) => {
    const one = withOrder();
    one.customer.ok('cancelOrder', { id: one.order.id, reason: 'changedMind' });
    for (const [cancelReason, title, before] of [
      ['expired', 'This order wasn’t paid in time', 'The items are available again. '],
      ['changedMind', 'This order was canceled', ''],
    ] as const) {
      const answer = { ...one.now(), cancelReason, ...facts };
      server.use(
        http.get('*/api/user/order/detail', () => HttpResponse.json({ success: true, data: answer }), { once: true }),
      );
      const { unmount } = await open(one);
      const head = (await screen.findByRole('heading', { name: title })).closest('[role="status"]');
      expect(head?.textContent).toBe(`${title}${before}${said}`.trim());
      if (!said) expect(document.querySelector('main')).not.toHaveTextContent(claims);
      unmount();
    }
  });

  test('completes an order that the balance pays in full', async () => {
    const customer = buyer('MONEY-PLEASE');
    const order = placeShopOrder(customer, [line('cup.oat')], { couponId: null, useBalance: true });
    const { user } = await open({ customer, order });
    await user.click(await screen.findByRole('button', { name: 'Pay from balance' }));
    await paid();
    expect(customer.ok('getEnableBalance', {})).toMatchObject({ available: 17_500, frozen: 0 });
  });

  test('does not pay an order again that was paid elsewhere meanwhile', async () => {
    const one = withOrder();
    const { user } = await open(one);
    const button = await readyToPay(user, '$100.00');
    one.customer.ok('payOrder', {
      operationId: nextOperation(),
      orderId: one.order.id,
      expectedTotal: one.order.total,
    });
    await user.click(button);
    await paid();
    expect(payments(one.now())).toHaveLength(1);
  });

  test('shows not found for the order of another customer, and requires login', async () => {
    const { order } = withOrder();
    const { unmount } = await openPage(pathOf(platform, 'orderSuccess', { id: order.id }), {
      as: shopOfTest().customer('+14155550198'),
    });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    unmount();
    localStorage.removeItem('token');
    await openPage(pathOf(platform, 'orderSuccess', { id: order.id }));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});
