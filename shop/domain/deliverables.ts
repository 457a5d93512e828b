/** Deliverables of virtual products. Payment creates one ticket or one code for each piece. */
import type { ShopContext } from '../context';
import type { SkuEntry } from '../goodsIndex';
import { newCode } from '../random';
import { DAY_MS } from '../time';
import { addRedeemCode, normalizeRedeemCode } from './redeemCodes';
import type { OrderRow, DeliverableRow } from './rows';
import { createTicket, getTicketState } from './tickets';

/** Creates the tickets and codes of an order, stores them, and returns the rows of the order. */
export function createDeliverables(context: ShopContext, order: OrderRow): DeliverableRow[] {
  return order.lines.flatMap((line) => {
    const entry = context.goods.sku(line.skuId);
    return entry ? Array.from({ length: line.quantity }, () => createDeliverable(context, order, entry)).flat() : [];
  });
}

function createDeliverable(context: ShopContext, order: OrderRow, { goods, sku }: SkuEntry): DeliverableRow[] {
  const { name, yields } = goods;
  if (yields === null) return [];
  if (yields.kind === 'ticket') {
    const { id, code, validUntil } = createTicket(context, order.customerId, goods, yields.ticket, order.id);
    return [{ kind: 'ticket', name, code, ticketId: id, validUntil }];
  }
  const code = newCode(context.random, 4);
  const validUntil = context.now + yields.validForDays * DAY_MS;
  if (sku.faceValue !== null)
    addRedeemCode(context, { code, name, reward: { kind: 'balance', amount: sku.faceValue }, validUntil, usesLeft: 1 });
  return [{ kind: 'code', name, code, ticketId: null, validUntil }];
}

/** Returns the state of a deliverable now. The state of its ticket or code counts before `validUntil`. */
export function getDeliverableState(
  { database, now }: ShopContext,
  { code, ticketId, validUntil }: DeliverableRow,
): 'unused' | 'used' | 'expired' {
  const ticket = ticketId === null ? undefined : database.tickets.all.get(ticketId);
  if (ticket) return getTicketState(ticket, now);
  if (database.redeemCodes.get(normalizeRedeemCode(code))?.usesLeft === 0) return 'used';
  return validUntil !== null && validUntil <= now ? 'expired' : 'unused';
}
