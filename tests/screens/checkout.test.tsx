import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import {
  agreement,
  buyer,
  line,
  openCheckout,
  ordersOf,
  placeOrderButton,
  savings,
  sums,
} from '../setup/checkoutSteps';
import { platforms, openPage } from '../setup/openPage';

const phones = [line('phones.only', 2)];

/** Enters a discount code and submits it; on h5 it first opens the sheet. */
async function tryCode(user: UserEvent, code: string) {
  const opener = savings().queryByRole('button', { name: /discount code/i });
  if (opener && !screen.queryByRole('textbox', { name: 'Discount code' })) await user.click(opener);
  const field = await screen.findByRole('textbox', { name: 'Discount code' });
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
  return field;
}

describe.each(platforms)('the checkout on %s', (platform) => {
  test('shows the quote of the API, with the total on the button', async () => {
    await openCheckout(platform, phones, buyer());
    await placeOrderButton('$190.00');
    expect(sums()).toEqual({ Items: '$200.00', Delivery: 'Free', Coupon: '−$10.00', 'To pay': '$190.00' });
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('1 Main Street');
  });

  test('fetches the quote once, for the default address', async () => {
    const customer = buyer();
    const quoteCalls = callsTo('/api/home/packGoods');
    await openCheckout(platform, phones, customer);
    await placeOrderButton('$190.00');
    await screen.findByText(/1 Main Street/);
    expect(quoteCalls.map(({ addressId }) => addressId)).toEqual([customer.ok('getAddresses', {}).list[0]?.id]);
  });

  test('shows the price before the addresses are loaded', async () => {
    const release = holdCall('*/api/user/address');
    await openCheckout(platform, phones, buyer());
    expect(sums()['To pay']).toBe('$190.00');
    expect(screen.queryByText(/1 Main Street/)).toBeNull();
    release();
    expect(await screen.findByText(/1 Main Street/)).toBeInTheDocument();
  });

  test('preselects the best coupon, says why, and lets the user choose another coupon or none', async () => {
    const { user } = await openCheckout(platform, phones, buyer('COUPON-PLEASE', 'EARLY-PLEASE'));
    await placeOrderButton('$185.00');
    await user.click(savings().getByRole('button', { name: /sound10 Best of your 3 coupons/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a coupon' }));
    expect(await dialog.findByRole('radio', { name: /sound10/ })).toBeChecked();
    expect(dialog.getByText('Not for this order')).toBeInTheDocument();
    expect(dialog.getByText('Valid from Nov 25, 2026')).toBeInTheDocument();
    await user.click(await dialog.findByRole('radio', { name: /welcome/ }));
    await placeOrderButton('$190.00');
    await user.click(await dialog.findByRole('radio', { name: /No coupon/ }));
    await placeOrderButton('$200.00');
    expect(savings().getByText('Not used. The best one saves $15.00')).toBeInTheDocument();
  });

  test('shows the amount that is missing for a coupon', async () => {
    const { user } = await openCheckout(platform, [line('lamp.only')], buyer());
    await user.click(await savings().findByRole('button', { name: /Your coupon doesn’t apply to this order/ }));
    expect(await screen.findByText('Add $10.00 more to use it')).toBeInTheDocument();
  });

  test('shows the reason why a discount code does not apply', async () => {
    const { user } = await openCheckout(platform, [line('phones.only')], buyer());
    await placeOrderButton('$90.00');
    const reasons = {
      NO_USER: 'We don’t recognize that code. Check it and try again.',
      OLD: 'This code has expired',
      SOON: 'This code isn’t valid yet',
      GONE: 'This code has reached its limit',
    };
    for (const [code, reason] of Object.entries(reasons)) {
      const field = await tryCode(user, code);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(reason)));
      expect(field).toHaveValue(code);
    }
    expect(sums()['To pay']).toBe('$90.00');
  });

  test('says that the discount code cannot be combined with a coupon', async () => {
    const { user } = await openCheckout(platform, phones, buyer('COUPON-PLEASE'));
    await user.click(await savings().findByRole('button', { name: /sound10/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /welcome/ }));
    await user.click(dialog.getByRole('button', { name: 'Use this coupon' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = await tryCode(user, 'SOLO15');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/can’t be combined with a coupon/));
  });

  test('applies a valid discount code in any notation, and removes it again', async () => {
    const { user } = await openCheckout(platform, [line('phones.only')], buyer());
    await placeOrderButton('$90.00');
    await tryCode(user, '\u202aHEL\u200bLO\u00ad\u2013５\u202c');
    await placeOrderButton('$85.00');
    expect(sums()['Discount code']).toBe('−$5.00');
    if (platform === 'h5') await user.click(await savings().findByRole('button', { name: /HELLO5/ }));
    await user.click(await screen.findByRole('button', { name: /Remove code/ }));
    await placeOrderButton('$90.00');
  });

  test('pays with the wallet balance', async () => {
    const { user } = await openCheckout(platform, phones, buyer('MONEY-PLEASE'));
    const balance = await savings().findByRole('switch', { name: 'Use balance' });
    expect(balance).toHaveAccessibleDescription('$200.00 available');
    await user.click(balance);
    await placeOrderButton('$0.00');
    expect(sums()['Balance']).toBe('−$190.00');
  });

  test('says that a price could not be loaded in its place, without the former one, and loads it again', async () => {
    const { user } = await openCheckout(platform, phones, buyer('MONEY-PLEASE'));
    await placeOrderButton('$190.00');
    server.use(http.post('*/api/home/packGoods', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    await user.click(await savings().findByRole('switch', { name: 'Use balance' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('region', { name: 'Order summary' })).toBeNull();
    await user.click(again);
    await placeOrderButton('$0.00');
    expect(sums()['To pay']).toBe('$0.00');
  });

  test('keeps the choices over a reload, for the same lines only', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { user, unmount } = await openCheckout(platform, phones, customer);
    await user.click(await savings().findByRole('switch', { name: 'Use balance' }));
    await user.click(agreement());
    await placeOrderButton('$0.00');
    unmount();
    const again = await openCheckout(platform, phones, customer);
    await placeOrderButton('$0.00');
    expect(agreement()).toBeChecked();
    again.unmount();
    await openCheckout(platform, [line('phones.only')], customer);
    await placeOrderButton('$90.00');
    expect(agreement()).not.toBeChecked();
  });

  test('shows an error at each missing field and places no order', async () => {
    const customer = shopOfTest().customer('+14155550198');
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(await placeOrderButton('$190.00'));
    expect(await screen.findByText('Choose a delivery address')).toBeVisible();
    expect(screen.getByText('Please tick to place your order')).toBeVisible();
    expect(agreement()).toBeInvalid();
    expect(ordersOf(customer)).toEqual([]);
  });

  test('requires the presale terms to be accepted', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, [line('lamp.only', 2)], customer);
    expect(await screen.findByText('Presale, ships from Mon, Nov 30')).toBeVisible();
    await user.click(agreement());
    await user.click(await placeOrderButton('$50.00'));
    expect(await screen.findByText('Please tick to order presale items')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /presale terms and the later shipping date/ }));
    await user.click(await placeOrderButton('$50.00'));
    await screen.findByRole('heading', { name: 'Paid. Thank you!' });
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('removes unavailable lines on request and keeps the choices', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { user, where } = await openCheckout(platform, [line('cup.moss'), line('kettle.only', 9)], customer);
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(screen.getByText('Only 3 left')).toBeVisible();
    await user.click(agreement());
    await user.click(screen.getByRole('button', { name: 'Continue with what’s available' }));
    await waitFor(() => expect(where().query['lines']).toBe('kettle.only*3'));
    await placeOrderButton('$110.00');
    expect(agreement()).toBeChecked();
  });

  test('requires no address for virtual products', async () => {
    await openCheckout(platform, [line('card.25')], shopOfTest().customer('+14155550198'));
    await placeOrderButton('$25.00');
    expect(screen.getByText('No delivery address needed')).toBeVisible();
  });

  test('prompts a visitor to sign in', async () => {
    const { user } = await openCheckout(platform, phones);
    await user.click(await screen.findByRole('button', { name: 'Sign in to order · $200.00' }));
    expect(await screen.findByLabelText('Phone number')).toBeInTheDocument();
  });

  test.each([
    ['', 'nothing'],
    ['*9,x*0', 'garbage'],
  ])('links to the products when the lines in the URL are "%s" (%s)', async (lines) => {
    await openPage(pathOf(platform, 'checkout', { lines }));
    expect(screen.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  test('is translated to Chinese', async () => {
    openShop();
    await openCheckout(platform, phones, buyer(), 'zh-CN');
    expect(await screen.findByRole('button', { name: '支付 $190.00' })).toBeVisible();
  });
});
