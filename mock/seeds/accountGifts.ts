/** Gifts of a demo account: one that waits for its day, and one that was opened. */
import type { ShopContext } from '../../shop/context';
import { canGift, findGift, hasGifts, listGiftDesigns, openGift, wrapGift } from '../../shop/domain/gifts';
import type { CustomerRow } from '../../shop/domain/rows';
import { shopDay } from '../../shop/shopDay';
import { DAY_MS } from '../../shop/time';

/** Wraps the newest code, and a ticket that is opened, where the account has them. */
export function seedGifts(context: ShopContext, { id, nickname }: CustomerRow): void {
  if (!hasGifts(context)) return;
  const found = context.database.orders
    .listByCustomer(id)
    .flatMap((order) => order.yields.map((one) => ({ order, one })))
    .filter(({ one }) => canGift(context, one, undefined));
  const wrap = (kind: 'code' | 'ticket', at: number, opensOn: string | null) => {
    const match = found.find(({ one }) => one.kind === kind);
    if (!match) return undefined;
    const { order, one } = match;
    const designs = listGiftDesigns(context);
    const designId = (kind === 'ticket' ? designs[0] : designs.at(-1))?.id ?? '';
    wrapGift({ ...context, now: at }, order, one, { designId, message: 'See you soon!', from: nickname, opensOn });
    return findGift(context, order, one.code);
  };
  const { now } = context;
  wrap('code', now - 2 * DAY_MS, shopDay(context, now + 26 * DAY_MS));
  const ticket = wrap('ticket', now - 3 * DAY_MS, null);
  if (ticket) openGift({ ...context, now: now - DAY_MS }, ticket.id);
}
