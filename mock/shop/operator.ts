/** What the operator of the shop can change while it is open: stock, prices, what is sold at all. For tests and demos. */
import type { ShopContext } from './context';
import { stockOf } from './domain/stock';

export interface Operator {
  /** Sets how many pieces of a SKU are left; what is held or sold stays. */
  setStock(skuId: string, left: number): void;
  /** Sets the price of a SKU, minor units. */
  setPrice(skuId: string, price: number): void;
  /** Takes all SKUs of goods out of the shop. */
  withdrawGoods(goodsId: string): void;
  /** A counter scanned the ticket. */
  useTicket(ticketId: string): void;
}

/** The operator of a shop. `within` runs a change as one transaction with the shop's context of that moment. */
export function createOperator(within: (work: (context: ShopContext) => void) => void): Operator {
  return {
    setStock: (skuId, left) => within((context) => context.books.stock.put(skuId, { ...stockOf(context, skuId), left })),
    setPrice: (skuId, price) => within(({ books }) => books.skuChanges.put(skuId, { isWithdrawn: books.skuChanges.get(skuId)?.isWithdrawn ?? false, price })),
    withdrawGoods: (goodsId) =>
      within(({ books, goods }) => {
        for (const sku of goods.entry(goodsId)?.goods.skus ?? []) {
          books.skuChanges.put(sku.id, { price: books.skuChanges.get(sku.id)?.price ?? null, isWithdrawn: true });
        }
      }),
    useTicket: (ticketId) =>
      within(({ books, now }) => {
        const ticket = books.tickets.all.get(ticketId);
        if (ticket) books.tickets.put({ ...ticket, usedAt: now });
      }),
  };
}
