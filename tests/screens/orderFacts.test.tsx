import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/orders';
import { pathOf } from '@/lib/routes';
import type { Visitor } from '../../mock/testing/openTestShop';
import { packLine, placeShopOrder } from '../../mock/testing/purchase';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';

/** The day of the test shop. */
const today = '2026-11-20';
const rich = () => openShop({ seed: 'default' }).customer('+14155550134');

/** An order of the rich customer that fits. */
function findOrder(customer: Visitor, fits: (order: Order) => boolean): Order {
  const found = customer.ok('getOrders', { pageSize: 40 }).list.find(fits);
  if (!found) throw new Error('no such order');
  return found;
}

const isReturnable = ({ returnUntil }: Order) => Boolean(returnUntil && returnUntil > today);

/** Answers the order with other facts. */
const answerOrder = (order: Order, facts: Partial<Order>) =>
  server.use(
    http.get('*/api/user/order/detail', () => HttpResponse.json({ success: true, data: { ...order, ...facts } })),
  );

const { returns } = SHOP.features;
afterEach(() => void Object.assign(SHOP.features, { returns }));

describe.each(platforms)('the facts of an order on %s', (platform) => {
  test('in a shop without returns a delivered order leads to the service desk with its number, and the desk back to the order', async () => {
    Object.assign(SHOP.features, { returns: false });
    const customer = rich();
    const order = findOrder(customer, isReturnable);
    const { user, where } = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    expect(await screen.findByRole('link', { name: 'Returns policy' })).toHaveAttribute(
      'href',
      expect.stringContaining('help-returns'),
    );
    await user.click(screen.getByRole('link', { name: 'Return items' }));
    const about = await screen.findByRole('region', { name: `Return of order ${order.number}` });
    expect(where().query).toMatchObject({ order: order.number, id: order.id, topic: 'return' });
    await user.click(within(about).getByRole('button', { name: 'Copy: Order number' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your service code' })).toBeVisible();
    await user.click(within(about).getByRole('link', { name: 'Show the order' }));
    await screen.findByRole('heading', { level: 1, name: `Order ${order.number}` });
  });

  test('an order that is over its days for returns, and one of codes, cannot be returned', async () => {
    const customer = rich();
    const old = findOrder(customer, (order) => Boolean(order.returnUntil) && !isReturnable(order));
    const { unmount } = await openPage(pathOf(platform, 'orders', { id: old.id }), { as: customer });
    expect(await screen.findByText(/^Returns were possible until /)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
    unmount();
    const codes = findOrder(customer, ({ lines, status }) => status === 'done' && lines.every((one) => one.isVirtual));
    await openPage(pathOf(platform, 'orders', { id: codes.id }), { as: customer });
    expect(await screen.findByText('Codes and tickets ready')).toBeVisible();
    expect(screen.queryByText(/Delivered|Arrived/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Progress of your order' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
  });

  test('the service desk ignores a number that is none', async () => {
    await openPage(pathOf(platform, 'service', { order: 'Call +1 900 now!' }));
    await screen.findByRole('region', { name: 'Your service code' });
    expect(screen.queryByText(/900/)).toBeNull();
  });

  test('the receipt names seller, number, days, address, lines, taxes and payments, and is saved as a file', async () => {
    const customer = rich();
    const order = findOrder(customer, isReturnable);
    answerOrder(order, { taxes: [{ name: 'Sales tax', amount: 812 }] });
    const { user } = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    await user.click(await screen.findByRole('link', { name: 'Receipt' }));
    await screen.findByRole('heading', { level: 1, name: `Receipt ${order.number}` });
    const sheet = await screen.findByRole('article', { name: 'Receipt' });
    expect(sheet).toHaveTextContent('Test shop, Inc.');
    expect(sheet).toHaveTextContent(order.number);
    expect(sheet).toHaveTextContent(order.address?.recipient ?? 'no address');
    for (const { name } of order.lines) expect(within(sheet).getByText(name)).toBeVisible();
    expect(within(sheet).getByText('Includes Sales tax').nextElementSibling).toHaveTextContent('$8.12');
    expect(within(sheet).getByText('Paid with Demo payment')).toBeVisible();

    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:receipt';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    click.mockRestore();
    expect(names).toEqual([`${order.number}.html`]);
    const [file] = files;
    if (!file) throw new Error('no file');
    const text = await file.text();
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).toContain(`<title>Receipt ${order.number}</title>`);
    expect(text).toContain(order.lines[0]?.name);
    expect(text).not.toMatch(/class=|<script|https?:/);
  });

  test('an unpaid order has no receipt', async () => {
    const customer = rich();
    const { id } = findOrder(customer, ({ status }) => status === 'toPay');
    await openPage(pathOf(platform, 'orders', { id, view: 'receipt' }), { as: customer });
    expect(await screen.findByText('No receipt yet')).toBeVisible();
  });

  test('progress and arrival are shown until the order is delivered', async () => {
    const customer = rich();
    const order = findOrder(customer, ({ status }) => status === 'toReceive');
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    const steps = await screen.findByRole('list', { name: 'Progress of your order' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Ordered done', 'Paid done', 'Shipped done', 'Delivered to come']);
    const current = within(steps)
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map((step) => step.textContent)).toEqual(['Shipped done']);
    expect(screen.getByText(/^Arrives /)).toBeVisible();
  });

  test('cancelling says what the API gives back, and claims nothing about a coupon without it', async () => {
    const customer = rich();
    const order = findOrder(customer, ({ status, can }) => status === 'toShip' && can.cancel);
    const priceLines: Order['priceLines'] = [...order.priceLines, { kind: 'coupon', amount: -500 }];
    answerOrder(order, { priceLines, cancelReturns: undefined });
    const first = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    await first.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/You get back what you paid\./)).toBeVisible();
    expect(within(dialog).queryByText(/coupon/i)).toBeNull();
    first.unmount();

    answerOrder(order, { priceLines, cancelReturns: { amount: 4200, name: 'Wallet balance', coupon: true } });
    const second = await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    await second.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const refundText = await within(await screen.findByRole('dialog')).findByText(
      /\$42\.00 goes back to: Wallet balance\./,
    );
    expect(refundText).toHaveTextContent('Your coupon can be used again.');
  });

  test('an expired order is worth what it was, and nothing is to be paid', async () => {
    const customer = rich();
    const order = findOrder(customer, ({ cancelReason }) => cancelReason === 'expired');
    await openPage(pathOf(platform, 'orders', { id: order.id }), { as: customer });
    const sums = await screen.findByRole('region', { name: 'Total' });
    expect(within(sums).queryByText('To pay')).toBeNull();
    expect(within(sums).getByText('Total').nextElementSibling).toHaveTextContent('$100.00');
    expect(screen.getByText(/^\$\d+\.\d\d was returned to: Wallet balance\.$/)).toBeVisible();
  });

  test('the card of an order has the names of its products', async () => {
    const customer = rich();
    const namesOf = ({ lines }: Order) => lines.map(({ name }) => name).join(', ');
    const all = customer.ok('getOrders', { pageSize: 40 }).list.map(namesOf);
    // The first page shows the newest orders, and the only one with its names is found by them.
    const order = findOrder(
      customer,
      (one) => one.lines.length > 1 && all.filter((names) => names === namesOf(one)).length === 1,
    );
    await openPage(pathOf(platform, 'orders'), { as: customer });
    expect(await screen.findByText(namesOf(order))).toBeVisible();
  });
});

test('the counts of the tabs follow when an order expires', async () => {
  const shop = shopOfTest();
  const customer = shop.customer('+14155550199');
  const [goods] = customer.ok('getVirtualGoods', {}).list;
  const { skus } = customer.ok('getGoodsDetail', { id: goods?.id ?? '' });
  const order = placeShopOrder(customer, packLine(skus[0]?.id ?? ''), { addressId: null, couponId: null });
  const tabs = () => screen.getByRole('navigation', { name: 'Orders by status' });
  const tab = () => within(tabs()).getByRole('link', { name: /^To pay/ });
  // The list, not the overview above it, says that the time to pay is over in a moment, and by then it is over in the shop.
  let isFirst = true;
  server.use(
    http.get('*/api/user/order/list', async ({ request }) => {
      if (!isFirst || !request.url.includes('pageSize=10')) return undefined;
      isFirst = false;
      while (!document.querySelector('a[href*="status=toPay"]')?.textContent?.endsWith('1'))
        await new Promise((resolve) => setTimeout(resolve, 20));
      shop.pass(31 * 60_000);
      const payBefore = order.placedAt;
      return HttpResponse.json({ success: true, data: { list: [{ ...order, payBefore }], total: 1 } });
    }),
  );
  await openPage(pathOf('pc', 'orders'), { as: customer });
  await waitFor(() => expect(tab()).toHaveTextContent(/^To pay$/), { timeout: 20_000 });
  expect(await screen.findByText('Not paid in time')).toBeVisible();
});
