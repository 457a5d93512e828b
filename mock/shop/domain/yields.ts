/** What virtual goods hand over after payment: per piece a ticket to show or a code to redeem. */
import type { ShopContext } from '../context';
import type { KnownSku } from '../goodsIndex';
import { newCode } from '../random';
import { DAY } from '../time';
import { addRedeemCode, redeemKey } from './redeemCodes';
import type { OrderRow, OrderYieldRow } from './rows';
import { giveTicket, ticketState } from './tickets';

/** Makes everything that an order yields, and writes it into the books. */
export function yieldsOf(context: ShopContext, order: OrderRow): OrderYieldRow[] {
  return order.lines.flatMap((line) => {
    const known = context.goods.sku(line.skuId);
    return known ? Array.from({ length: line.quantity }, () => yieldOne(context, order, known)).flat() : [];
  });
}

function yieldOne(context: ShopContext, order: OrderRow, { goods, sku }: KnownSku): OrderYieldRow[] {
  const { name, yields } = goods;
  if (yields === null) return [];
  if (yields.kind === 'ticket') {
    const { id, code, validUntil } = giveTicket(context, order.customerId, goods, yields.ticket, order.id);
    return [{ kind: 'ticket', name, code, ticketId: id, validUntil }];
  }
  const code = newCode(context.random, 4);
  const validUntil = context.now + yields.validForDays * DAY;
  if (sku.faceValue !== null) addRedeemCode(context, { code, name, reward: { kind: 'balance', amount: sku.faceValue }, validUntil, usesLeft: 1 });
  return [{ kind: 'code', name, code, ticketId: null, validUntil }];
}

/** Whether it can still be shown or redeemed. What the books know of it comes before the day that stands on it. */
export function yieldState({ books, now }: ShopContext, { code, ticketId, validUntil }: OrderYieldRow): 'unused' | 'used' | 'expired' {
  const ticket = ticketId === null ? undefined : books.tickets.all.get(ticketId);
  if (ticket) return ticketState(ticket, now);
  if (books.redeemCodes.get(redeemKey(code))?.usesLeft === 0) return 'used';
  return validUntil !== null && validUntil <= now ? 'expired' : 'unused';
}
