/** Changes that the operator of the shop makes at run time: stock, prices, products. Used by tests and demos. */
import type { ShopContext } from '../shop/context';
import { getStock, putStock } from '../shop/domain/stock';

/** The actions of the operator. Each one is a transaction. */
export interface Operator {
  /** Sets the pieces of a SKU that are left. Held and sold pieces stay the same. */
  setStock(skuId: string, left: number): void;
  /** Sets the price of a SKU (minor units). */
  setPrice(skuId: string, price: number): void;
  /** Removes all SKUs of a product from the shop. */
  withdrawGoods(goodsId: string): void;
  /** Marks a ticket as used now. */
  useTicket(ticketId: string): void;
}

/** Creates the operator of a shop. `within` runs a change in one transaction with a current context. */
export function createOperator(within: (work: (context: ShopContext) => void) => void): Operator {
  return {
    setStock: (skuId, left) => within((context) => putStock(context, { ...getStock(context, skuId), left })),
    setPrice: (skuId, price) =>
      within(({ database }) =>
        database.skuChanges.put(skuId, { isWithdrawn: database.skuChanges.get(skuId)?.isWithdrawn ?? false, price }),
      ),
    withdrawGoods: (goodsId) =>
      within(({ database, goods }) => {
        for (const sku of goods.entry(goodsId)?.goods.skus ?? []) {
          database.skuChanges.put(sku.id, { price: database.skuChanges.get(sku.id)?.price ?? null, isWithdrawn: true });
        }
      }),
    useTicket: (ticketId) =>
      within(({ database, now }) => {
        const ticket = database.tickets.all.get(ticketId);
        if (ticket) database.tickets.put({ ...ticket, usedAt: now });
      }),
  };
}
