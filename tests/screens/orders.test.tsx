import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodePackLines } from '@/domain/packLines';
import { pathOf } from '@/routes';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { faces, openPage } from '../setup/openPage';

const rich = () => openShop({ scene: 'default' }).customer('+14155550134');
const minutes = 60_000;

/** A customer of the small shop with one unpaid order. */
function withUnpaidOrder() {
  const customer = shopOfTest().customer('+14155550199');
  const [goods] = customer.ok('getVirtualGoods', {}).list;
  const detail = customer.ok('getGoodsDetail', { id: goods?.id ?? '' });
  const lines = [{ skuId: detail.skus[0]?.id ?? '', quantity: 1 }];
  const { total } = customer.ok('packGoods', { lines, couponId: null });
  const order = customer.ok('confirmOrder', { operationId: crypto.randomUUID(), lines, couponId: null, isAgreed: true, expectedTotal: total });
  return { customer, order };
}

describe.each(faces)('the orders of a customer on %s', (face) => {
  test('are shown by state, and the state stands in the address', async () => {
    const customer = rich();
    const unpaid = customer.ok('getOrders', { status: 'toPay' });
    const { user, where } = await openPage(pathOf(face, 'orders'), { as: customer });
    const tabs = await screen.findByRole('navigation', { name: 'Orders by state' });
    await user.click(within(tabs).getByRole('link', { name: /^To pay/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(unpaid.total));
    expect(where().query['status']).toBe('toPay');
    for (const card of screen.getAllByRole('article')) expect(within(card).getByText('To pay')).toBeVisible();
  });

  test('that wait for payment say how long they are held, by the shop’s clock', async () => {
    const { customer } = withUnpaidOrder();
    shopOfTest().pass(10 * minutes);
    await openPage(pathOf(face, 'orders'), { as: customer });
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(20:00|19:5\d)$/);
  });

  test('can be cancelled only with a reason; stock and state are the shop’s', async () => {
    const { customer, order } = withUnpaidOrder();
    const { user } = await openPage(pathOf(face, 'orders', { id: order.id }), { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await within(dialog).findByText('Choose a reason')).toBeVisible();
    expect(customer.ok('getOrderDetail', { id: order.id }).status).toBe('toPay');

    await user.click(within(dialog).getByRole('radio', { name: 'I changed my mind' }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
    expect(customer.ok('getOrderDetail', { id: order.id })).toMatchObject({ status: 'cancelled', cancelReason: 'changedMind' });
  });

  test('whose cancelling got no answer show what the shop says', async () => {
    const { customer, order } = withUnpaidOrder();
    const { user } = await openPage(pathOf(face, 'orders', { id: order.id }), { as: customer });
    server.use(
      http.get('*/api/user/order/cancel', () => {
        customer.ok('cancelOrder', { id: order.id, reason: 'other' });
        return HttpResponse.error();
      }, { once: true }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Something else' }));
    const letLook = holdCall('*/api/user/order/detail');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    expect(await within(dialog).findByText('Checking what became of it…')).toBeVisible();
    letLook();
    expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
  });

  test('that are over can be bought again', async () => {
    const customer = rich();
    const [order] = customer.ok('getOrders', { status: 'cancelled' }).list;
    const { user, where } = await openPage(pathOf(face, 'orders', { id: order?.id }), { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));
    await waitFor(() => expect(where().query['lines']).toBe(encodePackLines(order?.lines ?? [])));
  });

  test('of another customer are not found', async () => {
    const { order } = withUnpaidOrder();
    const stranger = shopOfTest().customer('+14155550198');
    await openPage(pathOf(face, 'orders', { id: order.id }), { as: stranger });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(screen.queryByText(order.number)).toBeNull();
  });

  test('that cannot be read offer another try, which brings them', async () => {
    const { customer, order } = withUnpaidOrder();
    server.use(http.get('*/api/user/order/list', () => HttpResponse.json({ success: true, data: { list: 'no', total: 1 } }), { once: true }));
    const { user } = await openPage(pathOf(face, 'orders'), { as: customer });
    expect(await screen.findByRole('heading', { name: 'The shop’s answer made no sense' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: new RegExp(order.lines[0]?.name ?? '-') })).toBeVisible();
  });

  test('are for customers: a visitor is offered the sign-in', async () => {
    await openPage(pathOf(face, 'orders'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });

  test('of a new customer are none, with a way on', async () => {
    await openPage(pathOf(face, 'orders'), { as: shopOfTest().customer('+14155550197') });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find something good' })).toBeVisible();
  });
});
