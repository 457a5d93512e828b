import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { nextOperation } from '../../mock/testing/purchase';
import { agreement, buyer, line, openCheckout, ordersOf, placeOrderButton, sums } from '../setup/checkoutSteps';
import { account, confirmation, fill, review, withdrawals } from '../setup/withdrawSteps';
import { openShop, server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

/** Opens the test shop with another currency and another price of the product `phones`. */
function openShopIn(currency: string, price = 10_000): void {
  const goods = smallCatalogue.goods.map((one) =>
    one.id === 'phones' ? { ...one, skus: one.skus.map((sku) => ({ ...sku, price })) } : one,
  );
  openShop({ catalogue: { ...smallCatalogue, shop: { ...smallCatalogue.shop, currency }, goods } });
}
const plain = (text: string) => text.replace(/\s/g, ' ');
const largest = (Number.MAX_SAFE_INTEGER - 1) / 2;

describe.each(platforms)('amounts on %s', (platform) => {
  test.each([
    ['JPY', 10_000, '¥20,000', '−¥1,000', '¥19,000', 19_000],
    ['KWD', 10_000, 'KWD 20.000', '−KWD 1.000', 'KWD 19.000', 19_000],
    ['HUF', 10_000, 'Ft 200.00', '−Ft 10.00', 'Ft 190.00', 19_000],
    ['CLF', 10_000, 'CLF 2.0000', '−CLF 0.1000', 'CLF 1.9000', 19_000],
    ['USD', largest, '$90,071,992,547,409.90', '−$10.00', '$90,071,992,547,399.90', Number.MAX_SAFE_INTEGER - 1_001],
  ])(
    'in %s at %d each are shown exactly as sent by the API, and the order has the same total',
    async (currency, price, goods, off, total, amount) => {
      openShopIn(currency, price);
      const customer = buyer();
      const { user } = await openCheckout(platform, [line('phones.only', 2)], customer);
      const button = await screen.findByRole('button', { name: (name) => plain(name) === `Pay ${total}` });
      expect(Object.fromEntries(Object.entries(sums()).map(([name, text]) => [name, plain(text)]))).toEqual({
        Items: goods,
        Delivery: 'Free',
        Coupon: off,
        'To pay': total,
      });
      await user.click(agreement());
      await user.click(button);
      await waitFor(() =>
        expect(ordersOf(customer).map((order) => [order.total, order.currency])).toEqual([[amount, currency]]),
      );
    },
  );

  test('in JPY have no decimals, in the input field and in the text', async () => {
    openShopIn('JPY');
    const customer = buyer('MONEY-PLEASE');
    const { user } = await openPage(pathOf(platform, 'withdraw'), { as: customer });
    const field = () => screen.getByRole('textbox', { name: 'Amount in JPY' });
    await screen.findByText(/^¥20,000 available/);
    await user.type(field(), '5000.5');
    await user.click(screen.getByRole('textbox', { name: 'Account holder' }));
    expect(field()).toBeInvalid();
    await user.clear(field());
    await user.type(field(), '5000');
    expect(field()).toBeValid();
    expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('¥5,000')).toBeVisible();
  });

  test.each([
    ['HUF', '50.50', 'Ft 50.50', 5_050],
    ['KWD', '5.125', 'KWD 5.125', 5_125],
    ['CLF', '0.5125', 'CLF 0.5125', 5_125],
  ])('in %s are typed in its digits and sent in its minor units', async (currency, typed, shown, amount) => {
    openShopIn(currency);
    const customer = buyer('MONEY-PLEASE');
    const page = await openPage(pathOf(platform, 'withdraw'), { as: customer });
    await fill(page, typed, account, currency);
    const region = screen.getByRole('region', { name: 'Summary' });
    expect(within(region).getAllByText((text) => plain(text) === shown)[0]).toBeVisible();
    await review(page);
    await page.user.click(await confirmation(shown.replace(' ', '\u00a0')));
    await waitFor(() =>
      expect(withdrawals(customer).map((one) => [one.amount, one.currency])).toEqual([[amount, currency]]),
    );
  });

  test.each([
    ['HUF', '50.50', '5050'],
    ['KWD', '5.125', '5125'],
  ])('in %s filter the products in its minor units', async (currency, typed, priceFrom) => {
    openShopIn(currency);
    const { user, where } = await openPage(pathOf(platform, 'hall'));
    if (platform === 'h5') await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'From' }), typed);
    await user.tab();
    if (platform === 'h5') await user.click(await screen.findByRole('button', { name: /^Show \d+ items?$/ }));
    await waitFor(() => expect(where().query).toMatchObject({ priceFrom }));
  });

  test.each([
    ['negative', -1],
    ['a fraction', 199.5],
    ['beyond what is exact', 2 ** 53],
    ['a text', '20000'],
    ['nothing', null],
  ])('that are invalid (%s) are never shown as a total: the page shows an error with a retry', async (_what, total) => {
    const customer = buyer();
    let isFailing = true;
    let requestedAddressId: unknown = null;
    server.use(
      http.post('*/api/home/packGoods', async ({ request }) => {
        if (!isFailing) return undefined;
        requestedAddressId = ((await request.json()) as { addressId: unknown }).addressId;
        const data = customer.ok('packGoods', { lines: [{ skuId: 'phones.only', quantity: 1 }] });
        return HttpResponse.json({ success: true, data: { ...data, total } });
      }),
    );
    const { user } = await openPage(pathOf(platform, 'checkout', { lines: 'phones.only*1' }), { as: customer });
    // The app fetches the quote a second time when the address is known.
    await waitFor(() => expect(requestedAddressId).not.toBeNull());
    expect(await screen.findByRole('heading', { name: 'We couldn’t read the shop’s reply' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await placeOrderButton('$90.00')).toBeVisible();
  });

  test('that are invalid in one order remove that order from the list, with a message', async () => {
    const customer = buyer();
    const order = () =>
      customer.ok('confirmOrder', {
        operationId: nextOperation(),
        lines: [{ skuId: 'phones.only', quantity: 1 }],
        couponId: null,
        addressId: customer.ok('getAddresses', {}).list[0]?.id ?? '',
        isAgreed: true,
        expectedTotal: 10_000,
      });
    order();
    order();
    server.use(
      http.get('*/api/user/order/list', () => {
        const { list, total, counts } = customer.ok('getOrders', {});
        return HttpResponse.json({
          success: true,
          data: { list: list.map((one, at) => (at === 0 ? { ...one, total: -100 } : one)), total, counts },
        });
      }),
    );
    await openPage(pathOf(platform, 'orders'), { as: customer });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('−$1.00')).toBeNull();
    expect(screen.getByText('1 entry couldn’t be read and isn’t shown.')).toBeVisible();
  });
});
