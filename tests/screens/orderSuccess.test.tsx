import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/schema/order';
import { pathOf } from '@/routes';
import { nextOperation, pay, place } from '../../mock/shop/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { faces, openPage } from '../setup/openPage';

const minutes = 60_000;
const payPath = '*/api/user/order/pay';
const paid = (timeout = 5_000) => screen.findByRole('heading', { name: 'Paid. Thank you!' }, { timeout });

/** A customer who has just placed an order over these headphones, or over something else. */
function withOrder(skuId = 'phones.only') {
  const customer = buyer();
  const order = place(customer, [line(skuId)], { couponId: null });
  const now = () => customer.ok('getOrderDetail', { id: order.id });
  return { customer, order, now };
}
const payments = (order: Order) => order.timeline.filter(({ event }) => event === 'paid');

describe.each(faces)('an order that was placed on %s', (face) => {
  const open = ({ customer, order }: Pick<ReturnType<typeof withOrder>, 'customer' | 'order'>) =>
    openPage(pathOf(face, 'orderSuccess', { id: order.id }), { as: customer });

  test('is held for a while, and the button says what is to be paid', async () => {
    const one = withOrder();
    shopOfTest().pass(10 * minutes);
    await open(one);
    expect(await screen.findByRole('button', { name: 'Pay $100.00' })).toBeEnabled();
    expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/);
    expect(screen.getByText(`Order ${one.order.number} is held for you.`)).toBeVisible();
  });

  test('is paid once, however it is pressed, and says what comes next', async () => {
    const one = withOrder();
    const { user } = await open(one);
    const button = await screen.findByRole('button', { name: 'Pay $100.00' });
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await paid();
    expect(payments(one.now())).toHaveLength(1);
    expect(await screen.findByText(/It arrives Mon,? 23 Nov\./)).toBeVisible();
    expect(screen.getByText(/1 Main Street/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', expect.stringContaining(one.order.id));
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('gives its codes as text that can be copied', async () => {
    const one = withOrder('card.25');
    const { user } = await open(one);
    await user.click(await screen.findByRole('button', { name: 'Pay $25.00' }));
    await paid();
    const [gift] = one.now().yields;
    const got = within(screen.getByRole('region', { name: 'What you got' }));
    expect(got.getByText(gift?.code ?? '-')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(got.getByRole('button', { name: 'Copy code: card' }));
    expect(copied.mock.calls).toEqual([[gift?.code]]);
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  test('whose payment got no answer is asked, and shows that it is paid', async () => {
    const one = withOrder();
    server.use(
      http.post(payPath, async ({ request }) => {
        one.customer.send('payOrder', await request.json());
        return HttpResponse.error();
      }, { once: true }),
    );
    const { user } = await open(one);
    await user.click(await screen.findByRole('button', { name: 'Pay $100.00' }));
    await screen.findByRole('heading', { name: 'Checking your payment' });
    await paid();
    expect(payments(one.now())).toHaveLength(1);
  });

  test('whose payment is under way elsewhere finds out by itself', async () => {
    const one = withOrder();
    server.use(http.post(payPath, () => HttpResponse.json({ success: true, data: { state: 'processing', redirectUrl: null, order: one.now() } }), { once: true }));
    const { user, unmount } = await open(one);
    await user.click(await screen.findByRole('button', { name: 'Pay $100.00' }));
    expect(await screen.findByRole('heading', { name: 'Your payment is under way' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    unmount();
    await open(one);
    expect(await screen.findByRole('heading', { name: 'Your payment is under way' })).toBeVisible();
    pay(one.customer, one.order);
    await paid(8_000);
  });

  test('that ran out while it was looked at says so, and nothing is charged', async () => {
    const one = withOrder();
    const { user } = await open(one);
    const button = await screen.findByRole('button', { name: 'Pay $100.00' });
    shopOfTest().pass(31 * minutes);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'It was not paid in time' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order it again' })).toHaveAttribute('href', expect.stringContaining('phones.only'));
    expect(payments(one.now())).toEqual([]);
  });

  test('that was cancelled is told apart from one that ran out', async () => {
    const one = withOrder();
    one.customer.ok('cancelOrder', { id: one.order.id, reason: 'changedMind' });
    await open(one);
    expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  });

  test('and needs no money any more is finished without a payment', async () => {
    const customer = buyer('MONEY-PLEASE');
    const order = place(customer, [line('cup.oat')], { couponId: null, useBalance: true });
    const { user } = await open({ customer, order });
    await user.click(await screen.findByRole('button', { name: 'Finish · paid from your balance' }));
    await paid();
    expect(customer.ok('getEnableBalance', {})).toMatchObject({ available: 17_500, frozen: 0 });
  });

  test('that is paid elsewhere meanwhile is not paid again', async () => {
    const one = withOrder();
    const { user } = await open(one);
    const button = await screen.findByRole('button', { name: 'Pay $100.00' });
    one.customer.ok('payOrder', { operationId: nextOperation(), orderId: one.order.id, expectedTotal: one.order.total });
    await user.click(button);
    await paid();
    expect(payments(one.now())).toHaveLength(1);
  });

  test('by somebody else is not found, and a visitor is offered the sign-in', async () => {
    const { order } = withOrder();
    const { unmount } = await openPage(pathOf(face, 'orderSuccess', { id: order.id }), { as: shopOfTest().customer('+14155550198') });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    unmount();
    localStorage.removeItem('token');
    await openPage(pathOf(face, 'orderSuccess', { id: order.id }));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});
