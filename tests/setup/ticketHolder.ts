/** What the tests of tickets have in common: a customer who has one, and the counter that scans it. */
import type { Visitor } from '../../mock/shop/testing/openTestShop';
import { buyer } from './checkoutSteps';
import { shopOfTest } from './freshShop';

interface Holder {
  customer: Visitor;
  id: string;
  /** As the shop writes it. */
  code: string;
  /** As it is shown. */
  shownCode: string;
}

/** A customer who redeemed a ticket to the concert. */
export function holder(): Holder {
  const customer = buyer('TICKET-PLEASE');
  const [ticket] = customer.ok('getTickets', {}).list;
  const { id, code } = customer.ok('getTicketDetail', { id: ticket?.id ?? '' });
  return { customer, id, code, shownCode: code.replaceAll('-', ' ') };
}

/** The counter has scanned it. */
export function scan({ customer, id }: Holder): void {
  const { books, now } = shopOfTest();
  const row = books.tickets.of(customer.ok('getUserInfo', {}).id, id);
  if (row) books.tickets.put({ ...row, usedAt: now() });
}
