import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { server, shopOfTest } from '../setup/freshShop';
import {
  agreement,
  buyer,
  line,
  openCheckout,
  ordersOf,
  placeOrderButton,
  withoutMethodsInQuotes,
} from '../setup/checkoutSteps';
import { holdCall } from '../setup/holdCall';
import { platforms } from '../setup/openPage';
import { stopClock } from '../setup/stoppedClock';

const phones = [line('phones.only')];
const confirmPath = '*/api/user/order/confirm';
const thanks = () => screen.findByRole('heading', { name: 'Paid. Thank you!' });

describe.each(platforms)('placing an order on %s', (platform) => {
  test('places one order when the button is pressed several times, and opens it', async () => {
    const customer = buyer();
    const { user, where } = await openCheckout(platform, phones, customer);
    await user.click(screen.getByRole('button', { name: /^Note to the shop/ }));
    await user.type(await screen.findByRole('textbox', { name: /Your note/ }), 'Ring twice');
    await user.click(agreement());
    const button = await placeOrderButton('$90.00');
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await thanks();
    const [order, ...others] = ordersOf(customer);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: 'toShip', total: 9_000, note: 'Ring twice' });
    expect(where()).toEqual({
      path: pathOf(platform, 'orderSuccess').split('?')[0],
      query: expect.objectContaining({ id: order?.id }),
    });
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  });

  test('removes only the ordered products from the favourites', async () => {
    const kept = (goodsId: string, skuId: string) => ({ goodsId, skuId, quantity: 1, price: 1, at: 1 });
    bagStorage.write([kept('phones', 'phones.only'), kept('kettle', 'kettle.only')]);
    const { user } = await openCheckout(platform, phones, buyer());
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    await thanks();
    expect(bagStorage.read()).toEqual([kept('kettle', 'kettle.only')]);
  });

  test('shows the old and the new total when the total has changed, and places the order after a new confirmation', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(agreement());
    const button = await placeOrderButton('$90.00');
    shopOfTest().shop.operator.setPrice('phones.only', 11_500);
    const clock = stopClock();
    await user.click(button);
    const title = await clock.until(() => screen.getByRole('heading', { name: 'The total has changed' }));
    const notice = within(title.closest('section') ?? document.body);
    expect(notice.getByText('It was $90.00. Now it’s $105.00.')).toBeVisible();
    expect(notice.getByText('phones: $100.00 → $115.00')).toBeVisible();
    expect(ordersOf(customer)).toEqual([]);

    const again = screen.getByRole('button', { name: 'Pay $105.00' });
    expect(again).toBeDisabled();
    await clock.pass(599);
    await user.click(again);
    expect(again).toBeDisabled();
    await clock.pass(1);
    await clock.until(() => expect(again).toBeEnabled());
    expect(ordersOf(customer)).toEqual([]);
    clock.release();
    await user.click(again);
    await thanks();
    expect(ordersOf(customer).map(({ total }) => total)).toEqual([10_500]);
  });

  test('leads to a pay button that does nothing for 600 ms, so that a double click does not pay', async () => {
    const customer = buyer();
    withoutMethodsInQuotes(customer);
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(agreement());
    const button = await screen.findByRole('button', { name: 'Place order · $90.00' });
    const clock = stopClock();
    await user.click(button);
    const pay = await clock.until(() => screen.getByRole('button', { name: 'Pay $90.00' }));
    expect(pay).toBeDisabled();
    await clock.pass(599);
    await user.click(pay);
    expect(pay).toBeDisabled();
    await clock.settle();
    expect(ordersOf(customer).map(({ status }) => status)).toEqual(['toPay']);
    await clock.pass(1);
    await clock.until(() => expect(pay).toBeEnabled());
  });

  test('marks a line that has sold out meanwhile and places no order', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, [...phones, line('kettle.only', 2)], customer);
    await user.click(agreement());
    const button = await placeOrderButton('$170.00');
    shopOfTest().shop.operator.setStock('kettle.only', 1);
    await user.click(button);
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    expect(screen.getByText('Some items can’t be ordered as requested.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with what’s available' }));
    await placeOrderButton('$130.00');
    expect(ordersOf(customer)).toEqual([]);
  });

  test('shows the placed order when the response is lost', async () => {
    const customer = buyer();
    server.use(
      http.post(
        confirmPath,
        async ({ request }) => {
          customer.send('confirmOrder', await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(agreement());
    const release = holdCall('*/api/user/order/list');
    await user.click(await placeOrderButton('$90.00'));
    await screen.findByText('Checking what happened…');
    release();
    await thanks();
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('offers a retry with the same operation id when the request is lost', async () => {
    const customer = buyer();
    const ids: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/order/confirm'))
        void request
          .clone()
          .json()
          .then((body) => ids.push(Object(body).operationId));
    });
    server.use(http.post(confirmPath, () => HttpResponse.error(), { once: true }));
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    expect(
      await screen.findByText('That didn’t go through. You can safely try again.', {}, { timeout: 14_000 }),
    ).toBeVisible();
    await user.click(await placeOrderButton('$90.00'));
    await thanks();
    server.events.removeAllListeners();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('asks for another address when the address was removed elsewhere', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(agreement());
    const button = await placeOrderButton('$90.00');
    for (const { id } of customer.ok('getAddresses', {}).list) customer.ok('saveAddress', { id, remove: true });
    await user.click(button);
    expect(await screen.findByText('This address is no longer in your address book. Choose another.')).toBeVisible();
    expect(ordersOf(customer)).toEqual([]);
  });

  test('says that the lines are already ordered when the user returns to the checkout', async () => {
    const customer = buyer();
    const { user } = await openCheckout(platform, phones, customer);
    await user.click(agreement());
    await user.click(await placeOrderButton('$90.00'));
    await thanks();
    const [order] = ordersOf(customer);
    // `replace` has the same effect as going back or reloading the page.
    act(() => history.replace(pathOf(platform, 'checkout', { lines: 'phones.only*1' })));
    expect(await screen.findByRole('heading', { name: 'You’ve already ordered this' })).toBeVisible();
    expect(screen.getByText(new RegExp(order?.number ?? '-'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order the same again' }));
    expect(await screen.findByRole('button', { name: /^Pay \$/ })).toBeVisible();
    expect(ordersOf(customer)).toHaveLength(1);
  });
});
