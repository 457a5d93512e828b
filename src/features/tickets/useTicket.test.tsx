import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import { endSession } from '@/lib/session';
import { serverClock } from '@/lib/sharedServerClock';
import { ticketCopiesStorage } from '@/lib/storage';
import type { TicketDetail } from '@/api/tickets';
import type { Visitor } from '../../../mock/testing/openTestShop';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { holder, scan } from '../../../tests/setup/ticketHolder';
import { storedTickets, storeTicket } from './storedTickets';
import { useSingleTicket } from './useSingleTicket';
import { useTicket } from './useTicket';
import { useTickets, type TicketTab } from './useTickets';

const MINUTE = 60_000;
const copyOf = ({ customer, id }: Pick<ReturnType<typeof holder>, 'customer' | 'id'>) =>
  customer.ok('getTicketDetail', { id });
const idsOf = () => storedTickets().map(({ ticket }) => ticket.id);
/** When the copies were made that an earlier visit of this session left. */
const seenAt = '2026-11-20T17:50:00.000Z';
/** Renders a hook in a session with copies of tickets. */
function openWith<Shown>(copies: readonly TicketDetail[], as: Visitor, useShown: () => Shown) {
  const useWithCopies = () => {
    useState(() => copies.forEach((ticket) => storeTicket(ticket, Date.parse(seenAt))));
    return useShown();
  };
  return renderShopHook(useWithCopies, { as, isCustomerOnly: true });
}
const cutOff = () => server.use(http.get('*/api/user/ticket/*', () => HttpResponse.error()));
const refuse = (what: 'list' | 'detail') =>
  server.use(
    http.get(`*/api/user/ticket/${what}`, () =>
      HttpResponse.json({ success: false, errorCode: 'RESTING', errorMessage: 'No', showType: 0 }),
    ),
  );
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => act(() => serverClock.sync(shopOfTest().now())));
afterEach(() => jest.restoreAllMocks());

describe('a ticket', () => {
  const open = (as: Visitor, id: string, copies: readonly TicketDetail[] = []) =>
    openWith(copies, as, () => useTicket(id));

  test('of the API is shown as current, and copied with the time of its response', async () => {
    const one = holder();
    const { now } = await open(one.customer, one.id);
    await waitFor(() => expect(now().ticket).toEqual(copyOf(one)));
    expect([now().lastSeenAt, now().error]).toEqual([undefined, undefined]);
    const [copy, ...others] = storedTickets();
    expect([copy?.ticket, others]).toEqual([copyOf(one), []]);
    expect(Math.abs(Date.parse(copy?.seenAt ?? '') - shopOfTest().now())).toBeLessThan(MINUTE);
  });

  test('that cannot be reached is its copy, marked with its time, until a retry succeeds', async () => {
    const one = holder();
    const copy = { ...copyOf(one), name: 'Copy' };
    cutOff();
    const { now } = await open(one.customer, one.id, [copy]);
    await waitFor(() => expect(now().ticket?.name).toBe('Copy'));
    expect([now().lastSeenAt, now().error]).toEqual([seenAt, undefined]);
    server.resetHandlers();
    await act(async () => void (await now().retry()));
    expect([now().ticket?.name, now().lastSeenAt]).toEqual(['concert', undefined]);
  });

  test('that the API refuses to show is not its copy, which could contradict it', async () => {
    const one = holder();
    refuse('detail');
    const { now } = await open(one.customer, one.id, [copyOf(one)]);
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'business', errorCode: 'RESTING' }));
    expect([now().ticket, now().lastSeenAt, idsOf()]).toEqual([undefined, undefined, [one.id]]);
    goOffline();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(now().ticket).toBeUndefined();
  });

  test('that the API does not know loses its copy, and no other ticket does', async () => {
    const one = holder();
    const { now } = await open(one.customer, 'gone', [copyOf(one), { ...copyOf(one), id: 'gone' }]);
    await waitFor(() => expect(now().error).toMatchObject({ errorCode: 'NOT_FOUND' }));
    await waitFor(() => expect(idsOf()).toEqual([one.id]));
    expect(now().ticket).toBeUndefined();
  });

  test('that is shown while the device is offline is marked with the time of its copy', async () => {
    const one = holder();
    const { now } = await open(one.customer, one.id);
    await waitFor(() => expect(now().ticket?.name).toBe('concert'));
    const copiedAt = storedTickets()[0]?.seenAt;
    goOffline();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect([now().ticket?.name, now().lastSeenAt]).toEqual(['concert', copiedAt]);
  });

  test('runs out by the clock of the shop while it is shown', async () => {
    const one = holder();
    const { now } = await open(one.customer, one.id);
    await waitFor(() => expect(now().ticket?.state).toBe('unused'));
    act(() => serverClock.sync(copyOf(one).validUntil));
    await waitFor(() => expect(now().ticket?.state).toBe('expired'), { timeout: 3_000 });
  });

  test('of a session that is not known yet is its copy, and the retry asks for the customer', async () => {
    const one = holder();
    refuse('detail');
    const { now, actions, session } = await open(one.customer, one.id, [copyOf(one)]);
    await waitFor(() => expect(now().error).toMatchObject({ errorCode: 'RESTING' }));
    await act(async () => void (await actions().change({ user: null, status: 'unknown' })));
    expect([now().ticket?.id, now().lastSeenAt]).toEqual([one.id, seenAt]);
    await act(async () => now().retry());
    await waitFor(() => expect(session().status).toBe('signedIn'));
  });

  test('of another session is never shown, and the copies end with that session', async () => {
    const one = holder();
    const first = await open(one.customer, one.id);
    await waitFor(() => expect(idsOf()).toEqual([one.id]));
    const copies = ticketCopiesStorage.read();
    first.unmount();
    endSession();
    expect([ticketCopiesStorage.read(), storedTickets()]).toEqual([undefined, []]);
    cutOff();
    const { now } = await openWith([], shopOfTest().customer('+14155550198'), () => {
      // A copy of the customer before that was not removed.
      useState(() => copies && ticketCopiesStorage.write(copies));
      return useTicket(one.id);
    });
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'noResponse' }));
    expect([now().ticket, storedTickets()]).toEqual([undefined, []]);
    // Nothing is stored without a session.
    endSession();
    storeTicket(copyOf(one), 0);
    expect(ticketCopiesStorage.read()).toBeUndefined();
  });
});

