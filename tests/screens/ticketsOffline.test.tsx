import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { endSession } from '@/lib/session';
import { server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';
import { holder, scan } from '../setup/ticketHolder';

/** Makes the ticket call of the API succeed again. */
const restoreTicketCall = ({ customer, id }: ReturnType<typeof holder>) =>
  server.use(
    http.get('*/api/user/ticket/detail', () =>
      HttpResponse.json({ success: true, data: customer.ok('getTicketDetail', { id }) }),
    ),
  );

describe.each(platforms)('a cached ticket on %s', (platform) => {
  /** Opens a ticket, leaves the page and makes all ticket calls fail. */
  async function cacheTicket() {
    const one = holder();
    const { unmount } = await openPage(pathOf(platform, 'ticket', { id: one.id }), { as: one.customer });
    await screen.findByText(one.shownCode);
    await waitFor(() => expect(localStorage.getItem('ticketCopies')).toContain(one.code));
    unmount();
    server.use(http.get('*/api/user/ticket/*', () => HttpResponse.error()));
    return one;
  }

  test('is shown with its cache date when the fetch fails, and is updated by a retry', async () => {
    const one = await cacheTicket();
    const { user } = await openPage(pathOf(platform, 'ticket', { id: one.id }), { as: one.customer });
    expect(await screen.findByText(/^As of Nov 20, /)).toBeVisible();
    expect(screen.getByText(one.shownCode)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of your ticket: concert', hidden: true })).toBeInTheDocument();
    restoreTicketCall(one);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
    expect(screen.getByText(one.shownCode)).toBeVisible();
  });

  test('keeps the time at which the API returned it, when it is opened again later and the fetch fails', async () => {
    const one = holder();
    await openPage(pathOf(platform, 'ticket', { id: one.id }), { as: one.customer });
    await screen.findByText(one.shownCode);
    await waitFor(() => expect(localStorage.getItem('ticketCopies')).toContain(one.code));
    const stored = localStorage.getItem('ticketCopies');
    act(() => history.push(pathOf(platform, 'home')));
    await waitFor(() => expect(screen.queryByText(one.shownCode)).toBeNull());
    server.use(http.get('*/api/user/ticket/*', () => HttpResponse.error()));
    const start = performance.now();
    const later = jest.spyOn(performance, 'now').mockImplementation(() => start + 4 * 60_000);
    // The response is still in the cache, which keeps it for five minutes.
    act(() => history.push(pathOf(platform, 'ticket', { id: one.id })));
    expect(await screen.findByText(/^As of Nov 20, /)).toBeVisible();
    expect(screen.getByText(one.shownCode)).toBeVisible();
    expect(localStorage.getItem('ticketCopies')).toBe(stored);
    later.mockRestore();
  });

  test('is shown while the user fetch fails', async () => {
    const one = await cacheTicket();
    server.use(http.get('*/api/user/current', () => HttpResponse.error()));
    await openPage(
      platform === 'h5' ? pathOf(platform, 'ticket', { id: one.id }) : `/pc/components/ticket?id=${one.id}`,
      { as: one.customer },
    );
    expect(await screen.findByText(/^As of Nov 20, /, undefined, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByText(one.shownCode)).toBeVisible();
  });

  test('is listed when the ticket list fails to load', async () => {
    const one = await cacheTicket();
    await openPage(pathOf(platform, 'tickets'), { as: one.customer });
    expect(await screen.findByText(/tickets kept on this device/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'concert' })).toBeVisible();
  });

  test('is replaced by the response of the API when the ticket is used', async () => {
    const one = await cacheTicket();
    scan(one);
    restoreTicketCall(one);
    await openPage(pathOf(platform, 'ticket', { id: one.id }), { as: one.customer });
    expect(await screen.findByText('Used on Nov 20, 2026')).toBeVisible();
  });

  test('is removed on logout and never shown to another customer', async () => {
    const one = await cacheTicket();
    const copies = localStorage.getItem('ticketCopies') ?? '';
    endSession();
    expect(localStorage.getItem('ticketCopies')).toBeNull();
    localStorage.setItem('ticketCopies', copies);
    await openPage(pathOf(platform, 'ticket', { id: one.id }), { as: shopOfTest().customer('+14155550198') });
    expect(await screen.findByRole('heading', { name: 'We can’t reach the shop' }, { timeout: 8_000 })).toBeVisible();
    expect(screen.queryByText(one.shownCode)).toBeNull();
  });

  test('that was only seen in the list, and never opened, is shown with its code when the fetch fails', async () => {
    const one = holder();
    const { unmount } = await openPage(pathOf(platform, 'tickets'), { as: one.customer });
    await waitFor(() => expect(localStorage.getItem('ticketCopies')).toContain(one.code));
    unmount();
    server.use(http.get('*/api/user/ticket/*', () => HttpResponse.error()));
    const { user } = await openPage(pathOf(platform, 'tickets'), { as: one.customer });
    await user.click(await screen.findByRole('link', { name: 'Show ticket: concert' }));
    expect(await screen.findByText(one.shownCode)).toBeVisible();
    expect(screen.getByText(/^As of Nov 20, /)).toBeVisible();
  });
});
