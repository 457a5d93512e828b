/** The parcel of an order: on its page, in the list, on home and in the overview of the account. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf, type Platform } from '@/lib/routes';
import { packLine, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { buyer } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const hourMs = 3_600_000;
const listPath = '/api/user/order/list';

/** A customer with an order that was sent on November 20 at 22:00 and is delivered on the 23rd, `hours` after it was sent. */
function withSentOrder(hours: number) {
  const customer = buyer();
  const { id } = payShopOrder(customer, placeShopOrder(customer, packLine('cup.oat'), { couponId: null }));
  shopOfTest().pass((4 + hours) * hourMs);
  const detail = () => customer.ok('getOrderDetail', { id });
  detail();
  return { customer, id, detail };
}

/** The API leaves the optional fields of the parcel out. */
function answerWithoutScans({ detail }: ReturnType<typeof withSentOrder>): void {
  const order = detail();
  const { carrier = '', number = '', trackingUrl } = order.parcel ?? {};
  const data = { ...order, parcel: { carrier, number, trackingUrl } };
  server.use(http.get('*/api/user/order/detail', () => HttpResponse.json({ success: true, data })));
}

const parcel = async () => within(await screen.findByRole('region', { name: 'Parcel' }));
const scansOf = (section: Awaited<ReturnType<typeof parcel>>) =>
  within(section.getByRole('list', { name: 'Where your parcel has been' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
const openOrder = (platform: Platform, { customer, id }: ReturnType<typeof withSentOrder>) =>
  openPage(pathOf(platform, 'orders', { id }), { as: customer });

describe.each(platforms)('a parcel on %s', (platform) => {
  test('says when it arrives and where it has been, the newest first, and the carrier has its link', async () => {
    const { user } = await openOrder(platform, withSentOrder(60));
    const section = await parcel();
    expect(section.getByRole('heading').textContent?.replaceAll(/\s/g, ' ')).toBe('Arrives today, 5:30 – 8:30 PM');
    const newest = [
      'Out for delivery · San FranciscoNov 23, 3:45 AM',
      'Arrived in your region · San FranciscoNov 22, 10:34 AM',
      'At the sorting center · TestvilleNov 21, 5:57 AM',
    ];
    expect(scansOf(section)).toEqual(newest);
    const all = section.getByRole('button', { name: 'Show all 4' });
    await user.click(all);
    expect(scansOf(section)).toEqual([...newest, 'Picked up by the carrier · TestvilleNov 20, 6:30 PM']);
    expect(all).toHaveFocus();
    expect(all).toHaveAccessibleName('Show fewer');
    expect(section.getByRole('link', { name: 'Track' }).getAttribute('href')).toMatch(/^https:\/\/swallow-post/);
    expect(screen.getAllByText(/^Arrives /)).toHaveLength(1);
    const steps = await screen.findByRole('list', { name: 'Progress of your order' });
    expect(within(steps).getByText('Shipped').closest('[aria-current]')).toHaveTextContent('Shipped done');
  });

  test('that arrives on another day names the day, and one that has arrived when it came', async () => {
    const sent = withSentOrder(2);
    const first = await openOrder(platform, sent);
    expect((await parcel()).getByRole('heading').textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Arrives Mon, Nov 23, 5:30 – 8:30 PM',
    );
    first.unmount();
    shopOfTest().pass(72 * hourMs);
    await openOrder(platform, sent);
    expect((await parcel()).getByRole('heading', { name: /^Delivered Nov 23, 6:30.PM$/ })).toBeVisible();
  });

  test('without scans has its day, and no list', async () => {
    const sent = withSentOrder(60);
    answerWithoutScans(sent);
    await openOrder(platform, sent);
    const section = await parcel();
    expect(section.getByRole('heading', { name: 'Arrives today' })).toBeVisible();
    expect(section.queryByRole('list')).toBeNull();
  });

  test('is tracked from the list in the shop', async () => {
    const { customer, id } = withSentOrder(60);
    const { user, where } = await openPage(pathOf(platform, 'orders'), { as: customer });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/^Arrives today, 5:30/)).toBeVisible();
    await user.click(card.getByRole('button', { name: /^Track/ }));
    await parcel();
    expect(where().query).toMatchObject({ id });
  });

  test('that arrives today has a card on home, which leads to its order and can be closed', async () => {
    const { customer, id } = withSentOrder(60);
    const first = await openPage(pathOf(platform, 'home'), { as: customer });
    const card = within(await screen.findByRole('region', { name: /^Arrives today/ }));
    await first.user.click(card.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /^Arrives today/ })).toBeNull();
    first.unmount();
    const { user, where } = await openPage(pathOf(platform, 'home'), { as: customer });
    await user.click(await screen.findByRole('link', { name: /^Arrives today.* Slow Morning cup$/ }));
    await parcel();
    expect(where().query).toMatchObject({ id });
    expect(screen.queryByRole('region', { name: /^Arrives today/ })).toBeNull();
  });

  test('that arrives later has no card on home', async () => {
    const { customer } = withSentOrder(2);
    const lists = callsTo(listPath);
    await openPage(pathOf(platform, 'home'), { as: customer });
    await waitFor(() => expect(lists.length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: /^Arrives/ })).toBeNull();
  });

  test('is in the overview of the account', async () => {
    const { customer } = withSentOrder(60);
    await openPage(pathOf(platform, 'mine'), { as: customer });
    const overview = within(await screen.findByRole('region', { name: 'Overview' }));
    expect(overview.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Arrives today, 5:30 – 8:30 PM Slow Morning cup$/),
    ]);
  });

  test('is in the overview with the return under way and the coupons that expire soon', async () => {
    const customer = openShop({ seed: 'default' }).customer('+14155550134');
    const { list } = customer.ok('getOrders', { pageSize: 20 });
    const open = list.flatMap(
      ({ id, returns }) =>
        returns
          ?.filter(({ state }) => state === 'approved' || state === 'sent')
          .map(({ number }) => ({ id, number })) ?? [],
    );
    const soon = shopOfTest().now() + 7 * 24 * hourMs;
    const coupons = customer
      .ok('getMyCoupons', {})
      .list.filter(({ state, validUntil }) => state === 'usable' && Date.parse(validUntil) <= soon);
    await openPage(pathOf(platform, 'mine'), { as: customer });
    const overview = within(await screen.findByRole('region', { name: 'Overview' }));
    const links = overview.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(open).toHaveLength(1);
    expect(links).toEqual([
      [expect.stringMatching(/^Arrives today, /), expect.stringContaining('id=')],
      [expect.stringContaining(`Return ${open[0]?.number}: `), expect.stringContaining(`id=${open[0]?.id}`)],
      ...(coupons.length > 0
        ? [[expect.stringContaining(`${coupons.length} coupon`), `#${pathOf(platform, 'coupons')}`]]
        : []),
    ]);
  });

  test('a customer without orders has no overview, and home sends nothing for the card', async () => {
    const customer = shopOfTest().customer('+14155550188');
    const lists = callsTo(listPath);
    const { unmount } = await openPage(pathOf(platform, 'home'), { as: customer });
    await screen.findByRole('heading', { name: 'Picked for you' });
    if (platform === 'h5') expect(lists).toEqual([]);
    unmount();
    await openPage(pathOf(platform, 'mine'), { as: customer });
    await waitFor(() => expect(lists.length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Overview' })).toBeNull();
  });
});
