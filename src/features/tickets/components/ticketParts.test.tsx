/** What a ticket and the list of tickets offer: printing, the way back, and what is shown when something is missing. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { TicketView } from '@/features/tickets/h5/TicketView';
import { TicketsPanel } from '@/features/tickets/pc/TicketsPanel';
import { TicketList } from '@/features/tickets/components/TicketList';
import { storeTicket } from '@/features/tickets/storedTickets';
import { useTicket } from '@/features/tickets/useTicket';
import { useTickets } from '@/features/tickets/useTickets';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { holder, scan } from '../../../../tests/setup/ticketHolder';

beforeAll(() => loadAllMessages());
beforeEach(() => act(() => serverClock.sync(shopOfTest().now())));

const panelOf = ({ customer, id }: ReturnType<typeof holder>) =>
  renderInShop(<TicketsPanel />, { as: customer, platform: 'pc', at: pathOf('pc', 'ticket', { id }) });

test('a ticket is printed by its button', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  const { user } = await panelOf(holder());
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('the way back from a ticket leads to the tickets of its state', async () => {
  const one = holder();
  const first = await panelOf(one);
  await screen.findByRole('article', { name: 'concert' });
  const back = () => screen.getByRole('link', { name: 'All tickets' });
  expect(back()).toHaveAttribute('href', pathOf('pc', 'tickets'));
  first.unmount();
  scan(one);
  await panelOf(one);
  await screen.findByRole('article', { name: 'concert' });
  await waitFor(() => expect(back()).toHaveAttribute('href', pathOf('pc', 'tickets', { state: 'used' })));
});

test.each(['h5', 'pc'] as const)('the enlarged code on %s goes away when the ticket expires', async (platform) => {
  const { customer, id } = holder();
  function One() {
    const { ticket, lastSeenAt, retry } = useTicket(id);
    return ticket ? <TicketView ticket={ticket} lastSeenAt={lastSeenAt} retry={retry} /> : null;
  }
  const { user } = await renderInShop(platform === 'h5' ? <One /> : <TicketsPanel />, {
    as: customer,
    platform,
    at: pathOf(platform, 'ticket', { id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Enlarge' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => serverClock.sync('2027-01-10T12:00:00Z'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^Expired on /)).toBeVisible();
  act(() => serverClock.sync(shopOfTest().now()));
  // The entry of the panel is gone as well: Back would not seem to do anything.
  expect(await screen.findByRole('button', { name: 'Enlarge' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the list of tickets', () => {
  const List = () => <TicketList tab="unused" screen={useTickets('unused')} />;
  const listPath = '*/api/user/ticket/list';

  test('says that one entry could not be read', async () => {
    const { customer } = holder();
    const { list, total } = customer.ok('getTickets', {});
    server.use(
      http.get(listPath, () => HttpResponse.json({ success: true, data: { list: [...list, 7], total: total + 1 } })),
    );
    await renderInShop(<List />, { as: customer });
    expect(await screen.findByText('1 entry couldn’t be read and isn’t shown.')).toBeVisible();
  });

  test.each([
    [1, true],
    [0, false],
  ])('without tickets leads to the digital items of a shop with %i of them: %s', async (count, has) => {
    const customer = shopOfTest().customer('+14155550188');
    const { list } = customer.ok('getVirtualGoods', {});
    const data = { list: list.slice(0, count), total: count };
    server.use(http.get('*/api/home/virtualGoodsList', () => HttpResponse.json({ success: true, data })));
    await renderInShop(<List />, { as: customer });
    await screen.findByText('No tickets to use');
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /digital/i })).toHaveLength(has ? 1 : 0));
  });

  test('of copies is loaded again by the button of its notice', async () => {
    const { customer, id } = holder();
    server.use(http.get(listPath, () => HttpResponse.error()));
    function Copies() {
      storeTicket(customer.ok('getTicketDetail', { id }), shopOfTest().now());
      return <List />;
    }
    const { user } = await renderInShop(<Copies />, { as: customer });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('article', { name: 'concert' })).toBeVisible();
    server.resetHandlers();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('article', { name: 'concert' })).toBeVisible();
  });
});
