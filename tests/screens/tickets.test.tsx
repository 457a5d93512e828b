import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { platforms, openPage } from '../setup/openPage';
import { holder, scan } from '../setup/ticketHolder';

const days = 24 * 60 * 60_000;

describe.each(platforms)('the tickets page on %s', (platform) => {
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Tickets by status' }));

  test('shows tickets by state with their number and links to the ticket', async () => {
    const { customer, shownCode } = holder();
    const { user, where } = await openPage(pathOf(platform, 'tickets'), { as: customer });
    const slip = within(await screen.findByRole('article', { name: 'concert' }));
    expect(slip.getByText('Until Dec 10, 2026')).toBeVisible();
    expect((await tabs()).getByRole('link', { name: 'Unused 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(slip.getByRole('link', { name: 'Show ticket: concert' }));
    expect(await screen.findByText(shownCode)).toBeVisible();
    expect(where().path).toBe(pathOf(platform, 'ticket').split('?')[0]);
  });

  test('shows used tickets with their date in their own tab and stores the tab in the URL', async () => {
    const one = holder();
    scan(one);
    const { user, where } = await openPage(pathOf(platform, 'tickets'), { as: one.customer });
    expect(await screen.findByRole('heading', { name: 'No tickets to use' })).toBeVisible();
    await user.click((await tabs()).getByRole('link', { name: 'Used 1' }));
    expect(await screen.findByText('Used on Nov 20, 2026')).toBeVisible();
    await waitFor(() => expect(where().query['state']).toBe('used'));
  });

  test('offers a retry when the tickets fail to load', async () => {
    server.use(http.get('*/api/user/ticket/list', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(platform, 'tickets'), { as: holder().customer });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'concert' })).toBeVisible();
  });

  test('requires login', async () => {
    await openPage(pathOf(platform, 'tickets'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});

describe.each(platforms)('the ticket page on %s', (platform) => {
  const open = ({ customer, id }: Pick<ReturnType<typeof holder>, 'customer' | 'id'>) =>
    openPage(pathOf(platform, 'ticket', { id }), { as: customer });

  test('shows the code as QR code and as text, and copies the unformatted code', async () => {
    const one = holder();
    const { user } = await open(one);
    const paper = within(await screen.findByRole('article', { name: 'concert' }));
    expect(paper.getByRole('img', { name: 'QR code of your ticket: concert', hidden: true })).toBeInTheDocument();
    expect(paper.getByText(one.shownCode)).toBeVisible();
    expect(paper.getByText('Dec 10, 2026')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Good to know' })).getByText('Come early.')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(copied.mock.calls).toEqual([[one.code]]);
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  test('shows the payload as text when it is too long for a QR code', async () => {
    const one = holder();
    const payload = 'TICKET-'.repeat(500);
    server.use(
      http.get('*/api/user/ticket/detail', () =>
        HttpResponse.json({
          success: true,
          data: { ...one.customer.ok('getTicketDetail', { id: one.id }), qrPayload: payload },
        }),
      ),
    );
    await open(one);
    const paper = within(await screen.findByRole('article', { name: 'concert' }));
    expect(paper.getByText('Too long for a QR code. Here’s the text:')).toBeVisible();
    expect(paper.getByText(payload)).toBeVisible();
    expect(paper.getByText(one.shownCode)).toBeVisible();
  });

  test('enlarges the QR code, keeps the screen on meanwhile, and returns to the ticket', async () => {
    const one = holder();
    const release = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: { request: () => Promise.resolve({ release }) },
    });
    const { user, where } = await open(one);
    await user.click(await screen.findByRole('button', { name: 'Enlarge the QR code' }));
    const large = within(await screen.findByRole('dialog', { name: 'concert' }));
    await waitFor(() => expect(large.getByText(one.shownCode)).toBeVisible());
    expect(large.getByText('If it won’t scan, turn up the screen brightness.')).toBeVisible();
    await user.click(large.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().query['id']).toBe(one.id);
    expect(release).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('shows a used ticket with its date and without a QR code', async () => {
    const one = holder();
    scan(one);
    await open(one);
    expect(await screen.findByText('Used on Nov 20, 2026')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR/, hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: /Enlarge|Copy/ })).toBeNull();
    expect(screen.getByText(one.shownCode)).toBeVisible();
  });

  test('shows an expired ticket with its date and without a QR code', async () => {
    const one = holder();
    shopOfTest().pass(21 * days);
    await open(one);
    expect(await screen.findByText('Expired on Dec 10, 2026')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR/, hidden: true })).toBeNull();
  });

  test('links a bought ticket to its order, and the order to the ticket', async () => {
    const customer = buyer();
    const order = payShopOrder(customer, placeShopOrder(customer, [line('concert.only')], { couponId: null }));
    const id = order.yields[0]?.ticketId ?? '';
    const { unmount } = await open({ customer, id });
    expect(await screen.findByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      pathOf(platform, 'orders', { id: order.id }),
    );
    unmount();
    await openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });
    expect(await screen.findByRole('link', { name: 'Show ticket: concert' })).toHaveAttribute(
      'href',
      pathOf(platform, 'ticket', { id }),
    );
  });

  test('opens from the order list', async () => {
    const customer = buyer();
    const order = payShopOrder(customer, placeShopOrder(customer, [line('concert.only')], { couponId: null }));
    const { user, where } = await openPage(pathOf(platform, 'orders'), { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Show ticket' }));
    expect(await screen.findByText('Show this at the counter')).toBeVisible();
    expect(where().query['id']).toBe(order.yields[0]?.ticketId);
  });

  test('shows not found for the ticket of another customer', async () => {
    const { id } = holder();
    await open({ customer: shopOfTest().customer('+14155550198'), id });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

describe('the ticket card on h5', () => {
  test('shows the next ticket of the customer', async () => {
    const { customer } = holder();
    await openPage('/h5/components/ticketCard', { as: customer });
    expect(await screen.findByRole('link', { name: 'Show ticket: concert' })).toBeVisible();
  });

  test('shows an empty state for a customer without tickets', async () => {
    await openPage('/h5/components/ticketCard', { as: buyer() });
    expect(await screen.findByRole('heading', { name: 'No tickets to use' })).toBeVisible();
  });
});
