import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { endSession } from '@/session';
import { server, shopOfTest } from '../setup/freshShop';
import { faces, openPage } from '../setup/openPage';
import { holder, scan } from '../setup/ticketHolder';

/** The shop can be asked for this ticket again. */
const answersAgain = ({ customer, id }: ReturnType<typeof holder>) =>
  server.use(http.get('*/api/user/ticket/detail', () => HttpResponse.json({ success: true, data: customer.ok('getTicketDetail', { id }) })));

describe.each(faces)('a ticket that was seen before, on %s,', (face) => {
  /** Sees a ticket, then leaves the shop for an hour, and the line with it. */
  async function seenBefore() {
    const one = holder();
    const { unmount } = await openPage(pathOf(face, 'ticket', { id: one.id }), { as: one.customer });
    await screen.findByText(one.shownCode);
    await waitFor(() => expect(localStorage.getItem('ticketCopies')).toContain(one.code));
    unmount();
    server.use(http.get('*/api/user/ticket/*', () => HttpResponse.error()));
    return one;
  }

  test('stays readable when the shop cannot be asked, says so, and is fresh again after another try', async () => {
    const one = await seenBefore();
    const { user } = await openPage(pathOf(face, 'ticket', { id: one.id }), { as: one.customer });
    expect(await screen.findByText(/^As last seen 20 Nov, /)).toBeVisible();
    expect(screen.getByText(one.shownCode)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of your ticket: concert', hidden: true })).toBeInTheDocument();
    answersAgain(one);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^As last seen/)).toBeNull());
    expect(screen.getByText(one.shownCode)).toBeVisible();
  });

  test('is shown also while nobody can be asked who is signed in', async () => {
    const one = await seenBefore();
    server.use(http.get('*/api/user/current', () => HttpResponse.error()));
    await openPage(face === 'h5' ? pathOf(face, 'ticket', { id: one.id }) : `/pc/components/ticket?id=${one.id}`, { as: one.customer });
    expect(await screen.findByText(/^As last seen 20 Nov, /, undefined, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByText(one.shownCode)).toBeVisible();
  });

  test('is listed when the list cannot be had', async () => {
    const one = await seenBefore();
    await openPage(pathOf(face, 'tickets'), { as: one.customer });
    expect(await screen.findByText(/tickets you have opened on this device/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'concert' })).toBeVisible();
  });

  test('is not shown by its copy after the shop has said that it was used', async () => {
    const one = await seenBefore();
    scan(one);
    answersAgain(one);
    await openPage(pathOf(face, 'ticket', { id: one.id }), { as: one.customer });
    expect(await screen.findByText('Used on 20 Nov 2026')).toBeVisible();
  });

  test('goes with the customer who leaves, and is never shown to another', async () => {
    const one = await seenBefore();
    const copies = localStorage.getItem('ticketCopies') ?? '';
    endSession();
    expect(localStorage.getItem('ticketCopies')).toBeNull();
    localStorage.setItem('ticketCopies', copies);
    await openPage(pathOf(face, 'ticket', { id: one.id }), { as: shopOfTest().customer('+14155550198') });
    expect(await screen.findByRole('heading', { name: 'The shop could not be reached' }, { timeout: 8_000 })).toBeVisible();
    expect(screen.queryByText(one.shownCode)).toBeNull();
  });
});
