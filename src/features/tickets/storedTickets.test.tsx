import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { TicketDetail } from '@/api/tickets';
import { beginSession } from '@/lib/session';
import { serverClock } from '@/lib/sharedServerClock';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { holder, scan } from '../../../tests/setup/ticketHolder';
import { storedTickets, storeListedTickets, storeTicket } from './storedTickets';
import { useTickets } from './useTickets';

const copyOf = ({ customer, id }: Pick<ReturnType<typeof holder>, 'customer' | 'id'>) =>
  customer.ok('getTicketDetail', { id });
const kept = () => storedTickets().map(({ ticket }) => [ticket.id, ticket.state]);
/** Answers the list with these tickets, and each detail with its ticket; `failing` never gets an answer. */
const answerWith = (tickets: readonly TicketDetail[], failing?: string) =>
  server.use(
    http.get('*/api/user/ticket/list', () =>
      HttpResponse.json({ success: true, data: { list: tickets, total: tickets.length } }),
    ),
    http.get('*/api/user/ticket/detail', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      return id === failing
        ? HttpResponse.error()
        : HttpResponse.json({ success: true, data: tickets.find((ticket) => ticket.id === id) });
    }),
  );

beforeEach(() => act(() => serverClock.sync(shopOfTest().now())));

describe('a list of tickets that was seen', () => {
  const open = (one: ReturnType<typeof holder>) =>
    renderShopHook(() => useTickets('unused'), { as: one.customer, isCustomerOnly: true });

  test('leaves a copy of each unused ticket, loaded once, the first of the list first', async () => {
    const one = holder();
    const copy = copyOf(one);
    answerWith([copy, { ...copy, id: 'second' }, { ...copy, id: 'used', state: 'used' }]);
    const paths = sentPaths(startPaths);
    await open(one);
    await waitFor(() =>
      expect(kept()).toEqual([
        [one.id, 'unused'],
        ['second', 'unused'],
      ]),
    );
    expect(paths).toEqual(['/api/user/ticket/list', '/api/user/ticket/detail', '/api/user/ticket/detail']);
  });

  test('loads no ticket again of which there is a copy', async () => {
    const one = holder();
    const paths = sentPaths(startPaths);
    const first = await open(one);
    await waitFor(() => expect(kept()).toEqual([[one.id, 'unused']]));
    await act(async () => void (await first.now().retry()));
    await waitFor(() => expect(paths.filter((path) => path.endsWith('/list'))).toHaveLength(2));
    expect(paths.filter((path) => path.endsWith('/detail'))).toHaveLength(1);
  });

  test('removes the copy of a ticket that was taken back, and brings the state of the others up to date', async () => {
    const one = holder();
    const copy = copyOf(one);
    scan(one);
    const { now } = await open(one);
    storeTicket({ ...copy, id: 'gone' }, 0);
    storeTicket(copy, 0);
    await act(async () => void (await now().retry()));
    await waitFor(() => expect(kept()).toEqual([[one.id, 'used']]));
  });

  test('ends with the connection, and a ticket that the API does not know is left out', async () => {
    const one = holder();
    const copy = copyOf(one);
    answerWith([{ ...copy, id: 'first' }, copy, { ...copy, id: 'last' }], one.id);
    await open(one);
    // The last one is loaded first.
    await waitFor(() => expect(kept()).toEqual([['last', 'unused']]));
    answerWith([copy]);
    act(() => void storeListedTickets([{ ...copy, id: 'unknown' }, copy]));
    await waitFor(() => expect(kept()).toEqual([[one.id, 'unused']]));
  });

  test('stores nothing for the session that follows', async () => {
    const one = holder();
    const copy = copyOf(one);
    let answer: (() => void) | undefined;
    server.use(
      http.get('*/api/user/ticket/detail', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ success: true, data: copy });
      }),
    );
    beginSession('token-of-one');
    const stored = storeListedTickets([copy]);
    await waitFor(() => expect(answer).toBeDefined());
    beginSession('token-of-another');
    answer?.();
    await stored;
    expect(storedTickets()).toEqual([]);
  });
});
