/** What the button of the checkout says and does, and the messages beside it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Checkout } from '@/features/checkout/useCheckout';
import { beginSession } from '@/lib/session';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { confirmPath, openCheckoutHook, phones, readyCheckout } from '../../../../tests/setup/checkoutHook';
import { buyer, ordersOf } from '../../../../tests/setup/checkoutSteps';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { holdCall } from '../../../../tests/setup/holdCall';
import { loseResponse, sentPaths } from '../../../../tests/setup/lostWrites';
import { stopClock } from '../../../../tests/setup/stoppedClock';
import { PlaceOrder } from './PlaceOrder';

const draw = (checkout: Checkout) => checkout.pack && <PlaceOrder pack={checkout.pack} checkout={checkout} />;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const refuse = (errorCode: string, showType = 0) =>
  server.use(
    http.post(
      confirmPath,
      () => HttpResponse.json({ success: false, errorCode, errorMessage: 'The shop rests', showType }),
      { once: true },
    ),
  );
const user = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('announces what is to be paid, also after a choice that changes it', async () => {
  const { now } = await readyCheckout(phones, 9_000, buyer(), draw);
  expect(await screen.findByText('To pay now: $90.00')).toBeInTheDocument();
  act(() => now().chooseCoupon(null));
  expect(screen.queryByText(/^To pay now/)).toBeNull();
  expect(await screen.findByText('To pay now: $100.00')).toBeInTheDocument();
});

test('a visitor is asked to sign in; the button that orders afterwards is another one without the focus', async () => {
  let prompts = 0;
  const stop = installSignInPrompt(() => void (prompts += 1));
  const { actions } = await openCheckoutHook(phones, undefined, draw);
  const signIn = await button('Sign in to order · $100.00');
  await user().click(signIn);
  stop();
  expect([prompts, alerts()]).toEqual([1, ['']]);
  signIn.focus();
  const customer = buyer();
  beginSession(customer.token);
  await act(async () => void actions().setUser(customer.ok('getCurrentUser', { type: 1 })));
  const order = await button('Pay $90.00');
  expect(order).not.toBe(signIn);
  expect(order).not.toHaveFocus();
});

test.each(['TOTAL_CHANGED', 'PACK_UNAVAILABLE', 'ADDRESS_MISSING', 'PRESALE_NOT_ACCEPTED'])(
  '%s is said at its place, and not beside the button as well',
  async (errorCode) => {
    const { now, placeOrder } = await readyCheckout(phones, 9_000, buyer(), draw);
    refuse(errorCode, 2);
    await placeOrder();
    await waitFor(() => expect(now().placing.refusedBy).toBe(errorCode));
    await waitFor(() => expect(now().quote.isQuoting).toBe(false));
    expect(screen.queryByText('The shop rests')).toBeNull();
  },
);

test('another refusal is said once, beside the button, which stays', async () => {
  await readyCheckout(phones, 9_000, buyer(), draw);
  refuse('RESTING', 2);
  await user().click(await button('Pay $90.00'));
  await waitFor(() => expect(alerts()).toEqual(['The shop rests']));
  expect(await button('Pay $90.00')).toBeEnabled();
});

test('a lost response is said while it is checked, and an unknown outcome is checked again by the same button', async () => {
  const customer = buyer();
  await readyCheckout(phones, 9_000, customer, draw);
  loseResponse(confirmPath, 'confirmOrder', customer);
  server.use(http.get('*/api/user/order/list', () => HttpResponse.error()));
  let release = holdCall('*/api/user/order/list');
  await user().click(await button('Pay $90.00'));
  expect(await screen.findByText('Checking what happened…')).toBeInTheDocument();
  expect(alerts()).toEqual(['']);
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  release();
  const again = await button('Check again');
  expect(again).toBeEnabled();
  expect(alerts()[0]).toMatch(/^We couldn’t/);
  server.resetHandlers();
  release = holdCall('*/api/user/order/list');
  const paths = sentPaths();
  await user().click(again);
  await waitFor(() => expect(paths).toEqual(['/api/user/order/list']));
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull());
  expect(ordersOf(customer)).toHaveLength(1);
  expect(paths).not.toContain('/api/user/order/confirm');
});

test('a price that could not be loaded is loaded by the button, which orders nothing', async () => {
  const customer = buyer();
  const { now } = await readyCheckout(phones, 9_000, customer, draw);
  server.use(http.post('*/api/home/packGoods', () => HttpResponse.json({}, { status: 400 }), { once: true }));
  act(() => now().chooseCoupon(null));
  const reload = await button('Reload the price');
  expect(now().quote.isQuoting).toBe(false);
  expect(reload).toBeEnabled();
  const paths = sentPaths();
  await user().click(reload);
  expect(await button('Pay $100.00')).toBeEnabled();
  expect([paths, ordersOf(customer)]).toEqual([['/api/home/packGoods'], []]);
});

test('a total that changed is said once the new one is known, and can be accepted after 600 ms', async () => {
  const customer = buyer();
  const { now } = await readyCheckout(phones, 9_000, customer, draw);
  const release = holdCall('*/api/home/packGoods');
  refuse('TOTAL_CHANGED');
  shopOfTest().shop.operator.setPrice('phones.only', 11_500);
  const clock = stopClock();
  await act(async () => void now().placeOrder());
  await clock.until(() => expect(now().placing.outdated?.total).toBe(9_000));
  expect(screen.queryByRole('heading', { name: 'The total has changed' })).toBeNull();
  release();
  const notice = await clock.until(() => screen.getByRole('heading', { name: 'The total has changed' }));
  expect(
    within(notice.closest('section') ?? document.body).getByText('It was $90.00. Now it’s $105.00.'),
  ).toBeInTheDocument();
  const accept = () => screen.getByRole('button', { name: 'Pay $105.00' });
  expect(accept()).toBeDisabled();
  await clock.pass(600);
  expect(accept()).toBeEnabled();
});

test('the button of an order that is placed does nothing more', async () => {
  const { placeOrder } = await readyCheckout(phones, 9_000, buyer(), draw);
  await placeOrder();
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  expect(await button('Paying…')).toBeInTheDocument();
});
