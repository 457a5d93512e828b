import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { collectSlot } from '@/storage';
import { server, shopOfTest } from '../setup/freshShop';
import { agreement, buyer, line, openCheckout, ordersOf, place } from '../setup/checkoutSteps';
import { holdCall } from '../setup/holdCall';
import { faces } from '../setup/openPage';

const phones = [line('phones.only')];
const confirmPath = '*/api/user/order/confirm';
const thanks = () => screen.findByRole('heading', { name: 'Thank you, it is yours once paid' });

describe.each(faces)('placing an order on %s', (face) => {
  test('makes one order, however it is pressed, and leads to it', async () => {
    const customer = buyer();
    const { user, where } = await openCheckout(face, phones, customer);
    await user.type(screen.getByRole('textbox', { name: /Your note/ }), 'Ring twice');
    await user.click(agreement());
    const button = await place('$90.00');
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await thanks();
    const [order, ...others] = ordersOf(customer);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: 'toPay', total: 9_000, note: 'Ring twice' });
    expect(where()).toEqual({ path: pathOf(face, 'orderSuccess').split('?')[0], query: expect.objectContaining({ id: order?.id }) });
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  });

  test('lets go of what was kept and is ordered now, and of nothing else', async () => {
    const kept = (goodsId: string, skuId: string) => ({ goodsId, skuId, quantity: 1, price: 1, at: 1 });
    collectSlot.write([kept('phones', 'phones.only'), kept('kettle', 'kettle.only')]);
    const { user } = await openCheckout(face, phones, buyer());
    await user.click(agreement());
    await user.click(await place('$90.00'));
    await thanks();
    expect(collectSlot.read()).toEqual([kept('kettle', 'kettle.only')]);
  });

  test('at a total that has changed names the old and the new one, and orders only when asked again', async () => {
    const customer = buyer();
    const { user } = await openCheckout(face, phones, customer);
    await user.click(agreement());
    const button = await place('$90.00');
    shopOfTest().shop.operator.setPrice('phones.only', 11_500);
    await user.click(button);
    const notice = within((await screen.findByRole('heading', { name: 'The total has changed' })).closest('section') ?? document.body);
    expect(notice.getByText('It was $90.00, it is now $105.00.')).toBeVisible();
    expect(notice.getByText('phones: $100.00 → $115.00')).toBeVisible();
    expect(ordersOf(customer)).toEqual([]);

    const again = screen.getByRole('button', { name: 'Place it for $105.00' });
    expect(again).toBeDisabled();
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await thanks();
    expect(ordersOf(customer).map(({ total }) => total)).toEqual([10_500]);
  });

  test('of goods that sold out in between marks the line and orders nothing', async () => {
    const customer = buyer();
    const { user } = await openCheckout(face, [...phones, line('kettle.only', 2)], customer);
    await user.click(agreement());
    const button = await place('$170.00');
    shopOfTest().shop.operator.setStock('kettle.only', 1);
    await user.click(button);
    expect(await screen.findByText('Only 1 left')).toBeVisible();
    expect(screen.getByText('Some of this cannot be ordered as you asked.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on with what is there' }));
    await place('$130.00');
    expect(ordersOf(customer)).toEqual([]);
  });

  test('whose answer is lost shows the order that was placed', async () => {
    const customer = buyer();
    server.use(
      http.post(confirmPath, async ({ request }) => {
        customer.send('confirmOrder', await request.json());
        return HttpResponse.error();
      }, { once: true }),
    );
    const { user } = await openCheckout(face, phones, customer);
    await user.click(agreement());
    const letLook = holdCall('*/api/user/order/list');
    await user.click(await place('$90.00'));
    await screen.findByText('Checking what became of it…');
    letLook();
    await thanks();
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('that never arrived says so, and the same intention goes through the second time', async () => {
    const customer = buyer();
    const ids: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/order/confirm')) void request.clone().json().then((body) => ids.push(Object(body).operationId));
    });
    server.use(http.post(confirmPath, () => HttpResponse.error(), { once: true }));
    const { user } = await openCheckout(face, phones, customer);
    await user.click(agreement());
    await user.click(await place('$90.00'));
    expect(await screen.findByText('It did not go through. You can safely try again.', {}, { timeout: 14_000 })).toBeVisible();
    await user.click(await place('$90.00'));
    await thanks();
    server.events.removeAllListeners();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ordersOf(customer)).toHaveLength(1);
  });

  test('to an address that was removed elsewhere asks for another one', async () => {
    const customer = buyer();
    const { user } = await openCheckout(face, phones, customer);
    await user.click(agreement());
    const button = await place('$90.00');
    for (const { id } of customer.ok('getAddresses', {}).list) customer.ok('saveAddress', { id, remove: true });
    await user.click(button);
    expect(await screen.findByText('This address is no longer in your address book. Choose another one.')).toBeVisible();
    expect(ordersOf(customer)).toEqual([]);
  });

  test('from a checkout that is come back to says that it was ordered already', async () => {
    const customer = buyer();
    const { user } = await openCheckout(face, phones, customer);
    await user.click(agreement());
    await user.click(await place('$90.00'));
    await thanks();
    const [order] = ordersOf(customer);
    // Not pushed: as when somebody comes back, or loads the page again.
    act(() => history.replace(pathOf(face, 'checkout', { lines: 'phones.only*1' })));
    expect(await screen.findByRole('heading', { name: 'You have already ordered this' })).toBeVisible();
    expect(screen.getByText(new RegExp(order?.number ?? '-'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Order the same again' }));
    expect(await screen.findByRole('button', { name: /Place order/ })).toBeVisible();
    expect(ordersOf(customer)).toHaveLength(1);
  });
});
