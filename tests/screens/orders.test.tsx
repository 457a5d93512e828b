import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodePackLines } from '@/domain/packLines';
import { pathOf } from '@/lib/routes';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';

const rich = () => openShop({ seed: 'default' }).customer('+14155550134');
const minutes = 60_000;

/** A customer of the test shop with one unpaid order. */
function withUnpaidOrder() {
  const customer = shopOfTest().customer('+14155550199');
  const [goods] = customer.ok('getVirtualGoods', {}).list;
  const detail = customer.ok('getGoodsDetail', { id: goods?.id ?? '' });
  const lines = [{ skuId: detail.skus[0]?.id ?? '', quantity: 1 }];
  const { total } = customer.ok('packGoods', { lines, couponId: null });
  const order = customer.ok('confirmOrder', {
    operationId: crypto.randomUUID(),
    lines,
    couponId: null,
    isAgreed: true,
    expectedTotal: total,
  });
  return { customer, order };
}

describe.each(platforms)('the orders page on %s', (platform) => {
  test('filters orders by status and stores the status in the URL', async () => {
    const customer = rich();
    const unpaid = customer.ok('getOrders', { status: 'toPay' });
    const { user, where } = await openPage(pathOf(platform, 'orders'), { as: customer });
    const tabs = await screen.findByRole('navigation', { name: 'Orders by status' });
    await user.click(within(tabs).getByRole('link', { name: /^To pay/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(unpaid.total));
    expect(where().query['status']).toBe('toPay');
    for (const card of screen.getAllByRole('article')) expect(within(card).getByText('To pay')).toBeVisible();
  });

  test('shows what an order is worth and how it was paid, also when the balance paid for it', async () => {
    const customer = rich();
    const paid = customer.ok('getOrders', {}).list.find(({ payments, value }) => payments?.length && value);
    if (!paid) throw new Error('no paid order');
    const answer = {
      ...paid,
      total: 0,
      value: 2500,
      priceLines: [
        { kind: 'goods', amount: 2500 },
        { kind: 'balance', amount: -2500 },
      ],
      payments: [{ name: 'Wallet balance', amount: 2500 }],
    };
    server.use(http.get('*/api/user/order/detail', () => HttpResponse.json({ success: true, data: answer })));
    await openPage(pathOf(platform, 'orders', { id: paid.id }), { as: customer });
    const sums = await screen.findByRole('region', { name: 'Total' });
    expect(
      within(sums)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['$25.00', '$25.00', '$25.00']);
    expect(within(sums).getByText('Paid with Wallet balance')).toBeVisible();
    expect(within(sums).queryByText('$0.00')).toBeNull();
  });

  test('says when a presale order is sent, and that items in stock wait for it', async () => {
    const customer = rich();
    const [order] = customer.ok('getOrders', {}).list;
    const [line] = order?.lines ?? [];
    if (!order || !line) throw new Error('no order');
    const lines = [
      { ...line, isVirtual: false, shipsOn: '2099-12-15' },
      { ...line, skuId: 'other', isVirtual: false, shipsOn: null },
    ];
    server.use(
      http.get('*/api/user/order/detail', () =>
        HttpResponse.json({ success: true, data: { ...order, status: 'toShip', lines } }),
      ),
    );
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    expect(await screen.findByText('Ships from Tue, Dec 15, 2099')).toBeVisible();
    expect(screen.getByText('Presale, ships from Tue, Dec 15, 2099')).toBeVisible();
    expect(
      screen.getByText('In-stock items wait for the presale items. Everything ships together from Tue, Dec 15, 2099.'),
    ).toBeVisible();
    expect(screen.queryByText('Being packed')).toBeNull();
  });

  test('shows the time left to pay, by the server clock', async () => {
    const { customer } = withUnpaidOrder();
    shopOfTest().pass(10 * minutes);
    await openPage(pathOf(platform, 'orders'), { as: customer });
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(20:00|19:5\d)$/);
  });

  test('requires a reason to cancel an order and then shows its new status', async () => {
    const { customer, order } = withUnpaidOrder();
    const { user } = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(`Order ${order.number}: ${order.lines[0]?.name}`)).toBeVisible();
    // No coupon was used, and nothing is said of one.
    expect(within(dialog).getByText(/The items become available again\./).textContent).toMatch(/available again\.$/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await within(dialog).findByText('Choose a reason')).toBeVisible();
    expect(customer.ok('getOrderDetail', { id: order.id }).status).toBe('toPay');

    await user.click(within(dialog).getByRole('radio', { name: 'I changed my mind' }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeVisible();
    expect(customer.ok('getOrderDetail', { id: order.id })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'changedMind',
    });
  });

  test('when the cancel response is lost, fetches the order and shows its status', async () => {
    const { customer, order } = withUnpaidOrder();
    const { user } = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    server.use(
      http.get(
        '*/api/user/order/cancel',
        () => {
          customer.ok('cancelOrder', { id: order.id, reason: 'other' });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Something else' }));
    const release = holdCall('*/api/user/order/detail');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await within(dialog).findByText('Checking what happened…')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeVisible();
  });

  test('buys the products of a finished order again', async () => {
    const customer = rich();
    const [order] = customer.ok('getOrders', { status: 'cancelled' }).list;
    const { user, where } = await openPage(pathOf(platform, 'orders', { id: order?.id }), { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(where().query['lines']).toBe(encodePackLines(order?.lines ?? [])));
  });

  test('shows not found for the order of another customer', async () => {
    const { order } = withUnpaidOrder();
    const stranger = shopOfTest().customer('+14155550198');
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: stranger });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(screen.queryByText(order.number)).toBeNull();
  });

  test('offers a retry when the orders fail to load', async () => {
    const { customer, order } = withUnpaidOrder();
    // The list's first request, not that of the overview above it.
    let isBroken = true;
    server.use(
      http.get('*/api/user/order/list', ({ request }) => {
        if (!isBroken || !request.url.includes('pageSize=10')) return undefined;
        isBroken = false;
        return HttpResponse.json({ success: true, data: { list: 'no', total: 1 } });
      }),
    );
    const { user } = await openPage(pathOf(platform, 'orders'), { as: customer });
    expect(await screen.findByRole('heading', { name: 'We couldn’t read the shop’s reply' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: new RegExp(order.lines[0]?.name ?? '-') })).toBeVisible();
  });

  test('requires login', async () => {
    await openPage(pathOf(platform, 'orders'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });

  test('shows an empty state with a link to the products', async () => {
    await openPage(pathOf(platform, 'orders'), { as: shopOfTest().customer('+14155550197') });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something good' })).toBeVisible();
  });
});

test('no unpaid order is counted above a list without any: it has ended in another place', async () => {
  const { customer, order } = withUnpaidOrder();
  const { user } = await openPage('/pc/mine?index=orders', { as: customer });
  const tabs = await screen.findByRole('navigation', { name: 'Orders by status' });
  const unpaid = () => within(tabs).getByRole('link', { name: /^To pay/ });
  await waitFor(() => expect(unpaid()).toHaveTextContent(/^To pay ?1$/));
  customer.ok('cancelOrder', { id: order.id, reason: 'other' });
  await user.click(unpaid());
  expect(await screen.findByText('You have no orders with this status.')).toBeVisible();
  await waitFor(() => expect(unpaid()).toHaveTextContent(/^To pay$/));
});
