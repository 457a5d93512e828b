/** Shared steps of the ticket tests. */
import type { Visitor } from '../../mock/testing/openTestShop';
import { buyer } from './checkoutSteps';
import { shopOfTest } from './freshShop';

interface Holder {
  customer: Visitor;
  id: string;
  /** The code in the database. */
  code: string;
  /** The code on the page. */
  shownCode: string;
}

/** A customer with a concert ticket. */
export function holder(): Holder {
  const customer = buyer('TICKET-PLEASE');
  const [ticket] = customer.ok('getTickets', {}).list;
  const { id, code } = customer.ok('getTicketDetail', { id: ticket?.id ?? '' });
  return { customer, id, code, shownCode: code.replaceAll('-', ' ') };
}

/** Marks the ticket as used, as a scan at the venue does. */
export function scan({ customer, id }: Holder): void {
  const { database, now } = shopOfTest();
  const row = database.tickets.find(customer.ok('getUserInfo', {}).id, id);
  if (row) database.tickets.put({ ...row, usedAt: now() });
}
