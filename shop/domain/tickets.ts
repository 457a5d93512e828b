/** Tickets. A customer shows the code of a ticket at a counter. */
import type { TicketSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { newCode, newId } from '../random';
import type { GoodsRow } from '../catalogueRows';
import { DAY_MS } from '../time';
import type { TicketRow } from './walletRows';

/** Adds a ticket for a customer and returns it. It is valid for `plan.validForDays` from now. */
export function createTicket(
  { database, now, random }: ShopContext,
  customerId: string,
  goods: GoodsRow,
  plan: TicketSeed,
  orderId: string | null,
): TicketRow {
  const { subtitle, place, terms, validForDays } = plan;
  const ticket: TicketRow = {
    id: newId(random, 'ticket'),
    customerId,
    name: goods.name,
    picture: goods.picture,
    subtitle,
    place,
    terms,
    validUntil: now + validForDays * DAY_MS,
    usedAt: null,
    code: newCode(random),
    orderId,
  };
  database.tickets.put(ticket);
  return ticket;
}

/** Returns the state of a ticket at `now` (ms). A used ticket never expires. */
export function getTicketState({ usedAt, validUntil }: TicketRow, now: number): 'unused' | 'used' | 'expired' {
  if (usedAt !== null) return 'used';
  return validUntil <= now ? 'expired' : 'unused';
}

/** The payload of the QR code of a ticket. */
export const ticketPayload = (code: string): string => `SHOP:TICKET:${code}`;
