import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { smallCatalogue } from '../../mock/shop/testing/smallCatalogue';
import { nextOperation } from '../../mock/shop/testing/purchase';
import { agreement, buyer, line, openCheckout, ordersOf, place, sums } from '../setup/checkoutSteps';
import { openShop, server } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';

/** The small shop in another currency, with phones at another price. */
function openShopIn(currency: string, price = 10_000): void {
  const goods = smallCatalogue.goods.map((one) => (one.id === 'phones' ? { ...one, skus: one.skus.map((sku) => ({ ...sku, price })) } : one));
  openShop({ catalogue: { ...smallCatalogue, shop: { ...smallCatalogue.shop, currency }, goods } });
}
const plain = (text: string) => text.replace(/\s/g, ' ');
const largest = (Number.MAX_SAFE_INTEGER - 1) / 2;

describe.each(faces)('money on %s', (face) => {
  test.each([
    ['JPY', 10_000, '¥20,000', '−¥1,000', '¥19,000', 19_000],
    ['KWD', 10_000, 'KWD 20.000', '−KWD 1.000', 'KWD 19.000', 19_000],
    ['USD', largest, '$90,071,992,547,409.90', '−$10.00', '$90,071,992,547,399.90', Number.MAX_SAFE_INTEGER - 1_001],
  ])('in %s at %d each is what the shop says, to the last digit, and is ordered for that', async (currency, price, goods, off, total, amount) => {
    openShopIn(currency, price);
    const customer = buyer();
    const { user } = await openCheckout(face, [line('phones.only', 2)], customer);
    const button = await screen.findByRole('button', { name: (name) => plain(name) === `Place order · ${total}` });
    expect(Object.fromEntries(Object.entries(sums()).map(([name, text]) => [name, plain(text)]))).toEqual({ Goods: goods, Delivery: 'Free', Coupon: off, 'To pay': total });
    await user.click(agreement());
    await user.click(button);
    await waitFor(() => expect(ordersOf(customer).map((order) => [order.total, order.currency])).toEqual([[amount, currency]]));
  });

  test('in a wallet of yen has no digits behind the point, typed or shown', async () => {
    openShopIn('JPY');
    const customer = buyer('MONEY-PLEASE');
    const { user } = await openPage(pathOf(face, 'withdraw'), { as: customer });
    const field = () => screen.getByRole('textbox', { name: 'Amount in JPY' });
    await screen.findByText(/^¥20,000 available/);
    await user.type(field(), '5000.5');
    await user.click(screen.getByRole('textbox', { name: 'Account holder' }));
    expect(field()).toBeInvalid();
    await user.clear(field());
    await user.type(field(), '5000');
    expect(field()).toBeValid();
    expect(within(screen.getByRole('region', { name: 'What it comes to' })).getByText('¥5,000')).toBeVisible();
  });

  test.each([
    ['negative', -1],
    ['a fraction', 199.5],
    ['beyond what is exact', 2 ** 53],
    ['a text', '20000'],
    ['nothing', null],
  ])('that is %s in the answer is never shown as a total: the fault is told, and asking again helps', async (_what, total) => {
    const customer = buyer();
    let isBroken = true;
    let askedFor: unknown = null;
    server.use(
      http.post('*/api/home/packGoods', async ({ request }) => {
        if (!isBroken) return undefined;
        askedFor = ((await request.json()) as { addressId: unknown }).addressId;
        const data = customer.ok('packGoods', { lines: [{ skuId: 'phones.only', quantity: 1 }] });
        return HttpResponse.json({ success: true, data: { ...data, total } });
      }),
    );
    const { user } = await openPage(pathOf(face, 'checkout', { lines: 'phones.only*1' }), { as: customer });
    // Once the address is known, all is asked anew for it.
    await waitFor(() => expect(askedFor).not.toBeNull());
    expect(await screen.findByRole('heading', { name: 'The shop’s answer made no sense' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await place('$90.00')).toBeVisible();
  });

  test('of an order that is malformed leaves that order out, and says so', async () => {
    const customer = buyer();
    const order = () => customer.ok('confirmOrder', { operationId: nextOperation(), lines: [{ skuId: 'phones.only', quantity: 1 }], couponId: null, addressId: customer.ok('getAddresses', {}).list[0]?.id ?? '', isAgreed: true, expectedTotal: 10_000 });
    order();
    order();
    server.use(
      http.get('*/api/user/order/list', () => {
        const { list, total, counts } = customer.ok('getOrders', {});
        return HttpResponse.json({ success: true, data: { list: list.map((one, at) => (at === 0 ? { ...one, total: -100 } : one)), total, counts } });
      }),
    );
    await openPage(pathOf(face, 'orders'), { as: customer });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('−$1.00')).toBeNull();
    expect(screen.getByText('1 entry could not be read and is left out.')).toBeVisible();
  });
});