describe('the tickets', () => {
  const open = (as: Visitor, tab: TicketTab = 'unused', copies: readonly TicketDetail[] = []) =>
    openWith(copies, as, () => useTickets(tab));

  test('are those of the tab, with the number of each state', async () => {
    const one = holder();
    scan(one);
    const { now } = await open(one.customer, 'used');
    await waitFor(() => expect(now().tickets?.map(({ id }) => id)).toEqual([one.id]));
    expect([now().countOf('unused'), now().countOf('used'), now().countOf('expired')]).toEqual([0, 1, 0]);
    expect([now().lastSeen, now().hasCopies]).toEqual([[], false]);
  });

  test('have run out by the clock of the shop, whatever the API said', async () => {
    const one = holder();
    const unused = copyOf(one);
    shopOfTest().pass(21 * 24 * 60 * MINUTE);
    server.use(
      http.get('*/api/user/ticket/list', () =>
        HttpResponse.json({ success: true, data: { list: [unused, 7], total: 2 } }),
      ),
    );
    const { now } = await open(one.customer);
    await waitFor(() => expect(now().countOf('expired')).toBe(1));
    expect([now().tickets, now().countOf('unused'), now().droppedCount]).toEqual([[], 0, 1]);
  });

  test('that cannot be reached are the copies of the tab, until a retry succeeds', async () => {
    const one = holder();
    const copy = copyOf(one);
    cutOff();
    const { now } = await open(one.customer, 'unused', [
      copy,
      { ...copy, id: 'used', state: 'used' },
      { ...copy, id: 'old', validUntil: new Date(shopOfTest().now() - MINUTE).toISOString() },
    ]);
    await waitFor(() => expect(now().lastSeen.map(({ id }) => id)).toEqual([one.id]));
    expect([now().tickets, now().countOf('unused'), now().hasCopies]).toEqual([undefined, undefined, true]);
    server.resetHandlers();
    await act(async () => void (await now().retry()));
    expect([now().tickets?.length, now().hasCopies]).toEqual([1, false]);
  });

  test('that the API refuses to list are no copies', async () => {
    const one = holder();
    refuse('list');
    const { now } = await open(one.customer, 'unused', [copyOf(one)]);
    await waitFor(() => expect(now().error).toMatchObject({ kind: 'business', errorCode: 'RESTING' }));
    expect([now().lastSeen, now().hasCopies]).toEqual([[], false]);
  });

  test('of a session that is not known yet are its copies, and the retry asks for the customer', async () => {
    const one = holder();
    const { now, actions, session } = await open(one.customer, 'unused', [copyOf(one)]);
    await act(async () => void (await actions().change({ user: null, status: 'unknown' })));
    expect(now().hasCopies).toBe(true);
    await act(async () => void (await now().retry()));
    await waitFor(() => expect(session().status).toBe('signedIn'));
  });
});

describe('the next ticket', () => {
  const open = (as: Visitor, id?: string) => renderShopHook(() => useSingleTicket(id), { as, isCustomerOnly: true });

  test('is the first of the list; a customer without any has none', async () => {
    const one = holder();
    const { now } = await open(one.customer);
    await waitFor(() => expect(now().ticket?.id).toBe(one.id));
    expect(now().isEmpty).toBe(false);
    const other = await open(shopOfTest().customer('+14155550198'));
    await waitFor(() => expect(other.now().isEmpty).toBe(true));
    expect(other.now().error).toBeUndefined();
  });

  test('has the error and the retry of the list', async () => {
    const one = holder();
    refuse('list');
    const { now } = await open(one.customer);
    await waitFor(() => expect(now().error).toMatchObject({ errorCode: 'RESTING' }));
    expect(now().isEmpty).toBe(false);
    server.resetHandlers();
    await act(async () => void (await now().retry()));
    await waitFor(() => expect(now().ticket?.id).toBe(one.id));
  });

  test('that is named needs no list', async () => {
    const one = holder();
    const paths = sentPaths(startPaths);
    const { now } = await open(one.customer, one.id);
    await waitFor(() => expect(now().ticket?.id).toBe(one.id));
    expect([now().error, now().isEmpty, paths]).toEqual([undefined, false, ['/api/user/ticket/detail']]);
  });
});
