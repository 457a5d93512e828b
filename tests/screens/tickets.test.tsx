import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { pay, place } from '../../mock/shop/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { faces, openPage } from '../setup/openPage';
import { holder, scan } from '../setup/ticketHolder';

const days = 24 * 60 * 60_000;

describe.each(faces)('the tickets of a customer on %s', (face) => {
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Tickets by state' }));

  test('stand by state, with their number, and lead to their code', async () => {
    const { customer, shownCode } = holder();
    const { user, where } = await openPage(pathOf(face, 'tickets'), { as: customer });
    const slip = within(await screen.findByRole('article', { name: 'concert' }));
    expect(slip.getByText('Until 10 Dec 2026')).toBeVisible();
    expect((await tabs()).getByRole('link', { name: 'Unused 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(slip.getByRole('link', { name: 'Show ticket: concert' }));
    expect(await screen.findByText(shownCode)).toBeVisible();
    expect(where().path).toBe(pathOf(face, 'ticket').split('?')[0]);
  });

  test('that were used or ran out say when, behind an address of their own', async () => {
    const one = holder();
    scan(one);
    const { user, where } = await openPage(pathOf(face, 'tickets'), { as: one.customer });
    expect(await screen.findByRole('heading', { name: 'No ticket waiting to be used' })).toBeVisible();
    await user.click((await tabs()).getByRole('link', { name: 'Used 1' }));
    expect(await screen.findByText('Used on 20 Nov 2026')).toBeVisible();
    await waitFor(() => expect(where().query['state']).toBe('used'));
  });

  test('that cannot be read offer another try', async () => {
    server.use(http.get('*/api/user/ticket/list', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage(pathOf(face, 'tickets'), { as: holder().customer });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'concert' })).toBeVisible();
  });

  test('are for customers', async () => {
    await openPage(pathOf(face, 'tickets'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});

describe.each(faces)('a ticket on %s', (face) => {
  const open = ({ customer, id }: Pick<ReturnType<typeof holder>, 'customer' | 'id'>) => openPage(pathOf(face, 'ticket', { id }), { as: customer });

  test('shows its code as a picture and as text, which can be copied as the shop wrote it', async () => {
    const one = holder();
    const { user } = await open(one);
    const paper = within(await screen.findByRole('article', { name: 'concert' }));
    expect(paper.getByRole('img', { name: 'QR code of your ticket: concert', hidden: true })).toBeInTheDocument();
    expect(paper.getByText(one.shownCode)).toBeVisible();
    expect(paper.getByText('10 Dec 2026')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Good to know' })).getByText('Come early.')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(copied.mock.calls).toEqual([[one.code]]);
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  test('is enlarged by a tap, with the screen kept on; closing it leaves the ticket', async () => {
    const one = holder();
    const release = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: () => Promise.resolve({ release }) } });
    const { user, where } = await open(one);
    await user.click(await screen.findByRole('button', { name: 'Enlarge the QR code' }));
    const large = within(await screen.findByRole('dialog', { name: 'concert' }));
    await waitFor(() => expect(large.getByText(one.shownCode)).toBeVisible());
    expect(large.getByText('If the scanner hesitates, make the screen brighter.')).toBeVisible();
    await user.click(large.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().query['id']).toBe(one.id);
    expect(release).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('that was used shows the day and nothing to scan', async () => {
    const one = holder();
    scan(one);
    await open(one);
    expect(await screen.findByText('Used on 20 Nov 2026')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR/, hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: /Enlarge|Copy/ })).toBeNull();
    expect(screen.getByText(one.shownCode)).toBeVisible();
  });

  test('that ran out shows the day and nothing to scan', async () => {
    const one = holder();
    shopOfTest().pass(21 * days);
    await open(one);
    expect(await screen.findByText('Ran out on 10 Dec 2026')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR/, hidden: true })).toBeNull();
  });

  test('that was bought leads to its order, and the order to the ticket', async () => {
    const customer = buyer();
    const order = pay(customer, place(customer, [line('concert.only')], { couponId: null }));
    const id = order.yields[0]?.ticketId ?? '';
    const { unmount } = await open({ customer, id });
    expect(await screen.findByRole('link', { name: 'See the order' })).toHaveAttribute('href', pathOf(face, 'orders', { id: order.id }));
    unmount();
    await openPage(pathOf(face, 'orderSuccess', { id: order.id }), { as: customer });
    expect(await screen.findByRole('link', { name: 'Show ticket: concert' })).toHaveAttribute('href', pathOf(face, 'ticket', { id }));
  });

  test('that was bought is shown from the list of orders at once', async () => {
    const customer = buyer();
    const order = pay(customer, place(customer, [line('concert.only')], { couponId: null }));
    const { user, where } = await openPage(pathOf(face, 'orders'), { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Show ticket' }));
    expect(await screen.findByText('Show this at the counter')).toBeVisible();
    expect(where().query['id']).toBe(order.yields[0]?.ticketId);
  });

  test('of somebody else is not found', async () => {
    const { id } = holder();
    await open({ customer: shopOfTest().customer('+14155550198'), id });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

describe('the ticket card of a phone', () => {
  test('shows the customer’s next ticket, or the one that is asked for', async () => {
    const { customer } = holder();
    await openPage('/h5/components/ticketCard', { as: customer });
    expect(await screen.findByRole('link', { name: 'Show ticket: concert' })).toBeVisible();
  });

  test('of a customer without tickets says so', async () => {
    await openPage('/h5/components/ticketCard', { as: buyer() });
    expect(await screen.findByRole('heading', { name: 'No ticket waiting to be used' })).toBeVisible();
  });
});
