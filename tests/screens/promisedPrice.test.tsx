/** The price with a coupon that a product promises is the one that the customer pays. */
import { screen, waitFor } from '@testing-library/react';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { catalogueWithCouponOffer } from '../../mock/testing/couponOffer';
import { placeShopOrder } from '../../mock/testing/purchase';
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
import { openShop } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const two = { goodsId: 'phones', skuId: 'phones.only', quantity: 2, price: 10_000, at: 2 };

describe.each(platforms)('the price with a coupon on %s', (platform) => {
  beforeEach(() => void openShop({ catalogue: catalogueWithCouponOffer }));

  test('is promised to a visitor', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'phones' }));
    expect(await screen.findByText('$90.00 with “sound10”')).toBeVisible();
  });

  test('counts the coupons of the customer, as the quote does', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'phones' }), { as: buyer() });
    expect(await screen.findByText('$90.00 with “welcome”')).toBeVisible();
  });

  test('is kept in the bag of a visitor', async () => {
    bagStorage.write([two]);
    await openPage(pathOf(platform, 'collect'));
    expect(await screen.findByRole('button', { name: 'Check out 2 · $185.00' }, { timeout: 10_000 })).toBeEnabled();
    expect(screen.getByText('You save $55.00')).toBeVisible();
  });

  test('is that of checkout and order, which claims the coupon', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, [line('phones.only', 2)], customer);
    await waitFor(() => expect(sums()['Coupon']).toBe('−$15.00'));
    expect(savings().getByText('Claimed with this order')).toBeVisible();
    expect(screen.getByText('You save $55.00')).toBeVisible();
    await user.click(savings().getByRole('button', { name: /sound10/ }));
    expect(await screen.findByRole('radio', { name: /sound10.*Claimed with this order/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Use this coupon' }));
    await user.click(agreement());
    await user.click(await placeOrderButton('$185.00'));
    await waitFor(() => expect(ordersOf(customer)).toMatchObject([{ total: 18_500, saves: 5_500 }]));
    expect(customer.ok('getMyCoupons', {}).list.map(({ name, state }) => [name, state])).toEqual([
      ['welcome', 'usable'],
      ['sound10', 'used'],
    ]);
  });

  test('is what the order says that the customer saves', async () => {
    const customer = buyer();
    const { id } = placeShopOrder(customer, [line('phones.only', 2)]);
    await openPage(pathOf(platform, 'orders', { id }), { as: customer });
    expect(await screen.findByText('You save $55.00')).toBeVisible();
  });
});
