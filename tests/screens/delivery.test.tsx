import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PackInput } from '@/api/packs';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { catalogueWithDelivery } from '../../mock/testing/catalogueWithDelivery';
import type { Visitor } from '../../mock/testing/openTestShop';
import { packLine, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { agreement, buyer, line, openCheckout, ordersOf, placeOrderButton, sums } from '../setup/checkoutSteps';
import { openShop, server } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

const cup = [line('cup.oat')];
const quotePath = '*/api/home/packGoods';

/** A customer of a shop with delivery options. */
function customerWithOptions(): Visitor {
  // Two hours before the deadline, and half a minute, so that the minute does not change during a test.
  openShop({ catalogue: catalogueWithDelivery }).pass(30_000);
  return buyer();
}

const delivery = async () => within(await screen.findByRole('region', { name: 'Delivery' }));
const optionNamed = async (name: RegExp) => (await delivery()).findByRole('radio', { name });

/** Answers quotes with other facts than the shop's. */
const answerQuotes = (customer: Visitor, facts: object) =>
  server.use(
    http.post(quotePath, async ({ request }) =>
      HttpResponse.json({
        success: true,
        data: { ...customer.ok('packGoods', (await request.json()) as PackInput), ...facts },
      }),
    ),
  );

describe.each(platforms)('the delivery of the checkout on %s', (platform) => {
  test('offers the options with day and price, and another one changes sums and button', async () => {
    const { user } = await openCheckout(platform, cup, customerWithOptions());
    await placeOrderButton('$25.00');
    expect(await optionNamed(/^Standard \$5\.00 Arrives Mon, Nov 23$/)).toBeChecked();
    expect(
      await optionNamed(/^Corner shop Free Ready for pick-up on Mon, Nov 23 Corner shop, 2 Test Street$/),
    ).not.toBeChecked();
    await user.click(await optionNamed(/^Express \$12\.00 Arrives Sat, Nov 21 By courier\.$/));
    await placeOrderButton('$32.00');
    expect(sums()).toMatchObject({ Items: '$20.00', Delivery: '$12.00', 'To pay': '$32.00' });
    expect(await optionNamed(/^Express/)).toBeChecked();
  });

  test('a pick-up point takes the place of the address, and the order names it', async () => {
    const customer = customerWithOptions();
    const confirmed = callsTo('/api/user/order/confirm');
    const { user } = await openCheckout(platform, cup, customer);
    await user.click(await optionNamed(/^Corner shop/));
    await user.click(await placeOrderButton('$20.00')).catch(() => undefined);
    expect(screen.getByRole('region', { name: 'Pick-up point' })).toHaveTextContent(
      'Corner shop, Corner shop, 2 Test Street',
    );
    expect(screen.queryByRole('region', { name: 'Delivery address' })).toBeNull();
    await user.click(agreement());
    await user.click(await placeOrderButton('$20.00'));
    expect(await screen.findByText('You can pick it up here: Corner shop, Corner shop, 2 Test Street.')).toBeVisible();
    expect(confirmed).toEqual([
      expect.objectContaining({ deliveryId: 'corner', addressId: null, expectedTotal: 2_000 }),
    ]);
    expect(ordersOf(customer)[0]).toMatchObject({ address: null, delivery: { kind: 'pickUp' } });
  });

  test('the choice survives a reload and ends with the order', async () => {
    const customer = customerWithOptions();
    const first = await openCheckout(platform, cup, customer);
    await first.user.click(await optionNamed(/^Express/));
    await placeOrderButton('$32.00');
    first.unmount();
    const again = await openCheckout(platform, cup, customer);
    await placeOrderButton('$32.00');
    expect(await optionNamed(/^Express/)).toBeChecked();
    await again.user.click(agreement());
    await again.user.click(await placeOrderButton('$32.00'));
    await waitFor(() => expect(ordersOf(customer)[0]).toMatchObject({ delivery: { name: 'Express' }, total: 3_200 }));
    await screen.findByRole('heading', { level: 1 });
    again.unmount();
    await openCheckout(platform, [line('cup.oat', 2)], customer);
    expect(await optionNamed(/^Standard/)).toBeChecked();
  });

  test('an option that ends before the order is said, with the new total, and nothing is placed', async () => {
    const customer = customerWithOptions();
    const { user } = await openCheckout(platform, cup, customer);
    await user.click(await optionNamed(/^Express/));
    await placeOrderButton('$32.00');
    await user.click(agreement());
    const pack = customer.ok('packGoods', { lines: packLine('cup.oat') });
    const rest = { ...pack, deliveryOptions: pack.deliveryOptions?.slice(0, 1) };
    server.use(
      http.post('*/api/user/order/confirm', () =>
        HttpResponse.json({
          success: false,
          errorCode: 'TOTAL_CHANGED',
          errorMessage: 'The total has changed',
          showType: 0,
          data: { pack: rest },
        }),
      ),
    );
    answerQuotes(customer, { deliveryOptions: rest.deliveryOptions });
    await user.click(await placeOrderButton('$32.00'));
    expect(await screen.findByText('It was $32.00. Now it’s $25.00.')).toBeVisible();
    expect(screen.getByText('Delivery: $12.00 → $5.00')).toBeVisible();
    expect((await delivery()).getByText(/^The delivery option you chose isn’t available/)).toBeVisible();
    expect(await optionNamed(/^Standard/)).toBeChecked();
    expect(ordersOf(customer)).toEqual([]);
  });

  test('a pick-up point that ends before the order leaves the address, without a word that it is gone', async () => {
    const customer = customerWithOptions();
    const { user } = await openCheckout(platform, cup, customer);
    await user.click(await optionNamed(/^Corner shop/));
    await placeOrderButton('$20.00');
    await user.click(agreement());
    server.use(
      http.post('*/api/user/order/confirm', () =>
        HttpResponse.json({ success: false, errorCode: 'ADDRESS_MISSING', errorMessage: 'No address', showType: 0 }),
      ),
      http.post(quotePath, async ({ request }) => {
        const { deliveryId: _gone, ...input } = (await request.json()) as PackInput;
        return HttpResponse.json({ success: true, data: customer.ok('packGoods', input) });
      }),
    );
    await user.click(await placeOrderButton('$20.00'));
    await placeOrderButton('$25.00');
    expect(await screen.findByRole('region', { name: 'Delivery address' })).toHaveTextContent('1 Main Street');
    expect(screen.queryByText(/no longer in your address book/)).toBeNull();
    expect((await delivery()).getByText(/^The delivery option you chose isn’t available/)).toBeVisible();
  });

  test('virtual products, one option and an API without options leave nothing to choose', async () => {
    const customer = customerWithOptions();
    const virtual = await openCheckout(platform, [line('card.25')], customer);
    await placeOrderButton('$25.00');
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
    virtual.unmount();
    const one = await openCheckout(platform, [line('kettle.only')], customer);
    await placeOrderButton('$35.00');
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
    expect(screen.getByText('Arrives Sun, Nov 29')).toBeVisible();
    one.unmount();
    const quotes = callsTo('/api/home/packGoods');
    answerQuotes(customer, { deliveryOptions: undefined, deliveryId: undefined });
    await openCheckout(platform, cup, customer);
    await placeOrderButton('$25.00');
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
    expect(quotes.every((input) => !('deliveryId' in input))).toBe(true);
  });

  test('an option with a wrong price is left out, and an unknown icon is not drawn', async () => {
    const customer = customerWithOptions();
    const option = { id: 'standard', kind: 'drone', name: 'Parcel', price: 500, icon: 'rocket', addressLines: 'none' };
    answerQuotes(customer, {
      deliveryOptions: [option, { ...option, id: 'x', price: -1 }, { ...option, id: 'y', name: 'Bike' }],
    });
    await openCheckout(platform, cup, customer);
    await optionNamed(/^Parcel \$5\.00$/);
    expect((await delivery()).getAllByRole('radio')).toHaveLength(2);
  });
});

describe.each(platforms)('what is promised on %s', (platform) => {
  test('an order that is picked up names the address, its day and no address', async () => {
    const customer = customerWithOptions();
    const order = payShopOrder(customer, placeShopOrder(customer, packLine('cup.oat'), { deliveryId: 'corner' }));
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    expect(await screen.findByText('Corner shop, Corner shop, 2 Test Street')).toBeVisible();
    expect(screen.getByText('Ready for pick-up on Mon, Nov 23')).toBeVisible();
    expect(screen.queryByText(/1 Main Street/)).toBeNull();
  });

  test.each([
    ['zh-CN', '配送方式'],
    ['de', 'Versandart'],
  ] as const)('an order names how it comes, not what that costs, in %s', async (language, label) => {
    const customer = customerWithOptions();
    const order = payShopOrder(customer, placeShopOrder(customer, packLine('cup.oat'), { deliveryId: 'corner' }));
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer, language });
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(/^Corner shop, Corner shop/);
  });

  test('the product page says until when an order arrives on which day, beside the button', async () => {
    customerWithOptions();
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    const promise = 'Order within 1 h 59 min: arrives Mon, Nov 23 · Delivery $5.00, free over $50.00';
    expect(await screen.findByText(promise)).toBeVisible();
  });

  test('the bag says it too, with what is missing for free delivery', async () => {
    customerWithOptions();
    bagStorage.write([{ goodsId: 'cup', skuId: 'cup.oat', quantity: 1, price: 2_000, at: 1 }]);
    await openPage(pathOf(platform, 'collect'));
    expect(await screen.findByText(/\$30\.00 more for free delivery/)).toBeVisible();
    expect(screen.getByText(/Order within 1 h 59 min: arrives Mon, Nov 23/)).toBeVisible();
  });

  test('prices that contain the tax say so beside the price, the sums and once for a list', async () => {
    const customer = customerWithOptions();
    const product = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByText('incl. VAT')).toBeVisible();
    product.unmount();
    const hall = await openPage(pathOf(platform, 'hall'));
    expect(await screen.findByText('6 items · incl. VAT')).toBeVisible();
    hall.unmount();
    const checkout = await openCheckout(platform, cup, customer);
    expect(screen.getByText('incl. VAT').closest('div')).toHaveTextContent(/^To pay incl. VAT\$25.00$/);
    checkout.unmount();
    const order = payShopOrder(customer, placeShopOrder(customer, packLine('cup.oat')));
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    expect((await screen.findByText('incl. VAT')).closest('div')).toHaveTextContent(/^Total incl. VAT\$25.00$/);
  });

  test('a shop that says nothing of taxes, and a quote with a tax of its own, have no such note', async () => {
    const customer = customerWithOptions();
    const priceLines = [
      { kind: 'goods', amount: 2_000 },
      { kind: 'levy', amount: 100 },
      { kind: 'tax', amount: 400, name: 'Sales tax' },
    ];
    answerQuotes(customer, { priceLines });
    const taxed = await openCheckout(platform, cup, customer);
    expect(sums()).toEqual({ Items: '$20.00', Other: '$1.00', 'Sales tax': '$4.00', 'To pay': '$25.00' });
    expect(screen.queryByText('incl. VAT')).toBeNull();
    taxed.unmount();
    openShop();
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    await screen.findByText(/^Order within/);
    expect(screen.queryByText('incl. VAT')).toBeNull();
  });
});
