/** Tickets: an entitlement with a code that is shown at a counter. */
import type { TicketSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { newCode, newId } from '../random';
import type { GoodsRow } from '../goodsRows';
import { DAY } from '../time';
import type { TicketRow } from './walletRows';

/** Gives a customer the ticket that `goods` yield, valid from now on. */
export function giveTicket({ books, now, random }: ShopContext, customerId: string, goods: GoodsRow, plan: TicketSeed, orderId: string | null): TicketRow {
  const { subtitle, place, terms, validForDays } = plan;
  const ticket: TicketRow = {
    id: newId(random, 'ticket'),
    customerId,
    name: goods.name,
    picture: goods.picture,
    subtitle,
    place,
    terms,
    validUntil: now + validForDays * DAY,
    usedAt: null,
    code: newCode(random),
    orderId,
  };
  books.tickets.put(ticket);
  return ticket;
}

/** A used ticket stays used, however old it gets. */
export function ticketState({ usedAt, validUntil }: TicketRow, now: number): 'unused' | 'used' | 'expired' {
  if (usedAt !== null) return 'used';
  return validUntil <= now ? 'expired' : 'unused';
}
